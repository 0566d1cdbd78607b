//! Errors of the core → SQLSTATE, message, hint.

use crate::catan::{
    BoardError, BoardMapError, CodeError, DealError, DiceError, PictureError, PlaceError, RoadError,
    RulesError,
};
use crate::drawing::DrawingError;
use crate::garland::{GarlandError, SolverError};
use crate::grid::GridError;
use crate::minesweeper::MinesweeperError;
use crate::random::SeedError;
use crate::territories::TerritoryError;
use pgrx::PgSqlErrorCode::{
    self, ERRCODE_ARRAY_ELEMENT_ERROR, ERRCODE_INVALID_PARAMETER_VALUE, ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE,
    ERRCODE_OUT_OF_MEMORY, ERRCODE_PROGRAM_LIMIT_EXCEEDED,
};
use pgrx::pg_sys::panic::ErrorReport;

/// An ERROR of this SQLSTATE.
pub(super) fn refuse(code: PgSqlErrorCode, message: impl Into<String>) -> ErrorReport {
    ErrorReport::new(code, message.into(), "catan_hex")
}

fn report(code: PgSqlErrorCode, error: &impl ToString) -> ErrorReport {
    refuse(code, error.to_string())
}

impl From<GridError> for ErrorReport {
    fn from(error: GridError) -> Self {
        let code = match error {
            GridError::NegativeRadius { .. }
            | GridError::NegativeSize { .. }
            | GridError::CubeSum { .. }
            | GridError::DoubledParity { .. }
            | GridError::DuplicateCell { .. }
            | GridError::DuplicatePlace { .. }
            | GridError::NegativeCost { .. }
            | GridError::NegativeBudget { .. }
            | GridError::UnknownName { .. }
            | GridError::NotPositive { .. }
            | GridError::NotFinite { .. }
            | GridError::UnknownVertex { .. }
            | GridError::UnknownEdge { .. }
            | GridError::UnknownPlace { .. }
            | GridError::NoTiles { .. }
            | GridError::OutsideParallelogram { .. }
            | GridError::NoSuchSubscript { .. } => ERRCODE_INVALID_PARAMETER_VALUE,
            GridError::ArrayWidth { .. } => ERRCODE_ARRAY_ELEMENT_ERROR,
            GridError::OutOfMemory { .. } => ERRCODE_OUT_OF_MEMORY,
            GridError::TooManyCells { .. }
            | GridError::TooManyCellsPassed { .. }
            | GridError::TooLarge { .. }
            | GridError::ParallelogramTooLarge { .. }
            | GridError::OutlineTooLong => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
            GridError::NoNeighbor { .. }
            | GridError::BeyondRange { .. }
            | GridError::Immeasurable { .. }
            | GridError::BeyondMeasure { .. } => ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE,
        };
        report(code, &error)
    }
}

impl From<DrawingError> for ErrorReport {
    fn from(error: DrawingError) -> Self {
        let code = match error {
            DrawingError::ElementCount { .. } => ERRCODE_ARRAY_ELEMENT_ERROR,
            DrawingError::ControlCharacter { .. } | DrawingError::UnknownColor { .. } => {
                ERRCODE_INVALID_PARAMETER_VALUE
            }
            DrawingError::LabelTooLong { .. }
            | DrawingError::TooManyCharacters { .. }
            | DrawingError::TooManySvgCells { .. } => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
            DrawingError::OutOfMemory { .. } => ERRCODE_OUT_OF_MEMORY,
        };
        report(code, &error)
    }
}

impl From<PictureError> for ErrorReport {
    fn from(error: PictureError) -> Self {
        match error {
            PictureError::Text(error) => error.into(),
            PictureError::TooLarge { .. } => report(ERRCODE_PROGRAM_LIMIT_EXCEEDED, &error),
            PictureError::OutOfMemory { .. } => report(ERRCODE_OUT_OF_MEMORY, &error),
        }
    }
}

