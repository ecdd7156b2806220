import Books
import DTOClient
import DTOMocks
import DTORuntime
import Foundation
import Members

/// Decodes damaged responses of two backends.
@main
struct App {
    static func main() async throws {
        let books = try DecodingOutcome<BookList>(
            decoding: Data(#"{"books": [{"title": "Dune", "pages": "612"}, {"pages": 3}], "page": {"number": 1}}"#.utf8)
        )
        print(books.value.titles, books.value.books.map(\.pageCount))
        for issue in books.issues { print(issue) }

        let members = try DecodingOutcome<[Member]>(decoding: Data(#"[{"name": "Ada", "level": "curator"}]"#.utf8))
        print(members.value.map { "\($0.name), \($0.level)" })
        for issue in members.issues { print(issue) }

        // A mock replaces the server. Its responses are decoded like responses from the network.
        let api = BooksClient.mock {
            $0.respond(to: "listBooks", json: #"{"books": [{"title": "Emma"}], "page": {"number": 1, "total": 1}}"#)
        }
        print(try await api.listBooks().titles)
    }
}
