/// The words with which a report describes a replacement that cannot be shown as JSON.
enum ReportWord: String {
    /// The value is nil.
    case `nil`
    /// The value is left out.
    case nothing
    /// The value is the JSON value null.
    case null
    /// A union keeps the value as unknown.
    case unknown
    /// A record is decoded from `{}`.
    case emptyRecord = "an empty record"
}
