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

        /// A book is found and stored. The app starts again without a network, and a later response has fewer values.
        @Test func aLaterAnswerLosesNothing() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            try Shelf(file).take(
                answer(
                    #"""
                    , "enriched": {
                      "work": {
                        "title": "Dune", "subjectTags": ["Deserts"], "description": "A planet of sand, and who owns it",
                        "coverImageURL": "https://example.com/large.jpg", "isbndbQuality": 80,
                        "lastISBNDBSync": "2026-02-01T08:00:00Z", "openLibraryWorkID": "OL893415W"
                      },
                      "edition": {
                        "isbns": ["9780441172719"], "publicationDate": "1965-08", "pageCount": 412,
                        "coverImageURL": "https://example.com/edition.jpg"
                      },
                      "authors": [{"name": "Frank Herbert", "gender": "Male"}]
                    }
                    """#))
            // This response is older, and has fewer values, some of them damaged.
            try Shelf(file).take(
                answer(
                    #"""
                    , "enriched": {
                      "work": {
                        "title": "Dune", "subjectTags": ["Spice"], "description": null,
                        "coverImageURL": "https://example.com/small.jpg", "isbndbQuality": 30,
                        "lastISBNDBSync": "2026-01-01T08:00:00Z", "openLibraryWorkID": "OL893415W"
                      },
                      "edition": {
                        "isbns": ["9780441172719"], "publicationDate": "in August", "pageCount": {}, "publisher": "Chilton"
                      },
                      "authors": [7]
                    }
                    """#))
            let books = try Shelf(file).books
            #expect(books.map(\.isbn) == ["9780441172719"])
            let work = try #require(books[0].enriched?.work)
            #expect(work.title == "Dune")
            #expect(work.subjectTags == ["Deserts", "Spice"])
            #expect(work.workDescription == "A planet of sand, and who owns it")
            #expect(work.coverImageURL == "https://example.com/large.jpg")
            #expect(work.isbndbQuality == 80)
            // 2026-02-01T08:00:00Z
            #expect(work.lastISBNDBSyncDate == Date(timeIntervalSince1970: 1_769_932_800))
            let edition = try #require(books[0].enriched?.edition)
            #expect(edition.published?.year == 1965)
            #expect(edition.published?.text == "1965-08")
            #expect(edition.pageCount == 412)
            #expect(edition.publisher == "Chilton")
            #expect(edition.coverImageURL == URL(string: "https://example.com/edition.jpg"))
            #expect(books[0].enriched?.authors.map(\.name) == ["Frank Herbert"])
        }

        @Test func whatCannotBeConvertedIsNotThere() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let edition = #"{"isbns": ["9780441172719"], "publicationDate": "in August"}"#
            let work = #"{"title": "Dune"}"#
            try Shelf(file).take(
                answer(#", "enriched": {"work": \#(work), "edition": \#(edition), "authors": []}"#))
            let found = try #require(try Shelf(file).books[0].enriched?.edition)
            #expect(found.isbns == ["9780441172719"])
            #expect(found.published == nil)
        }

        @Test func partsThatAreMissingStayNil() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            try Shelf(file).take(answer(""))
            #expect(try Shelf(file).books[0].enriched == nil)
        }
    }
#endif
