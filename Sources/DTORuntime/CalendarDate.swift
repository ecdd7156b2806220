public import Foundation

/// A day of the calendar, in no time zone: `2025-01-31` (RFC 3339 section 5.6, `full-date`).
public struct CalendarDate: Hashable, Sendable, Comparable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// nil for a day that the calendar does not have, and for years of more than four digits.
    public init?(year: Int, month: Int, day: Int) {
        guard 0...9_999 ~= year, RFC3339.daysSince1970(year, month, day) != nil else { return nil }
        self.init(known: (year, month, day))
    }

    /// nil for a text that is no day: `2025-02-30`, `31.01.2025`.
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

    /// The day on which a moment falls in a time zone; nil beyond years of four digits.
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

    /// The day's first moment in a time zone, which is not midnight where clocks are put forward then.
    public func date(in timeZone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let noon = startInUTC.addingTimeInterval(43_200 - Double(timeZone.secondsFromGMT(for: startInUTC)))
        return calendar.startOfDay(for: noon)
    }

    /// Year, month and day for a `Calendar`.
    public var components: DateComponents {
        DateComponents(year: year, month: month, day: day)
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    var startInUTC: Date {
        Date(timeIntervalSince1970: 86_400 * Double(RFC3339.daysSince1970(year, month, day) ?? 0))
    }
}

extension CalendarDate: CustomStringConvertible {
    public var description: String {
        RFC3339.padded(year, 4) + "-" + RFC3339.padded(month, 2) + "-" + RFC3339.padded(day, 2)
    }
}

extension CalendarDate: Codable, DefensiveDecodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = CalendarDate(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text is not a day.")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}

/// The form of a `Date` that stands for a day: the first moment of the day in UTC, written as `2025-01-31`.
public struct DayDate: CodingForm, Hashable, Sendable {
    public var represented: Date

    public init(_ represented: Date) {
        self.represented = represented
    }

    public init(from decoder: any Decoder) throws {
        represented = try CalendarDate(from: decoder).startInUTC
    }

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
