package import ContractModel
package import Diagnostics
package import Files

/// What has to be done about a change of a contract, place by place, and how much of it can be seen to be done.
package struct Checklist: Sendable {
    /// The steps that a change needs, in their order.
    enum Step: String, Sendable {
        case document = "Document"
        case model = "DTO"
        case client = "Client"
        case fixture = "Fixture"
        case test = "Test"
        case changelog = "Changelog"
        case lifecycle = "Lifecycle"
    }

    struct Box: Sendable {
        var step: Step
        var isTicked: Bool
        /// Where it is done, or what is left to do.
        var note: MarkdownText
    }

    /// A place with all changes of it.
    struct Item: Sendable {
        var title: MarkdownText
        /// The gravest first.
        var changes: [Change]
        var boxes: [Box]
    }

    let title: String
    /// In the order of their gravest changes.
    let items: [Item]

    /// - Parameter changes: the gravest first.
    package init(_ changes: [Change], from old: ChecklistSide, to new: ChecklistSide, _ evidence: ChecklistEvidence) {
        title = ChangeReport(old: old.report, new: new.report, changes: []).title
        items = ChecklistBuilder(old: old, new: new, evidence: evidence).items(changes)
    }

    package var openCount: Int { items.reduce(0) { $0 + $1.boxes.count { !$0.isTicked } } }
    package var boxCount: Int { items.reduce(0) { $0 + $1.boxes.count } }
    package var markdown: String { ChecklistMarkdown(checklist: self).text }
}

/// One of the two states of the contract.
package struct ChecklistSide: Sendable {
    /// As the user calls it.
    package let document: String
    package let contract: Contract
    package let report: ChangeReport.Side
    package let files: FileTable
    /// Those with names.
    let schemas: Set<String>
    /// The operations by their pointers.
    private let operations: [String: OperationDefinition]
    /// What the inline types of operations nest in, by pointer.
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

/// What there is to see of the work on a change.
package struct ChecklistEvidence: Sendable {
    /// The folder, as the user calls it.
    package var output: String
    /// Path within the output folder → what the new document makes.
    package var made: [String: SHA256Digest]
    /// Path within the output folder → what is there.
    package var present: [String: SHA256Digest]
    /// Nil where there is none.
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

extension TypeDefinition {
    fileprivate var isOperation: Bool {
        if case .operation = origin { true } else { false }
    }
}
