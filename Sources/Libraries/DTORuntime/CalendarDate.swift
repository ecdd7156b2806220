public import Foundation

/// A calendar day without a time zone: `2025-01-31` (RFC 3339 section 5.6, `full-date`).
public struct CalendarDate: Hashable, Sendable, Comparable {
    /// The year, from 0 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1 to 31.
    public let day: Int

    /// Makes a day. Returns nil for a day that does not exist, and for a year that is not from 0 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard 0...9_999 ~= year, RFC3339.daysSince1970(year, month, day) != nil else { return nil }
        self.init(known: (year, month, day))
    }

    /// Reads a string such as `2025-01-31`. Returns nil for a string that is not a `full-date`, such as `2025-02-30`.
    public init?(_ text: String) {
        var text = text
        let date = text.withUTF8 { bytes -> (year: Int, month: Int, day: Int)? in
            var scanner = TextScanner(bytes)
            let date = scanner.fullDate()
            return scanner.isAtEnd ? date : nil
        }
        guard let date else { return nil }
        self.init(known: date)
    }

    /// Makes the day of a date in a time zone. Returns nil for a year that is not from 0 to 9999.
    public init?(_ date: Date, in timeZone: TimeZone) {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        guard let days = Int(exactly: (seconds / 86_400).rounded(.down)), let date = RFC3339.date(days: days) else {
            return nil
        }
        self.init(known: date)
    }

    init(known date: (year: Int, month: Int, day: Int)) {
        year = date.year
        month = date.month
        day = date.day
    }

    /// Returns the first moment of the day in a time zone. The moment is later than midnight if the clocks are put
    /// forward at midnight.
    public func date(in timeZone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let noon = startInUTC.addingTimeInterval(43_200 - Double(timeZone.secondsFromGMT(for: startInUTC)))
        return calendar.startOfDay(for: noon)
    }

    /// The year, month and day, for use with a `Calendar`.
    public var components: DateComponents {
        DateComponents(year: year, month: month, day: day)
    }

    /// Returns whether the left day is earlier than the right day.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    var startInUTC: Date {
        Date(timeIntervalSince1970: 86_400 * Double(RFC3339.daysSince1970(year, month, day) ?? 0))
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The day as RFC 3339 writes it: `2025-01-31`.
    public var description: String {
        RFC3339.padded(year, 4) + "-" + RFC3339.padded(month, 2) + "-" + RFC3339.padded(day, 2)
    }
}

extension CalendarDate: Codable, DefensiveDecodable {
    /// Decodes a string such as `2025-01-31`. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = CalendarDate(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The string is not a date such as 2026-03-01.")
        }
        self = day
    }

    /// Writes a string such as `2025-01-31`.
    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}

/// The JSON form of a `Date` that represents a day: the first moment of the day in UTC, written as `2025-01-31`.
public struct DayDate: CodingForm, Hashable, Sendable {
    /// The first moment of the day in UTC.
    public var represented: Date

    /// Wraps a date, which is written as its day in UTC.
    public init(_ represented: Date) {
        self.represented = represented
    }

    /// Decodes a string such as `2025-01-31`. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        represented = try CalendarDate(from: decoder).startInUTC
    }

    /// Writes the day in UTC. Throws an `EncodingError` if the year is not from 0 to 9999.
    public func encode(to encoder: any Encoder) throws {
        guard let day = CalendarDate(represented, in: .gmt) else {
            throw EncodingError.invalidValue(
                represented,
                .init(codingPath: encoder.codingPath, debugDescription: "The year has more than four digits."))
        }
        try day.encode(to: encoder)
    }
}

extension DayDate: TransparentWrapper {
    static var wrapped: Any.Type { Date.self }
}
