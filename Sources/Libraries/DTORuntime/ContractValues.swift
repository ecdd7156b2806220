public import Foundation

// These initializers read values that a contract names, such as defaults, from their text. The generator has checked
// that each text is valid. The values after `??` are never used. They ensure that an app cannot crash because of a
// contract.

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
