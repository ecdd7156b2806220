import BooksTrackAPI
import DTORuntime
import Foundation
import Testing

/// Decodes works, editions and authors in the forms in which providers really send them.
@Suite struct LibraryTests {
    @Test("Row 10: a work with nothing but its title has every default, each reported")
    func titleOnly() throws {
        let work = try read(WorkDTO.self, #"{"title": "The Scarlet Letter"}"#)
        #expect(work.value == WorkDTO(title: "The Scarlet Letter"))
        #expect(work.value.subjectTags == [])
        #expect(work.value.isbndbQuality == 0)
        #expect(work.value.reviewStatus == .needsReview)
        #expect(work.value.contributors == nil)
        #expect(
            work.report == [
                "missing subjectTags", "missing goodreadsWorkIDs", "missing amazonASINs", "missing librarythingIDs",
                "missing googleBooksVolumeIDs", "missing isbndbQuality", "missing reviewStatus",
            ])
    }

    @Test("Row 10: an edition and an author with nothing but what identifies them")
    func otherDefaults() throws {
        let edition = try read(EditionDTO.self, "{}")
        #expect(edition.value.format == .paperback)
        #expect(edition.value.isbns == [] && edition.value.title == nil)
        #expect(
            edition.report == [
                "missing isbns", "missing format", "missing amazonASINs", "missing googleBooksVolumeIDs",
                "missing librarythingIDs", "missing isbndbQuality",
            ])
        let author = try read(AuthorDTO.self, #"{"name": "Jane Austen"}"#)
        #expect(author.value.gender == .unknown)
        #expect(author.value.culturalRegion == nil)
        #expect(author.report == ["missing gender"])
    }

