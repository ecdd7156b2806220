public import Foundation

/// Converts between dates and strings of RFC 3339, for models whose members are dates.
@_spi(Generated) public enum MomentText {
    /// Returns the date of a timestamp, or nil if its text is not a date and time.
    public static func date(_ value: Timestamp) -> Date? { value.date }

    /// Returns the date of a string, or nil if the string is not a date and time.
    public static func date(_ value: String) -> Date? { Timestamp(value).date }

    /// Returns the timestamp of a date in UTC.
    public static func timestamp(_ value: Date) -> Timestamp { Timestamp(value) }

    /// Returns the date in UTC as a string.
    public static func text(_ value: Date) -> String { Timestamp(value).text }
}
