/// A book as the app keeps it, from the first answer that had it to the latest.
public final class StoredBook: Codable {
    public var title = ""
    public var summary: String?
    public var subjectTags: [String] = []
    public var firstPublicationYear: Int?
    public var coverImageURL: String?
    /// The quality, in percent.
    public var quality = 0
    var isbndbID: String?
    var openLibraryWorkID: String?
    var googleBooksVolumeIDs: [String] = []

    init() {}
}
