/// The primitive types of JSON Schema (JSON Schema 2020-12, section 4.2.1).
struct JSONTypes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    static let null = JSONTypes(rawValue: 1)
    static let boolean = JSONTypes(rawValue: 2)
    static let integer = JSONTypes(rawValue: 4)
    static let number = JSONTypes(rawValue: 8)
    static let string = JSONTypes(rawValue: 16)
    static let array = JSONTypes(rawValue: 32)
    static let object = JSONTypes(rawValue: 64)

    init?(name: String) {
        switch name {
        case "null": self = .null
        case "boolean": self = .boolean
        case "integer": self = .integer
        case "number": self = .number
        case "string": self = .string
        case "array": self = .array
        case "object": self = .object
        default: return nil
        }
    }

    /// The types one by one, in the order above.
    var members: [JSONTypes] {
        (0..<7).map { JSONTypes(rawValue: 1 << $0) }.filter(contains)
    }

    /// Conversions that decoding makes anyway.
    func convertLosslessly(to other: JSONTypes) -> Bool {
        switch (self, other) {
        case (.integer, .string), (.string, .integer), (.integer, .number), (.string, .number), (.string, .boolean),
            (.integer, .boolean):
            true
        default: false
        }
    }
}
