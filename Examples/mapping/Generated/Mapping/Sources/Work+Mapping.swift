// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import Foundation
import LibraryAPI

/// The values of `WorkDTO` for `Work`, with a member for each property.
protocol WorkModel: AnyObject {
    /// The title as the provider spells it. A work without a title is not a work. Strict: without it, decoding fails.
    var title: String { get set }
    /// Subjects, in the provider's words. Some providers leave them out. Missing or null: `[]`.
    var subjectTags: [String] { get set }
    /// The language in which it was written, as the provider names it.
    var originalLanguage: String? { get set }
    var firstPublicationYear: Int? { get set }
    /// What it is about.
    var workDescription: String? { get set }
    /// The cover, in the best quality known. May be empty text.
    var coverImageURL: String? { get set }
    /// True where the work was inferred from one of its editions.
    var synthetic: Bool? { get set }
    /// The provider that most of the data comes from. Open; `DataProvider` lists the usual ones.
    var primaryProvider: String? { get set }
    /// All providers that contributed. Open, as `primaryProvider`. Absent, not empty, where unknown.
    var providers: [String]? { get set }
    /// Open Library's identifier, from the time when there was only one.
    var openLibraryID: String? { get set }
    var openLibraryWorkID: String? { get set }
    var isbndbID: String? { get set }
    /// The volume's identifier, from the time when there was only one.
    var googleBooksVolumeID: String? { get set }
    /// Goodreads' identifiers. Text, though they look like numbers. Missing or null: `[]`.
    var goodreadsWorkIDs: [String] { get set }
    /// Missing or null: `[]`.
    var amazonASINs: [String] { get set }
    /// Missing or null: `[]`.
    var librarythingIDs: [String] { get set }
    /// Works that share one of them are the same work. Missing or null: `[]`.
    var googleBooksVolumeIDs: [String] { get set }
    /// When ISBNdb was last asked.
    var lastISBNDBSyncDate: Date? { get set }
    /// How complete ISBNdb's data is, in percent. May come as a number with a fraction of zero. 0 to 100. Missing or
    /// null: `0`.
    var isbndbQuality: Int { get set }
    /// How far a person has checked the data. What was not checked must not look as if it was. Missing or null:
    /// `.needsReview`.
    var reviewStatus: BookReviewStatus { get set }
    /// The photo in which the work was recognised.
    var originalImagePath: String? { get set }
    /// Where in that photo.
    var boundingBox: BoundingBox? { get set }
    static func betterTitle(_ current: String, _ new: String) -> String
    static func moment(_ value: String) -> Date?
    static func text(_ value: Date) -> String
}

extension Work: WorkModel {}

