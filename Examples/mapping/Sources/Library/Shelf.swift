import LibraryAPI
import DTORuntime
import Foundation

/// Books in a file, for an app that is to show them without a network.
///
/// It is an example where SwiftData is not: it has all books in memory.
final class Shelf {
    private let file: URL
    private(set) var books: [BookEntity]

    /// - Parameter file: where the books are; none yet is an empty shelf.
    init(_ file: URL) throws {
        self.file = file
        #if canImport(SwiftData)
            books = []
        #else
            let data = try? Data(contentsOf: file)
            books = try data.map { try JSONDecoder().decode([BookEntity].self, from: $0) } ?? []
        #endif
    }

    /// Takes in what the backend has answered: a book that is known is brought up to date.
    func take(_ answer: Data) throws {
        let read = try JSONDecoder().decode(ReadRecord<EnrichedBookPayload>.self, from: answer)
        if let book = books.first(where: { isSameBookEntity($0, as: read.record) == true }) {
            mergeBookEntityData(into: book, from: read.record, fields: read.fields, delete: { _ in })
        } else {
            books.append(mapToBookEntity(read.record))
        }
        #if !canImport(SwiftData)
            try JSONEncoder().encode(books).write(to: file, options: .atomic)
        #endif
    }
}
