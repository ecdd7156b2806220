import BooksTrackAPIFixtures
import DTORuntime
import Foundation

/// The documents to decode. They repeat the fixtures that come from the contract's examples.
enum Documents {
    static func works(_ count: Int, damagedEvery step: Int? = nil) -> Data {
        list(count, damagedEvery: step) { isDamaged in
            isDamaged
                ? #"{"title": "Damaged", "isbndbQuality": "high", "subjectTags": null}"#
                : Fixtures.workDTOFull
        }
    }

    /// Envelopes around ten books each. In a damaged envelope, a book has a wrong number and an author without a name.
    static func scans(_ count: Int, damagedEvery step: Int? = nil) -> Data {
        let size = 10
        let books = (0..<count * size).map { book(isDamaged: isDamaged($0, every: step)) }
        return list(count) { index in
            let books = books[index * size..<(index + 1) * size].joined(separator: ",")
            return envelope(
                #"""
                {"totalDetected": 10, "approved": 9, "needsReview": 1, "books": [\#(books)], "metadata": {
                "modelUsed": "gemini-2.0-flash", "processingTime": 8420, "timestamp": 1764239760000}}
                """#)
        }
    }

    /// Envelopes around a book with its authors as names or as records.
    static func enrichedBooks(_ count: Int, damagedEvery step: Int? = nil) -> Data {
        list(count) { index in
            let isDamaged = isDamaged(index, every: step)
            let authors =
                index.isMultiple(of: 2)
                ? #"["Ursula K. Le Guin"]"# : #"[{"name": "J. K. Rowling", "key": "OL23919A"}]"#
            return envelope(
                #"""
                {"isbn": "9780439708180", "title": "Harry Potter and the Sorcerer's Stone",
                "pageCount": \#(isDamaged ? #""many""# : "309"), "categories": ["Magic", "Schools"],
                "authors": \#(isDamaged ? "7" : authors), "work": {"id": "OL82563W",
                "title": "Harry Potter and the Philosopher's Stone", "subjects": ["Magic", "Schools"],
                "firstPublishYear": 1997}, "edition": {"id": "OL26331930M", "numberOfPages": 309,
                "physicalFormat": "Paperback", "publishers": ["Scholastic"]}}
                """#)
        }
    }

    /// The document with the keys of all objects in the order of a dictionary.
    static func shuffled(_ document: Data) -> Data {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: document),
            let shuffled = try? JSONEncoder().encode(value)
        else { return document }
        return shuffled
    }

    private static func book(isDamaged: Bool) -> String {
        let author = isDamaged ? #"{"gender": "Female"}"# : Fixtures.authorDTOFull
        return #"""
            {"title": "A Wizard of Earthsea", "author": "Ursula K. Le Guin", "isbn": "9780547773742",
            "confidence": \#(isDamaged ? #""high""# : "0.94"),
            "boundingBox": {"x": 0.2, "y": 0.1, "width": 0.07, "height": 0.8}, "enrichmentStatus": "success",
            "enrichment": {"status": "success", "work": \#(Fixtures.workDTOFull),
            "editions": [\#(Fixtures.editionDTOFull), \#(Fixtures.editionDTOFull)],
            "authors": [\#(Fixtures.authorDTOFull), \#(author)], "provider": "isbndb", "cachedResult": true},
            "coverUrl": null, "publisher": null, "publicationYear": null}
            """#
    }

    private static func envelope(_ data: String) -> String {
        #"{"success": true, "metadata": {"timestamp": "2025-11-27T10:36:09Z", "source": "isbndb"}, "data": \#(data)}"#
    }

    private static func isDamaged(_ index: Int, every step: Int?) -> Bool {
        step.map { index.isMultiple(of: $0) } ?? false
    }

    private static func list(_ count: Int, damagedEvery step: Int?, element: (Bool) -> String) -> Data {
        list(count) { element(isDamaged($0, every: step)) }
    }

    private static func list(_ count: Int, element: (Int) -> String) -> Data {
        Data("[\((0..<count).map(element).joined(separator: ","))]".utf8)
    }
}
