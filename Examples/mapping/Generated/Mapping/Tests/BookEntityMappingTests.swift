// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import Foundation
@testable import Library
import LibraryAPI
import Testing
#if canImport(SwiftData)
    import SwiftData
#endif

/// Tests `BookEntity` against the contract and the configuration: each property, and rules for all properties.
@Suite struct BookEntityMappingTests {
    private let first = #"""
        {
          "title": "title 1",
          "author": "author 1",
          "isbn": "isbn 1",
          "enriched": {
            "work": {
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
            },
            "edition": {
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
            },
            "authors": [
              {
                "name": "name 1",
                "gender": "Female",
                "culturalRegion": "Africa",
                "nationality": "nationality 1",
                "birthYear": 11,
                "deathYear": 11,
                "openLibraryID": "openLibraryID 1",
                "isbndbID": "isbndbID 1",
                "googleBooksID": "googleBooksID 1",
                "goodreadsID": "goodreadsID 1",
                "bookCount": 11
              },
              {
                "name": "name 2+",
                "gender": "Male",
                "culturalRegion": "Asia",
                "nationality": "nationality 2+",
                "birthYear": 12,
                "deathYear": 12,
                "openLibraryID": "openLibraryID 2+",
                "isbndbID": "isbndbID 2+",
                "googleBooksID": "googleBooksID 2+",
                "goodreadsID": "goodreadsID 2+",
                "bookCount": 12
              }
            ]
          }
        }
        """#
    private let second = #"""
        {
          "title": "title 2+",
          "author": "author 2+",
          "isbn": "isbn 2+",
          "enriched": {
            "work": {
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
            },
            "edition": {
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
            },
            "authors": [
              {
                "name": "name 2+",
                "gender": "Male",
                "culturalRegion": "Asia",
                "nationality": "nationality 2+",
                "birthYear": 12,
                "deathYear": 12,
                "openLibraryID": "openLibraryID 2+",
                "isbndbID": "isbndbID 2+",
                "googleBooksID": "googleBooksID 2+",
                "goodreadsID": "goodreadsID 2+",
                "bookCount": 12
              },
              {
                "name": "name 3++",
                "gender": "Non-binary",
                "culturalRegion": "Europe",
                "nationality": "nationality 3++",
                "birthYear": 13,
                "deathYear": 13,
                "openLibraryID": "openLibraryID 3++",
                "isbndbID": "isbndbID 3++",
                "googleBooksID": "googleBooksID 3++",
                "goodreadsID": "goodreadsID 3++",
                "bookCount": 13
              },
              {
                "name": "name 4+++",
                "gender": "Female",
                "culturalRegion": "North America",
                "nationality": "nationality 4+++",
                "birthYear": 14,
                "deathYear": 14,
                "openLibraryID": "openLibraryID 4+++",
                "isbndbID": "isbndbID 4+++",
                "googleBooksID": "googleBooksID 4+++",
                "goodreadsID": "goodreadsID 4+++",
                "bookCount": 14
              }
            ]
          }
        }
        """#
    /// Only the required properties.
    private let empty = #"{"title": "title 1"}"#

    private func read(_ document: String) throws -> ReadRecord<EnrichedBookPayload> {
        try JSONDecoder().decode(ReadRecord<EnrichedBookPayload>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> BookEntity {
        let model = mapToBookEntity(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeBookEntityData(into: model, from: read.record, fields: read.fields, delete: { _ in })
        }
        return model
    }

    private func expectSame(_ one: BookEntity, _ other: BookEntity) {
        #expect(one.title == other.title, "title")
        #expect(one.author == other.author, "author")
        #expect(one.isbn == other.isbn, "isbn")
        #expect(one.enriched?.work?.isbndbID == other.enriched?.work?.isbndbID, "enriched")
    }

    @Test func title() throws {
        #expect(try merged(first).title == "title 1")
        #expect(try merged(first, second).title == "title 2+")
        #expect(try merged(second, first).title == "title 1")
    }

    @Test func author() throws {
        #expect(try merged(first).author == "author 1")
        #expect(try merged(first, second).author == "author 2+")
        #expect(try merged(second, first).author == "author 1")
        let null = #"{"title": "title 1", "author": null}"#
        #expect(try merged(first, null).author == "author 1")
        let damaged = #"{"title": "title 1", "author": {"unreadable": true}}"#
        #expect(try merged(first, damaged).author == "author 1")
    }

    @Test func isbn() throws {
        #expect(try merged(first).isbn == "isbn 1")
        #expect(try merged(first, second).isbn == "isbn 2+")
        #expect(try merged(second, first).isbn == "isbn 1")
        let null = #"{"title": "title 1", "isbn": null}"#
        #expect(try merged(first, null).isbn == "isbn 1")
        let damaged = #"{"title": "title 1", "isbn": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbn == "isbn 1")
    }

    @Test func enriched() throws {
        #expect(try merged(first).enriched?.work?.isbndbID == "isbndbID 1")
        #expect(try merged(first, second).enriched?.work?.isbndbID == "isbndbID 2+")
        #expect(try merged(second, first).enriched?.work?.isbndbID == "isbndbID 1")
        let null = #"{"title": "title 1", "enriched": null}"#
        #expect(try merged(first, null).enriched?.work?.isbndbID == "isbndbID 1")
        let damaged = #"{"title": "title 1", "enriched": true}"#
        #expect(try merged(first, damaged).enriched?.work?.isbndbID == "isbndbID 1")
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergeBookEntityData(into: model, from: try read(empty).record, fields: .unknown, delete: { _ in })
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameBookEntity(try merged(first), as: try read(first).record) == true)
        #expect(isSameBookEntity(try merged(first), as: try read(second).record) == false)
    }

    @Test func storedAndReadBack() throws {
        let stored = try merged(first)
        #if canImport(SwiftData)
            let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            let context = ModelContext(try ModelContainer(for: BookEntity.self, configurations: configuration))
            context.insert(stored)
            try context.save()
            let found = try #require(try context.fetch(FetchDescriptor<BookEntity>()).first)
        #else
            let found = try JSONDecoder().decode(BookEntity.self, from: JSONEncoder().encode(stored))
        #endif
        expectSame(found, try merged(first))
    }
}
