// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@testable import CaseApp
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests `Author` against the contract and the configuration: each property, and rules for all properties.
@Suite struct AuthorMappingTests {
    private let first = #"""
        {
          "id": "id 1",
          "name": "name 1",
          "aliases": [
            "aliases 1",
            "aliases 2+"
          ]
        }
        """#
    private let second = #"""
        {
          "id": "id 2+",
          "name": "name 2+",
          "aliases": [
            "aliases 2+",
            "aliases 3++",
            "aliases 4+++"
          ]
        }
        """#
    /// Only the required properties.
    private let empty = #"{"id": "id 1"}"#

    private func read(_ document: String) throws -> ReadRecord<AuthorDTO> {
        try JSONDecoder().decode(ReadRecord<AuthorDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> Author {
        var model = mapToAuthor(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergeAuthorData(into: &model, from: read.record, fields: read.fields)
        }
        return model
    }

    private func expectSame(_ one: Author, _ other: Author) {
        #expect(one.id == other.id, "id")
        #expect(one.name == other.name, "name")
        #expect(one.aliases == other.aliases, "aliases")
    }

    @Test func id() throws {
        #expect(try merged(first).id == "id 1")
        #expect(try merged(first, second).id == "id 2+")
        #expect(try merged(second, first).id == "id 1")
    }

    @Test func name() throws {
        #expect(try merged(first).name == "name 1")
        #expect(try merged(first, second).name == "name 1")
        #expect(try merged(second, first).name == "name 2+")
        let null = #"{"id": "id 1", "name": null}"#
        #expect(try merged(first, null).name == "name 1")
        let damaged = #"{"id": "id 1", "name": {"unreadable": true}}"#
        #expect(try merged(first, damaged).name == "name 1")
        #expect(try merged(empty, first).name == "name 1")
    }

    @Test func aliases() throws {
        #expect(try merged(first).aliases == ["aliases 1", "aliases 2+"])
        #expect(try merged(first, second).aliases == ["aliases 2+", "aliases 3++", "aliases 4+++"])
        #expect(try merged(second, first).aliases == ["aliases 2+", "aliases 3++", "aliases 4+++"])
        let null = #"{"id": "id 1", "aliases": null}"#
        #expect(try merged(first, null).aliases == ["aliases 1", "aliases 2+"])
        let damaged = #"{"id": "id 1", "aliases": {"unreadable": true}}"#
        #expect(try merged(first, damaged).aliases == ["aliases 1", "aliases 2+"])
        #expect(try merged(empty, first).aliases == ["aliases 1", "aliases 2+"])
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        var model = try merged(first)
        mergeAuthorData(into: &model, from: try read(empty).record, fields: .unknown)
        expectSame(model, try merged(first))
    }

    @Test func identity() throws {
        #expect(isSameAuthor(try merged(first), as: try read(first).record) == true)
        #expect(isSameAuthor(try merged(first), as: try read(second).record) == false)
    }
}
