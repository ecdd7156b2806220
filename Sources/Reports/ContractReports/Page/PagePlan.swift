package import ContractModel
import Diagnostics
import Files
import Foundation
import GenerationSettings
import SwiftEmission

/// The content of a contract's page, with its order and headings.
///
/// In Markdown, types are sorted by name, and operations by path and method. So the page does not depend on the order
/// of the document, and an addition changes only one place. The page for browsers has the operations in the groups and
/// the order of the document.
struct PagePlan: Sendable {
    enum Section: CaseIterable {
        case endpoints, envelopes, models, unions, enumerations, aliases

        var heading: String {
            switch self {
            case .endpoints: "Endpoints"
            case .envelopes: "Envelopes"
            case .models: "Models"
            case .unions: "Unions"
            case .enumerations: "Enumerations"
            case .aliases: "Aliases"
            }
        }
    }

    struct Operation {
        /// The index among the contract's operations.
        let index: Int
        /// The heading: `GET /v1/works/{id}`
        let heading: String
        let anchor: MarkdownAnchor
        /// The anchor on the page for browsers.
        let place: MarkdownAnchor
    }

    /// Operations with a common tag, in the order of the document.
    struct Group {
        let title: String
        let description: String?
        let place: MarkdownAnchor
        var operations: [Operation] = []
    }

    /// The operations, sorted by path and method.
    private(set) var operations: [Operation] = []
    /// Maps each section to its types, sorted by name.
    private(set) var types: [Section: [TypeID]] = [:]
    private(set) var sections: [(section: Section, anchor: MarkdownAnchor)] = []
    /// The anchors that are taken on the page for browsers.
    private var takenPlaces: Set<String> = []
    /// The groups in this order: the tags that the document declares, other tags and no tag, webhooks, callbacks. A
    /// callback follows the operation that registers it.
    private(set) var groups: [Group] = []
    /// Maps each anchor in Markdown to the anchor on the page for browsers, if the two differ.
    private(set) var places: [String: String] = [:]
    private(set) var changesAnchor: MarkdownAnchor?
    private(set) var serversAnchor: MarkdownAnchor?
    private(set) var authenticationAnchor: MarkdownAnchor?
    /// Maps the types that have a heading to their anchors.
    private(set) var anchors: [TypeID: MarkdownAnchor] = [:]

    /// - Parameters:
    ///   - rule: The rule for the groups of a client. Without a rule, tags are groups.
    ///   - hasChanges: Whether the page lists changes.
    init(_ contract: Contract, _ names: NameTable, groups rule: GroupRule?, hasChanges: Bool = false) {
        var types: [Section: [(name: String, id: TypeID)]] = [:]
        for definition in contract.definitions where !contract.isReplaced(definition.id) {
            guard let section = Section(definition.shape) else { continue }
            types[section, default: []].append((names[type: definition.id].dotted, definition.id))
        }
        self.types = types.mapValues { $0.sorted { OutputPath.precedes($0.name, $1.name) }.map(\.id) }
        assignAnchors(contract, names, hasChanges: hasChanges)
        group(contract, rule)
    }

    /// Assigns anchors in the order of the headings on the page.
    private mutating func assignAnchors(_ contract: Contract, _ names: NameTable, hasChanges: Bool) {
        var anchors = MarkdownAnchors()
        _ = anchors.anchor(of: contract.info.title)
        if hasChanges { changesAnchor = anchors.anchor(of: "Changes") }
        if contract.commonServers?.servers.isEmpty == false { serversAnchor = anchors.anchor(of: "Servers") }
        if !contract.securitySchemes.isEmpty { authenticationAnchor = anchors.anchor(of: "Authentication") }
        var taken: Set<String> = [
            "top", "contents", "menu", "search", "found", "changes", "servers", "server", "authentication",
        ]
        var headings: [(index: Int, heading: String, anchor: MarkdownAnchor)] = []
        for section in Section.allCases {
            let types = types[section] ?? []
            if types.isEmpty, section != .endpoints || contract.operations.isEmpty { continue }
            sections.append((section, anchors.anchor(of: section.heading)))
            if section == .endpoints {
                headings = Self.sorted(contract).map { index in
                    let heading = contract.operations[index].endpoint
                    return (index, heading, anchors.anchor(of: VisibleText.escaped(heading)))
                }
            }
            for id in types { self.anchors[id] = anchors.anchor(of: names[type: id].dotted) }
        }
        taken.formUnion(
            sections.filter { $0.section != .endpoints }.map(\.anchor.text) + self.anchors.values.map(\.text))
        operations = headings.map { index, heading, anchor in
            let place = MarkdownAnchor(place: heading, taken: &taken)
            places[anchor.text] = place.text
            return Operation(index: index, heading: heading, anchor: anchor, place: place)
        }
        takenPlaces = taken
    }

