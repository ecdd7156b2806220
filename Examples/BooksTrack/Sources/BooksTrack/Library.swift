import BooksTrackAPI
import Foundation

/// The books that are stored in a file on the device, and are available without a network.
@MainActor
public final class Library {
    private let file: URL
    public private(set) var books: [StoredBook]

    /// - Parameter file: The file of the library. If the file does not exist, the library is empty.
    public init(_ file: URL) throws {
        self.file = file
        let isThere = FileManager.default.fileExists(atPath: file.path)
        books = isThere ? try JSONDecoder().decode([StoredBook].self, from: Data(contentsOf: file)) : []
    }

    /// Stores the works that were found, and updates known books.
    public func take(_ works: [WorkDTO]) throws {
        for work in works {
            // Works without a common identifier are compared by their titles.
            if let known = books.first(where: { isSameStoredBook($0, as: work) ?? ($0.title == work.title) }) {
                mergeStoredBookData(into: known, from: work, fields: .unknown)
            } else {
                books.append(mapToStoredBook(work))
            }
        }
        try JSONEncoder().encode(books).write(to: file, options: .atomic)
    }

    public func books(titled words: String) -> [StoredBook] {
        books.filter { $0.title.localizedCaseInsensitiveContains(words) }
    }
}
