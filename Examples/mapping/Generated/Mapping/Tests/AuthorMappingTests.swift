// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime
import Foundation
@testable import Library
import LibraryAPI
import Testing
#if canImport(SwiftData)
    import SwiftData
#endif

/// Tests `Author` against the contract and the configuration: each property, and rules for all properties.
@Suite struct AuthorMappingTests {
    private let first = #"""
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
        }
        """#
    private let second = #"""
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
        """#
    /// Only the required properties.
    private let empty = #"{"name": "name 1"}"#

    private func read(_ document: String) throws -> ReadRecord<AuthorDTO> {
        try JSONDecoder().decode(ReadRecord<AuthorDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> Author {
        let model = mapToAuthor(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeAuthorData(into: model, from: read.record, fields: read.fields)
        }
        return model
    }

    private func expectSame(_ one: Author, _ other: Author) {
        #expect(one.name == other.name, "name")
        #expect(one.gender == other.gender, "gender")
        #expect(one.culturalRegion == other.culturalRegion, "culturalRegion")
        #expect(one.nationality == other.nationality, "nationality")
        #expect(one.birthYear == other.birthYear, "birthYear")
        #expect(one.deathYear == other.deathYear, "deathYear")
        #expect(one.openLibraryID == other.openLibraryID, "openLibraryID")
        #expect(one.isbndbID == other.isbndbID, "isbndbID")
        #expect(one.googleBooksID == other.googleBooksID, "googleBooksID")
        #expect(one.goodreadsID == other.goodreadsID, "goodreadsID")
        #expect(one.bookCount == other.bookCount, "bookCount")
    }

    @Test func name() throws {
        #expect(try merged(first).name == "name 1")
        #expect(try merged(first, second).name == "name 2+")
        #expect(try merged(second, first).name == "name 1")
    }

    @Test func gender() throws {
        #expect(try merged(first).gender == .female)
        #expect(try merged(first, second).gender == .male)
        #expect(try merged(second, first).gender == .female)
        let null = #"{"name": "name 1", "gender": null}"#
        #expect(try merged(first, null).gender == .female)
        let damaged = #"{"name": "name 1", "gender": {"unreadable": true}}"#
        #expect(try merged(first, damaged).gender == .female)
    }

    @Test func culturalRegion() throws {
        #expect(try merged(first).culturalRegion == .africa)
        #expect(try merged(first, second).culturalRegion == .asia)
        #expect(try merged(second, first).culturalRegion == .africa)
        let null = #"{"name": "name 1", "culturalRegion": null}"#
        #expect(try merged(first, null).culturalRegion == .africa)
        let damaged = #"{"name": "name 1", "culturalRegion": {"unreadable": true}}"#
        #expect(try merged(first, damaged).culturalRegion == .africa)
    }

    @Test func nationality() throws {
        #expect(try merged(first).nationality == "nationality 1")
        #expect(try merged(first, second).nationality == "nationality 2+")
        #expect(try merged(second, first).nationality == "nationality 1")
        let null = #"{"name": "name 1", "nationality": null}"#
        #expect(try merged(first, null).nationality == "nationality 1")
        let damaged = #"{"name": "name 1", "nationality": {"unreadable": true}}"#
        #expect(try merged(first, damaged).nationality == "nationality 1")
    }

    @Test func birthYear() throws {
        #expect(try merged(first).birthYear == 11)
        #expect(try merged(first, second).birthYear == 12)
        #expect(try merged(second, first).birthYear == 11)
        let null = #"{"name": "name 1", "birthYear": null}"#
        #expect(try merged(first, null).birthYear == 11)
        let damaged = #"{"name": "name 1", "birthYear": {"unreadable": true}}"#
        #expect(try merged(first, damaged).birthYear == 11)
    }

    @Test func deathYear() throws {
        #expect(try merged(first).deathYear == 11)
        #expect(try merged(first, second).deathYear == 12)
        #expect(try merged(second, first).deathYear == 11)
        let null = #"{"name": "name 1", "deathYear": null}"#
        #expect(try merged(first, null).deathYear == 11)
        let damaged = #"{"name": "name 1", "deathYear": {"unreadable": true}}"#
        #expect(try merged(first, damaged).deathYear == 11)
    }

    @Test func openLibraryID() throws {
        #expect(try merged(first).openLibraryID == "openLibraryID 1")
        #expect(try merged(first, second).openLibraryID == "openLibraryID 2+")
        #expect(try merged(second, first).openLibraryID == "openLibraryID 1")
        let null = #"{"name": "name 1", "openLibraryID": null}"#
        #expect(try merged(first, null).openLibraryID == "openLibraryID 1")
        let damaged = #"{"name": "name 1", "openLibraryID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).openLibraryID == "openLibraryID 1")
    }

    @Test func isbndbID() throws {
        #expect(try merged(first).isbndbID == "isbndbID 1")
        #expect(try merged(first, second).isbndbID == "isbndbID 2+")
        #expect(try merged(second, first).isbndbID == "isbndbID 1")
        let null = #"{"name": "name 1", "isbndbID": null}"#
        #expect(try merged(first, null).isbndbID == "isbndbID 1")
        let damaged = #"{"name": "name 1", "isbndbID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).isbndbID == "isbndbID 1")
    }

    @Test func googleBooksID() throws {
        #expect(try merged(first).googleBooksID == "googleBooksID 1")
        #expect(try merged(first, second).googleBooksID == "googleBooksID 2+")
        #expect(try merged(second, first).googleBooksID == "googleBooksID 1")
        let null = #"{"name": "name 1", "googleBooksID": null}"#
        #expect(try merged(first, null).googleBooksID == "googleBooksID 1")
        let damaged = #"{"name": "name 1", "googleBooksID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).googleBooksID == "googleBooksID 1")
    }

    @Test func goodreadsID() throws {
        #expect(try merged(first).goodreadsID == "goodreadsID 1")
        #expect(try merged(first, second).goodreadsID == "goodreadsID 2+")
        #expect(try merged(second, first).goodreadsID == "goodreadsID 1")
        let null = #"{"name": "name 1", "goodreadsID": null}"#
        #expect(try merged(first, null).goodreadsID == "goodreadsID 1")
        let damaged = #"{"name": "name 1", "goodreadsID": {"unreadable": true}}"#
        #expect(try merged(first, damaged).goodreadsID == "goodreadsID 1")
    }

    @Test func bookCount() throws {
        #expect(try merged(first).bookCount == 11)
        #expect(try merged(first, second).bookCount == 12)
        #expect(try merged(second, first).bookCount == 12)
        let null = #"{"name": "name 1", "bookCount": null}"#
        #expect(try merged(first, null).bookCount == 11)
        let damaged = #"{"name": "name 1", "bookCount": {"unreadable": true}}"#
        #expect(try merged(first, damaged).bookCount == 11)
        #expect(try merged(empty, first).bookCount == 11)
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergeAuthorData(into: model, from: try read(empty).record, fields: .unknown)
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameAuthor(try merged(first), as: try read(first).record) == true)
        #expect(isSameAuthor(try merged(first), as: try read(second).record) == false)
    }

    @Test func storedAndReadBack() throws {
        let stored = try merged(first)
        #if canImport(SwiftData)
            let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            let context = ModelContext(try ModelContainer(for: Author.self, configurations: configuration))
            context.insert(stored)
            try context.save()
            let found = try #require(try context.fetch(FetchDescriptor<Author>()).first)
        #else
            let found = try JSONDecoder().decode(Author.self, from: JSONEncoder().encode(stored))
        #endif
        expectSame(found, try merged(first))
    }
}
