import Foundation

/// An edition of a work as the backend sends it.
public struct EditionDTO: Codable, Sendable, Equatable {
    public let isbn: String?
    public let isbns: [String]
    public let title: String?
    public let publisher: String?
    public let publicationDate: String?
    public let pageCount: Int?
    public let format: DTOEditionFormat
    public let coverImageURL: String?
    public let editionTitle: String?
    public let editionDescription: String?
    public let language: String?
    public let primaryProvider: String?
    public let contributors: [String]?
    public let openLibraryID: String?
    public let openLibraryEditionID: String?
    public let isbndbID: String?
    public let googleBooksVolumeID: String?
    public let goodreadsID: String?
    public let amazonASINs: [String]
    public let googleBooksVolumeIDs: [String]
    public let librarythingIDs: [String]
    public let lastISBNDBSync: String?
    public let isbndbQuality: Int

    enum CodingKeys: String, CodingKey {
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
        case googleBooksVolumeID
        case goodreadsID
        case amazonASINs
        case googleBooksVolumeIDs
        case librarythingIDs
        case lastISBNDBSync
        case isbndbQuality
    }

    public init(
        isbn: String? = nil,
        isbns: [String] = [],
        title: String? = nil,
        publisher: String? = nil,
        publicationDate: String? = nil,
        pageCount: Int? = nil,
        format: DTOEditionFormat = .paperback,
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
        self.googleBooksVolumeID = googleBooksVolumeID
        self.goodreadsID = goodreadsID
        self.amazonASINs = amazonASINs
        self.googleBooksVolumeIDs = googleBooksVolumeIDs
        self.librarythingIDs = librarythingIDs
        self.lastISBNDBSync = lastISBNDBSync
        self.isbndbQuality = isbndbQuality
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        isbn = try container.decodeIfPresent(String.self, forKey: .isbn)
        isbns = try container.decodeIfPresent([String].self, forKey: .isbns) ?? []
        title = try container.decodeIfPresent(String.self, forKey: .title)
        publisher = try container.decodeIfPresent(String.self, forKey: .publisher)
        publicationDate = try container.decodeIfPresent(String.self, forKey: .publicationDate)
        pageCount = try container.decodeIfPresent(Int.self, forKey: .pageCount)
        format = (try? container.decode(DTOEditionFormat.self, forKey: .format)) ?? .paperback
        coverImageURL = try container.decodeIfPresent(String.self, forKey: .coverImageURL)
        editionTitle = try container.decodeIfPresent(String.self, forKey: .editionTitle)
        editionDescription = try container.decodeIfPresent(String.self, forKey: .editionDescription)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        primaryProvider = try container.decodeIfPresent(String.self, forKey: .primaryProvider)
        contributors = try container.decodeIfPresent([String].self, forKey: .contributors)
        openLibraryID = try container.decodeIfPresent(String.self, forKey: .openLibraryID)
        openLibraryEditionID = try container.decodeIfPresent(String.self, forKey: .openLibraryEditionID)
        isbndbID = try container.decodeIfPresent(String.self, forKey: .isbndbID)
        googleBooksVolumeID = try container.decodeIfPresent(String.self, forKey: .googleBooksVolumeID)
        goodreadsID = try container.decodeIfPresent(String.self, forKey: .goodreadsID)
        amazonASINs = try container.decodeIfPresent([String].self, forKey: .amazonASINs) ?? []
        googleBooksVolumeIDs = try container.decodeIfPresent([String].self, forKey: .googleBooksVolumeIDs) ?? []
        librarythingIDs = try container.decodeIfPresent([String].self, forKey: .librarythingIDs) ?? []
        lastISBNDBSync = try container.decodeIfPresent(String.self, forKey: .lastISBNDBSync)
        isbndbQuality = (try? container.decode(Int.self, forKey: .isbndbQuality)) ?? 0
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(isbn, forKey: .isbn)
        try container.encode(isbns, forKey: .isbns)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encodeIfPresent(publisher, forKey: .publisher)
        try container.encodeIfPresent(publicationDate, forKey: .publicationDate)
        try container.encodeIfPresent(pageCount, forKey: .pageCount)
        try container.encode(format, forKey: .format)
        try container.encodeIfPresent(coverImageURL, forKey: .coverImageURL)
        try container.encodeIfPresent(editionTitle, forKey: .editionTitle)
        try container.encodeIfPresent(editionDescription, forKey: .editionDescription)
        try container.encodeIfPresent(language, forKey: .language)
        try container.encodeIfPresent(primaryProvider, forKey: .primaryProvider)
        try container.encodeIfPresent(contributors, forKey: .contributors)
        try container.encodeIfPresent(openLibraryID, forKey: .openLibraryID)
        try container.encodeIfPresent(openLibraryEditionID, forKey: .openLibraryEditionID)
        try container.encodeIfPresent(isbndbID, forKey: .isbndbID)
        try container.encodeIfPresent(googleBooksVolumeID, forKey: .googleBooksVolumeID)
        try container.encodeIfPresent(goodreadsID, forKey: .goodreadsID)
        try container.encode(amazonASINs, forKey: .amazonASINs)
        try container.encode(googleBooksVolumeIDs, forKey: .googleBooksVolumeIDs)
        try container.encode(librarythingIDs, forKey: .librarythingIDs)
        try container.encodeIfPresent(lastISBNDBSync, forKey: .lastISBNDBSync)
        try container.encode(isbndbQuality, forKey: .isbndbQuality)
    }
}
