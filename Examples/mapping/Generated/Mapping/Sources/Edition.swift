// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import Foundation
import LibraryAPI
#if canImport(SwiftData)
    import SwiftData
#endif

/// The stored model of `EditionDTO`. Without SwiftData, the model is a class with the same properties.
#if canImport(SwiftData)
    @Model
#endif
final class Edition {
    /// The ISBN to show.
    var isbn: String?
    /// All its ISBNs, of 10 and 13 digits. Before version 2.0 the keys `isbn10` and `isbn13`. Missing or null: `[]`.
    var isbns: [String] = []
    var title: String?
    var publisher: String?
    /// A year, a month or a day, such as `1968`, `2012-09` or `2012-09-11`.
    var published: PublicationDate?
    var pageCount: Int?
    /// Missing or null: `.paperback`.
    var format: EditionFormat = .paperback
    /// The cover, in the best quality known. May be empty text.
    var coverImageURL: URL?
    /// What the edition calls itself, such as an anniversary edition.
    var editionTitle: String?
    var editionDescription: String?
    var language: String?
    /// The provider that most of the data comes from. Open; `DataProvider` lists the usual ones.
    var primaryProvider: String?
    /// All providers that contributed. Open, as `primaryProvider`. Absent, not empty, where unknown.
    var contributors: [String]?
    var openLibraryID: String?
    var openLibraryEditionID: String?
    var isbndbID: String?
    var goodreadsID: String?
    /// Missing or null: `[]`.
    var amazonASINs: [String] = []
    /// Missing or null: `[]`.
    var googleBooksVolumeIDs: [String] = []
    /// Missing or null: `[]`.
    var librarythingIDs: [String] = []
    /// When ISBNdb was last asked.
    var lastISBNDBSync: String?
    /// How complete ISBNdb's data is, in percent. 0 to 100. Missing or null: `0`.
    var isbndbQuality: Int = 0

    init() {}
}

#if !canImport(SwiftData)
    extension Edition: Codable {}
#endif
