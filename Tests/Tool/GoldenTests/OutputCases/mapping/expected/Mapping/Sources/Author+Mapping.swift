// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTORuntime

/// The values of `AuthorDTO` for `Author`, with a member for each property.
protocol AuthorModel {
    /// Strict: without it, decoding fails.
    var id: String { get set }
    var name: String? { get set }
    var aliases: [String]? { get set }
}

extension Author: AuthorModel {}

/// Makes a model with all values of the record.
func mapToAuthor(_ dto: AuthorDTO) -> Author {
    var author = Author()
    author.id = dto.id
    author.name = dto.name
    author.aliases = dto.aliases
    return author
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameter fields: The state of each property in the document. Without the document, pass `.complete` if the
///   document had each required property, and `.unknown` if not.
func mergeAuthorData(into author: inout Author, from dto: AuthorDTO, fields: FieldStates<AuthorDTO>) {
    fields.state(.id, of: dto.id).update(&author.id)
    fields.state(.name, of: dto.name).update(&author.name, by: .keep)
    fields.state(.aliases, of: dto.aliases).update(&author.aliases, by: .longer)
}

/// Whether both have the same identity, which is `id`.
func isSameAuthor(_ author: Author, as dto: AuthorDTO) -> Bool? {
    author.id == dto.id
}
