// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@testable import CaseApp
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests `Place` against the contract and the configuration: each property, and rules for all properties.
@Suite struct PlaceMappingTests {
    private let first = #"""
        {
          "shelf": 11,
          "books": [
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
            },
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
          ]
        }
        """#
    private let second = #"""
        {
          "shelf": 12,
          "books": [
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
            },
            {
              "isbn": "isbn 3++",
              "title": "title 3++",
              "cover": "https://sample.example/cover3",
              "subtitle": "subtitle 3++",
              "tags": [
                "tags 3++",
                "tags 4+++",
                "tags 5++++"
              ],
              "pages": 4,
              "rating": 13,
              "sold": true,
              "format": "e-book",
              "size": {
                "width": 13,
                "height": 13
              },
              "notes": {
                "notes 3": "notes 3++"
              },
              "changedAt": "2025-01-04T10:30:00Z",
              "authors": [
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
                },
                {
                  "id": "id 5++++",
                  "name": "name 5++++",
                  "aliases": [
                    "aliases 5++++",
                    "aliases 6+++++",
                    "aliases 7++++++"
                  ]
                }
              ],
              "editor": {
                "id": "id 3++",
                "name": "name 3++",
                "aliases": [
                  "aliases 3++",
                  "aliases 4+++",
                  "aliases 5++++"
                ]
              },
              "default": "default 3++",
              "printed": "2020",
              "shops": [
                "https://sample.example/shops3",
                "https://sample.example/shops4",
                "https://sample.example/shops5"
              ]
            },
            {
              "isbn": "isbn 4+++",
              "title": "title 4+++",
              "cover": "https://sample.example/cover4",
              "subtitle": "subtitle 4+++",
              "tags": [
                "tags 4+++",
                "tags 5++++",
                "tags 6+++++"
              ],
              "pages": 5,
              "rating": 14,
              "sold": false,
              "format": "e-book",
              "size": {
                "width": 14,
                "height": 14
              },
              "notes": {
                "notes 4": "notes 4+++"
              },
              "changedAt": "2025-01-05T10:30:00Z",
              "authors": [
                {
                  "id": "id 4+++",
                  "name": "name 4+++",
                  "aliases": [
                    "aliases 4+++",
                    "aliases 5++++",
                    "aliases 6+++++"
                  ]
                },
                {
                  "id": "id 5++++",
                  "name": "name 5++++",
                  "aliases": [
                    "aliases 5++++",
                    "aliases 6+++++",
                    "aliases 7++++++"
                  ]
                },
                {
                  "id": "id 6+++++",
                  "name": "name 6+++++",
                  "aliases": [
                    "aliases 6+++++",
                    "aliases 7++++++",
                    "aliases 8+++++++"
                  ]
                }
              ],
              "editor": {
                "id": "id 4+++",
                "name": "name 4+++",
                "aliases": [
                  "aliases 4+++",
                  "aliases 5++++",
                  "aliases 6+++++"
                ]
              },
              "default": "default 4+++",
              "printed": "1968",
              "shops": [
                "https://sample.example/shops4",
                "https://sample.example/shops5",
                "https://sample.example/shops6"
              ]
            }
          ]
        }
        """#
    /// Only the required properties.
    private let empty = #"{"shelf": 11}"#

    private func read(_ document: String) throws -> ReadRecord<PlaceDTO> {
        try JSONDecoder().decode(ReadRecord<PlaceDTO>.self, from: Data(document.utf8))
    }

    /// Returns a model of the first document, into which the other documents are merged.
    private func merged(_ documents: String...) throws -> Place {
        let model = mapToPlace(try read(documents[0]).record)
        for document in documents.dropFirst() {
            let read = try read(document)
            mergePlaceData(into: model, from: read.record, fields: read.fields, delete: { _ in })
        }
        return model
    }

    private func expectSame(_ one: Place, _ other: Place) {
        #expect(one.shelf == other.shelf, "shelf")
        #expect(one.books?.map(\.coverURL) == other.books?.map(\.coverURL), "books")
    }

    @Test func shelf() throws {
        #expect(try merged(first).shelf == 11)
        #expect(try merged(first, second).shelf == 12)
        #expect(try merged(second, first).shelf == 11)
    }

    @Test func books() throws {
        #expect(
            try merged(first).books?.map(\.coverURL)
                == ["https://sample.example/cover1", "https://sample.example/cover2"])
        #expect(
            try merged(first, second).books?.map(\.coverURL)
                == ["https://sample.example/cover2", "https://sample.example/cover3", "https://sample.example/cover4"])
        #expect(
            try merged(second, first).books?.map(\.coverURL)
                == ["https://sample.example/cover2", "https://sample.example/cover1"])
        let null = #"{"shelf": 11, "books": null}"#
        #expect(
            try merged(first, null).books?.map(\.coverURL)
                == ["https://sample.example/cover1", "https://sample.example/cover2"])
        let damaged = #"{"shelf": 11, "books": {"unreadable": true}}"#
        #expect(
            try merged(first, damaged).books?.map(\.coverURL)
                == ["https://sample.example/cover1", "https://sample.example/cover2"])
    }

    @Test func mergingTwiceIsMergingOnce() throws {
        expectSame(try merged(first, second, second), try merged(first, second))
    }

    @Test func mergingNothingChangesNothing() throws {
        expectSame(try merged(first, empty), try merged(first))
        let model = try merged(first)
        mergePlaceData(into: model, from: try read(empty).record, fields: .unknown, delete: { _ in })
        expectSame(model, try merged(first))
    }
}
