// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@testable import BooksTrack
import BooksTrackAPI
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests `StoredBook` against the contract and the configuration: each property, and rules for all properties.
@Suite struct StoredBookMappingTests {
    private let first = #"""
        {
          "title": "title 1",
          "subjectTags": [
            "subjectTags 1",
            "subjectTags 2+"
          ],
          "firstPublicationYear": 11,
          "description": "description 1",
          "coverImageURL": "https://sample.example/coverImageURL1",
          "openLibraryWorkID": "openLibraryWorkID 1",
          "isbndbID": "isbndbID 1",
          "googleBooksVolumeIDs": [
            "googleBooksVolumeIDs 1",
            "googleBooksVolumeIDs 2+"
          ],
          "isbndbQuality": 1
        }
        """#
    private let second = #"""
        {
          "title": "title 2+",
          "subjectTags": [
            "subjectTags 2+",
            "subjectTags 3++",
            "subjectTags 4+++"
          ],
          "firstPublicationYear": 12,
          "description": "description 2+",
          "coverImageURL": "https://sample.example/coverImageURL2",
          "openLibraryWorkID": "openLibraryWorkID 2+",
          "isbndbID": "isbndbID 2+",
          "googleBooksVolumeIDs": [
            "googleBooksVolumeIDs 3++",
            "googleBooksVolumeIDs 4+++",
            "googleBooksVolumeIDs 5++++"
          ],
          "isbndbQuality": 2
        }
        """#
    /// Only the required properties.
    private let empty = #"{"title": "title 1"}"#

    private func read(_ document: String) throws -> ReadRecord<WorkDTO> {
        try JSONDecoder().decode(ReadRecord<WorkDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> StoredBook {
        let model = mapToStoredBook(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeStoredBookData(into: model, from: read.record, fields: read.fields)
        }
        return model
    }

    private func expectSame(_ one: StoredBook, _ other: StoredBook) {
        #expect(one.title == other.title, "title")
        #expect(one.subjectTags == other.subjectTags, "subjectTags")
        #expect(one.firstPublicationYear == other.firstPublicationYear, "firstPublicationYear")
        #expect(one.summary == other.summary, "summary")
        #expect(one.coverImageURL == other.coverImageURL, "coverImageURL")
        #expect(one.openLibraryWorkID == other.openLibraryWorkID, "openLibraryWorkID")
        #expect(one.isbndbID == other.isbndbID, "isbndbID")
        #expect(one.googleBooksVolumeIDs == other.googleBooksVolumeIDs, "googleBooksVolumeIDs")
        #expect(one.quality == other.quality, "quality")
    }

    @Test func title() throws {
        #expect(try merged(first).title == "title 1")
        #expect(try merged(first, second).title == "title 2+")
        #expect(try merged(second, first).title == "title 1")
    }

    @Test func subjectTags() throws {
        #expect(try merged(first).subjectTags == ["subjectTags 1", "subjectTags 2+"])
        #expect(
            try merged(first, second).subjectTags
                == ["subjectTags 1", "subjectTags 2+", "subjectTags 3++", "subjectTags 4+++"])
        #expect(
            try merged(second, first).subjectTags
                == ["subjectTags 2+", "subjectTags 3++", "subjectTags 4+++", "subjectTags 1"])
        let null = #"{"title": "title 1", "subjectTags": null}"#
        #expect(try merged(first, null).subjectTags == ["subjectTags 1", "subjectTags 2+"])
        let damaged = #"{"title": "title 1", "subjectTags": {"unreadable": true}}"#
        #expect(try merged(first, damaged).subjectTags == ["subjectTags 1", "subjectTags 2+"])
        #expect(try merged(empty, first).subjectTags == ["subjectTags 1", "subjectTags 2+"])
    }

    @Test func firstPublicationYear() throws {
        #expect(try merged(first).firstPublicationYear == 11)
        #expect(try merged(first, second).firstPublicationYear == 12)
        #expect(try merged(second, first).firstPublicationYear == 11)
        let null = #"{"title": "title 1", "firstPublicationYear": null}"#
        #expect(try merged(first, null).firstPublicationYear == 11)
        let damaged = #"{"title": "title 1", "firstPublicationYear": {"unreadable": true}}"#
        #expect(try merged(first, damaged).firstPublicationYear == 11)
    }

    @Test func summary() throws {
        #expect(try merged(first).summary == "description 1")
        #expect(try merged(first, second).summary == "description 2+")
        #expect(try merged(second, first).summary == "description 2+")
        let null = #"{"title": "title 1", "description": null}"#
        #expect(try merged(first, null).summary == "description 1")
        let damaged = #"{"title": "title 1", "description": {"unreadable": true}}"#
        #expect(try merged(first, damaged).summary == "description 1")
        #expect(try merged(empty, first).summary == "description 1")
    }

    @Test func coverImageURL() throws {
        #expect(try merged(first).coverImageURL == "https://sample.example/coverImageURL1")
        #expect(try merged(first, second).coverImageURL == "https://sample.example/coverImageURL2")
        #expect(try merged(second, first).coverImageURL == "https://sample.example/coverImageURL1")
        let null = #"{"title": "title 1", "coverImageURL": null}"#
        #expect(try merged(first, null).coverImageURL == "https://sample.example/coverImageURL1")
        let damaged = #"{"title": "title 1", "coverImageURL": {"unreadable": true}}"#
        #expect(try merged(first, damaged).coverImageURL == "https://sample.example/coverImageURL1")
    }

    @Test func openLibraryWorkID() throws {
        #expect(try merged(first).openLibraryWorkID == "openLibraryWorkID 1")
        #expect(try merged(first, second).openLibraryWorkID == "openLibraryWorkID 2+")
        #expect(try merged(second, first).openLibraryWorkID == "openLibraryWorkID 1")
        let null = #"{"title": "title 1", "openLibraryWorkID": null}"#
        #expect(try merged(first, null).openLibraryWorkID == "openLibraryWorkID 1")
        let damaged = #"{"title": "title 1", "openLibraryWorkID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).openLibraryWorkID == "openLibraryWorkID 1")
    }

    @Test func isbndbID() throws {
        #expect(try merged(first).isbndbID == "isbndbID 1")
        #expect(try merged(first, second).isbndbID == "isbndbID 2+")
        #expect(try merged(second, first).isbndbID == "isbndbID 1")
        let null = #"{"title": "title 1", "isbndbID": null}"#
        #expect(try merged(first, null).isbndbID == "isbndbID 1")
        let damaged = #"{"title": "title 1", "isbndbID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbndbID == "isbndbID 1")
    }

    @Test func googleBooksVolumeIDs() throws {
        #expect(try merged(first).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
        #expect(
            try merged(first, second).googleBooksVolumeIDs
                == [
                    "googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+", "googleBooksVolumeIDs 3++",
                    "googleBooksVolumeIDs 4+++", "googleBooksVolumeIDs 5++++",
                ])
        #expect(
            try merged(second, first).googleBooksVolumeIDs
                == [
                    "googleBooksVolumeIDs 3++", "googleBooksVolumeIDs 4+++", "googleBooksVolumeIDs 5++++",
                    "googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+",
                ])
        let null = #"{"title": "title 1", "googleBooksVolumeIDs": null}"#
        #expect(try merged(first, null).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
        let damaged = #"{"title": "title 1", "googleBooksVolumeIDs": {"unreadable": true}}"#
        #expect(
            try merged(first, damaged).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
        #expect(try merged(empty, first).googleBooksVolumeIDs == ["googleBooksVolumeIDs 1", "googleBooksVolumeIDs 2+"])
    }

    @Test func quality() throws {
        #expect(try merged(first).quality == 1)
        #expect(try merged(first, second).quality == 2)
        #expect(try merged(second, first).quality == 2)
        let null = #"{"title": "title 1", "isbndbQuality": null}"#
        #expect(try merged(first, null).quality == 1)
        let damaged = #"{"title": "title 1", "isbndbQuality": {"unreadable": true}}"#
        #expect(try merged(first, damaged).quality == 1)
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergeStoredBookData(into: model, from: try read(empty).record, fields: .unknown)
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameStoredBook(try merged(first), as: try read(first).record) == true)
        #expect(isSameStoredBook(try merged(first), as: try read(second).record) == false)
    }
}
