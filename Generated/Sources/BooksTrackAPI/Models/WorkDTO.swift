// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A work is what a book is, whatever edition carries it.
///
/// `#/components/schemas/WorkDTO`
public nonisolated struct WorkDTO: DefensiveRecord, Hashable, Sendable {
    /// The title as the provider spells it. A work without a title is not a work. Strict: without it, decoding fails.
    public var title: String
    /// Subjects, in the provider's words. Some providers leave them out. Missing or null: `[]`.
    public var subjectTags: [String]
    /// The language in which it was written, as the provider names it.
    public var originalLanguage: String?
    public var firstPublicationYear: Int?
    /// What it is about.
    public var description: String?
    /// The cover, in the best quality known. May be empty text.
    public var coverImageURL: String?
    /// True where the work was inferred from one of its editions.
    public var synthetic: Bool?
    /// The provider that most of the data comes from. Open; `DataProvider` lists the usual ones.
    public var primaryProvider: String?
    /// All providers that contributed. Open, as `primaryProvider`. Absent, not empty, where unknown.
    public var contributors: [String]?
    /// Open Library's identifier, from the time when there was only one.
    public var openLibraryID: String?
    public var openLibraryWorkID: String?
    public var isbndbID: String?
    /// The volume's identifier, from the time when there was only one.
    public var googleBooksVolumeID: String?
    @available(*, deprecated, message: "Use goodreadsWorkIDs. Deprecated since 2.0.")
    public var goodreadsID: String? {
        get { _goodreadsID }
        set { _goodreadsID = newValue }
    }
    private var _goodreadsID: String?
    /// Goodreads' identifiers. Text, though they look like numbers. Missing or null: `[]`.
    public var goodreadsWorkIDs: [String]
    /// Missing or null: `[]`.
    public var amazonASINs: [String]
    /// Missing or null: `[]`.
    public var librarythingIDs: [String]
    /// Works that share one of them are the same work. Missing or null: `[]`.
    public var googleBooksVolumeIDs: [String]
    /// When ISBNdb was last asked.
    public var lastISBNDBSync: String?
    /// How complete ISBNdb's data is, in percent. May come as a number with a fraction of zero. 0 to 100. Missing or
    /// null: `0`.
    public var isbndbQuality: Int
    /// How far a person has checked the data. What was not checked must not look as if it was. Missing or null:
    /// `.needsReview`.
    public var reviewStatus: ReviewStatus
    /// The photo in which the work was recognised.
    public var originalImagePath: String?
    /// Where in that photo.
    public var boundingBox: BoundingBox?

    public init(
        title: String,
        subjectTags: [String] = [],
        originalLanguage: String? = nil,
        firstPublicationYear: Int? = nil,
        description: String? = nil,
        coverImageURL: String? = nil,
        synthetic: Bool? = nil,
        primaryProvider: String? = nil,
        contributors: [String]? = nil,
        openLibraryID: String? = nil,
        openLibraryWorkID: String? = nil,
        isbndbID: String? = nil,
        googleBooksVolumeID: String? = nil,
        goodreadsID: String? = nil,
        goodreadsWorkIDs: [String] = [],
        amazonASINs: [String] = [],
        librarythingIDs: [String] = [],
        googleBooksVolumeIDs: [String] = [],
        lastISBNDBSync: String? = nil,
        isbndbQuality: Int = 0,
        reviewStatus: ReviewStatus = .needsReview,
        originalImagePath: String? = nil,
        boundingBox: BoundingBox? = nil
    ) {
        self.title = title
        self.subjectTags = subjectTags
        self.originalLanguage = originalLanguage
        self.firstPublicationYear = firstPublicationYear
        self.description = description
        self.coverImageURL = coverImageURL
        self.synthetic = synthetic
        self.primaryProvider = primaryProvider
        self.contributors = contributors
        self.openLibraryID = openLibraryID
        self.openLibraryWorkID = openLibraryWorkID
        self.isbndbID = isbndbID
        self.googleBooksVolumeID = googleBooksVolumeID
        self._goodreadsID = goodreadsID
        self.goodreadsWorkIDs = goodreadsWorkIDs
        self.amazonASINs = amazonASINs
        self.librarythingIDs = librarythingIDs
        self.googleBooksVolumeIDs = googleBooksVolumeIDs
        self.lastISBNDBSync = lastISBNDBSync
        self.isbndbQuality = isbndbQuality
        self.reviewStatus = reviewStatus
        self.originalImagePath = originalImagePath
        self.boundingBox = boundingBox
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case subjectTags
        case originalLanguage
        case firstPublicationYear
        case description
        case coverImageURL
        case synthetic
        case primaryProvider
        case contributors
        case openLibraryID
        case openLibraryWorkID
        case isbndbID
        case googleBooksVolumeID
        case _goodreadsID = "goodreadsID"
        case goodreadsWorkIDs
        case amazonASINs
        case librarythingIDs
        case googleBooksVolumeIDs
        case lastISBNDBSync
        case isbndbQuality
        case reviewStatus
        case originalImagePath
        case boundingBox
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [
            .title, .subjectTags, .goodreadsWorkIDs, .amazonASINs, .librarythingIDs, .googleBooksVolumeIDs,
            .isbndbQuality, .reviewStatus,
        ]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subjectTags = try fields.array(.subjectTags)
        originalLanguage = try fields.optional(.originalLanguage)
        firstPublicationYear = try fields.optional(.firstPublicationYear)
        description = try fields.optional(.description)
        coverImageURL = try fields.optional(.coverImageURL, as: URIText.self)
        synthetic = try fields.optional(.synthetic)
        primaryProvider = try fields.optional(.primaryProvider)
        contributors = try fields.optional(.contributors)
        openLibraryID = try fields.optional(.openLibraryID)
        openLibraryWorkID = try fields.optional(.openLibraryWorkID)
        isbndbID = try fields.optional(.isbndbID)
        googleBooksVolumeID = try fields.optional(.googleBooksVolumeID)
        _goodreadsID = try fields.optional(._goodreadsID)
        goodreadsWorkIDs = try fields.array(.goodreadsWorkIDs)
        amazonASINs = try fields.array(.amazonASINs)
        librarythingIDs = try fields.array(.librarythingIDs)
        googleBooksVolumeIDs = try fields.array(.googleBooksVolumeIDs)
        lastISBNDBSync = try fields.optional(.lastISBNDBSync, as: DateTimeText.self)
        isbndbQuality = try fields.value(.isbndbQuality, default: 0)
        reviewStatus = try fields.value(.reviewStatus, default: .needsReview)
        originalImagePath = try fields.optional(.originalImagePath)
        boundingBox = try fields.optional(.boundingBox)
    }
}
