/// A day of the Gregorian calendar without a time and a time zone: `2026-03-01`.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The number of days since 1970-01-01.
    private let number: Int

    private init(number: Int) {
        self.number = number
    }

    /// Reads a `full-date` (RFC 3339 section 5.6). Returns nil for other strings, and for days that do not exist.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
            let year = Self.number(digits[0..<4]), year >= 1, let month = Self.number(digits[5..<7]),
            let day = Self.number(digits[8..<10]), (1...12).contains(month), day >= 1
        else { return nil }
        number = Self.days(before: year, month) + day - 1
        // The first day of the next month is after every day of this month.
        let next = month == 12 ? Self.days(before: year + 1, 1) : Self.days(before: year, month + 1)
        if number >= next { return nil }
    }

    /// Makes the day of a moment in UTC.
    public init(secondsSince1970 seconds: Int) {
        number = seconds / 86_400
    }

    /// Returns the day that is a number of days later.
    public func adding(days: Int) -> CalendarDay {
        CalendarDay(number: number + days)
    }

    /// Returns the number of days since another day. The number is negative if the other day is later.
    public func days(since other: CalendarDay) -> Int {
        number - other.number
    }

    /// Whether the left day is earlier.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.number < right.number
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    // MARK: The calendar

    /// Returns the number of days from 1970-01-01 to the first day of a month. The computation begins each year in
    /// March, so that the leap day is the last day of a year.
    private static func days(before year: Int, _ month: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let monthsSinceMarch = (month + 9) % 12
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leapDays + (153 * monthsSinceMarch + 2) / 5 - 719_468
    }
}

extension CalendarDay: CustomStringConvertible {
    /// The day as a `full-date` (RFC 3339 section 5.6).
    public var description: String {
        // A year has 365.2425 days on average. The guess is at most two years too early, and never too late.
        var year = max(0, 1970 + number * 400 / 146_097 - 2)
        while number >= Self.days(before: year + 1, 1) { year += 1 }
        let month = (1...12).last { Self.days(before: year, $0) <= number } ?? 1
        let day = number - Self.days(before: year, month) + 1
        return Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
