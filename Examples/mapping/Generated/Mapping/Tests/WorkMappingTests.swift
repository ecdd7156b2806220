// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import Foundation
@testable import Library
import LibraryAPI
import Testing
#if canImport(SwiftData)
    import SwiftData
#endif

/// Tests `Work` against the contract and the configuration: each property, and rules for all properties.
@Suite struct WorkMappingTests {
    private let first = #"""
        {
          "title": "title 1",
          "subjectTags": [
            "subjectTags 1",
            "subjectTags 2+"
          ],
          "originalLanguage": "originalLanguage 1",
          "firstPublicationYear": 11,
          "description": "description 1",
          "coverImageURL": "https://sample.example/coverImageURL1",
          "synthetic": true,
          "primaryProvider": "primaryProvider 1",
          "contributors": [
            "contributors 1",
            "contributors 2+"
          ],
          "openLibraryID": "openLibraryID 1",
          "openLibraryWorkID": "openLibraryWorkID 1",
          "isbndbID": "isbndbID 1",
          "googleBooksVolumeID": "googleBooksVolumeID 1",
          "goodreadsWorkIDs": [
            "goodreadsWorkIDs 1",
            "goodreadsWorkIDs 2+"
          ],
          "amazonASINs": [
            "amazonASINs 1",
            "amazonASINs 2+"
          ],
          "librarythingIDs": [
            "librarythingIDs 1",
            "librarythingIDs 2+"
          ],
          "googleBooksVolumeIDs": [
            "googleBooksVolumeIDs 1",
            "googleBooksVolumeIDs 2+"
          ],
          "lastISBNDBSync": "2025-01-02T10:30:00Z",
          "isbndbQuality": 1,
          "reviewStatus": "verified",
          "originalImagePath": "originalImagePath 1",
          "boundingBox": {
            "x": 0.125,
            "y": 0.125,
            "width": 0.125,
            "height": 0.125
          }
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
          "originalLanguage": "originalLanguage 2+",
          "firstPublicationYear": 12,
          "description": "description 2+",
          "coverImageURL": "https://sample.example/coverImageURL2",
          "synthetic": false,
          "primaryProvider": "primaryProvider 2+",
          "contributors": [
            "contributors 2+",
            "contributors 3++",
            "contributors 4+++"
          ],
          "openLibraryID": "openLibraryID 2+",
          "openLibraryWorkID": "openLibraryWorkID 2+",
          "isbndbID": "isbndbID 2+",
          "googleBooksVolumeID": "googleBooksVolumeID 2+",
          "goodreadsWorkIDs": [
            "goodreadsWorkIDs 2+",
            "goodreadsWorkIDs 3++",
            "goodreadsWorkIDs 4+++"
          ],
          "amazonASINs": [
            "amazonASINs 2+",
            "amazonASINs 3++",
            "amazonASINs 4+++"
          ],
          "librarythingIDs": [
            "librarythingIDs 2+",
            "librarythingIDs 3++",
            "librarythingIDs 4+++"
          ],
          "googleBooksVolumeIDs": [
            "googleBooksVolumeIDs 3++",
            "googleBooksVolumeIDs 4+++",
            "googleBooksVolumeIDs 5++++"
          ],
          "lastISBNDBSync": "2025-01-03T10:30:00Z",
          "isbndbQuality": 2,
          "reviewStatus": "userEdited",
          "originalImagePath": "originalImagePath 2+",
          "boundingBox": {
            "x": 0.25,
            "y": 0.25,
            "width": 0.25,
            "height": 0.25
          }
        }
        """#
    /// Only the required properties.
    private let empty = #"{"title": "title 1"}"#

    private func read(_ document: String) throws -> ReadRecord<WorkDTO> {
        try JSONDecoder().decode(ReadRecord<WorkDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> Work {
        let model = mapToWork(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeWorkData(into: model, from: read.record, fields: read.fields)
        }
        return model
    }

    private func expectSame(_ one: Work, _ other: Work) {
        #expect(one.title == other.title, "title")
        #expect(one.subjectTags == other.subjectTags, "subjectTags")
        #expect(one.originalLanguage == other.originalLanguage, "originalLanguage")
        #expect(one.firstPublicationYear == other.firstPublicationYear, "firstPublicationYear")
        #expect(one.workDescription == other.workDescription, "workDescription")
        #expect(one.coverImageURL == other.coverImageURL, "coverImageURL")
        #expect(one.synthetic == other.synthetic, "synthetic")
        #expect(one.primaryProvider == other.primaryProvider, "primaryProvider")
        #expect(one.providers == other.providers, "providers")
        #expect(one.openLibraryID == other.openLibraryID, "openLibraryID")
        #expect(one.openLibraryWorkID == other.openLibraryWorkID, "openLibraryWorkID")
        #expect(one.isbndbID == other.isbndbID, "isbndbID")
        #expect(one.googleBooksVolumeID == other.googleBooksVolumeID, "googleBooksVolumeID")
        #expect(one.goodreadsWorkIDs == other.goodreadsWorkIDs, "goodreadsWorkIDs")
        #expect(one.amazonASINs == other.amazonASINs, "amazonASINs")
        #expect(one.librarythingIDs == other.librarythingIDs, "librarythingIDs")
        #expect(one.googleBooksVolumeIDs == other.googleBooksVolumeIDs, "googleBooksVolumeIDs")
        #expect(one.lastISBNDBSyncDate.map(Work.text) == other.lastISBNDBSyncDate.map(Work.text), "lastISBNDBSyncDate")
        #expect(one.isbndbQuality == other.isbndbQuality, "isbndbQuality")
        #expect(one.reviewStatus == other.reviewStatus, "reviewStatus")
        #expect(one.originalImagePath == other.originalImagePath, "originalImagePath")
        #expect(one.boundingBox == other.boundingBox, "boundingBox")
    }

    @Test func title() throws {
        #expect(try merged(first).title == "title 1")
        #expect(try merged(first, second).title == Work.betterTitle("title 1", "title 2+"))
        #expect(try merged(second, first).title == Work.betterTitle("title 2+", "title 1"))
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

    @Test func originalLanguage() throws {
        #expect(try merged(first).originalLanguage == "originalLanguage 1")
        #expect(try merged(first, second).originalLanguage == "originalLanguage 2+")
        #expect(try merged(second, first).originalLanguage == "originalLanguage 1")
        let null = #"{"title": "title 1", "originalLanguage": null}"#
        #expect(try merged(first, null).originalLanguage == "originalLanguage 1")
        let damaged = #"{"title": "title 1", "originalLanguage": {"unreadable": true}}"#
        #expect(try merged(first, damaged).originalLanguage == "originalLanguage 1")
    }

    @Test func firstPublicationYear() throws {
        #expect(try merged(first).firstPublicationYear == 11)
        #expect(try merged(first, second).firstPublicationYear == 11)
        #expect(try merged(second, first).firstPublicationYear == 11)
        let null = #"{"title": "title 1", "firstPublicationYear": null}"#
        #expect(try merged(first, null).firstPublicationYear == 11)
        let damaged = #"{"title": "title 1", "firstPublicationYear": {"unreadable": true}}"#
        #expect(try merged(first, damaged).firstPublicationYear == 11)
        #expect(try merged(empty, first).firstPublicationYear == 11)
    }

    @Test func workDescription() throws {
        #expect(try merged(first).workDescription == "description 1")
        #expect(try merged(first, second).workDescription == "description 2+")
        #expect(try merged(second, first).workDescription == "description 2+")
        let null = #"{"title": "title 1", "description": null}"#
        #expect(try merged(first, null).workDescription == "description 1")
        let damaged = #"{"title": "title 1", "description": {"unreadable": true}}"#
        #expect(try merged(first, damaged).workDescription == "description 1")
        #expect(try merged(empty, first).workDescription == "description 1")
    }

    @Test func coverImageURL() throws {
        #expect(try merged(first).coverImageURL == "https://sample.example/coverImageURL1")
        #expect(try merged(first, second).coverImageURL == "https://sample.example/coverImageURL2")
        #expect(try merged(second, first).coverImageURL == "https://sample.example/coverImageURL2")
        let null = #"{"title": "title 1", "coverImageURL": null}"#
        #expect(try merged(first, null).coverImageURL == "https://sample.example/coverImageURL1")
        let damaged = #"{"title": "title 1", "coverImageURL": {"unreadable": true}}"#
        #expect(try merged(first, damaged).coverImageURL == "https://sample.example/coverImageURL1")
        #expect(try merged(empty, first).coverImageURL == "https://sample.example/coverImageURL1")
    }

    @Test func synthetic() throws {
        #expect(try merged(first).synthetic == true)
        #expect(try merged(first, second).synthetic == false)
        #expect(try merged(second, first).synthetic == true)
        let null = #"{"title": "title 1", "synthetic": null}"#
        #expect(try merged(first, null).synthetic == true)
        let damaged = #"{"title": "title 1", "synthetic": {"unreadable": true}}"#
        #expect(try merged(first, damaged).synthetic == true)
    }

    @Test func primaryProvider() throws {
        #expect(try merged(first).primaryProvider == "primaryProvider 1")
        #expect(try merged(first, second).primaryProvider == "primaryProvider 2+")
        #expect(try merged(second, first).primaryProvider == "primaryProvider 1")
        let null = #"{"title": "title 1", "primaryProvider": null}"#
        #expect(try merged(first, null).primaryProvider == "primaryProvider 1")
        let damaged = #"{"title": "title 1", "primaryProvider": {"unreadable": true}}"#
        #expect(try merged(first, damaged).primaryProvider == "primaryProvider 1")
    }

    @Test func providers() throws {
        #expect(try merged(first).providers == ["contributors 1", "contributors 2+"])
        #expect(try merged(first, second).providers == ["contributors 2+", "contributors 3++", "contributors 4+++"])
        #expect(try merged(second, first).providers == ["contributors 1", "contributors 2+"])
        let null = #"{"title": "title 1", "contributors": null}"#
        #expect(try merged(first, null).providers == ["contributors 1", "contributors 2+"])
        let damaged = #"{"title": "title 1", "contributors": {"unreadable": true}}"#
        #expect(try merged(first, damaged).providers == ["contributors 1", "contributors 2+"])
    }

    @Test func openLibraryID() throws {
        #expect(try merged(first).openLibraryID == "openLibraryID 1")
        #expect(try merged(first, second).openLibraryID == "openLibraryID 1")
        #expect(try merged(second, first).openLibraryID == "openLibraryID 2+")
        let null = #"{"title": "title 1", "openLibraryID": null}"#
        #expect(try merged(first, null).openLibraryID == "openLibraryID 1")
        let damaged = #"{"title": "title 1", "openLibraryID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).openLibraryID == "openLibraryID 1")
        #expect(try merged(empty, first).openLibraryID == "openLibraryID 1")
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

    @Test func googleBooksVolumeID() throws {
        #expect(try merged(first).googleBooksVolumeID == "googleBooksVolumeID 1")
        #expect(try merged(first, second).googleBooksVolumeID == "googleBooksVolumeID 2+")
        #expect(try merged(second, first).googleBooksVolumeID == "googleBooksVolumeID 1")
        let null = #"{"title": "title 1", "googleBooksVolumeID": null}"#
        #expect(try merged(first, null).googleBooksVolumeID == "googleBooksVolumeID 1")
        let damaged = #"{"title": "title 1", "googleBooksVolumeID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).googleBooksVolumeID == "googleBooksVolumeID 1")
    }

    @Test func goodreadsWorkIDs() throws {
        #expect(try merged(first).goodreadsWorkIDs == ["goodreadsWorkIDs 1", "goodreadsWorkIDs 2+"])
        #expect(
            try merged(first, second).goodreadsWorkIDs
                == ["goodreadsWorkIDs 1", "goodreadsWorkIDs 2+", "goodreadsWorkIDs 3++", "goodreadsWorkIDs 4+++"])
        #expect(
            try merged(second, first).goodreadsWorkIDs
                == ["goodreadsWorkIDs 2+", "goodreadsWorkIDs 3++", "goodreadsWorkIDs 4+++", "goodreadsWorkIDs 1"])
        let null = #"{"title": "title 1", "goodreadsWorkIDs": null}"#
        #expect(try merged(first, null).goodreadsWorkIDs == ["goodreadsWorkIDs 1", "goodreadsWorkIDs 2+"])
        let damaged = #"{"title": "title 1", "goodreadsWorkIDs": {"unreadable": true}}"#
        #expect(try merged(first, damaged).goodreadsWorkIDs == ["goodreadsWorkIDs 1", "goodreadsWorkIDs 2+"])
        #expect(try merged(empty, first).goodreadsWorkIDs == ["goodreadsWorkIDs 1", "goodreadsWorkIDs 2+"])
    }

    @Test func amazonASINs() throws {
        #expect(try merged(first).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
        #expect(
            try merged(first, second).amazonASINs
                == ["amazonASINs 1", "amazonASINs 2+", "amazonASINs 3++", "amazonASINs 4+++"])
        #expect(
            try merged(second, first).amazonASINs
                == ["amazonASINs 2+", "amazonASINs 3++", "amazonASINs 4+++", "amazonASINs 1"])
        let null = #"{"title": "title 1", "amazonASINs": null}"#
        #expect(try merged(first, null).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
        let damaged = #"{"title": "title 1", "amazonASINs": {"unreadable": true}}"#
        #expect(try merged(first, damaged).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
        #expect(try merged(empty, first).amazonASINs == ["amazonASINs 1", "amazonASINs 2+"])
    }

    @Test func librarythingIDs() throws {
        #expect(try merged(first).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
        #expect(
            try merged(first, second).librarythingIDs
                == ["librarythingIDs 1", "librarythingIDs 2+", "librarythingIDs 3++", "librarythingIDs 4+++"])
        #expect(
            try merged(second, first).librarythingIDs
                == ["librarythingIDs 2+", "librarythingIDs 3++", "librarythingIDs 4+++", "librarythingIDs 1"])
        let null = #"{"title": "title 1", "librarythingIDs": null}"#
        #expect(try merged(first, null).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
        let damaged = #"{"title": "title 1", "librarythingIDs": {"unreadable": true}}"#
        #expect(try merged(first, damaged).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
        #expect(try merged(empty, first).librarythingIDs == ["librarythingIDs 1", "librarythingIDs 2+"])
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

    @Test func lastISBNDBSyncDate() throws {
        #expect(try merged(first).lastISBNDBSyncDate.map(Work.text) == "2025-01-02T10:30:00Z")
        #expect(try merged(first, second).lastISBNDBSyncDate.map(Work.text) == "2025-01-03T10:30:00Z")
        #expect(try merged(second, first).lastISBNDBSyncDate.map(Work.text) == "2025-01-03T10:30:00Z")
        let null = #"{"title": "title 1", "lastISBNDBSync": null}"#
        #expect(try merged(first, null).lastISBNDBSyncDate.map(Work.text) == "2025-01-02T10:30:00Z")
        let damaged = #"{"title": "title 1", "lastISBNDBSync": {"unreadable": true}}"#
        #expect(try merged(first, damaged).lastISBNDBSyncDate.map(Work.text) == "2025-01-02T10:30:00Z")
        #expect(try merged(empty, first).lastISBNDBSyncDate.map(Work.text) == "2025-01-02T10:30:00Z")
    }

    @Test func isbndbQuality() throws {
        #expect(try merged(first).isbndbQuality == 1)
        #expect(try merged(first, second).isbndbQuality == 2)
        #expect(try merged(second, first).isbndbQuality == 2)
        let null = #"{"title": "title 1", "isbndbQuality": null}"#
        #expect(try merged(first, null).isbndbQuality == 1)
        let damaged = #"{"title": "title 1", "isbndbQuality": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbndbQuality == 1)
    }

    @Test func reviewStatus() throws {
        #expect(try merged(first).reviewStatus == .verified)
        #expect(try merged(first, second).reviewStatus == .edited)
        #expect(try merged(second, first).reviewStatus == .verified)
        let null = #"{"title": "title 1", "reviewStatus": null}"#
        #expect(try merged(first, null).reviewStatus == .verified)
        let damaged = #"{"title": "title 1", "reviewStatus": {"unreadable": true}}"#
        #expect(try merged(first, damaged).reviewStatus == .verified)
    }

    @Test func originalImagePath() throws {
        #expect(try merged(first).originalImagePath == "originalImagePath 1")
        #expect(try merged(first, second).originalImagePath == "originalImagePath 2+")
        #expect(try merged(second, first).originalImagePath == "originalImagePath 1")
        let null = #"{"title": "title 1", "originalImagePath": null}"#
        #expect(try merged(first, null).originalImagePath == "originalImagePath 1")
        let damaged = #"{"title": "title 1", "originalImagePath": {"unreadable": true}}"#
        #expect(try merged(first, damaged).originalImagePath == "originalImagePath 1")
    }

    @Test func boundingBox() throws {
        #expect(try merged(first).boundingBox == BoundingBox(x: 0.125, y: 0.125, width: 0.125, height: 0.125))
        #expect(try merged(first, second).boundingBox == BoundingBox(x: 0.25, y: 0.25, width: 0.25, height: 0.25))
        #expect(try merged(second, first).boundingBox == BoundingBox(x: 0.125, y: 0.125, width: 0.125, height: 0.125))
        let null = #"{"title": "title 1", "boundingBox": null}"#
        #expect(try merged(first, null).boundingBox == BoundingBox(x: 0.125, y: 0.125, width: 0.125, height: 0.125))
        let damaged = #"{"title": "title 1", "boundingBox": true}"#
        #expect(try merged(first, damaged).boundingBox == BoundingBox(x: 0.125, y: 0.125, width: 0.125, height: 0.125))
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergeWorkData(into: model, from: try read(empty).record, fields: .unknown)
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameWork(try merged(first), as: try read(first).record) == true)
        #expect(isSameWork(try merged(first), as: try read(second).record) == false)
    }

    @Test func storedAndReadBack() throws {
        let stored = try merged(first)
        #if canImport(SwiftData)
            let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            let context = ModelContext(try ModelContainer(for: Work.self, configurations: configuration))
            context.insert(stored)
            try context.save()
            let found = try #require(try context.fetch(FetchDescriptor<Work>()).first)
        #else
            let found = try JSONDecoder().decode(Work.self, from: JSONEncoder().encode(stored))
        #endif
        expectSame(found, try merged(first))
    }
}
