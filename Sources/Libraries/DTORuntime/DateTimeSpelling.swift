import Foundation

/// Converts dates and times in various spellings to RFC 3339: `2024-01-15 10:30:00,5+01` →
/// `2024-01-15T10:30:00.5+01:00`.
///
/// The digits and the offset are kept. A date needs at least hours and minutes. Counts of seconds or milliseconds since
/// 1970 are also converted.
struct DateTimeSpelling {
    /// The offset from UTC in minutes that applies to times without an offset. An offset east of Greenwich is positive.
    var localOffset: Int16 = 0

    /// Whether the string has the shape of RFC 3339. The check runs for each date of a document, so it looks at only a
    /// few bytes.
    static func isUsual(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { hasUsualShape($0) } ?? hasUsualShape(Array(text.utf8))
    }

    @inline(__always)
    private static func hasUsualShape<Bytes: RandomAccessCollection>(_ text: Bytes) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let count = text.count
        guard count >= 20, text[10] | 0x20 == UInt8(ascii: "t") else { return false }
        switch text[19] {
        case UInt8(ascii: "."), UInt8(ascii: "Z"), UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            return text[count - 1] | 0x20 == UInt8(ascii: "z") || text[count - 3] == UInt8(ascii: ":")
        default:
            return false
        }
    }

    /// Returns the date and time in the format of RFC 3339, or nil if the value is not a date and time.
    func text(of found: FoundValue) -> String? {
        switch found {
        case .string(let text): self.text(of: text)
        case .integer(let integer): Self.text(sinceEpoch: Double(integer))
        case .number(let number): Self.text(sinceEpoch: number)
        case .decimal(let decimal): Double(decimal.description).flatMap { Self.text(sinceEpoch: $0) }
        case .null, .boolean, .boundlessNumber, .brokenText, .array, .object, .other: nil
        }
    }

    func text(of text: String) -> String? {
        guard text.utf8.count <= Self.greatestLength else { return nil }
        let moment = respelled(text) ?? Self.countedText(text) ?? Self.wrappedText(text)
        return moment.flatMap { RFC3339.date(from: $0) == nil ? nil : $0 }
    }

    /// The greatest length of a date in bytes. Longer strings are not examined.
    private static let greatestLength = 100

    private func respelled(_ text: String) -> String? {
        var scanner = DateTimeScanner(text)
        scanner.skipSpaces()
        guard let date = scanner.date(), scanner.skipSeparator(), let time = scanner.time() else { return nil }
        scanner.skipSpaces()
        guard let offset = scanner.offset() else { return nil }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { return nil }
        return "\(date)T\(time)\(offset.isEmpty ? localOffsetText : offset)"
    }

    private var localOffsetText: String {
        guard localOffset != 0 else { return "Z" }
        let minutes = Int(localOffset.magnitude)
        return (localOffset < 0 ? "-" : "+") + Self.twoDigits(minutes / 60) + ":" + Self.twoDigits(minutes % 60)
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

// These functions convert times that are counted from 1970.

extension DateTimeSpelling {
    /// Converts a count of seconds. A count of at least 100,000,000,000, which in seconds would be after the year
    /// 5138, is a count of milliseconds.
    private static func text(sinceEpoch count: Double) -> String? {
        self.text(secondsSinceEpoch: abs(count) < 1e11 ? count : count / 1_000)
    }

    private static func text(secondsSinceEpoch seconds: Double) -> String? {
        let text = RFC3339.text(of: Date(timeIntervalSince1970: seconds))
        return text.isEmpty ? nil : text
    }

    /// Converts a count in a string. The count must have at least nine digits, so that a year or a day is not read as
    /// a count.
    private static func countedText(_ text: String) -> String? {
        guard let number = NumberText(text), number.hasIntegerDigits(9), let count = Double(number.json) else {
            return nil
        }
        return self.text(sinceEpoch: count)
    }

    /// Converts the format of .NET, `/Date(1705312200000+0100)/`. The number counts milliseconds since 1970. The offset
    /// does not change the time.
    private static func wrappedText(_ text: String) -> String? {
        guard text.hasPrefix("/Date("), text.hasSuffix(")/") else { return nil }
        let inside = text.dropFirst("/Date(".count).dropLast(")/".count)
        let sign = inside.dropFirst().firstIndex { $0 == "+" || $0 == "-" } ?? inside.endIndex
        guard let milliseconds = Int64(inside[..<sign]), inside[sign...].dropFirst().allSatisfy(\.isNumber) else {
            return nil
        }
        return self.text(secondsSinceEpoch: Double(milliseconds) / 1_000)
    }
}

/// Reads the parts of a date and time in order, and returns each part in the format of RFC 3339.
private struct DateTimeScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipSpaces() {
        while skip(" ") {}
    }

    /// Skips a `T` or a space.
    mutating func skipSeparator() -> Bool {
        skip("T") || skip("t") || skip(" ")
    }

    mutating func date() -> String? {
        guard let year = digits(4), skip("-"), let month = digits(2), skip("-"), let day = digits(2) else {
            return nil
        }
        return "\(year)-\(month)-\(day)"
    }

    /// Reads a time of day. The seconds may be absent, and a comma may replace the decimal point.
    mutating func time() -> String? {
        guard let hour = digits(2), skip(":"), let minute = digits(2) else { return nil }
        guard skip(":") else { return "\(hour):\(minute):00" }
        guard let second = digits(2) else { return nil }
        guard skip(".") || skip(",") else { return "\(hour):\(minute):\(second)" }
        let fraction = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest[fraction.endIndex...]
        return fraction.isEmpty ? nil : "\(hour):\(minute):\(second).\(Substring(fraction))"
    }

    /// Reads `Z`, `UTC`, `GMT`, `+01`, `+0100` or `+01:00`. Returns an empty string at the end of the input, and nil
    /// for other input.
    mutating func offset() -> String? {
        if isAtEnd {
            return ""
        }
        if skip("Z") || skip("z") || skip("UTC") || skip("GMT") {
            return "Z"
        }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = digits(2) else { return nil }
        let hasColon = skip(":")
        let minutes = digits(2)
        guard minutes != nil || !hasColon else { return nil }
        return "\(isWest ? "-" : "+")\(hours):\(minutes ?? "00")"
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let word = "\(text)".utf8
        guard rest.starts(with: word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    private mutating func digits(_ count: Int) -> String? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
            return nil
        }
        rest = rest[digits.endIndex...]
        return String(Substring(digits))
    }
}
