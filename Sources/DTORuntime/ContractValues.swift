public import Foundation

// Values that a contract names, such as defaults, of types that can be made from a text only if the text has the right form. The generator
// has checked that it has. What stands behind `??` is there because nothing in an app may crash over a contract.

extension URL {
    /// A URI that the contract names.
    public init(contract text: StaticString) {
        self = URL(string: "\(text)") ?? URL(fileURLWithPath: "\(text)")
    }
}

extension UUID {
    /// A UUID that the contract names.
    public init(contract text: StaticString) {
        self = UUID(uuidString: "\(text)") ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension Date {
    /// A date and time, or a day, that the contract names: `2025-01-31T10:30:00Z`, `2025-01-31`.
    public init(contract text: StaticString) {
        self = RFC3339.date(from: "\(text)") ?? CalendarDate(contract: text).startInUTC
    }
}

extension CalendarDate {
    /// A day that the contract names.
    public init(contract text: StaticString) {
        self = CalendarDate("\(text)") ?? CalendarDate(known: (1970, 1, 1))
    }
}

extension Data {
    /// Base64 that the contract names.
    public init(contract text: StaticString) {
        self = Data(base64Encoded: "\(text)") ?? Data()
    }
}
