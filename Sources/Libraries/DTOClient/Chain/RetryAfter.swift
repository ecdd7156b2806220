package import Foundation

/// Reads the header `Retry-After` (RFC 9110 section 10.2.3).
enum RetryAfter {
    /// Returns the delay from a number of seconds or from a date. Returns nil for any other value, and for a delay of a
    /// year or more in seconds.
    static func delay(_ value: String?, now: Date) -> Duration? {
        guard let value = value?.trimmingCharacters(in: .whitespaces), !value.isEmpty else { return nil }
        if let seconds = Double(value), seconds >= 0, seconds < 366 * 86_400 {
            return .milliseconds(Int64(seconds * 1000))
        }
        return HTTPDate.date(value).map { .milliseconds(Int64(max(0, $0.timeIntervalSince(now)) * 1000)) }
    }
}

/// Reads the dates of headers (RFC 9110 section 5.6.7).
package enum HTTPDate {
    package static func date(_ text: String) -> Date? {
        for format in ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"] {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(identifier: "GMT")
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}
