"""Microseconds that catanatron takes for a map of the base game, in this process: its tiles alone, then the whole map.

A figure is the best of five runs. The tiles come with their corners, edges and ports; the map adds what each corner produces.
Its numbers are shuffled once, reds may touch.
"""

from time import perf_counter

from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap, initialize_tiles

RUNS = 5
MAPS = 200


def microseconds(build):
    def run():
        started = perf_counter()
        for _ in range(MAPS):
            build(BASE_MAP_TEMPLATE)
        return (perf_counter() - started) / MAPS * 1e6

    return min(run() for _ in range(RUNS))


print(microseconds(initialize_tiles), microseconds(CatanMap.from_template))
