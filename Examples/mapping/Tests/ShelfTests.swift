#if !canImport(SwiftData)
    import Foundation
    import Testing

    @testable import Library

    @Suite struct ShelfTests {
        private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")

        private func answer(_ enriched: String) -> Data {
            Data(#"{"title": "Dune", "isbn": "9780441172719", "success": true\#(enriched)}"#.utf8)
        }

        @Test func booksAreThereWithoutANetwork() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let cover = "https://example.com/dune.jpg"
            try Shelf(file).take(
                answer(#", "enriched": {"work": {"title": "Dune", "coverImageURL": "\#(cover)"}, "authors": []}"#))
            let book = try #require(try Shelf(file).books.first)
            #expect(book.isbn == "9780441172719")
            #expect(book.enriched?.work?.coverImageURL == cover)
            #expect(book.enriched?.edition == nil)
        }

        @Test func aDamagedAnswerErasesNothing() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let author = #"{"name": "Frank Herbert", "gender": "Male"}"#
            try Shelf(file).take(answer(#", "enriched": {"work": {"title": "Dune"}, "authors": [\#(author)]}"#))
            try Shelf(file).take(answer(#", "enriched": {"work": {"title": "Dune"}, "authors": [7]}"#))
            try Shelf(file).take(answer(""))
            let books = try Shelf(file).books
            #expect(books.count == 1)
            #expect(books[0].enriched?.authors.map(\.name) == ["Frank Herbert"])
        }

        @Test func partsThatAreMissingStayNil() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            try Shelf(file).take(answer(""))
            #expect(try Shelf(file).books[0].enriched == nil)
        }
    }
#endif
