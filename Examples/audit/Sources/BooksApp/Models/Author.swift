import Foundation

/// An author as the app keeps it.
public final class Author {
    public var name: String
    public var gender: DTOAuthorGender = .unknown
    public var culturalRegion: DTOCulturalRegion?
    public var nationality: String?
    public var birthYear: Int?
    public var deathYear: Int?
    public var openLibraryID: String?
    public var isbndbID: String?
    public var googleBooksID: String?
    public var goodreadsID: String?
    public var bookCount: Int?

    public init(name: String) {
        self.name = name
    }
}
