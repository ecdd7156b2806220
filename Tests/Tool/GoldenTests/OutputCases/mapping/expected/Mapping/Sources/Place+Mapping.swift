// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTORuntime

/// What `Place` has for `PlaceDTO`: a member for each property.
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

/// Brings a model up to date. Only what the record has a value for changes it, or a null where that clears.
///
/// - Parameters:
///   - fields: What the document had for each property. Without the document it is `.complete` if each required
///     property was there, and otherwise `.unknown`.
///   - delete: is given each model that no list has any more and that is to be deleted.
func mergePlaceData(into place: Place, from dto: PlaceDTO, fields: FieldStates<PlaceDTO>, delete: (Any) -> Void) {
    fields.state(.shelf, of: dto.shelf).update(&place.shelf)
    fields.records(.books, of: dto.books).update(
        &place.books, orphans: .detach, isSame: isSameBook, make: mapToBook,
        merge: { mergeBookData(into: $0, from: $1.record, fields: $1.fields, delete: delete) })
}
