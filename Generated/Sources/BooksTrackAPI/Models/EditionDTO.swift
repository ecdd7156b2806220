// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// An edition is a work as one publisher brought it out. It may lack a title of its own.
///
/// `#/components/schemas/EditionDTO`
public nonisolated struct EditionDTO: DefensiveRecord, Hashable, Sendable {
    /// The ISBN to show.
    public var isbn: String?
    /// All its ISBNs, of 10 and 13 digits. Before version 2.0 the keys `isbn10` and `isbn13`. Missing or null: `[]`.
    public var isbns: [String]
    public var title: String?
    public var publisher: String?
    /// A year, a month or a day, such as `1968`, `2012-09` or `2012-09-11`.
    public var publicationDate: String?
    public var pageCount: Int?
    /// Missing or null: `.paperback`.
    public var format: EditionFormat
    /// The cover, in the best quality known. May be empty text.
    public var coverImageURL: String?
    /// What the edition calls itself, such as an anniversary edition.
    public var editionTitle: String?
    public var editionDescription: String?
    public var language: String?
    /// The provider that most of the data comes from. Open; `DataProvider` lists the usual ones.
    public var primaryProvider: String?
    /// All providers that contributed. Open, as `primaryProvider`. Absent, not empty, where unknown.
    public var contributors: [String]?
    public var openLibraryID: String?
    public var openLibraryEditionID: String?
    public var isbndbID: String?
    @available(*, deprecated, message: "Use googleBooksVolumeIDs. Deprecated since 2.0.")
    public var googleBooksVolumeID: String? {
        get { _googleBooksVolumeID }
        set { _googleBooksVolumeID = newValue }
    }
    private var _googleBooksVolumeID: String?
    public var goodreadsID: String?
    /// Missing or null: `[]`.
    public var amazonASINs: [String]
    /// Missing or null: `[]`.
    public var googleBooksVolumeIDs: [String]
    /// Missing or null: `[]`.
    public var librarythingIDs: [String]
    /// When ISBNdb was last asked.
    public var lastISBNDBSync: String?
    /// How complete ISBNdb's data is, in percent. 0 to 100. Missing or null: `0`.
    public var isbndbQuality: Int

    public init(
        isbn: String? = nil,
        isbns: [String] = [],
        title: String? = nil,
        publisher: String? = nil,
        publicationDate: String? = nil,
        pageCount: Int? = nil,
        format: EditionFormat = .paperback,
        coverImageURL: String? = nil,
        editionTitle: String? = nil,
        editionDescription: String? = nil,
        language: String? = nil,
        primaryProvider: String? = nil,
        contributors: [String]? = nil,
        openLibraryID: String? = nil,
        openLibraryEditionID: String? = nil,
        isbndbID: String? = nil,
        googleBooksVolumeID: String? = nil,
        goodreadsID: String? = nil,
        amazonASINs: [String] = [],
        googleBooksVolumeIDs: [String] = [],
        librarythingIDs: [String] = [],
        lastISBNDBSync: String? = nil,
        isbndbQuality: Int = 0
    ) {
        self.isbn = isbn
        self.isbns = isbns
        self.title = title
        self.publisher = publisher
        self.publicationDate = publicationDate
        self.pageCount = pageCount
        self.format = format
        self.coverImageURL = coverImageURL
        self.editionTitle = editionTitle
        self.editionDescription = editionDescription
        self.language = language
        self.primaryProvider = primaryProvider
        self.contributors = contributors
        self.openLibraryID = openLibraryID
        self.openLibraryEditionID = openLibraryEditionID
        self.isbndbID = isbndbID
        self._googleBooksVolumeID = googleBooksVolumeID
        self.goodreadsID = goodreadsID
        self.amazonASINs = amazonASINs
        self.googleBooksVolumeIDs = googleBooksVolumeIDs
        self.librarythingIDs = librarythingIDs
        self.lastISBNDBSync = lastISBNDBSync
        self.isbndbQuality = isbndbQuality
    }

    public enum CodingKeys: String, RecordKey {
        case isbn
        case isbns
        case title
        case publisher
        case publicationDate
        case pageCount
        case format
        case coverImageURL
        case editionTitle
        case editionDescription
        case language
        case primaryProvider
        case contributors
        case openLibraryID
        case openLibraryEditionID
        case isbndbID
        case _googleBooksVolumeID = "googleBooksVolumeID"
        case goodreadsID
        case amazonASINs
        case googleBooksVolumeIDs
        case librarythingIDs
        case lastISBNDBSync
        case isbndbQuality
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.isbns, .format, .amazonASINs, .googleBooksVolumeIDs, .librarythingIDs, .isbndbQuality]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        isbn = try fields.optional(.isbn)
        isbns = try fields.array(.isbns)
        title = try fields.optional(.title)
        publisher = try fields.optional(.publisher)
        publicationDate = try fields.optional(.publicationDate)
        pageCount = try fields.optional(.pageCount)
        format = try fields.value(.format, default: .paperback)
        coverImageURL = try fields.optional(.coverImageURL, as: URIText.self)
        editionTitle = try fields.optional(.editionTitle)
        editionDescription = try fields.optional(.editionDescription)
        language = try fields.optional(.language)
        primaryProvider = try fields.optional(.primaryProvider)
        contributors = try fields.optional(.contributors)
        openLibraryID = try fields.optional(.openLibraryID)
        openLibraryEditionID = try fields.optional(.openLibraryEditionID)
        isbndbID = try fields.optional(.isbndbID)
        _googleBooksVolumeID = try fields.optional(._googleBooksVolumeID)
        goodreadsID = try fields.optional(.goodreadsID)
        amazonASINs = try fields.array(.amazonASINs)
        googleBooksVolumeIDs = try fields.array(.googleBooksVolumeIDs)
        librarythingIDs = try fields.array(.librarythingIDs)
        lastISBNDBSync = try fields.optional(.lastISBNDBSync, as: DateTimeText.self)
        isbndbQuality = try fields.value(.isbndbQuality, default: 0)
    }
}
