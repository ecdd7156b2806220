import ContractModel
import ContractReports
import Diagnostics
import Foundation
import Generation
import TestSupport
import Testing

/// Real documents, written so that they mean the same on the wire, have nothing to tell; what changes there is told once.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusWireTests {
    enum Rewriting: CaseIterable {
        case templates, headers, defaults, security, servers, base, all
    }

    @Test(arguments: CorpusDeterminismTests.paths)
    func sameWire(_ path: String) throws {
        guard let twin = WireTwin(try #require(SharedFolder.bytes(path))), let old = contract(twin) else { return }
        for rewriting in Rewriting.allCases {
            let new = try #require(contract(rewritten(twin, rewriting)))
            #expect(changes(old, new) == [], "\(rewriting)")
            #expect(changes(new, old) == [], "\(rewriting), back")
        }
    }

    @Test(arguments: CorpusDeterminismTests.paths)
    func otherWire(_ path: String) throws {
        guard let twin = WireTwin(try #require(SharedFolder.bytes(path))), let old = contract(twin) else { return }
        for mutation in WireTwin.Mutation.allCases {
            guard let mutated = twin.mutated(mutation), let new = contract(mutated) else { continue }
            #expect(Set(rules(old, new)) == [mutation.rule], "\(mutation)")
            #expect(Set(rules(new, old)) == [mutation.reverse], "\(mutation), back")
        }
    }

    /// Each kind of change is made somewhere.
    @Test func thereAreEnough() throws {
        let twins = CorpusDeterminismTests.paths.compactMap { SharedFolder.bytes($0).flatMap(WireTwin.init) }
        #expect(twins.count >= 20)
        for mutation in WireTwin.Mutation.allCases {
            #expect(twins.contains { $0.mutated(mutation) != nil }, "\(mutation)")
        }
    }

    private func rewritten(_ twin: WireTwin, _ rewriting: Rewriting) -> WireTwin {
        var twin = twin
        switch rewriting {
        case .templates: twin.renameTemplates()
        case .headers: twin.raiseHeaders()
        case .defaults: twin.writeDefaults()
        case .security: twin.moveSecurity()
        case .servers: twin.moveServers()
        case .base: twin.moveBase()
        case .all:
            twin.renameTemplates()
            twin.raiseHeaders()
            twin.writeDefaults()
            twin.moveSecurity()
            twin.moveBase()
            twin.moveServers()
        }
        return twin
    }

    private func contract(_ twin: WireTwin) -> Contract? {
        GenerationPipeline.contract(GenerationInput(document: SourceFile(path: "openapi", bytes: twin.bytes))).contract
    }

    /// The type of a value in the path is called after the name that it has there, which is a matter of Swift alone.
    private func found(_ old: Contract, _ new: Contract) -> [Change] {
        ContractComparison.changes(from: old, to: new, today: "2025-11-29").filter {
            $0.rule.id != "version-not-raised"
                && !($0.rule.id == "api-schema-renamed" && $0.place.contains(", path parameter"))
        }
    }

    private func changes(_ old: Contract, _ new: Contract) -> [String] {
        let found = found(old, new)
        return found.map { "\($0.place) [\($0.rule.id)] \($0.before ?? "") → \($0.after ?? "")" }
    }

    private func rules(_ old: Contract, _ new: Contract) -> [String] {
        found(old, new).map(\.rule.id)
    }
}
