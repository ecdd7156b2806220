// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import Foundation
import LibraryAPI
#if canImport(SwiftData)
    import SwiftData
#endif

/// The stored model of `WorkDTO`. Without SwiftData, the model is a class with the same properties.
#if canImport(SwiftData)
    @Model
#endif
final class Work {
    /// The title as the provider spells it. A work without a title is not a work. Strict: without it, decoding fails.
    var title: String = ""
    /// Subjects, in the provider's words. Some providers leave them out. Missing or null: `[]`.
    var subjectTags: [String] = []
    /// The language in which it was written, as the provider names it.
    var originalLanguage: String?
    var firstPublicationYear: Int?
    /// What it is about.
    var workDescription: String?
    /// The cover, in the best quality known. May be empty text.
    var coverImageURL: String?
    /// True where the work was inferred from one of its editions.
    var synthetic: Bool?
    /// The provider that most of the data comes from. Open; `DataProvider` lists the usual ones.
    var primaryProvider: String?
    /// All providers that contributed. Open, as `primaryProvider`. Absent, not empty, where unknown.
    var providers: [String]?
    /// Open Library's identifier, from the time when there was only one.
    var openLibraryID: String?
    var openLibraryWorkID: String?
    #if canImport(SwiftData)
        @Attribute(.unique)
    #endif
    var isbndbID: String?
    /// The volume's identifier, from the time when there was only one.
    var googleBooksVolumeID: String?
    /// Goodreads' identifiers. Text, though they look like numbers. Missing or null: `[]`.
    var goodreadsWorkIDs: [String] = []
    /// Missing or null: `[]`.
    var amazonASINs: [String] = []
    /// Missing or null: `[]`.
    var librarythingIDs: [String] = []
    /// Works that share one of them are the same work. Missing or null: `[]`.
    var googleBooksVolumeIDs: [String] = []
    /// When ISBNdb was last asked.
    var lastISBNDBSyncDate: Date?
    /// How complete ISBNdb's data is, in percent. May come as a number with a fraction of zero. 0 to 100. Missing or
    /// null: `0`.
    var isbndbQuality: Int = 0
    /// How far a person has checked the data. What was not checked must not look as if it was. Missing or null:
    /// `.needsReview`.
    var reviewStatus: BookReviewStatus = .needsReview
    /// The photo in which the work was recognised.
    var originalImagePath: String?
    /// Where in that photo.
    var boundingBox: BoundingBox?

    init() {}
}

#if !canImport(SwiftData)
    extension Work: Codable {}
#endif
