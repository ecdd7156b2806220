// This file is compiled with generated models in a module whose code is isolated to the main actor by default.
import Foundation

let drawing = """
    {"id": "2F1A6A9C-52B8-4B5E-A0A9-6C2D1C9E2A11", "title": "A", "colour": "blue", "price": "1.50",
     "shapes": [{"kind": "circle", "radius": 1}, {"kind": "group", "shapes": [{"kind": "square", "side": 2}]}]}
    """

/// Whether a drawing is equal after decoding and encoding, outside of the main actor.
nonisolated func comesBackEqual(_ text: String) throws -> Bool {
    let decoded = try JSONDecoder().decode(Drawing.self, from: Data(text.utf8))
    let encoded = try JSONEncoder().encode(decoded)
    let again = try JSONDecoder().decode(Drawing.self, from: encoded)
    let shapes: [Shape] = [.circle(Circle(radius: 1))] + again.shapes
    return decoded == again && Set([decoded, again]).count == 1 && shapes[0] == again.shapes[0]
        && Drawing.CodingKeys.title.stringValue == "title" && Colour.allCases.count == 4
        && ContractInfo.title == "Shapes"
}

guard try await Task.detached(operation: { try comesBackEqual(drawing) }).value else { exit(1) }
