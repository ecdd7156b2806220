@_spi(Generated) import DTORuntime
import Foundation
import Testing

private struct Shapes: DefensiveRecord, Hashable {
    var matrix: [[Double]]
    var optionalMatrix: [[Double]]?
    var photos: [[Data]]
    var links: [[URL]]

    enum CodingKeys: String, RecordKey {
        case matrix, optionalMatrix, photos, links
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        matrix = try fields.array(.matrix, as: WholeArray<Double>.self, count: 2)
        optionalMatrix = try fields.optional(.optionalMatrix, as: WholeFormArray<WholeArray<Double>>.self)
        photos = try fields.array(.photos, as: WholeFormArray<Base64>.self)
        links = try fields.array(.links, as: WholeArray<URL>.self)
    }
}

/// Tests nested arrays of fixed length. One bad element makes the innermost array of fixed length unusable.
@Suite struct WholeArrayTests {
    @Test func intact() throws {
        let outcome = try decode(
            Shapes.self,
            #"{"matrix": [[1, 2], [3, 4]], "optionalMatrix": [[1]], "photos": [["AAE="], []], "links": [["a:b"]]}"#)
        #expect(outcome.reports == [])
        #expect(outcome.value.matrix == [[1, 2], [3, 4]])
        #expect(outcome.value.photos == [[Data([0, 1])], []])
    }

    @Test func damaged() throws {
        let outcome = try decode(
            Shapes.self,
            #"{"matrix": [[1, 2], [3, {}]], "optionalMatrix": [[1], ["x"]], "photos": [["AAE="], ["%"]], "links": [["a:b", 1], []]}"#
        )
        #expect(
            outcome.reports == [
                "matrix malformed", "optionalMatrix malformed", "photos[1] droppedElement", "links[0] droppedElement",
            ])
        #expect(outcome.value.matrix == [])
        #expect(outcome.value.optionalMatrix == nil)
        #expect(outcome.value.photos == [[Data([0, 1])]])
        #expect(outcome.value.links == [[]])
    }
}
