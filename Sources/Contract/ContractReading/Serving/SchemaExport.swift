package import ContractModel
package import Diagnostics
import GenerationSettings
import YAMLTree

/// Exports schemas of a document as JSON, so that a program can check values without the document. A reference has the
/// number of its target as its value.
package struct SchemaExport: Sendable {
    /// The schemas. Their numbers are the indices.
    package private(set) var schemas: [ContractValue] = []
    /// Maps the locations of the requested schemas to their numbers.
    package private(set) var numbers: [SourceLocation: Int] = [:]
    /// Maps the numbers of schemas to which references lead to their names.
    private(set) var names: [Int: String] = [:]
    /// Returns the name of a schema to which references lead, or nil for other schemas.
    package func name(of number: Int) -> String? {
        names[number]?.split(separator: "/").last.map(String.init)
    }

    /// Whether keywords have the meanings of JSON Schema 2020-12, as in OpenAPI 3.1 and later.
    package let isJSONSchema: Bool

    static let schemaKeywords = SchemaKeyword.names { $0.role == .rule && $0.form == .schema }
    static let listKeywords = SchemaKeyword.names {
        $0.role == .rule && ($0.form == .setOfSchemas || $0.form == .listOfSchemas)
    }
    static let mapKeywords = SchemaKeyword.names { $0.role == .rule && $0.form == .mapOfSchemas }
    private static let valueKeywords = SchemaKeyword.names { $0.role == .rule || $0.role == .hint }
        .subtracting(schemaKeywords).subtracting(listKeywords).subtracting(mapKeywords)

    /// Exports the schemas at some locations, and the schemas to which they refer.
    ///
    /// - Parameter places: The locations of the requested schemas.
    package init(of document: OpenAPIDocument, at places: Set<SourceLocation>) {
        isJSONSchema = ![.swagger20, .openAPI30].contains(document.version)
        var walk = Walk(document)
        for node in Self.nodes(at: places, in: document.documents) where numbers[node.location] == nil {
            numbers[node.location] = walk.number(of: node)
        }
        // This loop also exports the targets of references, which `schema(_:)` adds.
        while let node = walk.next() { schemas.append(walk.schema(node)) }
        names = walk.distinctNames
    }

    /// Visits the requested schemas and the targets of their references, each once.
    private struct Walk {
        private let document: OpenAPIDocument
        private var references: ReferenceIndex
        private var pending: [YAMLNode] = []
        private var done = 0
        private var numbers: [YAMLNode.ID: Int] = [:]
        private var names: [Int: String] = [:]

        init(_ document: OpenAPIDocument) {
            self.document = document
            references = ReferenceIndex(document.documents)
        }

        mutating func number(of node: YAMLNode) -> Int {
            if let known = numbers[node.identity] { return known }
            numbers[node.identity] = pending.count
            pending.append(node)
            return pending.count - 1
        }

        mutating func next() -> YAMLNode? {
            guard done < pending.count else { return nil }
            done += 1
            return pending[done - 1]
        }

        mutating func schema(_ node: YAMLNode) -> ContractValue {
            guard node.kind == .mapping else { return ContractValue(node) }
            var members: [ContractValue.Member] = []
            for pair in node.pairs {
                guard let value = value(of: pair, in: node) else { continue }
                members.append(ContractValue.Member(key: pair.key == "$dynamicRef" ? "$ref" : pair.key, value: value))
            }
            return .object(members)
        }

        /// Returns the exported value of a keyword. Returns nil for a keyword that does not restrict values.
        private mutating func value(of pair: YAMLPair, in node: YAMLNode) -> ContractValue? {
            switch pair.key {
            case "$ref": return reference(in: node, pair.value)
            // The target of a dynamic reference may depend on the path to the reference. The export has a plain
            // reference instead.
            case "$dynamicRef": return reference(in: node, pair.value)
            case let key where SchemaExport.schemaKeywords.contains(key): return schema(pair.value)
            case let key where SchemaExport.listKeywords.contains(key) && pair.value.kind == .sequence:
                var schemas: [ContractValue] = []
                for element in pair.value.elements { schemas.append(schema(element)) }
                return .array(schemas)
            case let key where SchemaExport.mapKeywords.contains(key) && pair.value.kind == .mapping:
                var members: [ContractValue.Member] = []
                for pair in pair.value.pairs {
                    members.append(ContractValue.Member(key: pair.key, value: schema(pair.value)))
                }
                return .object(members)
            case "discriminator": return discriminator(pair.value, among: node["oneOf"] ?? node["anyOf"])
            // A Boolean `required` belongs to a parameter of OpenAPI 2.0, which is also exported as a schema. In a
            // schema, the value is a list.
            case "required" where pair.value.kind != .sequence: return nil
            case let key where SchemaExport.valueKeywords.contains(key) || key == "xml":
                return ContractValue(pair.value)
            default: return nil
            }
        }

        /// Returns the discriminator with a mapping from its values to the indices of alternatives. The values come
        /// from the mapping of the document, and from the names of schemas (OpenAPI 3.1.1, section 4.8.25). Returns nil
        /// without alternatives, because the schema does not list its variants.
        private mutating func discriminator(_ node: YAMLNode, among alternatives: YAMLNode?) -> ContractValue? {
            guard let property = node["propertyName"], let alternatives, alternatives.kind == .sequence else {
                return nil
            }
            let branches = alternatives.elements.filter(isSchema)
            var indices: [YAMLNode.ID: Int] = [:]
            for (index, branch) in branches.enumerated() {
                guard let target = target(of: branch), indices[target.identity] == nil else { continue }
                indices[target.identity] = index
            }
            var members: [ContractValue.Member] = []
            var taken: Set<String> = []
            func add(_ text: String, _ index: Int) {
                guard taken.insert(text).inserted else { return }
                members.append(ContractValue.Member(key: text, value: .integer(String(index))))
            }
            let mapping = node["mapping"].map { Array($0.pairs) } ?? []
            for pair in mapping {
                let reference = ReferenceObject(text: pair.value.text, location: pair.value.location)
                guard case .success(let place) = document.documents.place(ofMapping: reference),
                    let index = indices[place.node.identity]
                else { continue }
                add(pair.key, index)
            }
            for (index, branch) in branches.enumerated() {
                guard let text = branch["$ref"]?.text, let name = text.split(separator: "/").last else { continue }
                add(String(name), index)
            }
            return .object([
                ContractValue.Member(key: "propertyName", value: .string(property.text)),
                ContractValue.Member(key: "mapping", value: .object(members)),
            ])
        }

        /// Whether a node is a schema. Other nodes cannot be alternatives.
        private func isSchema(_ node: YAMLNode) -> Bool {
            if case .boolean? = node.scalar { return true }
            return node.kind == .mapping
        }

        private mutating func reference(in node: YAMLNode, _ text: YAMLNode) -> ContractValue? {
            guard let target = target(of: node) else { return nil }
            let number = number(of: target)
            if names[number] == nil { names[number] = text.text }
            return .integer(String(number))
        }

        /// The names, each different. Schemas of several files may have the same name, so a number is appended to all
        /// but the first of them.
        var distinctNames: [Int: String] {
            var taken: Set<String> = []
            var distinct: [Int: String] = [:]
            for (number, name) in names.sorted(by: { $0.key < $1.key }) {
                let own = taken.insert(name).inserted ? name : "\(name) (\(number))"
                taken.insert(own)
                distinct[number] = own
            }
            return distinct
        }

        private mutating func target(of node: YAMLNode) -> YAMLNode? {
            guard let reference = document.schemaReader.reference(of: node),
                case .success(let place) = references.place(of: reference)
            else { return nil }
            return place.node
        }
    }

    /// Returns the nodes at the locations. A schema is a mapping or a Boolean.
    private static func nodes(at places: Set<SourceLocation>, in documents: DocumentSet) -> [YAMLNode] {
        var found: [YAMLNode] = []
        for tree in [documents.root] + documents.others.map(\.tree) {
            var pending = [tree.root]
            while let node = pending.popLast() {
                switch node.kind {
                case .mapping:
                    if places.contains(node.location) { found.append(node) }
                    pending += node.pairs.map(\.value)
                case .sequence: pending += node.elements
                case .scalar:
                    if case .boolean? = node.scalar, places.contains(node.location) { found.append(node) }
                }
            }
        }
        return found
    }
}
