public import Foundation

@_spi(Generated) extension JSON: CustomStringConvertible {
    /// The JSON text (RFC 8259) on one line.
    public var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// The JSON text in UTF-8.
    public var data: Data {
        Data(description.utf8)
    }

    /// The content of a string, or the JSON text of any other value.
    var text: String {
        if case .string(let text) = self { text } else { description }
    }

    /// The JSON text, shortened to 200 characters for a message.
    var excerpt: String {
        let text = description
        return text.count <= 200 ? text : text.prefix(199) + "…"
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ value: String, to text: inout String) {
        write(value, to: &text) { ("\0"..."\u{1F}").contains($0) || $0 == "\u{7F}" }
    }

    private static func write(
        _ value: String, to text: inout String, escaping isEscaped: (Unicode.Scalar) -> Bool
    ) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where isEscaped(scalar):
                for unit in scalar.utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Returns a string in quotes as in the path of a `DecodingIssue`, with invisible characters escaped.
    static func quotedInReports(_ value: String) -> String {
        let unseen: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        var text = ""
        write(value, to: &text) { unseen.contains($0.properties.generalCategory) }
        return text
    }
}
