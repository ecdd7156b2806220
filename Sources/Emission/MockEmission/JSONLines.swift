import ContractModel

/// Writes JSON in which short collections are on one line.
enum JSONLines {
    /// The greatest length of a line in characters, without its indentation.
    private static let width = 100

    static func lines(of value: ContractValue) -> [String] {
        switch value {
        case .null, .boolean, .integer, .number, .string: return [value.json]
        case .array(let elements): return joined(elements.map { lines(of: $0) }, "[", "]")
        case .object(let members):
            let parts = members.map { member in
                var part = lines(of: member.value)
                part[0] = "\(ContractValue.string(member.key).json): \(part[0])"
                return part
            }
            return joined(parts, "{", "}")
        }
    }

    private static func joined(_ parts: [[String]], _ opening: String, _ closing: String) -> [String] {
        let length = parts.reduce(0) { $0 + ($1.count == 1 ? $1[0].utf8.count + 2 : width) }
        if length < width { return [opening + parts.joined().joined(separator: ", ") + closing] }
        let inner = parts.enumerated().flatMap { index, part in
            part.enumerated().map { line, text in
                "  \(text)\(line == part.count - 1 && index < parts.count - 1 ? "," : "")"
            }
        }
        return [opening] + inner + [closing]
    }
}
