// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import LibraryAPI

/// The values of `EnrichedBookPayload.Enriched` for `BookEnrichment`, with a member for each property.
protocol BookEnrichmentModel: AnyObject {
    /// Strict: without it, decoding fails.
    var work: Work? { get set }
    var edition: Edition? { get set }
    /// Missing or null: `[]`.
    var authors: [Author] { get set }
}

extension BookEnrichment: BookEnrichmentModel {}

/// Makes a model with all values of the record.
func mapToBookEnrichment(_ dto: EnrichedBookPayload.Enriched) -> BookEnrichment {
    let bookEnrichment = BookEnrichment()
    bookEnrichment.work = mapToWork(dto.work)
    bookEnrichment.edition = dto.edition.map(mapToEdition)
    bookEnrichment.authors = dto.authors.map(mapToAuthor)
    return bookEnrichment
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameters:
///   - fields: The state of each property in the document. Without the document, pass `.complete` if the document had
///     each required property, and `.unknown` if not.
///   - delete: Receives each model to be deleted, because no list contains it any more.
func mergeBookEnrichmentData(
    into bookEnrichment: BookEnrichment, from dto: EnrichedBookPayload.Enriched,
    fields: FieldStates<EnrichedBookPayload.Enriched>, delete: (Any) -> Void
) {
    fields.record(.work, of: dto.work).update(
        &bookEnrichment.work, isSame: isSameWork, make: mapToWork,
        merge: { mergeWorkData(into: $0, from: $1.record, fields: $1.fields) })
    fields.record(.edition, of: dto.edition).update(
        &bookEnrichment.edition, isSame: isSameEdition, make: mapToEdition,
        merge: { mergeEditionData(into: $0, from: $1.record, fields: $1.fields) })
    fields.records(.authors, of: dto.authors, isRequired: true).update(
        &bookEnrichment.authors, orphans: .delete, delete: delete, isSame: isSameAuthor, make: mapToAuthor,
        merge: { mergeAuthorData(into: $0, from: $1.record, fields: $1.fields) })
}
