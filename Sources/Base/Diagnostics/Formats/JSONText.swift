/// A JSON value to be written. Invisible characters (`VisibleText`) are escaped in addition to the characters that RFC
/// 8259 section 7 requires, so that the output is safe to print.
public indirect enum JSONText {
    case null
    case boolean(Bool)
    case number(Int)
    case string(String)
    case array([JSONText])
    /// The members in the order in which they are written.
    case object([(key: String, value: JSONText)])

    /// The JSON text on several lines, with two spaces per level and a line break at the end.
    public var text: String {
        var text = ""
        write(to: &text, indentation: "\n")
        return text + "\n"
    }

    /// Appends the value without a line break at its end.
    ///
    /// - Parameter indentation: A line break, and the spaces before the closing bracket of this value.
    private func write(to text: inout String, indentation: String) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let number): text += String(number)
        case .string(let string): Self.write(string, to: &text)
        case .array(let elements):
            Self.write(elements, "[", "]", to: &text, indentation) { element, text, indentation in
                element.write(to: &text, indentation: indentation)
            }
        case .object(let members):
            Self.write(members, "{", "}", to: &text, indentation) { member, text, indentation in
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indentation: indentation)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, _ indentation: String,
        _ write: (Item, inout String, String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "" : ",") + indentation + "  "
            write(item, &text, indentation + "  ")
        }
        text += (items.isEmpty ? "" : indentation) + close
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where VisibleText.replacement(for: scalar) == nil: text.unicodeScalars.append(scalar)
            default: for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { text += escape(unit) }
            }
        }
        text += "\""
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
