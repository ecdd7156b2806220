import Foundation

/// Reads and writes dates and times (RFC 3339 section 5.6) without a locale.
enum RFC3339 {
    /// Reads a date and time: `1985-04-12T23:20:50.52Z`. `t`, `z`, and a space in place of `T` are also accepted. A
    /// leap second is read as the first second of the following minute.
    static func date(from text: String) -> Date? {
        var text = text
        return text.withUTF8 { date(TextScanner($0)) }
    }

    private static func date(_ text: TextScanner) -> Date? {
        var scanner = text
        guard let (year, month, day) = scanner.fullDate(), scanner.skipLetter("t") || scanner.skip(" "),
            let hour = scanner.number(digits: 2), scanner.skip(":"),
            let minute = scanner.number(digits: 2), scanner.skip(":"),
            let second = scanner.number(digits: 2),
            let fraction = fraction(&scanner),
            let offset = scanner.timeOffset(), scanner.isAtEnd,
            let days = daysSince1970(year, month, day), hour < 24, minute < 60, second <= 60
        else { return nil }
        // On some watches, an `Int` has 32 bits.
        let startOfMinute = (Int64(days * 24 + hour) * 60 + Int64(minute - offset)) * 60
        // A leap second ends a day of UTC (RFC 3339 section 5.7).
        guard second < 60 || (startOfMinute + 60).isMultiple(of: 86_400) else { return nil }
        let seconds = startOfMinute + Int64(second)
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// Reads the fraction of a second, or returns zero if the time has no fraction.
    private static func fraction(_ scanner: inout TextScanner) -> Double? {
        guard scanner.skip(".") else { return 0 }
        let digits = scanner.takeAll { !$0.isDigit }
        return digits.isAtEnd ? nil : Double("0.\(digits.text)")
    }

    /// Writes a date in UTC, with at most six digits for the fraction of a second. Returns an empty string if the year
    /// is not from 0 to 9999.
    static func text(of date: Date) -> String {
        let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
        guard let total = Int64(exactly: microseconds), let start = daysSince1970(0, 1, 1),
            let end = daysSince1970(9999, 12, 31)
        else { return "" }
        let seconds = total.flooredQuotient(1_000_000)
        let days = Int(seconds.flooredQuotient(86_400))
        guard (start...end).contains(days) else { return "" }
        let secondOfDay = Int(seconds - Int64(days) * 86_400)
        let time = [secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60].map { padded($0, 2) }
        return "\(dateText(days))T\(time.joined(separator: ":"))\(fractionText(Int(total - seconds * 1_000_000)))Z"
    }

    private static func fractionText(_ microseconds: Int) -> String {
        guard microseconds > 0 else { return "" }
        var digits = padded(microseconds, 6)
        while digits.hasSuffix("0") {
            digits.removeLast()
        }
        return ".\(digits)"
    }

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension RFC3339 {
    // This calendar counts years that begin in March, so that the leap day is the last day of a year.
    private static let daysPerEra = 146_097  // 400 years
    private static let daysFromEraToEpoch = 719_468  // 0000-03-01 to 1970-01-01

    /// Returns the number of days since 1970-01-01, or nil for a day that the Gregorian calendar does not have.
    static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        guard (1...12).contains(month), (1...length(ofMonth: month, year)).contains(day) else { return nil }
        let marchYear = month > 2 ? year : year - 1
        let era = marchYear.flooredQuotient(400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * daysPerEra + dayOfEra - daysFromEraToEpoch
    }

    private static func length(ofMonth month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func dateText(_ days: Int) -> String {
        let (year, month, day) = components(ofDay: days)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Converts a number of days since 1970-01-01. Returns nil if the year is not from 0 to 9999.
    static func date(days: Int) -> (year: Int, month: Int, day: Int)? {
        guard let first = daysSince1970(0, 1, 1), let last = daysSince1970(9_999, 12, 31), first...last ~= days else {
            return nil
        }
        return components(ofDay: days)
    }

    /// Converts a number of days since 1970-01-01 to a date.
    private static func components(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + daysFromEraToEpoch
        let era = shifted.flooredQuotient(daysPerEra)
        let dayOfEra = shifted - era * daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = (marchMonth + 2) % 12 + 1
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }
}

extension BinaryInteger {
    /// Returns the quotient rounded down, also for a negative number.
    fileprivate func flooredQuotient(_ divisor: Self) -> Self {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}
