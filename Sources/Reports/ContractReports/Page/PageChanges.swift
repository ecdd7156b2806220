package import ContractModel

/// The changes since an earlier state of the contract, which the page marks.
package struct PageChanges: Sendable {
    struct Entry: Sendable {
        let severity: ChangeSeverity
        let place: String
        let message: String
        /// Whether the contract has gained the whole operation or schema.
        let isAddition: Bool
    }

    /// The version of the earlier contract, or an empty string.
    let version: String
    /// All changes, with the keys of the changed operations or schemas. The most severe changes come first. A key is
    /// nil if the contract no longer has the part.
    let entries: [(key: String?, entry: Entry)]
    private let byKey: [String: [Entry]]

    package init(_ changes: [Change], from old: Contract, to new: Contract) {
        version = old.info.version
        entries = changes.map { change in
            let entry = {
                Entry(severity: change.severity, place: change.place, message: change.message, isAddition: $0)
            }
            return switch change.subject {
            case .document, .inherited: (nil, entry(false))
            case .type(let sides, let part):
                (sides.new.map { new[$0].changeKey }, entry(part == .whole && sides.old == nil))
            case .operation(let sides, let part): (sides.new, entry(part == .whole && sides.old == nil))
            }
        }
        let placed = entries.compactMap { key, entry in key.map { ($0, entry) } }
        byKey = Dictionary(grouping: placed) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// Returns the changes of an operation or a type.
    ///
    /// - Parameter key: The pointer of the operation, or the `changeKey` of the type.
    func of(_ key: String) -> [Entry] { byKey[key] ?? [] }

    /// Returns the mark in the table of contents, or nil without a change.
    func mark(of key: String) -> HTMLText.Mark? {
        let entries = of(key)
        return entries.isEmpty ? nil : entries.contains(where: \.isAddition) ? .new : .changed
    }
}

extension TypeDefinition {
    /// Identifies the type among the changes and on the page: its pointer, or the name of an envelope, which has no
    /// pointer.
    var changeKey: String { pointer.isEmpty ? "envelope \(schemaName ?? "")" : pointer }
}

extension PageChanges.Entry {
    /// The change as an item of a list.
    var text: MarkdownText {
        let message = MarkdownText.plain(message)
        return switch severity {
        case .breaking: "**Breaking**: \(message)"
        case .warning: "**Warning**: \(message)"
        case .info: message
        }
    }
}

/// Writes the changes since an earlier state of the contract.
extension ContractPage {
    /// The greatest number of changes in the list of all changes, and in the list of one operation or type.
    private static let listLimit = 200
    private static let partLimit = 16

    private static func since(_ changes: PageChanges) -> MarkdownText {
        changes.version.isEmpty ? "an earlier version" : "version \(.plain(changes.version))"
    }

    /// The list of all changes, which is empty if the page marks no changes.
    var changesSinceBefore: MarkdownPage {
        var page = MarkdownPage()
        guard let changes = extras.changes, let anchor = plan.changesAnchor else { return page }
        page.heading(2, "Changes", anchor: anchor)
        let since = Self.since(changes)
        if changes.entries.isEmpty {
            page.paragraph("Nothing has changed since \(since).")
        } else {
            page.paragraph("These are the changes since \(since), the most severe first.")
        }
        page.list(
            changes.entries.prefix(Self.listLimit).map { key, entry in
                let place = MarkdownText.code(entry.place)
                let link = key.flatMap(self.anchor).map { .link(place, to: $0) } ?? place
                return "\(link) \(entry.text)"
            })
        let further = changes.entries.count - Self.listLimit
        if further > 0 { page.paragraph("`gen-dtos diff` lists \(further) more.") }
        return page
    }

    private func anchor(of key: String) -> MarkdownAnchor? {
        typesByKey[key].flatMap { plan.anchors[$0] }
            ?? plan.operations.first { contract.operations[$0.index].pointer == key }?.anchor
    }

    /// Writes the changes of an operation or a type.
    ///
    /// - Parameter key: The pointer of the operation, or the `changeKey` of the type.
    func writeChanges(of key: String, to page: inout MarkdownPage) {
        guard let changes = extras.changes else { return }
        let entries = changes.of(key)
        if entries.isEmpty { return }
        if entries.contains(where: \.isAddition) {
            page.paragraph("**New** since \(Self.since(changes)).")
            return
        }
        page.paragraph("**Changed** since \(Self.since(changes)):")
        page.list(entries.prefix(Self.partLimit).map(\.text))
    }
}
