// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTORuntime
import Foundation

/// The values of `BookDTO` for `Book`, with a member for each property.
protocol BookModel: AnyObject {
    /// Tells it from others. Strict: without it, decoding fails.
    var isbn: ISBN { get set }
    /// Strict: without it, decoding fails.
    var title: String { get set }
    /// A picture.
    var coverURL: String? { get set }
    var subtitle: String? { get set }
    /// Missing or null: `[]`.
    var tags: [String] { get set }
    /// 1 or more.
    var pages: Int? { get set }
    var rating: Double? { get set }
    /// Missing or null: `false`.
    var sold: Bool { get set }
    /// Missing or null: `.paperback`.
    var format: Binding { get set }
    var size: Size? { get set }
    var notes: [String: String]? { get set }
    var changedAt: Timestamp? { get set }
    var authors: [Author]? { get set }
    var editor: Author? { get set }
    /// Also read from `standard`.
    var `default`: String? { get set }
    /// A year, and what is written beside it.
    var printedIn: Year? { get set }
    var shops: [URL]? { get set }
    static func isbn(_ value: String) -> ISBN?
    static func text(_ value: ISBN) -> String
    static func betterTitle(_ current: String, _ new: String) -> String
    static func year(_ value: String) -> Year?
    static func text(_ value: Year) -> String
    static func earlier(_ current: Year, _ new: Year) -> Year
    static func links(_ value: [String]) -> [URL]?
    static func texts(_ value: [URL]) -> [String]
}

extension Book: BookModel {}

/// Makes a model with all values of the record.
func mapToBook(_ dto: BookDTO) -> Book {
    let book = Book()
    book.isbn = Book.isbn(dto.isbn) ?? book.isbn
    book.title = dto.title
    book.coverURL = dto.cover
    book.subtitle = dto.subtitle.value
    book.tags = dto.tags
    book.pages = dto.pages
    book.rating = dto.rating
    book.sold = dto.sold
    book.format = Binding(dto.format)
    book.size = dto.size
    book.notes = dto.notes
    book.changedAt = dto.changedAt
    book.authors = dto.authors?.map(mapToAuthor)
    book.editor = dto.editor.map(mapToAuthor)
    book.default = dto.default
    book.printedIn = dto.printed.flatMap(Book.year)
    book.shops = dto.shops.flatMap(Book.links)
    return book
}

/// Updates a model. A property changes if the record has a value for it, or a null that clears it.
///
/// - Parameters:
///   - fields: The state of each property in the document. Without the document, pass `.complete` if the document had
///     each required property, and `.unknown` if not.
///   - delete: Receives each model to be deleted, because no list contains it any more.
func mergeBookData(into book: Book, from dto: BookDTO, fields: FieldStates<BookDTO>, delete: (Any) -> Void) {
    let isNewer = Timestamp.isNewer(dto.changedAt, than: book.changedAt)
    fields.state(.isbn, of: dto.isbn).converted(by: Book.isbn).update(&book.isbn)
    fields.state(.title, of: dto.title).update(&book.title, by: MergePolicy(Book.betterTitle))
    fields.state(.cover, of: dto.cover).update(&book.coverURL, by: .newer(isNewer), clearing: true)
    fields.state(.subtitle, of: dto.subtitle).update(&book.subtitle, clearing: true)
    fields.state(.tags, of: dto.tags, absent: [], isRequired: true).update(&book.tags, by: .union)
    fields.state(.pages, of: dto.pages).update(&book.pages, by: .max)
    fields.state(.rating, of: dto.rating).update(&book.rating, by: .min)
    fields.state(.sold, of: dto.sold, absent: false).update(&book.sold)
    fields.state(.format, of: dto.format, absent: .paperback, isRequired: true).known.map { Binding($0) }
        .update(&book.format)
    fields.state(.size, of: dto.size).update(&book.size)
    fields.state(.notes, of: dto.notes).update(&book.notes, by: .keep)
    fields.state(.changedAt, of: dto.changedAt).update(&book.changedAt, by: .later)
    fields.records(.authors, of: dto.authors).update(
        &book.authors, orphans: .delete, delete: delete, isSame: isSameAuthor, make: mapToAuthor,
        merge: { mergeAuthorData(into: &$0, from: $1.record, fields: $1.fields) })
    fields.record(.editor, of: dto.editor).update(
        &book.editor, isSame: isSameAuthor, make: mapToAuthor,
        merge: { mergeAuthorData(into: &$0, from: $1.record, fields: $1.fields) })
    fields.state(.default, or: ["standard"], of: dto.default).update(&book.default)
    fields.state(.printed, of: dto.printed).converted(by: Book.year)
        .update(&book.printedIn, by: MergePolicy(Book.earlier))
    fields.state(.shops, of: dto.shops).converted(by: Book.links).update(&book.shops)
}

/// Whether both have the same identity, which is `isbn`. The result is nil if no such property is present in both.
func isSameBook(_ book: Book, as dto: BookDTO) -> Bool? {
    if let found = Book.isbn(dto.isbn) { return book.isbn == found }
    return nil
}
