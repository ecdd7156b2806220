import Diagnostics
import Testing
import YAMLTree

@testable import DTOGeneration

/// Two states of a document, and a checklist of what lies between them.
struct CheckedDocuments {
    let old: Contract
    let new: Contract
    /// What each of them makes.
    let oldFiles: GeneratedFileSet
    let newFiles: GeneratedFileSet
    private let sides: (old: ChecklistSide, new: ChecklistSide)

    init(_ old: String, _ new: String, configuration: String = "") throws {
        let before = Self.result("old.yaml", old, configuration)
        let after = Self.result("new.yaml", new, configuration)
        (self.old, self.new) = (try #require(before.contract), try #require(after.contract))
        (oldFiles, newFiles) = (try #require(before.files), try #require(after.files, "\(after.diagnostics)"))
        sides = (
            ChecklistSide(document: "old.yaml", self.old, before.sources, try #require(before.fileTable)),
            ChecklistSide(document: "new.yaml", self.new, after.sources, try #require(after.fileTable))
        )
    }

    private static func result(_ name: String, _ text: String, _ configuration: String) -> GenerationResult {
        var input = GenerationInput(
            document: SourceFile(path: name, text: text),
            configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)))
        input.tracesFiles = true
        return GenerationPipeline.run(input)
    }

    var changes: [Change] {
        ContractComparison.changes(from: old, to: new, today: "2026-01-05")
    }

    /// - Parameter present: what is in the output folder, by path.
    func checklist(
        present: [String: SHA256Digest] = [:], changelog: String? = nil, lock: String? = nil
    ) -> Checklist {
        let evidence = ChecklistEvidence(
            output: "Generated", made: newFiles, present: present,
            changelog: changelog.map { Changelog(path: "CHANGELOG.md", text: $0) }, lifecycle: Self.records(lock))
        return Checklist(changes, from: sides.old, to: sides.new, evidence)
    }

    static func records(_ lock: String?) -> LifecycleRecords {
        guard let lock else { return LifecycleRecords(nil) }
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "contract.lock", text: lock)
        let tree = YAMLReader.read(
            file, id: SourceFileID(rawValue: 0), limits: .standard, diagnostics: &diagnostics)
        return LifecycleRecords(tree)
    }
}

extension GeneratedFileSet {
    var digests: [String: SHA256Digest] {
        Dictionary(files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Checklist {
    /// `[x] Document`, in the order of the page.
    func boxes(_ place: String) -> [String] {
        items.filter { $0.changes[0].place == place }.flatMap(\.boxes).map {
            "[\($0.isTicked ? "x" : " ")] \($0.step.rawValue)"
        }
    }
}
