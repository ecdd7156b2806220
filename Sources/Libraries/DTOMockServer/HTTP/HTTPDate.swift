import DTORuntime
import Foundation

/// Writes times as the header `Date` contains them (RFC 9110 section 5.6.7).
enum HTTPDate {
    private static let latest = Guarded<(second: Int64, text: String)>((0, ""))

    /// The present time: `Sun, 06 Nov 1994 08:49:37 GMT`. The text is made once per second.
    static var now: String {
        let second = Int64(Date().timeIntervalSince1970)
        return latest.withLock { latest in
            if latest.second != second { latest = (second, text(second)) }
            return latest.text
        }
    }

    /// - Parameter seconds: The seconds since the beginning of 1970 in UTC.
    static func text(_ seconds: Int64) -> String {
        let moment = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
        let parts = moment.split { !$0.isNumber }.map(String.init)
        guard parts.count == 6, let month = Int(parts[1]), months.indices.contains(month - 1) else { return "" }
        let clock = parts[3...].joined(separator: ":")
        // The first day of 1970 was a Thursday.
        let day = days[Int((seconds / 86_400 + 4) % 7)]
        return "\(day), \(parts[2]) \(months[month - 1]) \(parts[0]) \(clock) GMT"
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
