import Diagnostics
import TestSupport
import Testing
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission

/// These tests check rules that hold for all names of a contract together.
@Suite struct NameResolverTests {
    /// Returns a contract whose schemas, operations, and nested types clash in every way, in an order that depends on
    /// `seed`.
    private func clashing(seed: UInt64) -> ContractSketch {
        var random = SplitMix(state: seed)
        var sketch = ContractSketch()
        let words = [
            "foo_bar", "fooBar", "FooBar", "foo-bar", "FOO_BAR", "Type", "type", "@type", "self", "Data", "data",
        ]
        var names = words + words.map { $0 + "s" }
        names.shuffle(using: &random)
        for name in names {
            var keys = words
            keys.shuffle(using: &random)
            let owner = sketch.schema(name, keys)
            for key in keys { sketch.inline(owner, .property(key), ["a"]) }
            for key in keys { sketch.inline(owner, .element(of: key), ["a"]) }
            sketch.add(.operation(name), .namespace)
            sketch.add(.component(section: "parameters", name: name), .namespace)
        }
        return sketch
    }

    @Test func theOrderOfTheDocumentDoesNotMatter() {
        let expected = Named(clashing(seed: 0)).namesByPointer
        #expect(expected.count > 400)
        for seed in 1...5 {
            #expect(Named(clashing(seed: UInt64(seed))).namesByPointer == expected)
        }
    }

    @Test func everyScopeHasDistinctLegalNames() {
        let named = Named(clashing(seed: 7))
        let paths = named.table.definitions.map { $0.type.path.map(\.name) }
        #expect(Set(paths).count == paths.count)
        for path in paths {
            #expect(path.allSatisfy(IdentifierGrammar.isIdentifier))
            #expect(Set(path).count == path.count)
        }
        for members in named.table.definitions.map(\.members) {
            let names = members.members.map(\.identifier.name)
            #expect(Set(names).count == names.count)
            #expect(names.allSatisfy(IdentifierGrammar.isIdentifier))
        }
    }

    @Test func anotherSchemaChangesNoNameThatItDoesNotClashWith() {
        var sketch = clashing(seed: 3)
        let before = Named(sketch).namesByPointer
        let added = sketch.schema("Unrelated", ["fooBar", "foo_bar"])
        sketch.inline(added, .property("foo_bar"))
        let after = Named(sketch).namesByPointer
        #expect(after.count == before.count + 2)
        for (pointer, names) in before { #expect(after[pointer] == names) }
    }

    /// Names can only clash if their letters and digits are equal, so adding or removing a name changes only such
    /// names.
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func takingOneOutChangesOnlyWhatItCouldClashWith(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let parts = ["foo", "Foo", "FOO", "bar", "Bar", "_", "-", ".", " ", "type", "1", "é"]
        var names = Set(
            (0..<80).map { _ in
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    parts[Int.random(in: parts.indices, using: &random)]
                }.joined()
            }
        ).sorted()
        names.shuffle(using: &random)
        let all = Self.names(of: names)
        for removed in names.prefix(8) {
            let rest = names.filter { $0 != removed }
            for (name, swift) in Self.names(of: rest) where all[name] != swift {
                #expect(Self.folded(name) == Self.folded(removed), "\(name) is \(swift) without \(removed)")
            }
        }
    }

    /// Returns for each name its form as a schema, as a property, and as a value.
    private static func names(of names: [String]) -> [String: [String]] {
        var sketch = ContractSketch()
        let schemas = names.map { sketch.schema($0) }
        let record = sketch.schema("Record", names)
        let choice = sketch.enumeration("Choice", names)
        let named = Named(sketch)
        return Dictionary(
            uniqueKeysWithValues: names.indices.map { index in
                (
                    names[index],
                    [named.type(schemas[index]), named.members(record)[index], named.members(choice)[index]]
                )
            })
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    @Test func theTableIsParallelToTheContract() {
        let sketch = clashing(seed: 1)
        let table = Named(sketch).table
        #expect(table.definitions.count == sketch.contract.definitions.count)
        for (definition, names) in zip(sketch.contract.definitions, table.definitions) {
            #expect(names.members.members.count == MemberNaming.documentNames(of: definition.shape).count)
        }
    }

    private static let thousands = TestExtent.choose(sample: 6_000, full: 30_000)

    /// The limit is far above the usual time, and far below the time that a quadratic algorithm would need.
    @Test(.timeLimit(.minutes(10))) func thousandsOfTypes() {
        let count = Self.thousands / 3
        var sketch = ContractSketch()
        for index in 0..<count {
            let id = sketch.schema("big_schema_\(index)", ["id", "created_at", "HTTPProxy", "self_link", "foo-bar"])
            sketch.inline(id, .property("owner"), ["id", "login"])
            sketch.inline(id, .element(of: "works"), ["id", "title"])
        }
        let contract = sketch.contract
        let elapsed = threadTime { #expect(Named(contract).table.definitions.count == count * 3) }
        #expect(elapsed < .seconds(TestExtent.choose(sample: 7, full: 20)))
    }

    @Test(.timeLimit(.minutes(10))) func thousandsOfClashes() {
        var sketch = ContractSketch()
        for index in 0..<Self.thousands {
            sketch.add(.operation("same"), .namespace, pointer: "#/paths/\(index)")
        }
        let names = Named(sketch).table.definitions.map { $0.type.path.map(\.name) }
        #expect(Set(names).count == Self.thousands)
    }

    @Test(.timeLimit(.minutes(10))) func thousandsOfReplacements() {
        let count = Self.thousands
        var sketch = ContractSketch()
        var record = sketch.record((0..<count).map { "key\($0)" })
        for index in record.properties.indices {
            record.properties[index].deprecation = Deprecation(replacedBy: "key\(count - 1 - index)")
        }
        let id = sketch.add(.schema("Wide"), .record(record))
        let members = Named(sketch).table[members: id]
        #expect(members.members.count { $0.effective != nil } == count)
        #expect(members.members.count { $0.storage != nil } == count)
    }

    @Test(.timeLimit(.minutes(10))) func aRecordOfThousandsOfProperties() {
        var sketch = ContractSketch()
        let id = sketch.schema(
            "Wide", (0..<Self.thousands).map { $0.isMultiple(of: 2) ? "key_\($0)" : "key-\($0 - 1)" })
        #expect(Set(Named(sketch).members(id)).count == Self.thousands)
    }
}

/// SplitMix64 gives equal shuffles on every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
