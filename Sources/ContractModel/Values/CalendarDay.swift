/// A day of the Gregorian calendar, without a time and without a zone: `2026-03-01`.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    private let number: Int

    private init(number: Int) {
        self.number = number
    }

    /// - Parameter text: a full date (RFC 3339, section 5.6); nil for anything else, such as a day that the month does not have.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
            let year = Self.number(digits[0..<4]), year >= 1, let month = Self.number(digits[5..<7]),
            let day = Self.number(digits[8..<10]), (1...12).contains(month), day >= 1
        else { return nil }
        number = Self.days(before: year, month) + day - 1
        // The first of the next month is behind every day of this one.
        let next = month == 12 ? Self.days(before: year + 1, 1) : Self.days(before: year, month + 1)
        if number >= next { return nil }
    }

    public init(secondsSince1970 seconds: Int) {
        number = seconds / 86_400
    }

    public func adding(days: Int) -> CalendarDay {
        CalendarDay(number: number + days)
    }

    /// Days from another day to this one; negative where that one is later.
    public func days(since other: CalendarDay) -> Int {
        number - other.number
    }

    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.number < right.number
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    // MARK: The calendar

    /// Days from 1970-01-01 to the first of a month. Years begin in March here, so that the leap day is the last of one.
    private static func days(before year: Int, _ month: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let monthsSinceMarch = (month + 9) % 12
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leapDays + (153 * monthsSinceMarch + 2) / 5 - 719_468
    }
}

extension CalendarDay: CustomStringConvertible {
    public var description: String {
        // Years of 365.2425 days; the guess is never too late and at most a year too early.
        var year = max(0, 1970 + number * 400 / 146_097 - 1)
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
