// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import LibraryAPI

/// The values of `AuthorDTO` for `Author`, with a member for each property.
protocol AuthorModel: AnyObject {
    /// The name as it stands on the cover. Strict: without it, decoding fails.
    var name: String { get set }
    /// Missing or null: `.unknown`.
    var gender: Gender { get set }
    /// Absent where unknown.
    var culturalRegion: CulturalRegion? { get set }
    var nationality: String? { get set }
    var birthYear: Int? { get set }
    var deathYear: Int? { get set }
    var openLibraryID: String? { get set }
    var isbndbID: String? { get set }
    var googleBooksID: String? { get set }
    var goodreadsID: String? { get set }
    /// Works by this author that the providers know.
    var bookCount: Int? { get set }
}

extension Author: AuthorModel {}

/// Makes a model with all values of the record.
func mapToAuthor(_ dto: AuthorDTO) -> Author {
    let author = Author()
    author.name = dto.name
    author.gender = Gender(dto.gender)
    author.culturalRegion = dto.culturalRegion
    author.nationality = dto.nationality
    author.birthYear = dto.birthYear
    author.deathYear = dto.deathYear
    author.openLibraryID = dto.openLibraryID
    author.isbndbID = dto.isbndbID
    author.googleBooksID = dto.googleBooksID
    author.goodreadsID = dto.goodreadsID
    author.bookCount = dto.bookCount
    return author
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameter fields: The state of each property in the document. Without the document, pass `.complete` if the
///   document had each required property, and `.unknown` if not.
func mergeAuthorData(into author: Author, from dto: AuthorDTO, fields: FieldStates<AuthorDTO>) {
    fields.state(.name, of: dto.name).update(&author.name)
    fields.state(.gender, of: dto.gender, absent: .unknown, isRequired: true).known.map { Gender($0) }
        .update(&author.gender)
    fields.state(.culturalRegion, of: dto.culturalRegion).update(&author.culturalRegion)
    fields.state(.nationality, of: dto.nationality).update(&author.nationality)
    fields.state(.birthYear, of: dto.birthYear).update(&author.birthYear)
    fields.state(.deathYear, of: dto.deathYear).update(&author.deathYear)
    fields.state(.openLibraryID, of: dto.openLibraryID).update(&author.openLibraryID)
    fields.state(.isbndbID, of: dto.isbndbID).update(&author.isbndbID)
    fields.state(.googleBooksID, of: dto.googleBooksID).update(&author.googleBooksID)
    fields.state(.goodreadsID, of: dto.goodreadsID).update(&author.goodreadsID)
    fields.state(.bookCount, of: dto.bookCount).update(&author.bookCount, by: .max)
}

/// Whether both have the same identity. The first of `openLibraryID`, `isbndbID`, `name` that both have decides.
func isSameAuthor(_ author: Author, as dto: AuthorDTO) -> Bool? {
    if let known = author.openLibraryID, let found = dto.openLibraryID { return known == found }
    if let known = author.isbndbID, let found = dto.isbndbID { return known == found }
    return author.name == dto.name
}
