// An app that depends on two standalone packages.
import Foundation
import Shapes
import ShapesRuntime
import Sketches
import SketchesRuntime

let text = Data(#"{"kind": "circle", "radius": "1"}"#.utf8)

let shape = try JSONDecoder().decode(Shapes.Circle.self, from: text)
let sketch = try JSONDecoder().decode(Sketches.Circle.self, from: text)
guard shape.radius == sketch.radius else { exit(1) }

// A reporter of one package only gets reports about types of its own package.
let heard = try ShapesRuntime.DecodingOutcome<Shapes.Circle>(decoding: text)
let also = try SketchesRuntime.DecodingOutcome<[Sketches.Circle]>(
    decoding: Data("[\(String(decoding: text, as: UTF8.self))]".utf8))
guard heard.issues.map(\.path) == ["radius"], also.issues.map(\.path) == ["[0].radius"] else { exit(1) }
