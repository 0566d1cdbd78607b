//! What is drawn on a tile beside its color, so that terrains are told apart in gray too.

use super::Resource;
use crate::drawing::{Attribute, Length, Point, SvgWriter};

/// The rectangle in which the motifs are drawn, around their middle, and its size in hundredths.
const VIEW_BOX: &str = "-18.5 -11 37 22";
const WIDTH: i64 = 3700;
const HEIGHT: i64 = 2200;

/// An element without content.
type Shape = (&'static str, &'static [Attribute<'static>]);

/// Three ears.
const GRAIN: &[Shape] = &[(
    "path",
    &[
        ("fill", "none"),
        ("stroke", "#7d5200"),
        ("stroke-width", "1.7"),
        ("stroke-linecap", "round"),
        (
            "d",
            "M0,10V-9M0,-3l-3,-3.4M0,-3l3,-3.4M0,1l-3,-3.4M0,1l3,-3.4M0,5l-3,-3.4M0,5l3,-3.4\
             M-11,10V-5M-11,1l-3,-3.4M-11,1l3,-3.4M-11,5l-3,-3.4M-11,5l3,-3.4\
             M11,10V-5M11,1l-3,-3.4M11,1l3,-3.4M11,5l-3,-3.4M11,5l3,-3.4",
        ),
    ],
)];

/// Three firs.
const LUMBER: &[Shape] = &[
    ("path", &[("fill", "#c99a62"), ("d", "M-1.4,6h2.8v4h-2.8zM-13,7h2.4v3h-2.4zM10.6,7h2.4v3h-2.4z")]),
    (
        "path",
        &[
            ("fill", "#a5d6ab"),
            (
                "d",
                "M0,-11l5.5,8h-2.6l5.1,9.5h-16l5.1,-9.5h-2.6z\
                 M-11.8,-5l4,6h-1.8l3.6,6.5h-11.6l3.6,-6.5h-1.8z\
                 M11.8,-5l4,6h-1.8l3.6,6.5h-11.6l3.6,-6.5h-1.8z",
            ),
        ],
    ),
];

/// Two peaks with snow.
const ORE: &[Shape] = &[
    ("path", &[("fill", "#3f444c"), ("d", "M-17.5,10l9.5,-15l5,7.5l6,-12.5l14.5,20z")]),
    (
        "path",
        &[
            ("fill", "#fff"),
            (
                "d",
                "M-8,-5l3.2,4.8l-2.2,-0.6l-1.4,2l-1.6,-2l-1.6,1zM3,-10l4.6,6.4l-2.6,-0.8l-2,3l-1.8,-2.8l-1.7,0.8z",
            ),
        ],
    ),
];

/// A sheep on grass.
const WOOL: &[Shape] = &[
    (
        "path",
        &[
            ("fill", "none"),
            ("stroke", "#2f4a24"),
            ("stroke-width", "1.6"),
            ("stroke-linecap", "round"),
            (
                "d",
                "M-4,5v4.5M-1,5v4.5M4,5v4.5M7,5v4.5M-15,9.5l-1.5,-3M-15,9.5l1.5,-3M14.5,9.5l-1.5,-3M14.5,9.5l1.5,-3",
            ),
        ],
    ),
    (
        "path",
        &[
            ("fill", "#fffdf4"),
            ("stroke", "#2f4a24"),
            ("stroke-width", "1"),
            (
                "d",
                "M-6,4.6a3.6,3.6 0 0 1 -0.6,-6.6a3.8,3.8 0 0 1 4.6,-4.6a4.4,4.4 0 0 1 7.2,-0.2a3.9,3.9 0 0 1 4.8,4.6\
                 a3.6,3.6 0 0 1 -0.6,6.8a4.2,4.2 0 0 1 -5.4,0.9a4.6,4.6 0 0 1 -5.4,0a4.4,4.4 0 0 1 -4.6,-0.9z",
            ),
        ],
    ),
    ("ellipse", &[("cx", "-8.6"), ("cy", "-2.6"), ("rx", "2.7"), ("ry", "3.5"), ("fill", "#2f4a24")]),
];

/// A stack of bricks.
const BRICK: &[Shape] = &[(
    "path",
    &[
        ("fill", "#ffd9b8"),
        ("stroke", "#6d2a10"),
        ("stroke-width", "0.8"),
        ("stroke-linejoin", "round"),
        (
            "d",
            "M-8.9,-9.5h8.4v5.6h-8.4zM0.5,-9.5h8.4v5.6h-8.4z\
             M-13.6,-2.9h8.4v5.6h-8.4zM-4.2,-2.9h8.4v5.6h-8.4zM5.2,-2.9h8.4v5.6h-8.4z\
             M-18.3,3.7h8.4v5.6h-8.4zM-8.9,3.7h8.4v5.6h-8.4zM0.5,3.7h8.4v5.6h-8.4zM9.9,3.7h8.4v5.6h-8.4z",
        ),
    ],
)];

/// Dunes and the sun.
const DESERT: &[Shape] = &[
    ("circle", &[("cx", "7"), ("cy", "-5.5"), ("r", "3.8"), ("fill", "#e39a34")]),
    ("path", &[("fill", "#cfae72"), ("d", "M-17,9q8,-2 11,-9q2,5 6,6q6,-1 9,-5q3,6 8,8z")]),
    ("path", &[("fill", "#a98449"), ("d", "M-17,9q8,-2 11,-9q-1,6 3,9zM3,9q5,-2 6,-8q0,5 3,8z")]),
];

/// The sign that stands for everything.
const GENERIC: &[Shape] = &[
    (
        "path",
        &[
            ("fill", "none"),
            ("stroke", "#2b2622"),
            ("stroke-width", "3.4"),
            ("stroke-linecap", "round"),
            ("d", "M-4.6,-4.6a4.6,4.6 0 1 1 7,3.9q-2.4,1.5 -2.4,4"),
        ],
    ),
    ("circle", &[("cx", "0"), ("cy", "8.6"), ("r", "2.2"), ("fill", "#2b2622")]),
];

const fn shapes(resource: Resource) -> &'static [Shape] {
    match resource {
        Resource::Grain => GRAIN,
        Resource::Lumber => LUMBER,
        Resource::Ore => ORE,
        Resource::Wool => WOOL,
        Resource::Brick => BRICK,
        Resource::Desert => DESERT,
        Resource::Generic => GENERIC,
    }
}

/// The identifier of a resource's motif in the document.
fn id(resource: Resource) -> String {
    format!("catan-{}", resource.name())
}

/// Writes a motif for later use.
pub(super) fn define(writer: &mut SvgWriter, resource: Resource) {
    writer.open("symbol", &[("id", &id(resource)), ("viewBox", VIEW_BOX)]);
    for (element, attributes) in shapes(resource) {
        writer.element(element, attributes);
    }
    writer.close("symbol");
}

/// Draws a motif, its middle at a point and so many percent of its own size.
pub(super) fn place(writer: &mut SvgWriter, resource: Resource, middle: Point, percent: i64) {
    let (width, height) = (WIDTH * percent / 100, HEIGHT * percent / 100);
    let attributes = [
        ("href", &*format!("#{}", id(resource))),
        ("x", &*Length(middle.x.0 - width / 2).to_string()),
        ("y", &*Length(middle.y.0 - height / 2).to_string()),
        ("width", &*Length(width).to_string()),
        ("height", &*Length(height).to_string()),
    ];
    writer.element("use", &attributes);
}
