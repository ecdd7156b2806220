import Testing

@testable import DTOGeneration

/// What several parts say about one property is one type, also where it contains itself.
@Suite struct IntersectionTests {
    @Test func twoTreesThatHoldTogether() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {p: {$ref: '#/components/schemas/A'}, x: {type: string}}}
            B: {type: object, properties: {p: {$ref: '#/components/schemas/B'}, y: {type: string}}}
            C: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            """)
        #expect(read.record("C")?.properties.map(\.key) == ["p", "x", "y"])
        #expect(read.reference("C", "p") == read.definition("C").map { .definition($0.id) })
        #expect(read.codes == [])
    }

    @Test func twoListsOfThemselvesThatHoldTogether() throws {
        let read = try ReadContract(
            """
            A: {type: array, items: {$ref: '#/components/schemas/A'}}
            B: {type: array, items: {$ref: '#/components/schemas/B'}}
            C: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            """)
        let id = try #require(read.definition("C")?.id)
        #expect(read.record("C")?.properties.map(\.use.reference) == [.array(.definition(id))])
    }

    /// Each component has types of its own, so that the order of components does not matter.
    @Test(arguments: [["A", "B"], ["B", "A"]])
    func nothingIsSharedBetweenComponents(_ names: [String]) throws {
        let parts = "[{$ref: '#/components/schemas/X'}, {$ref: '#/components/schemas/Y'}]"
        let holders = names.map { "\($0): {type: object, properties: {l: {allOf: \(parts)}}}" }
        let read = try ReadContract(
            """
            X: {type: object, properties: {p: {type: object, properties: {x: {type: string}}}}}
            Y: {type: object, properties: {p: {type: object, properties: {y: {type: string}}}}}
            \(holders.joined(separator: "\n"))
            """)
        let pointers = Set(read.contract.definitions.map(\.pointer))
        #expect(pointers.contains("#/components/schemas/A/properties/l/properties/p"))
        #expect(pointers.contains("#/components/schemas/B/properties/l/properties/p"))
    }

    /// Which of n schemas hold together can be any of two to the n: as many as there are sets of places in an automaton whose last but
    /// n-th letter decides.
    @Test func tooManyCombinations() throws {
        func object(_ a: [Int], _ b: [Int]) -> String {
            func all(_ numbers: [Int]) -> String {
                "{allOf: [\(numbers.map { "{$ref: '#/components/schemas/S\($0)'}" }.joined(separator: ", "))]}"
            }
            return "{type: object, properties: {a: \(all(a)), b: \(all(b))}}"
        }
        let count = 16
        var schemas = ["S0: \(object([0, 1], [0]))"]
        schemas += (1..<count).map { "S\($0): \(object([$0 + 1], [$0 + 1]))" }
        schemas.append("S\(count): {type: object, properties: {z: {type: string}}}")
        let read = try ReadContract(schemas.joined(separator: "\n"))
        #expect(read.codes.contains("unsupported-schema"))
        #expect(read.contract.definitions.count < 2 * IntersectionTable.limit)
    }
}
