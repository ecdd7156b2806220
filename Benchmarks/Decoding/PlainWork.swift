/// `WorkDTO` as an app would declare it without this tool, with the properties and keys of `WorkDTO` and a synthesized
/// decoder.
struct PlainWork: Codable, Hashable, Sendable {
    var title: String
    var subjectTags: [String]
    var originalLanguage: String?
    var firstPublicationYear: Int?
    var description: String?
    var coverImageURL: String?
    var synthetic: Bool?
    var primaryProvider: String?
    var contributors: [String]?
    var openLibraryID: String?
    var openLibraryWorkID: String?
    var isbndbID: String?
    var googleBooksVolumeID: String?
    var goodreadsID: String?
    var goodreadsWorkIDs: [String]
    var amazonASINs: [String]
    var librarythingIDs: [String]
    var googleBooksVolumeIDs: [String]
    var lastISBNDBSync: String?
    var isbndbQuality: Int
    var reviewStatus: PlainReviewStatus
    var originalImagePath: String?
    var boundingBox: PlainBoundingBox?
}

enum PlainReviewStatus: String, Codable, Hashable, Sendable {
    case verified, needsReview, userEdited
}

struct PlainBoundingBox: Codable, Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
}
