// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import LibraryAPI

/// What `BookEntity` has for `EnrichedBookPayload`: a member for each property.
protocol BookEntityModel: AnyObject {
    /// Strict: without it, decoding fails.
    var title: String { get set }
    var author: String? { get set }
    var isbn: String? { get set }
    /// What the providers know. Null without success.
    var enriched: BookEnrichment? { get set }
}

extension BookEntity: BookEntityModel {}

/// Makes a model with all values of the record.
func mapToBookEntity(_ dto: EnrichedBookPayload) -> BookEntity {
    let bookEntity = BookEntity()
    bookEntity.title = dto.title
    bookEntity.author = dto.author
    bookEntity.isbn = dto.isbn
    bookEntity.enriched = dto.enriched.map(mapToBookEnrichment)
    return bookEntity
}

/// Brings a model up to date. Only what the record has a value for changes it, or a null where that clears.
///
/// - Parameters:
///   - fields: What the document had for each property. Without the document it is `.complete` if each required
///     property was there, and otherwise `.unknown`.
///   - delete: is given each model that no list has any more and that is to be deleted.
func mergeBookEntityData(
    into bookEntity: BookEntity, from dto: EnrichedBookPayload, fields: FieldStates<EnrichedBookPayload>,
    delete: (Any) -> Void
) {
    fields.state(.title, of: dto.title).update(&bookEntity.title)
    fields.state(.author, of: dto.author).update(&bookEntity.author)
    fields.state(.isbn, of: dto.isbn).update(&bookEntity.isbn)
    fields.record(.enriched, of: dto.enriched).update(
        &bookEntity.enriched, isSame: { _, _ in true }, make: mapToBookEnrichment,
        merge: { mergeBookEnrichmentData(into: $0, from: $1.record, fields: $1.fields, delete: delete) })
}

/// Whether both are the same, by `isbn`; nil where none does.
func isSameBookEntity(_ bookEntity: BookEntity, as dto: EnrichedBookPayload) -> Bool? {
    if let known = bookEntity.isbn, let found = dto.isbn { return known == found }
    return nil
}