impl From<SeedError> for ErrorReport {
    fn from(error: SeedError) -> Self {
        match error {
            SeedError::OutOfRange(_) => {
                let report = report(ERRCODE_INVALID_PARAMETER_VALUE, &error)
                    .set_hint("catan_seed(id) makes a seed of a game's id.");
                match error.exact_value() {
                    Some(exact) => report.set_detail(format!("The seed is {exact}.")),
                    None => report,
                }
            }
            SeedError::IdOutOfRange(_) => report(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE, &error),
        }
    }
}

impl From<RulesError> for ErrorReport {
    fn from(error: RulesError) -> Self {
        let code = match &error {
            RulesError::UnknownPreset { .. } => return report(ERRCODE_INVALID_PARAMETER_VALUE, &error),
            RulesError::BadBoard(error) => code_of_map(error),
            RulesError::NotAnObject { .. }
            | RulesError::UnknownKey { .. }
            | RulesError::BadValue { .. }
            | RulesError::UnknownTerrain { .. }
            | RulesError::TileSum { .. }
            | RulesError::ChipCount { .. }
            | RulesError::OwnChipCount { .. }
            | RulesError::NoSpirals => ERRCODE_INVALID_PARAMETER_VALUE,
        };
        report(code, &error).set_hint("catan_rules() gives a whole document to start from.")
    }
}

/// The SQLSTATE of tiles that make no board, within a document.
const fn code_of_map(error: &BoardMapError) -> PgSqlErrorCode {
    match error {
        BoardMapError::TooManyTiles { .. } => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
        BoardMapError::Empty | BoardMapError::DuplicateCell { .. } | BoardMapError::TooFar { .. } => {
            ERRCODE_INVALID_PARAMETER_VALUE
        }
    }
}

impl From<BoardError> for ErrorReport {
    fn from(error: BoardError) -> Self {
        let code = match &error {
            BoardError::BadMap(error) => code_of_map(error),
            BoardError::BadValue { .. } | BoardError::Missing { .. } | BoardError::UnknownKey { .. } => {
                ERRCODE_INVALID_PARAMETER_VALUE
            }
        };
        report(code, &error).set_hint("catan_json() gives a whole document to start from.")
    }
}

impl From<CodeError> for ErrorReport {
    fn from(error: CodeError) -> Self {
        let code = match error {
            CodeError::TooLong { .. } => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
            CodeError::OtherCells
            | CodeError::OtherPieces { .. }
            | CodeError::OtherHarborPlaces { .. }
            | CodeError::NoLetter { .. }
            | CodeError::Empty
            | CodeError::UnknownKind { .. }
            | CodeError::Length { .. }
            | CodeError::Check
            | CodeError::Beyond => ERRCODE_INVALID_PARAMETER_VALUE,
        };
        report(code, &error)
    }
}

impl From<RoadError> for ErrorReport {
    fn from(error: RoadError) -> Self {
        match error {
            RoadError::TooManyRoads { .. } => report(ERRCODE_PROGRAM_LIMIT_EXCEEDED, &error),
            RoadError::Grid(error) => error.into(),
        }
    }
}

impl From<TerritoryError> for ErrorReport {
    fn from(error: TerritoryError) -> Self {
        match error {
            TerritoryError::Grid(error) => error.into(),
            TerritoryError::Drawing(error) => error.into(),
            TerritoryError::TooManySteps { .. } => report(ERRCODE_PROGRAM_LIMIT_EXCEEDED, &error),
            TerritoryError::NoCells
            | TerritoryError::NoPlayers { .. }
            | TerritoryError::MorePlayersThanCells { .. }
            | TerritoryError::NoChunk { .. }
            | TerritoryError::NegativeSteps { .. }
            | TerritoryError::ChunkTooSmall { .. } => {
                let report = report(ERRCODE_INVALID_PARAMETER_VALUE, &error);
                match error.detail() {
                    Some(detail) => report.set_detail(detail),
                    None => report,
                }
            }
        }
    }
}

