import ContractModel
import ContractReports
import Diagnostics
import Foundation
import Generation
import TestSupport
import Testing

/// Compares real documents with changed copies. If only the notation differs, the report is empty. If a property is
/// removed, the report has a change.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusComparisonTests {
    /// The copy is JSON, with the members of every map of names in another order.
    @Test(arguments: CorpusDeterminismTests.paths)
    func writing(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        guard let document = RewrittenDocument(bytes), let old = contract(bytes) else { return }
        var random = SeededRandom(seed: 5)
        let twin = document.json { path, pairs in
            let isMap = ["paths", "schemas", "definitions", "responses"].contains(path.last) && path.count < 3
            return isMap ? pairs.shuffled(using: &random) : pairs
        }
        let new = try #require(contract(Array(twin.utf8)))
        for (left, right) in [(old, old), (old, new), (new, old)] {
            let changes = ContractComparison.changes(from: left, to: right, today: "2025-11-29")
            #expect(changes.map { "\($0.place) [\($0.rule.id)]" } == [])
        }
    }

    /// A removed property of a component is reported as removed, and in the other direction as added.
    @Test(arguments: CorpusDeterminismTests.paths)
    func removal(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        guard let document = RewrittenDocument(bytes), let old = contract(bytes) else { return }
        var removed: (schema: String, key: String)?
        let text = document.json { path, pairs in
            guard removed == nil, path.count == 4, path[0] == "components", path[1] == "schemas",
                path[3] == "properties", pairs.count > 1, let last = pairs.last
            else { return pairs }
            removed = (path[2], last.key)
            return pairs.dropLast()
        }
        guard let removed, let new = contract(Array(text.utf8)) else { return }
        // A record may get the property from another part too, or become another kind of type without it.
        guard case .record(let record)? = shape(removed.schema, in: new),
            case .record? = shape(removed.schema, in: old),
            !record.properties.contains(where: { $0.key == removed.key })
        else { return }
        let place = "\(removed.schema).\(removed.key)"
        let gone = ContractComparison.changes(from: old, to: new, today: "2025-11-29")
        #expect(gone.contains { $0.place == place && $0.rule.id.hasSuffix("-removed") })
        let back = ContractComparison.changes(from: new, to: old, today: "2025-11-29")
        #expect(back.contains { $0.place == place && ($0.rule.id.hasSuffix("-added") || $0.rule.id.hasPrefix("new-")) })
    }

    private func shape(_ name: String, in contract: Contract) -> TypeShape? {
        contract.definitions.first { $0.origin == .schema(name) }?.shape
    }

    private func contract(_ bytes: [UInt8]) -> Contract? {
        GenerationPipeline.contract(GenerationInput(document: SourceFile(path: "openapi", bytes: bytes))).contract
    }
}
