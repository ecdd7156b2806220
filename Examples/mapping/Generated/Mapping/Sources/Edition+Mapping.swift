// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import Foundation
import LibraryAPI

/// The values of `EditionDTO` for `Edition`, with a member for each property.
protocol EditionModel: AnyObject {
    /// The ISBN to show.
    var isbn: String? { get set }
    /// All its ISBNs, of 10 and 13 digits. Before version 2.0 the keys `isbn10` and `isbn13`. Missing or null: `[]`.
    var isbns: [String] { get set }
    var title: String? { get set }
    var publisher: String? { get set }
    /// A year, a month or a day, such as `1968`, `2012-09` or `2012-09-11`.
    var published: PublicationDate? { get set }
    var pageCount: Int? { get set }
    /// Missing or null: `.paperback`.
    var format: EditionFormat { get set }
    /// The cover, in the best quality known. May be empty text.
    var coverImageURL: URL? { get set }
    /// What the edition calls itself, such as an anniversary edition.
    var editionTitle: String? { get set }
    var editionDescription: String? { get set }
    var language: String? { get set }
    /// The provider that most of the data comes from. Open; `DataProvider` lists the usual ones.
    var primaryProvider: String? { get set }
    /// All providers that contributed. Open, as `primaryProvider`. Absent, not empty, where unknown.
    var contributors: [String]? { get set }
    var openLibraryID: String? { get set }
    var openLibraryEditionID: String? { get set }
    var isbndbID: String? { get set }
    var goodreadsID: String? { get set }
    /// Missing or null: `[]`.
    var amazonASINs: [String] { get set }
    /// Missing or null: `[]`.
    var googleBooksVolumeIDs: [String] { get set }
    /// Missing or null: `[]`.
    var librarythingIDs: [String] { get set }
    /// When ISBNdb was last asked.
    var lastISBNDBSync: String? { get set }
    /// How complete ISBNdb's data is, in percent. 0 to 100. Missing or null: `0`.
    var isbndbQuality: Int { get set }
    static func day(_ value: String) -> PublicationDate?
    static func text(_ value: PublicationDate) -> String
    static func link(_ value: String) -> URL?
    static func text(_ value: URL) -> String
}

extension Edition: EditionModel {}

/// Makes a model with all values of the record.
func mapToEdition(_ dto: EditionDTO) -> Edition {
    let edition = Edition()
    edition.isbn = dto.isbn
    edition.isbns = dto.isbns
    edition.title = dto.title
    edition.publisher = dto.publisher
    edition.published = dto.publicationDate.flatMap(Edition.day)
    edition.pageCount = dto.pageCount
    edition.format = dto.format
    edition.coverImageURL = dto.coverImageURL.flatMap(Edition.link)
    edition.editionTitle = dto.editionTitle
    edition.editionDescription = dto.editionDescription
    edition.language = dto.language
    edition.primaryProvider = dto.primaryProvider
    edition.contributors = dto.contributors
    edition.openLibraryID = dto.openLibraryID
    edition.openLibraryEditionID = dto.openLibraryEditionID
    edition.isbndbID = dto.isbndbID
    edition.goodreadsID = dto.goodreadsID
    edition.amazonASINs = dto.amazonASINs
    edition.googleBooksVolumeIDs = dto.googleBooksVolumeIDs
    edition.librarythingIDs = dto.librarythingIDs
    edition.lastISBNDBSync = dto.lastISBNDBSync
    edition.isbndbQuality = dto.isbndbQuality
    return edition
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameter fields: The state of each property in the document. Without the document, pass `.complete` if the
///   document had each required property, and `.unknown` if not.
func mergeEditionData(into edition: Edition, from dto: EditionDTO, fields: FieldStates<EditionDTO>) {
    let isNewer = String.isNewer(dto.lastISBNDBSync, than: edition.lastISBNDBSync)
    fields.state(.isbn, of: dto.isbn).update(&edition.isbn)
    fields.state(.isbns, of: dto.isbns, absent: [], isRequired: true).update(&edition.isbns, by: .union)
    fields.state(.title, of: dto.title).update(&edition.title)
    fields.state(.publisher, of: dto.publisher).update(&edition.publisher)
    fields.state(.publicationDate, of: dto.publicationDate).converted(by: Edition.day).update(&edition.published)
    fields.state(.pageCount, of: dto.pageCount).update(&edition.pageCount)
    fields.state(.format, of: dto.format, absent: .paperback, isRequired: true).update(&edition.format)
    fields.state(.coverImageURL, of: dto.coverImageURL).converted(by: Edition.link)
        .update(&edition.coverImageURL, by: .newer(isNewer))
    fields.state(.editionTitle, of: dto.editionTitle).update(&edition.editionTitle)
    fields.state(.editionDescription, of: dto.editionDescription).update(&edition.editionDescription)
    fields.state(.language, of: dto.language).update(&edition.language)
    fields.state(.primaryProvider, of: dto.primaryProvider).update(&edition.primaryProvider)
    fields.state(.contributors, of: dto.contributors).update(&edition.contributors)
    fields.state(.openLibraryID, of: dto.openLibraryID).update(&edition.openLibraryID)
    fields.state(.openLibraryEditionID, of: dto.openLibraryEditionID).update(&edition.openLibraryEditionID)
    fields.state(.isbndbID, of: dto.isbndbID).update(&edition.isbndbID)
    fields.state(.goodreadsID, of: dto.goodreadsID).update(&edition.goodreadsID)
    fields.state(.amazonASINs, of: dto.amazonASINs, absent: [], isRequired: true).update(&edition.amazonASINs)
    fields.state(.googleBooksVolumeIDs, of: dto.googleBooksVolumeIDs, absent: [], isRequired: true)
        .update(&edition.googleBooksVolumeIDs)
    fields.state(.librarythingIDs, of: dto.librarythingIDs, absent: [], isRequired: true)
        .update(&edition.librarythingIDs)
    fields.state(.lastISBNDBSync, of: dto.lastISBNDBSync).update(&edition.lastISBNDBSync, by: .later)
    fields.state(.isbndbQuality, of: dto.isbndbQuality, absent: 0, isRequired: true)
        .update(&edition.isbndbQuality, by: .max)
}

/// Whether both have the same identity. The first of `isbns`, `isbndbID` that both have decides. The result is nil if
/// no such property is present in both.
func isSameEdition(_ edition: Edition, as dto: EditionDTO) -> Bool? {
    if !edition.isbns.isEmpty, !dto.isbns.isEmpty {
        return !Set(edition.isbns).isDisjoint(with: dto.isbns)
    }
    if let known = edition.isbndbID, let found = dto.isbndbID { return known == found }
    return nil
}
