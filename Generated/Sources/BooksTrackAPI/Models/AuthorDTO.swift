// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A person who wrote, or helped to write, a work.
///
/// `#/components/schemas/AuthorDTO`
public nonisolated struct AuthorDTO: DefensiveRecord, Hashable, Sendable {
    /// The name as it stands on the cover. Strict: without it, decoding fails.
    public var name: String
    /// Missing or null: `.unknown`.
    public var gender: AuthorGender
    /// Absent where unknown.
    public var culturalRegion: CulturalRegion?
    public var nationality: String?
    public var birthYear: Int?
    public var deathYear: Int?
    public var openLibraryID: String?
    public var isbndbID: String?
    public var googleBooksID: String?
    public var goodreadsID: String?
    /// Works by this author that the providers know.
    public var bookCount: Int?

    public init(
        name: String,
        gender: AuthorGender = .unknown,
        culturalRegion: CulturalRegion? = nil,
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

    public enum CodingKeys: String, RecordKey {
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

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .gender] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.strict(.name)
        gender = try fields.value(.gender, default: .unknown)
        culturalRegion = try fields.optional(.culturalRegion)
        nationality = try fields.optional(.nationality)
        birthYear = try fields.optional(.birthYear)
        deathYear = try fields.optional(.deathYear)
        openLibraryID = try fields.optional(.openLibraryID)
        isbndbID = try fields.optional(.isbndbID)
        googleBooksID = try fields.optional(.googleBooksID)
        goodreadsID = try fields.optional(.goodreadsID)
        bookCount = try fields.optional(.bookCount)
    }
}
