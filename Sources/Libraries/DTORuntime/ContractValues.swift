public import Foundation

// These initializers read values in a contract, such as defaults, from their text. The generator has checked that each
// text is valid. The values after `??` are therefore never used. They only make sure that an app cannot crash because
// of a contract.

extension URL {
    /// Reads a URI in the contract.
    public init(contract text: StaticString) {
        self = URL(string: "\(text)") ?? URL(fileURLWithPath: "\(text)")
    }
}

extension UUID {
    /// Reads a UUID in the contract.
    public init(contract text: StaticString) {
        self = UUID(uuidString: "\(text)") ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension Date {
    /// Reads a date and time, or a day, in the contract: `2025-01-31T10:30:00Z`, `2025-01-31`.
    public init(contract text: StaticString) {
        self = RFC3339.date(from: "\(text)") ?? CalendarDate(contract: text).startInUTC
    }
}

extension CalendarDate {
    /// Reads a day in the contract.
    public init(contract text: StaticString) {
        self = CalendarDate("\(text)") ?? CalendarDate(known: (1970, 1, 1))
    }
}
