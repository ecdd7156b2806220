/// A source text in which keycap digits mark places: `"a: 1️⃣b"` is the text `a: b` with mark 1 at line 1, column 4.
///
/// A test that expects a position can then show the position in the text, instead of giving two numbers.
package struct MarkedSource {
    /// A place in the text, counted from 1. The column counts Unicode scalars.
    package struct Position: Hashable, CustomStringConvertible, Sendable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        package var description: String { "\(line):\(column)" }
    }

    /// The text without its marks.
    package let text: String
    private let positions: [Int: Position]

    package init(_ marked: String) {
        var text = ""
        var positions: [Int: Position] = [:]
        var position = Position(line: 1, column: 1)
        for character in marked {
            if let number = Self.markNumber(character) {
                positions[number] = position
                continue
            }
            text.append(character)
            if character.isNewline {
                position = Position(line: position.line + 1, column: 1)
            } else {
                position.column += character.unicodeScalars.count
            }
        }
        self.text = text
        self.positions = positions
    }

    /// The place of a mark, or `nil` if the text does not have the mark.
    package subscript(mark: Int) -> Position? {
        positions[mark]
    }

    /// Returns the digit of a keycap character such as `1️⃣` (digit, variation selector 16, combining keycap).
    private static func markNumber(_ character: Character) -> Int? {
        let scalars = Array(character.unicodeScalars)
        guard scalars.count == 3, scalars[1].value == 0xFE0F, scalars[2].value == 0x20E3 else { return nil }
        return Character(scalars[0]).wholeNumberValue
    }
}
