import ContractModel
import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing
import YAMLTree

/// The facts that `contract.lock` keeps of real documents.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusLifecycleTests {
    /// A second run on an unchanged document leaves the lock unchanged, and does not ask for the date.
    @Test(arguments: CorpusDeterminismTests.paths)
    func nothingIsGone(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        guard let first = lock(of: run(bytes)) else { return }
        let again = run(bytes, lock: first) {
            Issue.record("something is to be noted")
            return nil
        }
        expectEqualText(text(lock(of: again)), text(first))
        #expect(again.summary.kept == 0)
    }

    /// If a document drops everything, Swift keeps everything: equal types are made from the lock alone.
    @Test(arguments: CorpusDeterminismTests.paths)
    func allIsGone(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        let before = run(bytes)
        guard let first = lock(of: before), let old = before.contract else { return }
        // Under another title it would be another contract.
        let title = String(decoding: try JSONEncoder().encode(old.info.title), as: UTF8.self)
        let empty = #"{"openapi": "3.1.0", "info": {"title": \#(title), "version": "2"}, "paths": {}}"#
        let after = run(Array(empty.utf8), lock: first) { CalendarDay("2026-01-05") }
        let errors = after.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(after.files != nil, "\(errors)")
        let new = try #require(after.contract)
        let (kinds, kept) = (kinds(of: old), kinds(of: new))
        for (name, kind) in kinds { #expect(kept[name] == kind, "\(name)") }
        // A second run adds nothing to the lock, and needs no date for that.
        let again = run(Array(empty.utf8), lock: lock(of: after) ?? []) { nil }
        expectEqualText(text(lock(of: again)), text(lock(of: after)))
    }

    // MARK: Helpers

    private func run(
        _ bytes: [UInt8], lock: [UInt8]? = nil, today: @escaping @Sendable () -> CalendarDay? = { nil }
    ) -> GenerationResult {
        var input = GenerationInput(document: SourceFile(path: "openapi", bytes: bytes))
        input.overrides = OptionOverrides(module: "Corpus", emit: [.models, .fixtures])
        input.lock = lock.map { SourceFile(path: "contract.lock", bytes: $0) }
        input.today = today
        return GenerationPipeline.run(input)
    }

    private func lock(of result: GenerationResult) -> [UInt8]? {
        result.files?.files.first { $0.path == ContractLock.fileName }?.bytes
    }

    private func text(_ bytes: [UInt8]?) -> String {
        String(decoding: bytes ?? [], as: UTF8.self)
    }

    /// Returns the kind and members of each type, by its name in the document.
    private func kinds(of contract: Contract) -> [String: String] {
        var kinds: [String: String] = [:]
        for definition in contract.definitions {
            let name = contract.documentName(of: definition.id)
            // If the document gives one name to two types, either is right.
            kinds[name] = kinds[name] ?? kind(of: contract.replaced[definition.id] ?? definition.shape)
        }
        return kinds.filter { $0.value != "" }
    }

    private func kind(of shape: TypeShape) -> String {
        switch shape {
        case .record(let record): "record " + record.properties.map(\.key).joined(separator: ",")
        case .enumeration(let enumeration): "enumeration \(enumeration.cases.map(\.value))"
        case .union(let union): "union \(union.variants.map(\.nameHint)) by \(union.discriminator ?? "-")"
        case .alias: "alias"
        case .envelope(let envelope): "envelope " + envelope.properties.map(\.key).joined(separator: ",")
        case .outcome: "outcome"
        case .namespace: ""
        }
    }
}
