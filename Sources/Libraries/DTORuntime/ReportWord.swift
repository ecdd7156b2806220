/// The words by which a report names a replacement that has no value to show.
enum ReportWord: String {
    /// An optional has no value.
    case `nil`
    /// A value is left out.
    case nothing
    /// A value of any JSON is null.
    case null
    /// A union keeps a value that it does not know.
    case unknown
    /// A record decodes from `{}`.
    case emptyRecord = "an empty record"
}
