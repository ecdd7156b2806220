/// A stored book, with the values of all responses that had the book.
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
