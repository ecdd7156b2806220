// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import LibraryAPI

/// The values of `EnrichedBookPayload` for `BookEntity`, with a member for each property.
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

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameters:
///   - fields: The state of each property in the document. Without the document, pass `.complete` if the document had
///     each required property, and `.unknown` if not.
///   - delete: Receives each model to be deleted, because no list contains it any more.
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

/// Whether both have the same identity, which is `isbn`. The result is nil if no such property is present in both.
func isSameBookEntity(_ bookEntity: BookEntity, as dto: EnrichedBookPayload) -> Bool? {
    if let known = bookEntity.isbn, let found = dto.isbn { return known == found }
    return nil
}
