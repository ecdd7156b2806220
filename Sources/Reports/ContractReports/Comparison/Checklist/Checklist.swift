package import ContractModel
package import Diagnostics
package import Files

/// The tasks for the changes of a contract, grouped by place. Tasks that are visibly done are ticked.
package struct Checklist: Sendable {
    /// The steps for a change, in order.
    enum Step: String, Sendable {
        case document = "Document"
        case model = "DTO"
        case client = "Client"
        case fixture = "Fixture"
        case test = "Test"
        case changelog = "Changelog"
        case lifecycle = "Lifecycle"
    }

    /// A step with its checkbox.
    struct Box: Sendable {
        var step: Step
        var isTicked: Bool
        /// The place of the change, or the remaining task: the path of a file, or `there is no CHANGELOG.md`.
        var note: MarkdownText
    }

    /// A place with all its changes.
    struct Item: Sendable {
        var title: MarkdownText
        /// The changes. The most severe change comes first.
        var changes: [Change]
        var boxes: [Box]
    }

    let title: String
    /// The items, in the order of their most severe changes.
    let items: [Item]

    /// - Parameter changes: The changes. The most severe change comes first.
    package init(_ changes: [Change], from old: ChecklistSide, to new: ChecklistSide, _ evidence: ChecklistEvidence) {
        title = ChangeReport(old: old.report, new: new.report, changes: []).title
        items = ChecklistBuilder(old: old, new: new, evidence: evidence).items(changes)
    }

    package var openCount: Int { items.reduce(0) { $0 + $1.boxes.count { !$0.isTicked } } }
    package var boxCount: Int { items.reduce(0) { $0 + $1.boxes.count } }
    package var markdown: String { ChecklistMarkdown(checklist: self).text }
}

/// One of the two compared states of the contract.
package struct ChecklistSide: Sendable {
    /// The document's path as the user writes it.
    package let document: String
    package let contract: Contract
    package let report: ChangeReport.Side
    package let files: FileTable
    /// The names of all named schemas.
    let schemas: Set<String>
    /// Maps pointers to operations.
    private let operations: [String: OperationDefinition]
    /// Maps pointers of operations to the types that contain their inline types.
    private let namespaces: [String: TypeID]

    package init(document: String, _ contract: Contract, _ sources: SourceFileTable, _ files: FileTable) {
        self.document = document
        self.contract = contract
        self.files = files
        report = ChangeReport.Side(contract, sources)
        schemas = Set(contract.definitions.compactMap(\.schemaName))
        operations = Dictionary(contract.operations.map { ($0.pointer, $0) }, uniquingKeysWith: { first, _ in first })
        namespaces = Dictionary(
            contract.definitions.lazy.filter(\.isOperation).map { ($0.pointer, $0.id) },
            uniquingKeysWith: { first, _ in first })
    }

    package subscript(operation pointer: String) -> OperationDefinition? { operations[pointer] }
    package subscript(namespace pointer: String) -> TypeID? { namespaces[pointer] }
}

/// The visible results of the work on a change.
package struct ChecklistEvidence: Sendable {
    /// The output folder as the user writes it.
    package var output: String
    /// Maps paths within the output folder to the hashes of the files that the new document generates.
    package var made: [String: SHA256Digest]
    /// Maps paths within the output folder to the hashes of the existing files.
    package var present: [String: SHA256Digest]
    /// The changelog, or nil.
    package var changelog: Changelog?
    package var lifecycle: RecordedPast

    package init(
        output: String, made: GeneratedFileSet, present: [String: SHA256Digest], changelog: Changelog?,
        lifecycle: RecordedPast
    ) {
        self.output = output
        self.made = Dictionary(made.files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
        self.present = present
        self.changelog = changelog
        self.lifecycle = lifecycle
    }
}
