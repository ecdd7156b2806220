// These functions read dates, times and durations (RFC 3339 section 5.6 and appendix A), UUIDs (RFC 4122 section 3) and
// base64 (RFC 4648 section 4).

extension TextScanner {
    /// `date-time = full-date "T" full-time`
    mutating func skipDateTime() -> Bool {
        skipFullDate() && skipLetter("t") && skipFullTime()
    }

    /// `full-date = date-fullyear "-" date-month "-" date-mday`. The calendar must have the day (section 5.7).
    mutating func skipFullDate() -> Bool {
        fullDate() != nil
    }

    mutating func fullDate() -> (year: Int, month: Int, day: Int)? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
            let day = number(digits: 2), RFC3339.daysSince1970(year, month, day) != nil
        else { return nil }
        return (year, month, day)
    }

    /// `full-time = partial-time time-offset`. A leap second ends a day of UTC (section 5.7).
    mutating func skipFullTime() -> Bool {
        guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), skip(":"),
            let second = number(digits: 2), hour < 24, minute < 60, second <= 60
        else { return false }
        if skip("."), skipAll(\.isDigit) == 0 { return false }
        guard let offset = timeOffset() else { return false }
        let minuteOfDay = (hour * 60 + minute - offset + 2 * 1_440) % 1_440
        return second < 60 || minuteOfDay == 1_439
    }

    /// `time-offset = "Z" / time-numoffset`. Returns the offset in minutes, or nil for other input.
    mutating func timeOffset() -> Int? {
        if skipLetter("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2), skip(":"), let minutes = number(digits: 2),
            hours < 24, minutes < 60
        else { return nil }
        return (isWest ? -1 : 1) * (hours * 60 + minutes)
    }

    /// `duration = "P" (dur-date / dur-time / dur-week)`. A unit between two others must be present, and units have no
    /// fractions.
    mutating func skipDuration() -> Bool {
        guard skipLetter("p") else { return false }
        if next == UInt8(ascii: "T") || next == UInt8(ascii: "t") { return skipTimeOfDuration() }
        guard skipUnits("ymd") else {
            return skipAll(\.isDigit) > 0 && skipLetter("w")
        }
        return isAtEnd || skipTimeOfDuration()
    }

    private mutating func skipTimeOfDuration() -> Bool {
        skipLetter("t") && skipUnits("hms")
    }

    /// Skips numbers with units that follow each other in this order, beginning at any unit. Returns false and skips
    /// nothing if no such number follows.
    private mutating func skipUnits(_ units: StaticString) -> Bool {
        let letters = UnsafeBufferPointer(start: units.utf8Start, count: units.utf8CodeUnitCount)
        var following: Int?
        while next.isDigit {
            var ahead = self
            ahead.skipAll(\.isDigit)
            guard let index = letters.firstIndex(of: ahead.next | 0x20), following == nil || following == index else {
                break
            }
            ahead.advance()
            self = ahead
            following = index + 1
        }
        return following != nil
    }

    /// `time-low "-" time-mid "-" time-high-and-version "-" clock-seq "-" node`
    mutating func skipUUID() -> Bool {
        for (index, digits) in [8, 4, 4, 4, 12].lazy.enumerated() {
            guard index == 0 || skip("-"), var group = take(digits), group.skipAll(\.isHexadecimal) == digits else {
                return false
            }
        }
        return true
    }

    /// Whether the rest consists of groups of four characters. One or two `=` may pad the last group.
    mutating func isBase64() -> Bool {
        let length = count
        let digits = skipAll { $0.isLetterOrDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }
        let padding = skipAll { $0 == UInt8(ascii: "=") }
        return isAtEnd && length.isMultiple(of: 4) && padding <= 2 && digits + padding == length
    }
}
