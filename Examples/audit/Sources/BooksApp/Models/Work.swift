import Foundation

/// A work as the app keeps it.
public final class Work {
    public var title: String
    public var subjectTags: [String] = []
    public var originalLanguage: String?
    public var firstPublicationYear: Int?
    public var summary: String?
    public var synthetic: Bool?
    public var primaryProvider: String?
    public var contributors: [String]?
    public var openLibraryID: String?
    public var openLibraryWorkID: String?
    public var isbndbID: String?
    public var googleBooksVolumeID: String?
    public var goodreadsID: String?
    public var goodreadsWorkIDs: [String] = []
    public var amazonASINs: [String] = []
    public var librarythingIDs: [String] = []
    public var googleBooksVolumeIDs: [String] = []
    public var lastISBNDBSync: String?
    public var isbndbQuality: Int = 0
    public var reviewStatus: DTOReviewStatus = .needsReview
    public var originalImagePath: String?
    public var boundingBox: BoundingBox?

    public init(title: String) {
        self.title = title
    }
}
