package import ContractModel
import Diagnostics
import Files
import SwiftEmission

/// The content of a contract's page, with its order and headings.
///
/// Everything is sorted by name, so that the page does not depend on the order of the document, and an addition changes
/// only one place.
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
    }

    /// The operations by path and method.
    private(set) var operations: [Operation] = []
    /// The types by section, sorted by name.
    private(set) var types: [Section: [TypeID]] = [:]
    private(set) var sections: [(section: Section, anchor: MarkdownAnchor)] = []
    /// The anchors of the types that have a heading.
    private(set) var anchors: [TypeID: MarkdownAnchor] = [:]

    init(_ contract: Contract, _ names: NameTable) {
        var types: [Section: [(name: String, id: TypeID)]] = [:]
        for definition in contract.definitions where !contract.isReplaced(definition.id) {
            guard let section = Section(definition.shape) else { continue }
            types[section, default: []].append((names[type: definition.id].dotted, definition.id))
        }
        self.types = types.mapValues { $0.sorted { OutputPath.precedes($0.name, $1.name) }.map(\.id) }
        assignAnchors(contract, names)
    }

    /// Assigns anchors in the order of the headings on the page.
    private mutating func assignAnchors(_ contract: Contract, _ names: NameTable) {
        var anchors = MarkdownAnchors()
        _ = anchors.anchor(of: contract.info.title)
        for section in Section.allCases {
            let types = types[section] ?? []
            if types.isEmpty, section != .endpoints || contract.operations.isEmpty { continue }
            sections.append((section, anchors.anchor(of: section.heading)))
            if section == .endpoints {
                operations = Self.sorted(contract).map { index in
                    let heading = contract.operations[index].endpoint
                    return Operation(
                        index: index, heading: heading, anchor: anchors.anchor(of: VisibleText.escaped(heading)))
                }
            }
            for id in types { self.anchors[id] = anchors.anchor(of: names[type: id].dotted) }
        }
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
    /// Returns nil for a shape that only contains other types.
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

    package var kind: Kind {
        if pointer.hasPrefix("#/webhooks/") { return .webhook }
        return pointer.contains("/callbacks/") ? .callback : .endpoint
    }
}