impl From<DiceError> for ErrorReport {
    fn from(error: DiceError) -> Self {
        let code = match error {
            DiceError::Negative { .. } => ERRCODE_INVALID_PARAMETER_VALUE,
            DiceError::TooMany { .. } => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
        };
        report(code, &error)
    }
}

impl From<PlaceError> for ErrorReport {
    fn from(error: PlaceError) -> Self {
        report(ERRCODE_INVALID_PARAMETER_VALUE, &error)
    }
}

impl From<DealError> for ErrorReport {
    fn from(error: DealError) -> Self {
        report(ERRCODE_PROGRAM_LIMIT_EXCEEDED, &error)
            .set_detail("A deal counts for the first rule that refuses it.")
            .set_hint("Relax a rule, or raise max_attempts.")
    }
}

impl From<GarlandError> for ErrorReport {
    fn from(error: GarlandError) -> Self {
        match error {
            GarlandError::TooLarge { .. } => report(ERRCODE_PROGRAM_LIMIT_EXCEEDED, &error),
            GarlandError::NeverUnique { .. } => report(ERRCODE_PROGRAM_LIMIT_EXCEEDED, &error).set_hint(
                "The larger the board, the rarer they are, with growth random far more than with oldest.",
            ),
            GarlandError::OutOfMemory { .. } => report(ERRCODE_OUT_OF_MEMORY, &error),
            GarlandError::Solver(error) => error.into(),
            GarlandError::Grid(error) => error.into(),
            GarlandError::Drawing(error) => error.into(),
            GarlandError::NotPositive { .. }
            | GarlandError::NoCells
            | GarlandError::SingleCell
            | GarlandError::NoRectangle { .. }
            | GarlandError::NotConnected { .. }
            | GarlandError::SourceOutside { .. }
            | GarlandError::CellLinks { .. }
            | GarlandError::Links { .. }
            | GarlandError::Sides { .. } => report(ERRCODE_INVALID_PARAMETER_VALUE, &error),
        }
    }
}

impl From<SolverError> for ErrorReport {
    fn from(error: SolverError) -> Self {
        let code = match error {
            SolverError::OtherCount { .. }
            | SolverError::BeyondSides { .. }
            | SolverError::SupplyInside { .. } => ERRCODE_INVALID_PARAMETER_VALUE,
            SolverError::TooManyCells { .. } | SolverError::TooHard { .. } => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
            SolverError::OutOfMemory { .. } => ERRCODE_OUT_OF_MEMORY,
        };
        report(code, &error)
    }
}

impl From<MinesweeperError> for ErrorReport {
    fn from(error: MinesweeperError) -> Self {
        let code = match error {
            MinesweeperError::Drawing(error) => return error.into(),
            MinesweeperError::NegativeMines { .. }
            | MinesweeperError::TooManyMines { .. }
            | MinesweeperError::TooManyMinesElsewhere { .. }
            | MinesweeperError::FirstOffTheMap { .. }
            | MinesweeperError::MoveOffTheMap { .. }
            | MinesweeperError::UnknownAction { .. }
            | MinesweeperError::MinesOutOfRange { .. }
            | MinesweeperError::NoSuchNumber { .. }
            | MinesweeperError::NumberTooLarge { .. }
            | MinesweeperError::NoPlacement { .. } => ERRCODE_INVALID_PARAMETER_VALUE,
            MinesweeperError::MoveWidth { .. } => ERRCODE_ARRAY_ELEMENT_ERROR,
            MinesweeperError::TooEntangled { .. }
            | MinesweeperError::TooManyParts { .. }
            | MinesweeperError::TooWideSpread { .. }
            | MinesweeperError::NoBoardWithoutGuessing { .. } => ERRCODE_PROGRAM_LIMIT_EXCEEDED,
            MinesweeperError::ChancesOutOfMemory { .. } => ERRCODE_OUT_OF_MEMORY,
        };
        report(code, &error)
    }
}