    @Test("Row 11: null is as good as absent, and is reported as what it is")
    func nulls() throws {
        let work = try read(
            WorkDTO.self,
            """
            {"title": "Emma", "subjectTags": null, "goodreadsWorkIDs": [], "amazonASINs": null, "librarythingIDs": [],
             "googleBooksVolumeIDs": [], "isbndbQuality": null, "reviewStatus": null, "coverImageURL": null,
             "contributors": null, "boundingBox": null}
            """)
        #expect(work.value == WorkDTO(title: "Emma"))
        #expect(
            work.report == [
                "unexpectedNull subjectTags", "unexpectedNull coverImageURL", "unexpectedNull contributors",
                "unexpectedNull amazonASINs", "unexpectedNull isbndbQuality", "unexpectedNull reviewStatus",
                "unexpectedNull boundingBox",
            ])
    }

    @Test("Row 11: a scan's explicit nulls, which the contract allows, are no news")
    func allowedNulls() throws {
        let text = #"""
            {"title": "Emma", "coverUrl": null, "publisher": null, "publicationYear": null,
             "enrichmentStatus": "circuit_open", "enrichment": {"status": "circuit_open", "work": null}}
            """#
        let book = try read(DetectedBook.self, text)
        #expect(book.value.enrichmentStatus == .circuitOpen)
        #expect(book.value.enrichment?.work == nil)
        #expect(book.report == [])
    }

    @Test("A title that is missing or null is the one thing that fails", arguments: ["{}", #"{"title": null}"#])
    func noTitle(_ text: String) {
        #expect(throws: DecodingError.self) { try decode(WorkDTO.self, text) }
    }

    @Test("Row 12: formats that the contract does not name lose neither the edition nor the answer")
    func unknownFormats() throws {
        let answer = try read(
            BookSearchResponse.self,
            #"""
            {"works": [], "authors": [], "editions": [
              {"isbns": [], "format": "Other", "amazonASINs": [], "googleBooksVolumeIDs": [], "librarythingIDs": [],
               "isbndbQuality": 0},
              {"isbns": [], "format": "hardcover", "amazonASINs": [], "googleBooksVolumeIDs": [], "librarythingIDs": [],
               "isbndbQuality": 0},
              {"isbns": [], "format": "E-book", "amazonASINs": [], "googleBooksVolumeIDs": [], "librarythingIDs": [],
               "isbndbQuality": 0}]}
            """#)
        #expect(answer.value.editions.map(\.format) == [.unknown("Other"), .unknown("hardcover"), .ebook])
        #expect(answer.report == ["unknownValue editions[0].format", "unknownValue editions[1].format"])
        #expect(try written(answer.value)["editions"]?[0]?["format"] == "Other")
    }

    @Test("Row 12: a real value that is spelt Unknown is no unknown value")
    func genderUnknown() throws {
        let authors = try read(
            [AuthorDTO].self, #"[{"name": "A", "gender": "Unknown"}, {"name": "B", "gender": "unknown"}]"#)
        #expect(authors.value.map(\.gender) == [.unknown, .unrecognized("unknown")])
        #expect(authors.report == ["unknownValue [1].gender"])
        #expect(try written(authors.value)[1]?["gender"] == "unknown")
    }

    @Test("Row 13: a box with corners instead of a size is no box")
    func boxWithCorners() throws {
        let book = try read(
            DetectedBook.self, #"{"title": "Emma", "boundingBox": {"x1": 0.1, "y1": 0.2, "x2": 0.5, "y2": 0.9}}"#)
        #expect(book.value.boundingBox == nil)
        #expect(book.report == ["typeMismatch boundingBox"])
        let good = try read(DetectedBook.self, #"{"boundingBox": {"x": 0, "y": 0.25, "width": 1, "height": "0.5"}}"#)
        #expect(good.value.boundingBox == BoundingBox(x: 0, y: 0.25, width: 1, height: 0.5))
        #expect(good.report == ["coerced boundingBox.height"])
    }

    @Test("Row 14: resultCount is absent from most answers, editions from some")
    func resultCount() throws {
        let with = try read(
            BookSearchResponse.self, #"{"works": [], "editions": [], "authors": [], "resultCount": 4}"#)
        #expect(with.value.resultCount == 4)
        #expect(with.report == [])
        let without = try read(BookSearchResponse.self, #"{"works": [], "authors": []}"#)
        #expect(without.value.resultCount == nil && without.value.editions == [])
        #expect(without.report == ["missing editions"])
    }

    @Test("Row 44: one bad work is left out, and the report says which and why")
    func badElement() throws {
        let work = EnvelopeTests.minimalWork
        let answer = try read(
            BookSearchEnvelope.self,
            """
            {"data": {"works": [\(work), {"subtitle": "no title"}, 7, null, \(work)], "editions": [], "authors": []},
             "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}
            """)
        #expect(try answer.value.payload().works.count == 2)
        #expect(
            answer.report == [
                "droppedElement data.works[1]", "droppedElement data.works[2]", "droppedElement data.works[3]",
            ])
        #expect(answer.issues.first?.cause == "data.works[1].title is missing")
    }
}

/// Decodes values of other types than the contract states.
@Suite struct ScalarDriftTests {
    @Test("Row 21: identifiers that come as numbers become the text that they are")
    func numbersAsText() throws {
        let work = try read(
            WorkDTO.self,
            EnvelopeTests.minimalWork.replacing(
                #""goodreadsWorkIDs": []"#, with: #""goodreadsWorkIDs": [4640799, "7"]"#))
        #expect(work.value.goodreadsWorkIDs == ["4640799", "7"])
        #expect(work.report == ["coerced goodreadsWorkIDs[0]"])
    }

    @Test(
        "Row 21: a quality of 85.0 is 85; 85.5 and text that is no number are damage",
        arguments: [
            ("85.0", 85, [String]()), ("\"85\"", 85, ["coerced isbndbQuality"]),
            ("85.5", 0, ["malformed isbndbQuality"]),
            ("\"good\"", 0, ["typeMismatch isbndbQuality"]), ("1e400", 0, ["malformed isbndbQuality"]),
            ("{}", 0, ["typeMismatch isbndbQuality"]),
        ])
    func quality(_ text: String, quality: Int, report: [String]) throws {
        let work = try read(
            WorkDTO.self,
            EnvelopeTests.minimalWork.replacing(#""isbndbQuality": 0"#, with: #""isbndbQuality": \#(text)"#))
        #expect(work.value.isbndbQuality == quality)
        #expect(work.report == report)
    }

    @Test(
        "Row 21: a delay as a number or as text", arguments: [("30", [String]()), ("\"30\"", ["coerced retryAfter"])])
    func retryAfter(_ text: String, report: [String]) throws {
        let error = try read(ApiError.self, #"{"code": "X", "message": "m", "retryAfter": \#(text)}"#)
        #expect(error.value.retryAfter == 30)
        #expect(error.report == report)
    }

    @Test("Row 37: what is no UUID, no date and no URL is still text")
    func formats() throws {
        let edition = try decode(
            EditionDTO.self, #"{"coverImageURL": "", "publicationDate": "2012-09", "lastISBNDBSync": "soon"}"#)
        #expect(edition.coverImageURL == "")
        #expect(edition.publicationDate == "2012-09")
        #expect(edition.lastISBNDBSync == "soon")
        let job = try read(JobInitiationResponse.self, #"{"jobId": "uuid-12345", "sseUrl": ""}"#)
        #expect(job.value.jobId == "uuid-12345")
        #expect(job.report == [])
    }
}

/// Decodes objects whose keys are spelled differently, or are new.
@Suite struct KeyDriftTests {
    @Test(
        "Row 18: authors are names, or records, or something else that is kept",
        arguments: [
            (#"["Frank Herbert"]"#, EnrichedAuthors.names(["Frank Herbert"]), [String]()),
            (#"[{"name": "F", "key": "k"}]"#, .records([AuthorMetadata(name: "F", key: "k")]), []),
            (#""Frank Herbert""#, .unknown("Frank Herbert"), ["unknownVariant authors"]),
        ])
    func authors(_ text: String, authors: EnrichedAuthors, report: [String]) throws {
        let book = try read(EnrichedBook.self, #"{"isbn": "1", "title": "Dune", "authors": \#(text)}"#)
        #expect(book.value.authors == authors)
        #expect(book.report == report)
        #expect(try written(book.value)["authors"] == json(text))
    }

    @Test("Row 19: birth_date and week_of are the wire's keys")
    func snakeCase() throws {
        let author = try read(AuthorMetadata.self, #"{"name": "F", "key": "k", "birth_date": "8 October 1920"}"#)
        #expect(author.value.birthDate == "8 October 1920")
        #expect(try written(author.value)["birth_date"] == "8 October 1920")
        #expect(author.report == [])
    }

    @Test("Row 20: the same keys are found by a decoder that converts them from snake case")
    func keyStrategy() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let week = try read(
            WeeklyRecommendations.self,
            #"{"week_of": "2025-11-10", "books": [{"title": "T", "authors": [], "cover_url": "x:c"}], "generated_at": "2025-11-10T00:00:00Z"}"#,
            with: decoder)
        #expect(week.value.weekOf == "2025-11-10")
        #expect(week.value.generatedAt == "2025-11-10T00:00:00Z")
        #expect(week.value.books == [RecommendedBook(title: "T", authors: [], coverUrl: "x:c")])
        #expect(week.report == [])
        let work = try read(WorkDTO.self, EnvelopeTests.minimalWork, with: decoder)
        #expect(work.report == [])
        let old = try read(JobStatus.self, #"{"job_id": "j", "status": "failed", "progress": 1}"#, with: decoder)
        #expect(old.value.jobId == "j")
    }

    @Test("Rows 32 and 33: new keys are ignored, and named where that was asked for")
    func newKeys() throws {
        let text = EnvelopeTests.minimalWork.replacing(
            #""subjectTags""#, with: #""authors": ["A"], "searchLinks": {"amazon": "x"}, "subjectTags""#)
        #expect(try read(WorkDTO.self, text).report == [])
        let asked = try read(WorkDTO.self, text, unknownKeys: true)
        #expect(asked.report == ["unknownKey authors", "unknownKey searchLinks"])
        #expect(try written(asked.value)["searchLinks"] == nil)
    }
}