    mutating func removeAnchorsOfTypes() {
        anchors = [:]
    }

    /// Groups the operations. An operation with several tags is in the group of its first tag.
    private mutating func group(_ contract: Contract, _ rule: GroupRule?) {
        var order: [String] = []
        var groups: [String: Group] = [:]
        func add(_ key: String, _ title: String, _ description: String? = nil) {
            if groups[key] != nil { return }
            let place = MarkdownAnchor(place: key.isEmpty ? title : key, taken: &takenPlaces)
            groups[key] = Group(title: title, description: description, place: place)
            order.append(key)
        }
        for tag in contract.tags { add("tag-" + tag.name, tag.title ?? tag.name, tag.description) }
        let operations = operations.sorted { $0.index < $1.index }
        /// Maps the pointer of each operation to the key of its group.
        var keys: [String: String] = [:]
        let kinds: [OperationDefinition.Kind] = [.endpoint, .webhook, .callback]
        for entry in kinds.flatMap({ kind in operations.filter { contract.operations[$0.index].kind == kind } }) {
            let operation = contract.operations[entry.index]
            let tag = rule.map { $0.name(of: operation) } ?? operation.interface?.tags.first
            let key: String
            switch operation.kind {
            case .endpoint: key = tag.map { "tag-" + $0 } ?? ""
            case .webhook: key = "webhooks"
            case .callback: key = operation.owner.flatMap { keys[$0] } ?? "callbacks"
            }
            keys[operation.pointer] = key
            switch operation.kind {
            case .endpoint: add(key, tag ?? (contract.tags.isEmpty ? "Endpoints" : "Other endpoints"))
            case .webhook: add(key, "Webhooks")
            case .callback: add(key, "Callbacks")
            }
            let place = operation.owner.flatMap { owner in
                groups[key]?.operations.lastIndex { entry in
                    let pointer = contract.operations[entry.index].pointer
                    return pointer == owner || pointer.hasPrefix(owner + "/callbacks/")
                }
            }
            let end = groups[key]?.operations.endIndex ?? 0
            groups[key]?.operations.insert(entry, at: place.map { $0 + 1 } ?? end)
        }
        self.groups = order.compactMap { groups[$0] }.filter { !$0.operations.isEmpty }
        if let first = self.groups.first { places[sections.first?.anchor.text ?? ""] = first.place.text }
    }

    /// Returns the sorted indices of the operations. Operations of paths come before webhooks and callbacks, which have
    /// only names.
    private static func sorted(_ contract: Contract) -> [Int] {
        func key(_ operation: OperationDefinition) -> [String] {
            let kind = operation.kind == .endpoint ? "0" : "1"
            let method = OperationDefinition.fixedMethods.firstIndex(of: operation.method).map { String($0) } ?? "9"
            return [kind, operation.path, method, operation.method, operation.pointer]
        }
        let keys = contract.operations.map(key)
        return contract.operations.indices.sorted { first, second in
            for (one, other) in zip(keys[first], keys[second]) where one != other {
                return OutputPath.precedes(one, other)
            }
            return first < second
        }
    }
}

extension PagePlan.Section {
    /// The result is nil for a shape that only contains other types.
    fileprivate init?(_ shape: TypeShape) {
        switch shape {
        case .record: self = .models
        case .enumeration: self = .enumerations
        case .union: self = .unions
        case .envelope, .outcome: self = .envelopes
        case .alias: self = .aliases
        case .namespace: return nil
        }
    }
}

extension TypeName {
    /// The names joined by dots: `SearchByISBN.Response200`
    var dotted: String { path.map(\.name).joined(separator: ".") }
}

extension OperationDefinition {
    package enum Kind {
        case endpoint, webhook, callback
    }

    /// The pointer of the operation that registers the callback, or nil for other operations.
    var owner: String? {
        kind == .callback
            ? pointer.range(of: "/callbacks/", options: .backwards).map { String(pointer[..<$0.lowerBound]) } : nil
    }

    package var kind: Kind {
        if pointer.hasPrefix("#/webhooks/") { return .webhook }
        return pointer.contains("/callbacks/") ? .callback : .endpoint
    }
}
