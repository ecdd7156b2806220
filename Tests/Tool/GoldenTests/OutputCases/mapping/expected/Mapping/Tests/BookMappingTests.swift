// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@testable import CaseApp
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests `Book` against the contract and the configuration: each property, and rules for all properties.
@Suite struct BookMappingTests {
    private let first = #"""
        {
          "isbn": "isbn 1",
          "title": "title 1",
          "cover": "https://sample.example/cover1",
          "subtitle": "subtitle 1",
          "tags": [
            "tags 1",
            "tags 2+"
          ],
          "pages": 2,
          "rating": 11,
          "sold": true,
          "format": "e-book",
          "size": {
            "width": 11,
            "height": 11
          },
          "notes": {
            "notes 1": "notes 1"
          },
          "changedAt": "2025-01-02T10:30:00Z",
          "authors": [
            {
              "id": "id 1",
              "name": "name 1",
              "aliases": [
                "aliases 1",
                "aliases 2+"
              ]
            },
            {
              "id": "id 2+",
              "name": "name 2+",
              "aliases": [
                "aliases 2+",
                "aliases 3++",
                "aliases 4+++"
              ]
            }
          ],
          "editor": {
            "id": "id 1",
            "name": "name 1",
            "aliases": [
              "aliases 1",
              "aliases 2+"
            ]
          },
          "default": "default 1",
          "printed": "1968",
          "shops": [
            "https://sample.example/shops1",
            "https://sample.example/shops2"
          ]
        }
        """#
    private let second = #"""
        {
          "isbn": "isbn 2+",
          "title": "title 2+",
          "cover": "https://sample.example/cover2",
          "subtitle": "subtitle 2+",
          "tags": [
            "tags 2+",
            "tags 3++",
            "tags 4+++"
          ],
          "pages": 3,
          "rating": 12,
          "sold": false,
          "format": "e-book",
          "size": {
            "width": 12,
            "height": 12
          },
          "notes": {
            "notes 2": "notes 2+"
          },
          "changedAt": "2025-01-03T10:30:00Z",
          "authors": [
            {
              "id": "id 2+",
              "name": "name 2+",
              "aliases": [
                "aliases 2+",
                "aliases 3++",
                "aliases 4+++"
              ]
            },
            {
              "id": "id 3++",
              "name": "name 3++",
              "aliases": [
                "aliases 3++",
                "aliases 4+++",
                "aliases 5++++"
              ]
            },
            {
              "id": "id 4+++",
              "name": "name 4+++",
              "aliases": [
                "aliases 4+++",
                "aliases 5++++",
                "aliases 6+++++"
              ]
            }
          ],
          "editor": {
            "id": "id 2+",
            "name": "name 2+",
            "aliases": [
              "aliases 2+",
              "aliases 3++",
              "aliases 4+++"
            ]
          },
          "default": "default 2+",
          "printed": "2012",
          "shops": [
            "https://sample.example/shops2",
            "https://sample.example/shops3",
            "https://sample.example/shops4"
          ]
        }
        """#
    /// Only the required properties.
    private let empty = #"{"isbn": "isbn 1", "title": "title 1"}"#

    private func read(_ document: String) throws -> ReadRecord<BookDTO> {
        try JSONDecoder().decode(ReadRecord<BookDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> Book {
        let model = mapToBook(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeBookData(into: model, from: read.record, fields: read.fields, delete: { _ in })
        }
        return model
    }

    private func expectSame(_ one: Book, _ other: Book) {
        #expect(Book.text(one.isbn) == Book.text(other.isbn), "isbn")
        #expect(one.title == other.title, "title")
        #expect(one.coverURL == other.coverURL, "coverURL")
        #expect(one.subtitle == other.subtitle, "subtitle")
        #expect(one.tags == other.tags, "tags")
        #expect(one.pages == other.pages, "pages")
        #expect(one.rating == other.rating, "rating")
        #expect(one.sold == other.sold, "sold")
        #expect(one.format == other.format, "format")
        #expect(one.size == other.size, "size")
        #expect(one.notes == other.notes, "notes")
        #expect(one.changedAt == other.changedAt, "changedAt")
        #expect(one.authors?.map(\.id) == other.authors?.map(\.id), "authors")
        #expect(one.editor?.id == other.editor?.id, "editor")
        #expect(one.default == other.default, "default")
        #expect(one.printedIn.map(Book.text) == other.printedIn.map(Book.text), "printedIn")
        #expect(one.shops.map(Book.texts) == other.shops.map(Book.texts), "shops")
    }

    @Test func isbn() throws {
        #expect(try Book.text(merged(first).isbn) == "isbn 1")
        #expect(try Book.text(merged(first, second).isbn) == "isbn 2+")
        #expect(try Book.text(merged(second, first).isbn) == "isbn 1")
    }

    @Test func title() throws {
        #expect(try merged(first).title == "title 1")
        #expect(try merged(first, second).title == Book.betterTitle("title 1", "title 2+"))
        #expect(try merged(second, first).title == Book.betterTitle("title 2+", "title 1"))
    }

    @Test func coverURL() throws {
        #expect(try merged(first).coverURL == "https://sample.example/cover1")
        #expect(try merged(first, second).coverURL == "https://sample.example/cover2")
        #expect(try merged(second, first).coverURL == "https://sample.example/cover2")
        let null = #"{"isbn": "isbn 1", "title": "title 1", "cover": null}"#
        #expect(try merged(first, null).coverURL == nil)
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "cover": {"unreadable": true}}"#
        #expect(try merged(first, damaged).coverURL == "https://sample.example/cover1")
        #expect(try merged(empty, first).coverURL == "https://sample.example/cover1")
    }

    @Test func subtitle() throws {
        #expect(try merged(first).subtitle == "subtitle 1")
        #expect(try merged(first, second).subtitle == "subtitle 2+")
        #expect(try merged(second, first).subtitle == "subtitle 1")
        let null = #"{"isbn": "isbn 1", "title": "title 1", "subtitle": null}"#
        #expect(try merged(first, null).subtitle == nil)
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "subtitle": {"unreadable": true}}"#
        #expect(try merged(first, damaged).subtitle == "subtitle 1")
    }

    @Test func tags() throws {
        #expect(try merged(first).tags == ["tags 1", "tags 2+"])
        #expect(try merged(first, second).tags == ["tags 1", "tags 2+", "tags 3++", "tags 4+++"])
        #expect(try merged(second, first).tags == ["tags 2+", "tags 3++", "tags 4+++", "tags 1"])
        let null = #"{"isbn": "isbn 1", "title": "title 1", "tags": null}"#
        #expect(try merged(first, null).tags == ["tags 1", "tags 2+"])
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "tags": {"unreadable": true}}"#
        #expect(try merged(first, damaged).tags == ["tags 1", "tags 2+"])
        #expect(try merged(empty, first).tags == ["tags 1", "tags 2+"])
    }

    @Test func pages() throws {
        #expect(try merged(first).pages == 2)
        #expect(try merged(first, second).pages == 3)
        #expect(try merged(second, first).pages == 3)
        let null = #"{"isbn": "isbn 1", "title": "title 1", "pages": null}"#
        #expect(try merged(first, null).pages == 2)
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "pages": {"unreadable": true}}"#
        #expect(try merged(first, damaged).pages == 2)
        #expect(try merged(empty, first).pages == 2)
    }

    @Test func rating() throws {
        #expect(try merged(first).rating == 11)
        #expect(try merged(first, second).rating == 11)
        #expect(try merged(second, first).rating == 11)
        let null = #"{"isbn": "isbn 1", "title": "title 1", "rating": null}"#
        #expect(try merged(first, null).rating == 11)
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "rating": {"unreadable": true}}"#
        #expect(try merged(first, damaged).rating == 11)
        #expect(try merged(empty, first).rating == 11)
    }

    @Test func sold() throws {
        #expect(try merged(first).sold == true)
        #expect(try merged(first, second).sold == false)
        #expect(try merged(second, first).sold == true)
        let null = #"{"isbn": "isbn 1", "title": "title 1", "sold": null}"#
        #expect(try merged(first, null).sold == true)
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "sold": {"unreadable": true}}"#
        #expect(try merged(first, damaged).sold == true)
    }

    @Test func format() throws {
        #expect(try merged(first).format == .digital)
        #expect(try merged(first, second).format == .digital)
        #expect(try merged(second, first).format == .digital)
        let null = #"{"isbn": "isbn 1", "title": "title 1", "format": null}"#
        #expect(try merged(first, null).format == .digital)
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "format": {"unreadable": true}}"#
        #expect(try merged(first, damaged).format == .digital)
        #expect(try merged(empty, first).format == .digital)
    }

    @Test func size() throws {
        #expect(try merged(first).size == Size(width: 11, height: 11))
        #expect(try merged(first, second).size == Size(width: 12, height: 12))
        #expect(try merged(second, first).size == Size(width: 11, height: 11))
        let null = #"{"isbn": "isbn 1", "title": "title 1", "size": null}"#
        #expect(try merged(first, null).size == Size(width: 11, height: 11))
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "size": true}"#
        #expect(try merged(first, damaged).size == Size(width: 11, height: 11))
    }

    @Test func notes() throws {
        #expect(try merged(first).notes == ["notes 1": "notes 1"])
        #expect(try merged(first, second).notes == ["notes 1": "notes 1"])
        #expect(try merged(second, first).notes == ["notes 2": "notes 2+"])
        let null = #"{"isbn": "isbn 1", "title": "title 1", "notes": null}"#
        #expect(try merged(first, null).notes == ["notes 1": "notes 1"])
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "notes": true}"#
        #expect(try merged(first, damaged).notes == ["notes 1": "notes 1"])
        #expect(try merged(empty, first).notes == ["notes 1": "notes 1"])
    }

    @Test func changedAt() throws {
        #expect(try merged(first).changedAt == "2025-01-02T10:30:00Z")
        #expect(try merged(first, second).changedAt == "2025-01-03T10:30:00Z")
        #expect(try merged(second, first).changedAt == "2025-01-03T10:30:00Z")
        let null = #"{"isbn": "isbn 1", "title": "title 1", "changedAt": null}"#
        #expect(try merged(first, null).changedAt == "2025-01-02T10:30:00Z")
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "changedAt": {"unreadable": true}}"#
        #expect(try merged(first, damaged).changedAt == "2025-01-02T10:30:00Z")
        #expect(try merged(empty, first).changedAt == "2025-01-02T10:30:00Z")
    }

    @Test func authors() throws {
        #expect(try merged(first).authors?.map(\.id) == ["id 1", "id 2+"])
        #expect(try merged(first, second).authors?.map(\.id) == ["id 2+", "id 3++", "id 4+++"])
        #expect(try merged(second, first).authors?.map(\.id) == ["id 2+", "id 1"])
        let null = #"{"isbn": "isbn 1", "title": "title 1", "authors": null}"#
        #expect(try merged(first, null).authors?.map(\.id) == ["id 1", "id 2+"])
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "authors": {"unreadable": true}}"#
        #expect(try merged(first, damaged).authors?.map(\.id) == ["id 1", "id 2+"])
    }

    @Test func editor() throws {
        #expect(try merged(first).editor?.id == "id 1")
        #expect(try merged(first, second).editor?.id == "id 2+")
        #expect(try merged(second, first).editor?.id == "id 1")
        let null = #"{"isbn": "isbn 1", "title": "title 1", "editor": null}"#
        #expect(try merged(first, null).editor?.id == "id 1")
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "editor": true}"#
        #expect(try merged(first, damaged).editor?.id == "id 1")
    }

    @Test func `default`() throws {
        #expect(try merged(first).default == "default 1")
        #expect(try merged(first, second).default == "default 2+")
        #expect(try merged(second, first).default == "default 1")
        let null = #"{"isbn": "isbn 1", "title": "title 1", "default": null}"#
        #expect(try merged(first, null).default == "default 1")
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "default": {"unreadable": true}}"#
        #expect(try merged(first, damaged).default == "default 1")
    }

    @Test func printedIn() throws {
        #expect(try merged(first).printedIn.map(Book.text) == "1968")
        let one = try #require(Book.year("1968"))
        let two = try #require(Book.year("2012"))
        #expect(try merged(first, second).printedIn.map(Book.text) == Book.text(Book.earlier(one, two)))
        #expect(try merged(second, first).printedIn.map(Book.text) == Book.text(Book.earlier(two, one)))
        let null = #"{"isbn": "isbn 1", "title": "title 1", "printed": null}"#
        #expect(try merged(first, null).printedIn.map(Book.text) == "1968")
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "printed": {"unreadable": true}}"#
        #expect(try merged(first, damaged).printedIn.map(Book.text) == "1968")
        #expect(try merged(empty, first).printedIn.map(Book.text) == "1968")
    }

    @Test func shops() throws {
        #expect(
            try merged(first).shops.map(Book.texts)
                == ["https://sample.example/shops1", "https://sample.example/shops2"])
        #expect(
            try merged(first, second).shops.map(Book.texts)
                == ["https://sample.example/shops2", "https://sample.example/shops3", "https://sample.example/shops4"])
        #expect(
            try merged(second, first).shops.map(Book.texts)
                == ["https://sample.example/shops1", "https://sample.example/shops2"])
        let null = #"{"isbn": "isbn 1", "title": "title 1", "shops": null}"#
        #expect(
            try merged(first, null).shops.map(Book.texts)
                == ["https://sample.example/shops1", "https://sample.example/shops2"])
        let damaged = #"{"isbn": "isbn 1", "title": "title 1", "shops": {"unreadable": true}}"#
        #expect(
            try merged(first, damaged).shops.map(Book.texts)
                == ["https://sample.example/shops1", "https://sample.example/shops2"])
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergeBookData(into: model, from: try read(empty).record, fields: .unknown, delete: { _ in })
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameBook(try merged(first), as: try read(first).record) == true)
        #expect(isSameBook(try merged(first), as: try read(second).record) == false)
    }
}