/// Makes a model with all values of the record.
func mapToWork(_ dto: WorkDTO) -> Work {
    let work = Work()
    work.title = dto.title
    work.subjectTags = dto.subjectTags
    work.originalLanguage = dto.originalLanguage
    work.firstPublicationYear = dto.firstPublicationYear
    work.workDescription = dto.description
    work.coverImageURL = dto.coverImageURL
    work.synthetic = dto.synthetic
    work.primaryProvider = dto.primaryProvider
    work.providers = dto.contributors
    work.openLibraryID = dto.openLibraryID
    work.openLibraryWorkID = dto.openLibraryWorkID
    work.isbndbID = dto.isbndbID
    work.googleBooksVolumeID = dto.googleBooksVolumeID
    work.goodreadsWorkIDs = dto.goodreadsWorkIDs
    work.amazonASINs = dto.amazonASINs
    work.librarythingIDs = dto.librarythingIDs
    work.googleBooksVolumeIDs = dto.googleBooksVolumeIDs
    work.lastISBNDBSyncDate = dto.lastISBNDBSync.flatMap(Work.moment)
    work.isbndbQuality = dto.isbndbQuality
    work.reviewStatus = BookReviewStatus(dto.reviewStatus)
    work.originalImagePath = dto.originalImagePath
    work.boundingBox = dto.boundingBox
    return work
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameter fields: The state of each property in the document. Without the document, pass `.complete` if the
///   document had each required property, and `.unknown` if not.
func mergeWorkData(into work: Work, from dto: WorkDTO, fields: FieldStates<WorkDTO>) {
    let isNewer = Date.isNewer(dto.lastISBNDBSync.flatMap(Work.moment), than: work.lastISBNDBSyncDate)
    fields.state(.title, of: dto.title).update(&work.title, by: MergePolicy(Work.betterTitle))
    fields.state(.subjectTags, of: dto.subjectTags, absent: [], isRequired: true).update(&work.subjectTags, by: .union)
    fields.state(.originalLanguage, of: dto.originalLanguage).update(&work.originalLanguage)
    fields.state(.firstPublicationYear, of: dto.firstPublicationYear).update(&work.firstPublicationYear, by: .min)
    fields.state(.description, of: dto.description).update(&work.workDescription, by: .longer)
    fields.state(.coverImageURL, of: dto.coverImageURL).update(&work.coverImageURL, by: .newer(isNewer))
    fields.state(.synthetic, of: dto.synthetic).update(&work.synthetic)
    fields.state(.primaryProvider, of: dto.primaryProvider).update(&work.primaryProvider)
    fields.state(.contributors, of: dto.contributors).update(&work.providers)
    fields.state(.openLibraryID, of: dto.openLibraryID).update(&work.openLibraryID, by: .keep)
    fields.state(.openLibraryWorkID, of: dto.openLibraryWorkID).update(&work.openLibraryWorkID)
    fields.state(.isbndbID, of: dto.isbndbID).update(&work.isbndbID)
    fields.state(.googleBooksVolumeID, of: dto.googleBooksVolumeID).update(&work.googleBooksVolumeID)
    fields.state(.goodreadsWorkIDs, of: dto.goodreadsWorkIDs, absent: [], isRequired: true)
        .update(&work.goodreadsWorkIDs, by: .union)
    fields.state(.amazonASINs, of: dto.amazonASINs, absent: [], isRequired: true).update(&work.amazonASINs, by: .union)
    fields.state(.librarythingIDs, of: dto.librarythingIDs, absent: [], isRequired: true)
        .update(&work.librarythingIDs, by: .union)
    fields.state(.googleBooksVolumeIDs, of: dto.googleBooksVolumeIDs, absent: [], isRequired: true)
        .update(&work.googleBooksVolumeIDs, by: .union)
    fields.state(.lastISBNDBSync, of: dto.lastISBNDBSync).converted(by: Work.moment)
        .update(&work.lastISBNDBSyncDate, by: .later)
    fields.state(.isbndbQuality, of: dto.isbndbQuality, absent: 0, isRequired: true)
        .update(&work.isbndbQuality, by: .max)
    fields.state(.reviewStatus, of: dto.reviewStatus, absent: .needsReview, isRequired: true)
        .known
        .map { BookReviewStatus($0) }
        .update(&work.reviewStatus)
    fields.state(.originalImagePath, of: dto.originalImagePath).update(&work.originalImagePath)
    fields.state(.boundingBox, of: dto.boundingBox).update(&work.boundingBox)
}

/// Whether both have the same identity. The first of `isbndbID`, `openLibraryWorkID`, `googleBooksVolumeIDs` that both
/// have decides. The result is nil if no such property is present in both.
func isSameWork(_ work: Work, as dto: WorkDTO) -> Bool? {
    if let known = work.isbndbID, let found = dto.isbndbID { return known == found }
    if let known = work.openLibraryWorkID, let found = dto.openLibraryWorkID { return known == found }
    if !work.googleBooksVolumeIDs.isEmpty, !dto.googleBooksVolumeIDs.isEmpty {
        return !Set(work.googleBooksVolumeIDs).isDisjoint(with: dto.googleBooksVolumeIDs)
    }
    return nil
}
