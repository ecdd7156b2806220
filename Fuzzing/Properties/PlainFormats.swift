@_spi(Generated) import DTORuntime
import Foundation
import Platform

/// Decides whether a string conforms to a format, with simple code and functions of other libraries. This code is slow,
/// and shares nothing with the runtime.
enum PlainFormats {
    /// - Returns: Nil for a format that has no simple reading.
    static func accepts(_ text: String, _ format: TextFormat) -> Bool? {
        // A character outside of ASCII has more than one byte.
        guard text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
        return switch format {
        case .date: isDate(text)
        case .time: isTime(text)
        case .dateTime: isDateTime(text)
        case .uuid: text.count == 36 && UUID(uuidString: text) != nil
        case .ipv4: isIPv4(text)
        case .ipv6: isIPv6(text)
        case .hostname: isHostname(text)
        case .byte: isBase64(text)
        case .duration: isDuration(text)
        case .uri, .uriReference, .email: nil
        }
    }

    private static func pieces(_ text: String, _ separator: Character) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }

    private static func number(_ digits: String, _ count: Int) -> Int? {
        digits.count == count && digits.allSatisfy { "0123456789".contains($0) } ? Int(digits) : nil
    }

    private static func isDate(_ text: String) -> Bool {
        let parts = pieces(text, "-")
        guard parts.count == 3, let year = number(parts[0], 4), let month = number(parts[1], 2),
            let day = number(parts[2], 2), 1...12 ~= month
        else { return false }
        let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return 1...lengths[month - 1] ~= day
    }

    private static func isTime(_ text: String) -> Bool {
        guard let sign = text.lastIndex(where: { "Zz+-".contains($0) }) else { return false }
        var offset = 0
        let zone = String(text[text.index(after: sign)...])
        if "Zz".contains(text[sign]) {
            guard zone.isEmpty else { return false }
        } else {
            let parts = pieces(zone, ":")
            guard parts.count == 2, let hours = number(parts[0], 2), let minutes = number(parts[1], 2), hours < 24,
                minutes < 60
            else { return false }
            offset = (hours * 60 + minutes) * (text[sign] == "-" ? -1 : 1)
        }
        let clock = pieces(String(text[..<sign]), ".")
        let parts = pieces(clock[0], ":")
        guard clock.count < 3, parts.count == 3, let hour = number(parts[0], 2), let minute = number(parts[1], 2),
            let second = number(parts[2], 2), hour < 24, minute < 60, second < 61
        else { return false }
        if clock.count == 2, clock[1].isEmpty || !clock[1].allSatisfy({ "0123456789".contains($0) }) { return false }
        let minuteInUTC = (hour * 60 + minute - offset + 1_440) % 1_440
        return second < 60 || minuteInUTC == 1_439
    }

    private static func isDateTime(_ text: String) -> Bool {
        guard let separator = text.firstIndex(where: { "Tt".contains($0) }) else { return false }
        return isDate(String(text[..<separator])) && isTime(String(text[text.index(after: separator)...]))
    }

    private static func isIPv4(_ text: String) -> Bool {
        let parts = pieces(text, ".")
        return parts.count == 4 && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    }

    private static func isIPv6(_ text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, text, &address) == 1
    }

    private static func isHostname(_ text: String) -> Bool {
        text.count <= 253
            && pieces(text, ".").allSatisfy { label in
                1...63 ~= label.count && label.first != "-" && label.last != "-"
                    && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
            }
    }

    private static func isBase64(_ text: String) -> Bool {
        let digits = text.hasSuffix("==") ? text.dropLast(2) : text.hasSuffix("=") ? text.dropLast() : text[...]
        return text.count % 4 == 0 && digits.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "/" }
            && (digits.count % 4 != 0 || digits.count == text.count)
    }

    private static func isDuration(_ text: String) -> Bool {
        let seconds = "([0-9]+S)", minutes = "([0-9]+M\(seconds)?)", hours = "([0-9]+H\(minutes)?)"
        let time = "(T(\(hours)|\(minutes)|\(seconds)))"
        let days = "([0-9]+D)", months = "([0-9]+M\(days)?)", years = "([0-9]+Y\(months)?)"
        return text.range(
            of: "^P((\(days)|\(months)|\(years))\(time)?|\(time)|[0-9]+W)$",
            options: [.regularExpression, .caseInsensitive])
            != nil
    }
}
