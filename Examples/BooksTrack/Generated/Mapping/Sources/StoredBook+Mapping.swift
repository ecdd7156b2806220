// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTORuntime

/// The values of `WorkDTO` for `StoredBook`, with a member for each property.
protocol StoredBookModel: AnyObject {
    /// The title as the provider spells it. A work without a title is not a work. Strict: without it, decoding fails.
    var title: String { get set }
    /// Subjects, in the provider's words. Some providers leave them out. Missing or null: `[]`.
    var subjectTags: [String] { get set }
    var firstPublicationYear: Int? { get set }
    /// What it is about.
    var summary: String? { get set }
    /// The cover, in the best quality known. May be empty text.
    var coverImageURL: String? { get set }
    var openLibraryWorkID: String? { get set }
    var isbndbID: String? { get set }
    /// Works that share one of them are the same work. Missing or null: `[]`.
    var googleBooksVolumeIDs: [String] { get set }
    /// How complete ISBNdb's data is, in percent. May come as a number with a fraction of zero. 0 to 100. Missing or
    /// null: `0`.
    var quality: Int { get set }
}

extension StoredBook: StoredBookModel {}

/// Makes a model with all values of the record.
func mapToStoredBook(_ dto: WorkDTO) -> StoredBook {
    let storedBook = StoredBook()
    storedBook.title = dto.title
    storedBook.subjectTags = dto.subjectTags
    storedBook.firstPublicationYear = dto.firstPublicationYear
    storedBook.summary = dto.description
    storedBook.coverImageURL = dto.coverImageURL
    storedBook.openLibraryWorkID = dto.openLibraryWorkID
    storedBook.isbndbID = dto.isbndbID
    storedBook.googleBooksVolumeIDs = dto.googleBooksVolumeIDs
    storedBook.quality = dto.isbndbQuality
    return storedBook
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameter fields: The state of each property in the document. Without the document, pass `.complete` if the
///   document had each required property, and `.unknown` if not.
func mergeStoredBookData(into storedBook: StoredBook, from dto: WorkDTO, fields: FieldStates<WorkDTO>) {
    fields.state(.title, of: dto.title).update(&storedBook.title)
    fields.state(.subjectTags, of: dto.subjectTags, absent: [], isRequired: true)
        .update(&storedBook.subjectTags, by: .union)
    fields.state(.firstPublicationYear, of: dto.firstPublicationYear).update(&storedBook.firstPublicationYear)
    fields.state(.description, of: dto.description).update(&storedBook.summary, by: .longer)
    fields.state(.coverImageURL, of: dto.coverImageURL).update(&storedBook.coverImageURL)
    fields.state(.openLibraryWorkID, of: dto.openLibraryWorkID).update(&storedBook.openLibraryWorkID)
    fields.state(.isbndbID, of: dto.isbndbID).update(&storedBook.isbndbID)
    fields.state(.googleBooksVolumeIDs, of: dto.googleBooksVolumeIDs, absent: [], isRequired: true)
        .update(&storedBook.googleBooksVolumeIDs, by: .union)
    fields.state(.isbndbQuality, of: dto.isbndbQuality, absent: 0, isRequired: true)
        .update(&storedBook.quality, by: .max)
}

/// Whether both have the same identity. The first of `isbndbID`, `openLibraryWorkID`, `googleBooksVolumeIDs` that both
/// have decides. The result is nil if no such property is present in both.
func isSameStoredBook(_ storedBook: StoredBook, as dto: WorkDTO) -> Bool? {
    if let known = storedBook.isbndbID, let found = dto.isbndbID { return known == found }
    if let known = storedBook.openLibraryWorkID, let found = dto.openLibraryWorkID { return known == found }
    if !storedBook.googleBooksVolumeIDs.isEmpty, !dto.googleBooksVolumeIDs.isEmpty {
        return !Set(storedBook.googleBooksVolumeIDs).isDisjoint(with: dto.googleBooksVolumeIDs)
    }
    return nil
}
