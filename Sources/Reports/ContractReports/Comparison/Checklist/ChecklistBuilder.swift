import ContractModel

/// Groups changes by their places, each with the boxes that apply to it.
struct ChecklistBuilder {
    let old: ChecklistSide
    let new: ChecklistSide
    let evidence: ChecklistEvidence
    private let changelog: Changelog.Section?

    init(old: ChecklistSide, new: ChecklistSide, evidence: ChecklistEvidence) {
        self.old = old
        self.new = new
        self.evidence = evidence
        changelog = evidence.changelog?.section(of: new.contract.info.version)
    }

    /// A place. Each value of an enumeration is a separate place.
    private struct Place: Hashable {
        var text: String
        var value: ContractValue?

        init(_ change: Change) {
            text = change.place
            if case .type(_, .value(let value)) = change.subject { self.value = value }
        }
    }

    func items(_ changes: [Change]) -> [Checklist.Item] {
        var places: [Place] = []
        var changesByPlace: [Place: [Change]] = [:]
        for change in changes {
            let place = Place(change)
            if changesByPlace[place] == nil { places.append(place) }
            changesByPlace[place, default: []].append(change)
        }
        return places.map { place in
            let changes = changesByPlace[place] ?? []
            return Checklist.Item(title: title(place), changes: changes, boxes: boxes(changes))
        }
    }

    private func title(_ place: Place) -> MarkdownText {
        let text = MarkdownText.code(place.text)
        return place.value.map { "\(text), value \(.code($0.jsonLine))" } ?? text
    }

    private func boxes(_ changes: [Change]) -> [Checklist.Box] {
        var files = FileTable.Files()
        for change in changes { files.formUnion(self.files(of: change)) }
        let boxes = [
            document(changes), box(.model, files.models), box(.client, files.clients), box(.fixture, files.fixtures),
            box(.test, files.tests),
            changelog(changes), lifecycle(changes),
        ]
        return boxes.compactMap(\.self)
    }

    // MARK: Document

    private func document(_ changes: [Change]) -> Checklist.Box {
        // The changes of the whole document are tasks for its author.
        let isTicked = !changes.contains { $0.subject == .document }
        let place = changes.lazy.compactMap { new.report.place(of: $0.newLocation) }.first
        let note: MarkdownText =
            if let place { .code("\(place.file):\(place.line)") } else if isTicked {
                "gone from \(.code(new.document))"
            } else { .code(new.document) }
        return Checklist.Box(step: .document, isTicked: isTicked, note: note)
    }

    // MARK: Changelog

    private func changelog(_ changes: [Change]) -> Checklist.Box? {
        let mentions = Set(changes.compactMap { names(of: $0.subject) })
        if mentions.isEmpty { return nil }
        guard let file = evidence.changelog else {
            return Checklist.Box(step: .changelog, isTicked: false, note: "there is no CHANGELOG.md")
        }
        let version = MarkdownText.code(new.contract.info.version)
        guard let changelog else {
            let note: MarkdownText = "\(.code(file.path)) has no section for \(version)"
            return Checklist.Box(step: .changelog, isTicked: false, note: note)
        }
        let isTicked = mentions.allSatisfy(changelog.mentions)
        let place = MarkdownText.code("\(file.path):\(changelog.line)")
        return Checklist.Box(
            step: .changelog, isTicked: isTicked,
            note: isTicked ? place : "\(place), the section for \(version), does not mention the change")
    }

    /// Returns the names by which a reader of the changelog recognizes the subject, each with its spellings.
    private func names(of subject: ChangeSubject) -> [[String]]? {
        switch subject {
        case .document: return nil
        case .inherited(let field): return [[field]]
        case .type(let sides, let part):
            let type = typeName(sides)
            switch part {
            case .whole: return [[type]]
            case .property(let key): return [[type], [key]]
            case .value(let value): return [[type], [value.plainText, value.jsonLine]]
            }
        case .operation(let sides, let part):
            let operation = sides.new.flatMap { new[operation: $0] } ?? sides.old.flatMap { old[operation: $0] }
            let names = operation.map { [$0.endpoint, $0.name] } ?? []
            switch part {
            case .whole, .requestBody, .pages: return [names]
            case .parameter(let name, _), .header(let name, _), .event(let name, _): return [names, [name]]
            case .response(let status): return [names, [status]]
            }
        }
    }

    private func typeName(_ sides: ChangeSides<TypeID>) -> String {
        if let id = sides.new { return new.contract.documentName(of: id) }
        return sides.old.map { old.contract.documentName(of: $0) } ?? ""
    }

    // MARK: Lifecycle

    private func lifecycle(_ changes: [Change]) -> Checklist.Box? {
        let subjects = changes.filter(isRemembered).map(\.subject)
        if subjects.isEmpty || !evidence.lifecycle.isKept { return nil }
        let isTicked = subjects.allSatisfy { subject in
            guard case .type(let sides, let part) = subject else { return false }
            return evidence.lifecycle.isRecorded(typeName(sides), part)
        }
        let path = MarkdownText.code(path(ContractLock.fileName))
        return Checklist.Box(step: .lifecycle, isTicked: isTicked, note: isTicked ? path : "not recorded in \(path)")
    }

    /// Whether the checklist checks that the lock records the change. It does not check operations and added parts.
    private func isRemembered(_ change: Change) -> Bool {
        guard case .type(_, let part) = change.subject else { return false }
        switch (part, change.swiftEffect) {
        case (.whole, .removesType), (.property, .removesProperty), (.value, .removesCase): return true
        // The removal of a constant changes the Swift type, but not the type in the lock. The lock does not record the
        // payloads of cases.
        case (.whole, .changesType), (.property, .changesType):
            return !change.rule.id.hasSuffix("-const-removed") && !change.rule.id.contains("-discriminator-")
        // A removed schema has its own item and its own entry in the lock.
        case (.property, .renamesType): return change.before.map(new.schemas.contains) == true
        default: return false
        }
    }
}

extension ContractValue {
    /// The string itself, or any other value as JSON on one line.
    var plainText: String {
        if case .string(let text) = self { text } else { jsonLine }
    }
}
