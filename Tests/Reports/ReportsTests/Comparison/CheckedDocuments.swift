import Diagnostics
import Testing
import YAMLTree
@testable import ContractModel
@testable import ContractReading
@testable import ContractReports
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Two states of a document, and a checklist of the changes between them.
struct CheckedDocuments {
    let old: Contract
    let new: Contract
    /// The files that each state generates.
    let oldFiles: GeneratedFileSet
    let newFiles: GeneratedFileSet
    private let sides: (old: ChecklistSide, new: ChecklistSide)

    /// The `contract.lock` that a run on the old document writes.
    let oldLock: String
    private let hasClient: Bool
    private let run: (_ lock: String?, _ day: String?) -> GenerationResult

    init(_ old: String, _ new: String, configuration: String = "") throws {
        let before = GenerationPipeline.contract(Self.input("old.yaml", old, configuration))
        let after = GenerationPipeline.contract(Self.input("new.yaml", new, configuration))
        (self.old, self.new) = (try #require(before.contract), try #require(after.contract))
        let made = GenerationPipeline.run(Self.input("old.yaml", old, configuration))
        oldFiles = try #require(made.files)
        hasClient = configuration.contains("client")
        oldLock = oldFiles.text("contract.lock")
        run = { lock, day in
            var input = Self.input("new.yaml", new, configuration)
            input.lock = lock.map { SourceFile(path: "contract.lock", text: $0) }
            input.today = { day.flatMap { CalendarDay($0) } }
            return GenerationPipeline.run(input)
        }
        newFiles = try #require(run(oldLock, "2026-01-05").files)
        sides = (
            ChecklistSide(
                document: "old.yaml", self.old, before.sources,
                FileTable(self.old, options: Self.input("old.yaml", old, configuration).options)),
            ChecklistSide(
                document: "new.yaml", self.new, after.sources,
                FileTable(self.new, options: Self.input("new.yaml", new, configuration).options))
        )
    }

    private static func input(_ name: String, _ text: String, _ configuration: String) -> GenerationInput {
        GenerationInput(
            document: SourceFile(path: name, text: text),
            configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)))
    }

    var changes: [Change] {
        ContractComparison.changes(from: old, to: new, today: "2026-01-05", hasClient: hasClient)
    }

    /// - Parameters:
    ///   - present: The files in the output folder, by path.
    ///   - lock: The lock in the output folder, or nil if the folder has none.
    func checklist(
        present: [String: SHA256Digest] = [:], changelog: String? = nil, lock: String? = nil
    ) throws -> Checklist {
        let result = run(lock, nil)
        let evidence = ChecklistEvidence(
            output: "Generated", made: try #require(result.files, "\(result.diagnostics)"), present: present,
            changelog: changelog.map { Changelog(path: "CHANGELOG.md", text: $0) },
            lifecycle: RecordedPast(present: try lock.map(Self.read), made: result.contract?.lock))
        return Checklist(changes, from: sides.old, to: sides.new, evidence)
    }

    private static func read(_ lock: String) throws -> ContractLock {
        var diagnostics = DiagnosticSink()
        return try #require(
            ContractLockReader.read(
                SourceFile(path: "contract.lock", text: lock), id: SourceFileID(rawValue: 0), limits: .standard,
                diagnostics: &diagnostics))
    }
}

extension GeneratedFileSet {
    func text(_ path: String) -> String {
        String(decoding: files.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
    }

    var digests: [String: SHA256Digest] {
        Dictionary(files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Checklist {
    /// Returns the boxes of a place in the order of the page, for example `[x] Document`.
    func boxes(_ place: String) -> [String] {
        items.filter { $0.changes[0].place == place }.flatMap(\.boxes).map {
            "[\($0.isTicked ? "x" : " ")] \($0.step.rawValue)"
        }
    }
}
