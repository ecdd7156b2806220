/// What a report says was used where there is no value to show.
enum ReportWord: String {
    /// An optional has no value.
    case `nil`
    /// Something is left out.
    case nothing
    /// A null in any JSON.
    case null
    /// A union keeps what it does not know.
    case unknown
    /// What decodes where nothing is.
    case emptyRecord = "an empty record"
}
