// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTORuntime

/// The values of `PlaceDTO` for `Place`, with a member for each property.
protocol PlaceModel: AnyObject {
    /// Strict: without it, decoding fails.
    var shelf: Int { get set }
    var books: [Book]? { get set }
}

extension Place: PlaceModel {}

/// Makes a model with all values of the record.
func mapToPlace(_ dto: PlaceDTO) -> Place {
    let place = Place()
    place.shelf = dto.shelf
    place.books = dto.books?.map(mapToBook)
    return place
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameters:
///   - fields: The state of each property in the document. Without the document, pass `.complete` if the document had
///     each required property, and `.unknown` if not.
///   - delete: Receives each model to be deleted, because no list contains it any more.
func mergePlaceData(into place: Place, from dto: PlaceDTO, fields: FieldStates<PlaceDTO>, delete: (Any) -> Void) {
    fields.state(.shelf, of: dto.shelf).update(&place.shelf)
    fields.records(.books, of: dto.books).update(
        &place.books, orphans: .detach, isSame: isSameBook, make: mapToBook,
        merge: { mergeBookData(into: $0, from: $1.record, fields: $1.fields, delete: delete) })
}
