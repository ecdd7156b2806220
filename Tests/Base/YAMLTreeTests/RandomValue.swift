import TestSupport

/// A random JSON value that can be written in many spellings of JSON and YAML.
indirect enum RandomValue {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case sequence([RandomValue])
    case mapping([(key: String, value: RandomValue)])

    static func random(depth: Int, using random: inout SeededRandom) -> RandomValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
        case 0: return .null
        case 1: return .boolean(Bool.random(using: &random))
        case 2: return .number(numbers.randomElement(using: &random) ?? "0")
        case 3: return .string(string(using: &random))
        case 4, 5:
            let count = Int.random(in: 0...4, using: &random)
            return .sequence((0..<count).map { _ in Self.random(depth: depth - 1, using: &random) })
        default:
            var keys: Set<String> = []
            for _ in 0..<Int.random(in: 0...20, using: &random) { keys.insert(string(using: &random)) }
            return .mapping(keys.sorted().map { ($0, Self.random(depth: depth - 1, using: &random)) })
        }
    }

    private static let numbers = ["0", "-1", "42", "1.5", "-0.25", "1e3", "2E-2", "123456789012345678901234567890"]

    private static func string(using random: inout SeededRandom) -> String {
        let pieces = [
            "a", "Pet", "type", " ", "  ", "\n", "\t", ":", ": ", " #", "- ", "'", "\"", "\\", "{", "}", "[", "]", ",",
            "&", "*", "!", "|", ">", "%", "@", "`", "?", "ä", "€", "😀", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}",
            "\u{2028}",
            "\u{FEFF}", "null", "true", "12", "0x1", "~", "<<", "=", "---", "...",
        ]
        let count = Int.random(in: 0...4, using: &random)
        return (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }

    // MARK: Writing

    func json(using random: inout SeededRandom) -> String {
        let space = ["", " ", "\n", "\r\n", "\t"].randomElement(using: &random) ?? ""
        switch self {
        case .null: return "null"
        case .boolean(let flag): return flag ? "true" : "false"
        case .number(let text): return text
        case .string(let text): return Self.jsonString(text, using: &random)
        case .sequence(let elements):
            return "[" + space + elements.map { $0.json(using: &random) }.joined(separator: "," + space) + space + "]"
        case .mapping(let pairs):
            let members = pairs.map { pair in
                Self.jsonString(pair.key, using: &random) + space + ":" + pair.value.json(using: &random)
            }
            return "{" + space + members.joined(separator: space + ",") + "}"
        }
    }

    /// Writes a node after `- ` or `key:`. It ends with a line break.
    func yaml(indentation: String, using random: inout SeededRandom) -> String {
        switch self {
        case .null: return " " + (["null", "~", "", "Null"].randomElement(using: &random) ?? "") + "\n"
        case .boolean(let flag): return flag ? " True\n" : " false\n"
        case .number(let text): return " \(text)\n"
        case .string(let text): return " \(Self.yamlString(text, using: &random))\n"
        case .sequence(let elements) where elements.isEmpty: return " []\n"
        case .mapping(let pairs) where pairs.isEmpty: return " {}\n"
        case .sequence(let elements):
            let lines = elements.map { "\(indentation)-" + $0.yaml(indentation: indentation + "  ", using: &random) }
            return "\n" + lines.joined()
        case .mapping(let pairs):
            let lines = pairs.map { pair in
                let key = Self.yamlString(pair.key, using: &random)
                return "\(indentation)\(key):" + pair.value.yaml(indentation: indentation + "  ", using: &random)
            }
            return "\n" + lines.joined()
        }
    }

    private static func jsonString(_ text: String, using random: inout SeededRandom) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\u{0}"..<" ": result += escape(UInt32(scalar.value), "u", digits: 4)
            case _ where Int.random(in: 0..<4, using: &random) == 0:
                for unit in String(scalar).utf16 { result += escape(UInt32(unit), "u", digits: 4) }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func yamlString(_ text: String, using random: inout SeededRandom) -> String {
        let isWord = text.wholeMatch(of: /[a-zA-Z]+/) != nil && !["null", "true"].contains(text)
        if isWord, Bool.random(using: &random) { return text }
        let isPrintable = text.unicodeScalars.allSatisfy {
            (" "..."~").contains($0) || "ä€😀".unicodeScalars.contains($0)
        }
        if isPrintable, Bool.random(using: &random) { return "'" + text.replacing("'", with: "''") + "'" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case " "..."~": result.unicodeScalars.append(scalar)
            default: result += escape(scalar.value, "U", digits: 8)
            }
        }
        return result + "\""
    }

    private static func escape(_ value: UInt32, _ letter: String, digits: Int) -> String {
        let text = String(value, radix: 16)
        return "\\" + letter + String(repeating: "0", count: digits - text.count) + text
    }
}
