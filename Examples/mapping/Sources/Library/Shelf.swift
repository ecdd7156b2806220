import LibraryAPI
import DTORuntime
import Foundation

/// Stores books in a file, so that the app can show them without a network.
///
/// It is an example where SwiftData is not: it has all books in memory.
final class Shelf {
    private let file: URL
    private(set) var books: [BookEntity]

    /// - Parameter file: The file of the shelf. If the file does not exist, the shelf is empty.
    init(_ file: URL) throws {
        self.file = file
        #if canImport(SwiftData)
            books = []
        #else
            let data = try? Data(contentsOf: file)
            books = try data.map { try JSONDecoder().decode([BookEntity].self, from: $0) } ?? []
        #endif
    }

    /// Stores the book of a response, and updates a known book.
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
