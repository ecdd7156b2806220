/// A value that is written as a parameter. The cases are the kinds of values that parameter styles distinguish (OpenAPI
/// 3.1.1 section 4.8.12.2).
enum ParameterTree: Equatable {
    case null
    case text(String)
    /// A number or a Boolean.
    case literal(String)
    case array([ParameterTree])
    /// The members in the order in which they were encoded.
    case object([(key: String, value: ParameterTree)])

    static func == (left: ParameterTree, right: ParameterTree) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.text(let left), .text(let right)), (.literal(let left), .literal(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)):
            left.map(\.key) == right.map(\.key) && left.map(\.value) == right.map(\.value)
        case (.null, _), (.text, _), (.literal, _), (.array, _), (.object, _): false
        }
    }
}

extension ParameterTree {
    /// The value as a string, for use within an array or object. A nested array or object is written as JSON, because
    /// parameter styles do not define nesting.
    var nestedText: String {
        switch self {
        case .null: ""
        case .text(let text), .literal(let text): text
        case .array, .object: json
        }
    }

    private var json: String {
        switch self {
        case .null: "null"
        case .literal(let text): text
        case .text(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
