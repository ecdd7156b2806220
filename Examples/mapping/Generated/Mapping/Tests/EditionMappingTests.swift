// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import Foundation
@testable import Library
import LibraryAPI
import Testing
#if canImport(SwiftData)
    import SwiftData
#endif

/// Tests `Edition` against the contract and the configuration: each property, and rules for all properties.
@Suite struct EditionMappingTests {
    private let first = #"""
        {
          "isbn": "isbn 1",
          "isbns": [
            "isbns 1",
            "isbns 2+"
          ],
          "title": "title 1",
          "publisher": "publisher 1",
          "publicationDate": "1968",
          "pageCount": 11,
          "format": "Hardcover",
          "coverImageURL": "https://sample.example/coverImageURL1",
          "editionTitle": "editionTitle 1",
          "editionDescription": "editionDescription 1",
          "language": "language 1",
          "primaryProvider": "primaryProvider 1",
          "contributors": [
            "contributors 1",
            "contributors 2+"
          ],
          "openLibraryID": "openLibraryID 1",
          "openLibraryEditionID": "openLibraryEditionID 1",
          "isbndbID": "isbndbID 1",
          "goodreadsID": "goodreadsID 1",
          "amazonASINs": [
            "amazonASINs 1",
            "amazonASINs 2+"
          ],
          "googleBooksVolumeIDs": [
            "googleBooksVolumeIDs 1",
            "googleBooksVolumeIDs 2+"
          ],
          "librarythingIDs": [
            "librarythingIDs 1",
            "librarythingIDs 2+"
          ],
          "lastISBNDBSync": "2025-01-02T10:30:00Z",
          "isbndbQuality": 1
        }
        """#
    private let second = #"""
        {
          "isbn": "isbn 2+",
          "isbns": [
            "isbns 3++",
            "isbns 4+++",
            "isbns 5++++"
          ],
          "title": "title 2+",
          "publisher": "publisher 2+",
          "publicationDate": "2012-09",
          "pageCount": 12,
          "format": "E-book",
          "coverImageURL": "https://sample.example/coverImageURL2",
          "editionTitle": "editionTitle 2+",
          "editionDescription": "editionDescription 2+",
          "language": "language 2+",
          "primaryProvider": "primaryProvider 2+",
          "contributors": [
            "contributors 2+",
            "contributors 3++",
            "contributors 4+++"
          ],
          "openLibraryID": "openLibraryID 2+",
          "openLibraryEditionID": "openLibraryEditionID 2+",
          "isbndbID": "isbndbID 2+",
          "goodreadsID": "goodreadsID 2+",
          "amazonASINs": [
            "amazonASINs 2+",
            "amazonASINs 3++",
            "amazonASINs 4+++"
          ],
          "googleBooksVolumeIDs": [
            "googleBooksVolumeIDs 2+",
            "googleBooksVolumeIDs 3++",
            "googleBooksVolumeIDs 4+++"
          ],
          "librarythingIDs": [
            "librarythingIDs 2+",
            "librarythingIDs 3++",
            "librarythingIDs 4+++"
          ],
          "lastISBNDBSync": "2025-01-03T10:30:00Z",
          "isbndbQuality": 2
        }
        """#
    /// Only the required properties.
    private let empty = #"{}"#

    private func read(_ document: String) throws -> ReadRecord<EditionDTO> {
        try JSONDecoder().decode(ReadRecord<EditionDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> Edition {
        let model = mapToEdition(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeEditionData(into: model, from: read.record, fields: read.fields)
        }
        return model
    }

    private func expectSame(_ one: Edition, _ other: Edition) {
        #expect(one.isbn == other.isbn, "isbn")
        #expect(one.isbns == other.isbns, "isbns")
        #expect(one.title == other.title, "title")
        #expect(one.publisher == other.publisher, "publisher")
        #expect(one.published.map(Edition.text) == other.published.map(Edition.text), "published")
        #expect(one.pageCount == other.pageCount, "pageCount")
        #expect(one.format == other.format, "format")
        #expect(one.coverImageURL.map(Edition.text) == other.coverImageURL.map(Edition.text), "coverImageURL")
        #expect(one.editionTitle == other.editionTitle, "editionTitle")
        #expect(one.editionDescription == other.editionDescription, "editionDescription")
        #expect(one.language == other.language, "language")
        #expect(one.primaryProvider == other.primaryProvider, "primaryProvider")
        #expect(one.contributors == other.contributors, "contributors")
        #expect(one.openLibraryID == other.openLibraryID, "openLibraryID")
        #expect(one.openLibraryEditionID == other.openLibraryEditionID, "openLibraryEditionID")
        #expect(one.isbndbID == other.isbndbID, "isbndbID")
        #expect(one.goodreadsID == other.goodreadsID, "goodreadsID")
        #expect(one.amazonASINs == other.amazonASINs, "amazonASINs")
        #expect(one.googleBooksVolumeIDs == other.googleBooksVolumeIDs, "googleBooksVolumeIDs")
        #expect(one.librarythingIDs == other.librarythingIDs, "librarythingIDs")
        #expect(one.lastISBNDBSync == other.lastISBNDBSync, "lastISBNDBSync")
        #expect(one.isbndbQuality == other.isbndbQuality, "isbndbQuality")
    }

    @Test func isbn() throws {
        #expect(try merged(first).isbn == "isbn 1")
        #expect(try merged(first, second).isbn == "isbn 2+")
        #expect(try merged(second, first).isbn == "isbn 1")
        let null = #"{"isbn": null}"#
        #expect(try merged(first, null).isbn == "isbn 1")
        let damaged = #"{"isbn": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbn == "isbn 1")
    }

    @Test func isbns() throws {
        #expect(try merged(first).isbns == ["isbns 1", "isbns 2+"])
        #expect(try merged(first, second).isbns == ["isbns 1", "isbns 2+", "isbns 3++", "isbns 4+++", "isbns 5++++"])
        #expect(try merged(second, first).isbns == ["isbns 3++", "isbns 4+++", "isbns 5++++", "isbns 1", "isbns 2+"])
        let null = #"{"isbns": null}"#
        #expect(try merged(first, null).isbns == ["isbns 1", "isbns 2+"])
        let damaged = #"{"isbns": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbns == ["isbns 1", "isbns 2+"])
        #expect(try merged(empty, first).isbns == ["isbns 1", "isbns 2+"])
    }

    @Test func title() throws {
        #expect(try merged(first).title == "title 1")
        #expect(try merged(first, second).title == "title 2+")
        #expect(try merged(second, first).title == "title 1")
        let null = #"{"title": null}"#
        #expect(try merged(first, null).title == "title 1")
        let damaged = #"{"title": {"unreadable": true}}"#
        #expect(try merged(first, damaged).title == "title 1")
    }

    @Test func publisher() throws {
        #expect(try merged(first).publisher == "publisher 1")
        #expect(try merged(first, second).publisher == "publisher 2+")
        #expect(try merged(second, first).publisher == "publisher 1")
        let null = #"{"publisher": null}"#
        #expect(try merged(first, null).publisher == "publisher 1")
        let damaged = #"{"publisher": {"unreadable": true}}"#
        #expect(try merged(first, damaged).publisher == "publisher 1")
    }

    @Test func published() throws {
        #expect(try merged(first).published.map(Edition.text) == "1968")
        #expect(try merged(first, second).published.map(Edition.text) == "2012-09")
        #expect(try merged(second, first).published.map(Edition.text) == "1968")
        let null = #"{"publicationDate": null}"#
        #expect(try merged(first, null).published.map(Edition.text) == "1968")
        let damaged = #"{"publicationDate": {"unreadable": true}}"#
        #expect(try merged(first, damaged).published.map(Edition.text) == "1968")
    }

    @Test func pageCount() throws {
        #expect(try merged(first).pageCount == 11)
        #expect(try merged(first, second).pageCount == 12)
        #expect(try merged(second, first).pageCount == 11)
        let null = #"{"pageCount": null}"#
        #expect(try merged(first, null).pageCount == 11)
        let damaged = #"{"pageCount": {"unreadable": true}}"#
        #expect(try merged(first, damaged).pageCount == 11)
    }

    @Test func format() throws {
        #expect(try merged(first).format == .hardcover)
        #expect(try merged(first, second).format == .eBook)
        #expect(try merged(second, first).format == .hardcover)
        let null = #"{"format": null}"#
        #expect(try merged(first, null).format == .hardcover)
        let damaged = #"{"format": {"unreadable": true}}"#
        #expect(try merged(first, damaged).format == .hardcover)
    }

    @Test func coverImageURL() throws {
        #expect(try merged(first).coverImageURL.map(Edition.text) == "https://sample.example/coverImageURL1")
        #expect(try merged(first, second).coverImageURL.map(Edition.text) == "https://sample.example/coverImageURL2")
        #expect(try merged(second, first).coverImageURL.map(Edition.text) == "https://sample.example/coverImageURL2")
        let null = #"{"coverImageURL": null}"#
        #expect(try merged(first, null).coverImageURL.map(Edition.text) == "https://sample.example/coverImageURL1")
        let damaged = #"{"coverImageURL": {"unreadable": true}}"#
        #expect(try merged(first, damaged).coverImageURL.map(Edition.text) == "https://sample.example/coverImageURL1")
        #expect(try merged(empty, first).coverImageURL.map(Edition.text) == "https://sample.example/coverImageURL1")
    }

    @Test func editionTitle() throws {
        #expect(try merged(first).editionTitle == "editionTitle 1")
        #expect(try merged(first, second).editionTitle == "editionTitle 2+")
        #expect(try merged(second, first).editionTitle == "editionTitle 1")
        let null = #"{"editionTitle": null}"#
        #expect(try merged(first, null).editionTitle == "editionTitle 1")
        let damaged = #"{"editionTitle": {"unreadable": true}}"#
        #expect(try merged(first, damaged).editionTitle == "editionTitle 1")
    }

    @Test func editionDescription() throws {
        #expect(try merged(first).editionDescription == "editionDescription 1")
        #expect(try merged(first, second).editionDescription == "editionDescription 2+")
        #expect(try merged(second, first).editionDescription == "editionDescription 1")
        let null = #"{"editionDescription": null}"#
        #expect(try merged(first, null).editionDescription == "editionDescription 1")
        let damaged = #"{"editionDescription": {"unreadable": true}}"#
        #expect(try merged(first, damaged).editionDescription == "editionDescription 1")
    }

    @Test func language() throws {
        #expect(try merged(first).language == "language 1")
        #expect(try merged(first, second).language == "language 2+")
        #expect(try merged(second, first).language == "language 1")
        let null = #"{"language": null}"#
        #expect(try merged(first, null).language == "language 1")
        let damaged = #"{"language": {"unreadable": true}}"#
        #expect(try merged(first, damaged).language == "language 1")
    }

    @Test func primaryProvider() throws {
        #expect(try merged(first).primaryProvider == "primaryProvider 1")
        #expect(try merged(first, second).primaryProvider == "primaryProvider 2+")
        #expect(try merged(second, first).primaryProvider == "primaryProvider 1")
        let null = #"{"primaryProvider": null}"#
        #expect(try merged(first, null).primaryProvider == "primaryProvider 1")
        let damaged = #"{"primaryProvider": {"unreadable": true}}"#
        #expect(try merged(first, damaged).primaryProvider == "primaryProvider 1")
    }

    @Test func contributors() throws {
        #expect(try merged(first).contributors == ["contributors 1", "contributors 2+"])
        #expect(try merged(first, second).contributors == ["contributors 2+", "contributors 3++", "contributors 4+++"])
        #expect(try merged(second, first).contributors == ["contributors 1", "contributors 2+"])
        let null = #"{"contributors": null}"#
        #expect(try merged(first, null).contributors == ["contributors 1", "contributors 2+"])
        let damaged = #"{"contributors": {"unreadable": true}}"#
        #expect(try merged(first, damaged).contributors == ["contributors 1", "contributors 2+"])
    }

    @Test func openLibraryID() throws {
        #expect(try merged(first).openLibraryID == "openLibraryID 1")
        #expect(try merged(first, second).openLibraryID == "openLibraryID 2+")
        #expect(try merged(second, first).openLibraryID == "openLibraryID 1")
        let null = #"{"openLibraryID": null}"#
        #expect(try merged(first, null).openLibraryID == "openLibraryID 1")
        let damaged = #"{"openLibraryID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).openLibraryID == "openLibraryID 1")
    }

    @Test func openLibraryEditionID() throws {
        #expect(try merged(first).openLibraryEditionID == "openLibraryEditionID 1")
        #expect(try merged(first, second).openLibraryEditionID == "openLibraryEditionID 2+")
        #expect(try merged(second, first).openLibraryEditionID == "openLibraryEditionID 1")
        let null = #"{"openLibraryEditionID": null}"#
        #expect(try merged(first, null).openLibraryEditionID == "openLibraryEditionID 1")
        let damaged = #"{"openLibraryEditionID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).openLibraryEditionID == "openLibraryEditionID 1")
    }

    @Test func isbndbID() throws {
        #expect(try merged(first).isbndbID == "isbndbID 1")
        #expect(try merged(first, second).isbndbID == "isbndbID 2+")
        #expect(try merged(second, first).isbndbID == "isbndbID 1")
        let null = #"{"isbndbID": null}"#
        #expect(try merged(first, null).isbndbID == "isbndbID 1")
        let damaged = #"{"isbndbID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbndbID == "isbndbID 1")
    }

    @Test func goodreadsID() throws {
        #expect(try merged(first).goodreadsID == "goodreadsID 1")
        #expect(try merged(first, second).goodreadsID == "goodreadsID 2+")
        #expect(try merged(second, first).goodreadsID == "goodreadsID 1")
        let null = #"{"goodreadsID": null}"#
        #expect(try merged(first, null).goodreadsID == "goodreadsID 1")
        let damaged = #"{"goodreadsID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).goodreadsID == "goodreadsID 1")
    }

    @Test func amazonASINs() throws {
        #expect(try merged(first).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
        #expect(try merged(first, second).amazonASINs == ["amazonASINs 2+", "amazonASINs 3++", "amazonASINs 4+++"])
        #expect(try merged(second, first).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
        let null = #"{"amazonASINs": null}"#
        #expect(try merged(first, null).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
        let damaged = #"{"amazonASINs": {"unreadable": true}}"#
        #expect(try merged(first, damaged).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
    }

    @Test func googleBooksVolumeIDs() throws {
        #expect(try merged(first).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
        #expect(
            try merged(first, second).googleBooksVolumeIDs
                == ["googleBooksVolumeIDs 2+", "googleBooksVolumeIDs 3++", "googleBooksVolumeIDs 4+++"])
        #expect(
            try merged(second, first).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
        let null = #"{"googleBooksVolumeIDs": null}"#
        #expect(try merged(first, null).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
        let damaged = #"{"googleBooksVolumeIDs": {"unreadable": true}}"#
        #expect(
            try merged(first, damaged).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
    }

    @Test func librarythingIDs() throws {
        #expect(try merged(first).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
        #expect(
            try merged(first, second).librarythingIDs
                == ["librarythingIDs 2+", "librarythingIDs 3++", "librarythingIDs 4+++"])
        #expect(try merged(second, first).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
        let null = #"{"librarythingIDs": null}"#
        #expect(try merged(first, null).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
        let damaged = #"{"librarythingIDs": {"unreadable": true}}"#
        #expect(try merged(first, damaged).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
    }

    @Test func lastISBNDBSync() throws {
        #expect(try merged(first).lastISBNDBSync == "2025-01-02T10:30:00Z")
        #expect(try merged(first, second).lastISBNDBSync == "2025-01-03T10:30:00Z")
        #expect(try merged(second, first).lastISBNDBSync == "2025-01-03T10:30:00Z")
        let null = #"{"lastISBNDBSync": null}"#
        #expect(try merged(first, null).lastISBNDBSync == "2025-01-02T10:30:00Z")
        let damaged = #"{"lastISBNDBSync": {"unreadable": true}}"#
        #expect(try merged(first, damaged).lastISBNDBSync == "2025-01-02T10:30:00Z")
        #expect(try merged(empty, first).lastISBNDBSync == "2025-01-02T10:30:00Z")
    }

    @Test func isbndbQuality() throws {
        #expect(try merged(first).isbndbQuality == 1)
        #expect(try merged(first, second).isbndbQuality == 2)
        #expect(try merged(second, first).isbndbQuality == 2)
        let null = #"{"isbndbQuality": null}"#
        #expect(try merged(first, null).isbndbQuality == 1)
        let damaged = #"{"isbndbQuality": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbndbQuality == 1)
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergeEditionData(into: model, from: try read(empty).record, fields: .unknown)
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameEdition(try merged(first), as: try read(first).record) == true)
        #expect(isSameEdition(try merged(first), as: try read(second).record) == false)
    }

    @Test func storedAndReadBack() throws {
        let stored = try merged(first)
        #if canImport(SwiftData)
            let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            let context = ModelContext(try ModelContainer(for: Edition.self, configurations: configuration))
            context.insert(stored)
            try context.save()
            let found = try #require(try context.fetch(FetchDescriptor<Edition>()).first)
        #else
            let found = try JSONDecoder().decode(Edition.self, from: JSONEncoder().encode(stored))
        #endif
        expectSame(found, try merged(first))
    }
}
