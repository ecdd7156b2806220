// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import LibraryAPI
#if canImport(SwiftData)
    import SwiftData
#endif

/// The stored model of `AuthorDTO`. Without SwiftData, the model is a class with the same properties.
#if canImport(SwiftData)
    @Model
#endif
final class Author {
    /// The name as it stands on the cover. Strict: without it, decoding fails.
    var name: String = ""
    /// Missing or null: `.unknown`.
    var gender: Gender = .unknown
    /// Absent where unknown.
    var culturalRegion: CulturalRegion?
    var nationality: String?
    var birthYear: Int?
    var deathYear: Int?
    #if canImport(SwiftData)
        @Attribute(.unique)
    #endif
    var openLibraryID: String?
    var isbndbID: String?
    var googleBooksID: String?
    var goodreadsID: String?
    /// Works by this author that the providers know.
    var bookCount: Int?

    init() {}
}

#if !canImport(SwiftData)
    extension Author: Codable {}
#endif
