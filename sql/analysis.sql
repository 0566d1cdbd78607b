CREATE FUNCTION catan_metrics(
    seed double precision,
    rules jsonb DEFAULT '{}',
    OUT grain_pips integer,
    OUT lumber_pips integer,
    OUT ore_pips integer,
    OUT wool_pips integer,
    OUT brick_pips integer,
    OUT best_pips integer,
    OUT best_sites integer,
    OUT rich_sites integer,
    OUT draft_gap integer,
    OUT largest_cluster integer,
    OUT equal_terrain_pairs integer,
    OUT equal_number_pairs integer,
    OUT red_pairs integer,
    OUT two_twelve_pairs integer,
    OUT resource_imbalance double precision,
    OUT site_imbalance double precision,
    OUT side_imbalance double precision,
    OUT neighbor_imbalance double precision
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200
AS 'MODULE_PATHNAME', 'catan_metrics_wrapper';

COMMENT ON FUNCTION catan_metrics(double precision, jsonb) IS
'Measures of the board that a seed and rules give. Pips are the ways out of 36 to throw a number (6 - abs(7 - score)); a site is an intersection, its pips are those of the tiles around it. grain_pips to brick_pips: of all tiles of a resource. best_pips: the most pips of a site; best_sites: how many sites have them; rich_sites: how many have 10 or more. draft_gap: pips of the best-off less those of the worst-off player where each of four players for every 19 tiles (rounded down, at least two) takes two sites, in turn and then in reverse, always the one with the most pips that the distance rule leaves, of equal ones the first by (x, y, k). largest_cluster: tiles of the largest connected set of one terrain. equal_terrain_pairs, equal_number_pairs, red_pairs, two_twelve_pairs: pairs of neighboring tiles of one terrain, with one number, both out of {6, 8}, both out of {2, 12}; the desert is a terrain and has no number. The last four have no unit and are 0 where there is nothing to be uneven. resource_imbalance: standard deviation over mean of the pips per tile of each resource that has tiles. site_imbalance: the same of the pips of the sites with the most tiles around them (three, on all but thin boards). side_imbalance: distance of the middle of the pips from the middle of the tiles, over the root mean square of the tiles'' distances from it. neighbor_imbalance: the sum of the four counts of pairs over the number of pairs of neighboring tiles. catan_fairness is the sum of these four. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_fairness(seed double precision, rules jsonb DEFAULT '{}') RETURNS double precision
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200
AS 'MODULE_PATHNAME', 'catan_fairness_wrapper';

COMMENT ON FUNCTION catan_fairness(double precision, jsonb) IS
'How uneven the board is that a seed and rules give: 0 is perfectly even, larger is less even; boards of the default rules have 0.69 on average. It is resource_imbalance + site_imbalance + side_imbalance + neighbor_imbalance of catan_metrics, the same to the last bit on every platform, in every version. Never NULL or NaN for a board. Arguments and errors as for catan_board.';
