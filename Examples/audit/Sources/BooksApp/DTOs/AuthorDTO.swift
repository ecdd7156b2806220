import Foundation

/// An author as the backend sends it.
public struct AuthorDTO: Codable, Sendable, Equatable {
    public let name: String
    public let gender: DTOAuthorGender
    public let culturalRegion: DTOCulturalRegion?
    public let nationality: String?
    public let birthYear: Int?
    public let deathYear: Int?
    public let openLibraryID: String?
    public let isbndbID: String?
    public let googleBooksID: String?
    public let goodreadsID: String?
    public let bookCount: Int?

    enum CodingKeys: String, CodingKey {
        case name
        case gender
        case culturalRegion
        case nationality
        case birthYear
        case deathYear
        case openLibraryID
        case isbndbID
        case googleBooksID
        case goodreadsID
        case bookCount
    }

    public init(
        name: String,
        gender: DTOAuthorGender = .unknown,
        culturalRegion: DTOCulturalRegion? = nil,
        nationality: String? = nil,
        birthYear: Int? = nil,
        deathYear: Int? = nil,
        openLibraryID: String? = nil,
        isbndbID: String? = nil,
        googleBooksID: String? = nil,
        goodreadsID: String? = nil,
        bookCount: Int? = nil
    ) {
        self.name = name
        self.gender = gender
        self.culturalRegion = culturalRegion
        self.nationality = nationality
        self.birthYear = birthYear
        self.deathYear = deathYear
        self.openLibraryID = openLibraryID
        self.isbndbID = isbndbID
        self.googleBooksID = googleBooksID
        self.goodreadsID = goodreadsID
        self.bookCount = bookCount
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        gender = (try? container.decode(DTOAuthorGender.self, forKey: .gender)) ?? .unknown
        culturalRegion = try? container.decode(DTOCulturalRegion.self, forKey: .culturalRegion)
        nationality = try container.decodeIfPresent(String.self, forKey: .nationality)
        birthYear = try container.decodeIfPresent(Int.self, forKey: .birthYear)
        deathYear = try container.decodeIfPresent(Int.self, forKey: .deathYear)
        openLibraryID = try container.decodeIfPresent(String.self, forKey: .openLibraryID)
        isbndbID = try container.decodeIfPresent(String.self, forKey: .isbndbID)
        googleBooksID = try container.decodeIfPresent(String.self, forKey: .googleBooksID)
        goodreadsID = try container.decodeIfPresent(String.self, forKey: .goodreadsID)
        bookCount = try container.decodeIfPresent(Int.self, forKey: .bookCount)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(gender, forKey: .gender)
        try container.encodeIfPresent(culturalRegion, forKey: .culturalRegion)
        try container.encodeIfPresent(nationality, forKey: .nationality)
        try container.encodeIfPresent(birthYear, forKey: .birthYear)
        try container.encodeIfPresent(deathYear, forKey: .deathYear)
        try container.encodeIfPresent(openLibraryID, forKey: .openLibraryID)
        try container.encodeIfPresent(isbndbID, forKey: .isbndbID)
        try container.encodeIfPresent(googleBooksID, forKey: .googleBooksID)
        try container.encodeIfPresent(goodreadsID, forKey: .goodreadsID)
        try container.encodeIfPresent(bookCount, forKey: .bookCount)
    }
}
