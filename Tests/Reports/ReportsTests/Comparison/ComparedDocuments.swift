import ContractSupport
@testable import ContractReports

/// Two documents that differ in one place, and the changes between them.
struct ComparedDocuments {
    let changes: [Change]

    /// - Parameter today: The day on which sunsets are judged.
    init(_ old: String, _ new: String, today: String = "2025-11-29", hasClient: Bool = false) throws {
        let (old, new) = (try ReadContract(document: old), try ReadContract(document: new))
        changes = ContractComparison.changes(
            from: old.contract, to: new.contract, today: today, hasClient: hasClient)
    }

    /// The rules of the changes, without the rule for the version, which does not change in these documents.
    var rules: [String] {
        changes.map(\.rule.id).filter { $0 != "version-not-raised" }
    }

    func change(_ rule: String) -> Change? {
        changes.first { $0.rule.id == rule }
    }
}
