import ContractSupport
import Diagnostics
import TestSupport
import Testing
@testable import ContractModel

/// A box is put only on the edge that closes a cycle of stored values.
@Suite struct RecursionBreakerTests {
    private func boxes(_ read: ReadContract) -> [String] {
        read.contract.definitions.flatMap { definition -> [String] in
            guard case .record(let record) = definition.shape, case .schema(let name) = definition.origin else {
                return []
            }
            return record.properties.filter(\.isBoxed).map { "\(name).\($0.key)" }
        }
    }

    @Test func itself() throws {
        let read = try ReadContract(
            "Node: {type: object, properties: {value: {type: string}, next: {$ref: '#/components/schemas/Node'}}}")
        #expect(boxes(read) == ["Node.next"])
    }

    @Test func arraysAndDictionariesAreBoxesAlready() throws {
        let read = try ReadContract(
            """
            Tree:
              type: object
              properties:
                children: {type: array, items: {$ref: '#/components/schemas/Tree'}}
                named: {type: object, additionalProperties: {$ref: '#/components/schemas/Tree'}}
            """)
        #expect(boxes(read) == [])
    }

    /// The walk begins at the smallest pointer, so the edge that leads back to it closes the cycle.
    @Test func orderOfComponentsDoesNotMatter() throws {
        let a = "A: {type: object, properties: {b: {$ref: '#/components/schemas/B'}}}"
        let b = "B: {type: object, properties: {a: {$ref: '#/components/schemas/A'}}}"
        #expect(try boxes(ReadContract("\(a)\n\(b)")) == ["B.a"])
        #expect(try boxes(ReadContract("\(b)\n\(a)")) == ["B.a"])
    }

    @Test func throughAliasesAndUnions() throws {
        let read = try ReadContract(
            """
            Expression: {oneOf: [{type: number}, {$ref: '#/components/schemas/Same'}]}
            Same: {$ref: '#/components/schemas/Negation'}
            Negation: {type: object, required: [of], properties: {of: {$ref: '#/components/schemas/Expression'}}}
            """)
        let isBoxedInUnion = read.union("Expression")?.variants.contains(where: \.isBoxed) ?? false
        #expect(isBoxedInUnion != !boxes(read).isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func manyPropertiesOfOneCycle() throws {
        let count = TestExtent.choose(sample: 3_000, full: 20_000)
        let properties = (0..<count).map { "p\($0): {$ref: '#/components/schemas/A'}" }.joined(separator: ", ")
        let read = try ReadContract("A: {type: object, properties: {\(properties)}}")
        #expect(boxes(read).count == count)
    }
}

@Suite struct AliasCyclesTests {
    @Test func aListOfItself() throws {
        let read = try ReadContract("Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}")
        #expect(read.record("Tree")?.isWrapper == true)
        #expect(read.record("Tree")?.properties.count == 1)
        #expect(read.diagnostics.isEmpty)
    }

    @Test func onlyOneOfTwoIsWrapped() throws {
        let first = "A: {type: array, items: {$ref: '#/components/schemas/B'}}"
        let second = "B: {type: object, additionalProperties: {$ref: '#/components/schemas/A'}}"
        for text in ["\(first)\n\(second)", "\(second)\n\(first)"] {
            let read = try ReadContract(text)
            #expect(read.record("A")?.isWrapper == true)
            #expect(read.alias("B") != nil)
        }
    }

    @Test func referencesOnlySayNothing() throws {
        let read = try ReadContract("A: {$ref: '#/components/schemas/B'}\nB: {$ref: '#/components/schemas/A'}")
        #expect(read.codes == ["circular-reference"])
        #expect(read.alias("A") == .json)
        #expect(!read.diagnostics.contains { $0.severity == .error })
    }
}
