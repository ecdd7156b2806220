import ContractModel
import Diagnostics
package import Foundation
package import Generation
import YAMLTree

/// The losses of a run over one document.
package struct DocumentAudit: Sendable {
    /// Keys that have no property, and values that have a schema but are read as any JSON, if the tool has not warned
    /// about them.
    package var losses: [String] = []
    package var warningCounts: [String: Int] = [:]
    package var errors: [String] = []
    /// The number of object schemas of the document that were compared with types.
    package var comparedCount = 0

    package init(_ input: GenerationInput, at url: URL) {
        let result = GenerationPipeline.run(input)
        for diagnostic in result.diagnostics {
            switch diagnostic.severity {
            case .error: errors.append("[\(diagnostic.id)] \(diagnostic.message)")
            case .warning: warningCounts[diagnostic.id, default: 0] += 1
            case .note: break
            }
        }
        guard errors.isEmpty, let contract = result.contract, let document = RawDocument(url) else { return }
        var walk = LossWalk(document: document, contract: contract, warned: Self.warnedLines(result))
        let roots = ContractRoots(document, contract)
        for root in roots.pairs { walk.compare(root.place, [root.type]) }
        let inline = InlineSchemas(document, contract, warned: Self.warnedLines(result)).findings
        losses =
            roots.missing + Self.emptyRecords(of: contract, result)
            + (Array(walk.findings) + inline).map(\.description).sorted()
        comparedCount = walk.comparedCount
    }

    /// Returns the records without a property. Such records are errors of the tool, because an object without
    /// properties should be a dictionary. A base that other schemas extend is an exception.
    private static func emptyRecords(of contract: Contract, _ result: GenerationResult) -> [String] {
        var bases: Set<TypeID> = []
        for case .union(let union) in contract.definitions.map(\.shape) {
            for case .definition(let id) in union.variants.map(\.use.reference) { bases.insert(id) }
        }
        return contract.definitions.compactMap { definition in
            guard case .record(let record) = definition.shape, record.properties.isEmpty,
                record.additionalProperties == nil, !bases.contains(definition.id)
            else { return nil }
            let path = result.sources[definition.location.file].path
            return "\(path):\(definition.location.line): the record \(definition.pointer) has no property"
        }
    }

    private static func warnedLines(_ result: GenerationResult) -> [String: Set<UInt32>] {
        var lines: [String: Set<UInt32>] = [:]
        for diagnostic in result.diagnostics where diagnostic.severity == .warning {
            for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
                guard let location else { continue }
                let path = URL(filePath: result.sources[location.file].path).standardizedFileURL.path
                lines[path, default: []].insert(location.line)
            }
        }
        return lines
    }
}

/// The pairs of schemas and types at which the comparison begins: components, parameters, bodies and responses.
struct ContractRoots {
    private(set) var pairs: [(place: RawDocument.Place, type: TypeReference)] = []
    private(set) var missing: [String] = []
    private let document: RawDocument

    init(_ document: RawDocument, _ contract: Contract) {
        self.document = document
        guard let root = document.root else { return }
        addSchemas(of: root, contract)
        for operation in contract.operations { add(operation, root) }
    }

    private mutating func addSchemas(of root: RawDocument.Place, _ contract: Contract) {
        var named: [String: TypeID] = [:]
        for definition in contract.definitions {
            if case .schema(let name) = definition.origin, named[name] == nil { named[name] = definition.id }
        }
        let schemas = root.node["components"]?["schemas"] ?? root.node["definitions"]
        for pair in schemas?.entries ?? [] {
            if let id = named[pair.key] {
                pairs.append((.init(file: root.file, node: pair.value), .definition(id)))
            } else {
                missing.append("the schema '\(pair.key)' has no definition")
            }
        }
    }

    private mutating func add(_ operation: OperationDefinition, _ root: RawDocument.Place) {
        guard let item = place(root, ["paths", operation.path]).flatMap(document.resolved),
            let node = place(item, [operation.method]).flatMap(document.resolved)
        else { return }
        if let body = operation.requestBody, let place = place(node, ["requestBody"]).flatMap(schema) {
            pairs.append((place, body.reference))
        }
        for response in operation.responses {
            guard let place = place(node, ["responses", response.status]).flatMap(schema) else { continue }
            pairs.append((place, response.body.reference))
        }
    }

    /// Returns the schema of a body's or response's JSON, or of its first media type.
    private func schema(of body: RawDocument.Place) -> RawDocument.Place? {
        guard let body = document.resolved(body) else { return nil }
        if let schema = place(body, ["schema"]) { return schema }
        let contents = body.node["content"]?.entries ?? []
        let json = contents.first { $0.key.contains("json") || $0.key == "*/*" } ?? contents.first
        return json.flatMap { pair in pair.value["schema"].map { .init(file: body.file, node: $0) } }
    }

    private func place(_ start: RawDocument.Place, _ keys: [String]) -> RawDocument.Place? {
        var node = start.node
        for key in keys {
            guard let next = node[key] else { return nil }
            node = next
        }
        return RawDocument.Place(file: start.file, node: node)
    }
}
