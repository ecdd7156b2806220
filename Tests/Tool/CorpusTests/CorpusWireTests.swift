import ContractModel
import ContractReports
import Diagnostics
import Foundation
import Generation
import TestSupport
import Testing

/// If a real document is only written differently, `diff` finds no change of the transmitted data. Each real change of
/// the transmitted data is found once.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusWireTests {
    enum Rewriting: CaseIterable {
        case templates, headers, defaults, security, servers, base, all
    }

    /// A sample rewrites each document in some of the ways, and the next document in others.
    @Test(arguments: CorpusDeterminismTests.paths.enumerated().map { ($0.offset, $0.element) })
    func sameWire(_ number: Int, _ path: String) throws {
        guard let twin = WireTwin(try #require(SharedFolder.bytes(path))), let old = contract(twin) else { return }
        for (index, rewriting) in Rewriting.allCases.enumerated()
        where TestExtent.isFull || (index + number).isMultiple(of: 3) {
            let new = try #require(contract(rewritten(twin, rewriting)))
            #expect(changes(old, new) == [], "\(rewriting)")
            #expect(changes(new, old) == [], "\(rewriting), back")
        }
    }

    /// The sample. For each kind of change that is impossible in the sample, also the first document in which it is
    /// possible.
    private static let changedPaths: [String] = {
        func makes(_ path: String, _ mutation: WireTwin.Mutation) -> Bool {
            SharedFolder.bytes(path).flatMap(WireTwin.init)?.mutated(mutation) != nil
        }
        return WireTwin.Mutation.allCases.reduce(CorpusDeterminismTests.paths) { paths, mutation in
            if paths.contains(where: { makes($0, mutation) }) { return paths }
            return paths + CorpusDeterminismTests.all.filter { makes($0, mutation) }.prefix(1)
        }
    }()

    @Test(arguments: changedPaths)
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
        let twins = Self.changedPaths.compactMap { SharedFolder.bytes($0).flatMap(WireTwin.init) }
        #expect(twins.count >= TestExtent.choose(sample: 5, full: 20))
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

    /// Returns the changes, without changes that only concern Swift: the type of a path parameter is named after the
    /// parameter.
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
