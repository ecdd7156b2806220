import Foundation

/// A work as the backend sends it.
public struct WorkDTO: Codable, Sendable, Equatable {
    public let title: String
    public let subjectTags: [String]
    public let originalLanguage: String?
    public let firstPublicationYear: Int?
    public let description: String?
    public let synthetic: Bool?
    public let primaryProvider: String?
    public let contributors: [String]?
    public let openLibraryID: String?
    public let openLibraryWorkID: String?
    public let isbndbID: String?
    public let googleBooksVolumeID: String?
    public let goodreadsID: String?
    public let goodreadsWorkIDs: [String]
    public let amazonASINs: [String]
    public let librarythingIDs: [String]
    public let googleBooksVolumeIDs: [String]
    public let lastISBNDBSync: String?
    public let isbndbQuality: Int
    public let reviewStatus: DTOReviewStatus
    public let originalImagePath: String?
    public let boundingBox: BoundingBox?

    enum CodingKeys: String, CodingKey {
        case title
        case subjectTags
        case originalLanguage
        case firstPublicationYear
        case description
        case synthetic
        case primaryProvider
        case contributors
        case openLibraryID
        case openLibraryWorkID
        case isbndbID
        case googleBooksVolumeID
        case goodreadsID
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

    public init(
        title: String,
        subjectTags: [String] = [],
        originalLanguage: String? = nil,
        firstPublicationYear: Int? = nil,
        description: String? = nil,
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
        reviewStatus: DTOReviewStatus = .needsReview,
        originalImagePath: String? = nil,
        boundingBox: BoundingBox? = nil
    ) {
        self.title = title
        self.subjectTags = subjectTags
        self.originalLanguage = originalLanguage
        self.firstPublicationYear = firstPublicationYear
        self.description = description
        self.synthetic = synthetic
        self.primaryProvider = primaryProvider
        self.contributors = contributors
        self.openLibraryID = openLibraryID
        self.openLibraryWorkID = openLibraryWorkID
        self.isbndbID = isbndbID
        self.googleBooksVolumeID = googleBooksVolumeID
        self.goodreadsID = goodreadsID
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

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        subjectTags = try container.decodeIfPresent([String].self, forKey: .subjectTags) ?? []
        originalLanguage = try container.decodeIfPresent(String.self, forKey: .originalLanguage)
        firstPublicationYear = try container.decodeIfPresent(Int.self, forKey: .firstPublicationYear)
        description = try container.decodeIfPresent(String.self, forKey: .description)
        synthetic = try container.decodeIfPresent(Bool.self, forKey: .synthetic)
        primaryProvider = try container.decodeIfPresent(String.self, forKey: .primaryProvider)
        contributors = try container.decodeIfPresent([String].self, forKey: .contributors)
        openLibraryID = try container.decodeIfPresent(String.self, forKey: .openLibraryID)
        openLibraryWorkID = try container.decodeIfPresent(String.self, forKey: .openLibraryWorkID)
        isbndbID = try container.decodeIfPresent(String.self, forKey: .isbndbID)
        googleBooksVolumeID = try container.decodeIfPresent(String.self, forKey: .googleBooksVolumeID)
        goodreadsID = try container.decodeIfPresent(String.self, forKey: .goodreadsID)
        goodreadsWorkIDs = try container.decodeIfPresent([String].self, forKey: .goodreadsWorkIDs) ?? []
        amazonASINs = try container.decodeIfPresent([String].self, forKey: .amazonASINs) ?? []
        librarythingIDs = try container.decodeIfPresent([String].self, forKey: .librarythingIDs) ?? []
        googleBooksVolumeIDs = try container.decodeIfPresent([String].self, forKey: .googleBooksVolumeIDs) ?? []
        lastISBNDBSync = try container.decodeIfPresent(String.self, forKey: .lastISBNDBSync)
        isbndbQuality = (try? container.decode(Int.self, forKey: .isbndbQuality)) ?? 0
        reviewStatus = (try? container.decode(DTOReviewStatus.self, forKey: .reviewStatus)) ?? .needsReview
        originalImagePath = try container.decodeIfPresent(String.self, forKey: .originalImagePath)
        boundingBox = try container.decodeIfPresent(BoundingBox.self, forKey: .boundingBox)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(subjectTags, forKey: .subjectTags)
        try container.encodeIfPresent(originalLanguage, forKey: .originalLanguage)
        try container.encodeIfPresent(firstPublicationYear, forKey: .firstPublicationYear)
        try container.encodeIfPresent(description, forKey: .description)
        try container.encodeIfPresent(synthetic, forKey: .synthetic)
        try container.encodeIfPresent(primaryProvider, forKey: .primaryProvider)
        try container.encodeIfPresent(contributors, forKey: .contributors)
        try container.encodeIfPresent(openLibraryID, forKey: .openLibraryID)
        try container.encodeIfPresent(openLibraryWorkID, forKey: .openLibraryWorkID)
        try container.encodeIfPresent(isbndbID, forKey: .isbndbID)
        try container.encodeIfPresent(googleBooksVolumeID, forKey: .googleBooksVolumeID)
        try container.encodeIfPresent(goodreadsID, forKey: .goodreadsID)
        try container.encode(goodreadsWorkIDs, forKey: .goodreadsWorkIDs)
        try container.encode(amazonASINs, forKey: .amazonASINs)
        try container.encode(librarythingIDs, forKey: .librarythingIDs)
        try container.encode(googleBooksVolumeIDs, forKey: .googleBooksVolumeIDs)
        try container.encodeIfPresent(lastISBNDBSync, forKey: .lastISBNDBSync)
        try container.encode(isbndbQuality, forKey: .isbndbQuality)
        try container.encode(reviewStatus, forKey: .reviewStatus)
        try container.encodeIfPresent(originalImagePath, forKey: .originalImagePath)
        try container.encodeIfPresent(boundingBox, forKey: .boundingBox)
    }
}
