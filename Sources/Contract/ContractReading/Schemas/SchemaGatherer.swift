import ContractModel
import Diagnostics
import References
import YAMLTree

/// Collects all named schemas of a document: its components, and the targets of references in other files or in other
/// places outside of the components. The contract has these schemas as if all files were one file.
struct SchemaGatherer {
    private let document: OpenAPIDocument
    private var resolver: ReferenceResolver
    private var diagnostics: DiagnosticSink
    private var schemas: [NamedSchema]
    private var known: Set<YAMLNode.ID> = []
    private var seen: Set<ObjectIdentifier> = []
    private var pending: [SchemaObject] = []

    static func gather(
        _ document: OpenAPIDocument, resolver: inout ReferenceResolver, diagnostics: inout DiagnosticSink
    ) -> [NamedSchema] {
        let components = document.namedSchemas
        guard document.hasReferencesElsewhere else { return components }
        var gatherer = SchemaGatherer(document, components, resolver, diagnostics)
        gatherer.adoptSchemas()
        gatherer.follow()
        resolver = gatherer.resolver
        diagnostics = gatherer.diagnostics
        return gatherer.schemas
    }

    private init(
        _ document: OpenAPIDocument, _ components: [NamedSchema], _ resolver: ReferenceResolver,
        _ diagnostics: DiagnosticSink
    ) {
        self.document = document
        self.resolver = resolver
        self.diagnostics = diagnostics
        schemas = components
    }

    // MARK: Components that are references

    /// Gives names to schemas without names. If a component is only a reference to one of these schemas, it becomes
    /// that schema, with the component's name. If several components refer to the schema, the component with the
    /// schema's own name is preferred, and then the alphabetically first component. The other components remain
    /// aliases.
    private mutating func adoptSchemas() {
        var candidates: [YAMLNode.ID: (place: DocumentPlace, schema: SchemaObject, indices: [Int])] = [:]
        for index in schemas.indices {
            guard let target = end(of: schemas[index].schema), isNameless(target.place) else { continue }
            candidates[target.place.node.identity, default: (target.place, target.schema, [])].indices.append(index)
        }
        for (place, schema, indices) in candidates.values {
            let natural = name(of: place)
            let best = indices.min {
                (schemas[$0].key != natural ? 1 : 0, schemas[$0].key) < (
                    schemas[$1].key != natural ? 1 : 0, schemas[$1].key
                )
            }
            guard let best else { continue }
            resolver.adopt(schema, as: schemas[best].schema)
            schemas[best].schema = schema
            schemas[best].pointer = text(of: place)
            known.insert(place.node.identity)
        }
    }

    /// Returns the schema at the end of references without other keywords, or nil.
    private mutating func end(of schema: SchemaObject) -> (schema: SchemaObject, place: DocumentPlace)? {
        var found: (schema: SchemaObject, place: DocumentPlace)?
        var passed: Set<ObjectIdentifier> = []
        while let reference = (found?.schema ?? schema).bareReference,
            passed.insert(ObjectIdentifier(found?.schema ?? schema)).inserted,
            let target = resolver.target(of: reference, diagnostics: &diagnostics)
        {
            found = target
        }
        return found?.schema.bareReference == nil ? found : nil
    }

    // MARK: Targets of references

    private mutating func follow() {
        pending = schemas.map(\.schema) + document.inlineSchemas
        while let schema = pending.popLast() {
            guard seen.insert(ObjectIdentifier(schema)).inserted else { continue }
            if let reference = schema.reference { follow(reference) }
            for entry in schema.discriminator?.entries ?? [] { followMapping(entry.reference) }
            schema.forEachSubschema { pending.append($0) }
        }
        let components = document.schemas.count
        schemas[components...].sort { ($0.file ?? "", $0.pointer) < ($1.file ?? "", $1.pointer) }
    }

    private mutating func follow(_ reference: ReferenceObject) {
        guard let target = resolver.target(of: reference, diagnostics: &diagnostics) else { return }
        pending.append(target.schema)
        guard let place = namedPlace(around: target.place), known.insert(place.node.identity).inserted else { return }
        let schema = resolver.schema(at: place.node)
        pending.append(schema)
        schemas.append(
            NamedSchema(
                key: name(of: place), schema: schema, pointer: text(of: place),
                file: document.documents.path(of: place.node.tree.fileID), location: schema.location))
    }

    /// Follows an entry of a discriminator's mapping into another file. If the entry has no target, a later step
    /// reports the entry with its union.
    private mutating func followMapping(_ reference: ReferenceObject) {
        guard !URIReference(reference.text).isWithinDocument, case .success = document.documents.place(of: reference)
        else { return }
        follow(reference)
    }

    /// Returns the named schema at a place or around it. Returns nil if the place is in a component or an operation,
    /// which names its schemas.
    private func namedPlace(around place: DocumentPlace) -> DocumentPlace? {
        let length = SchemaPlaces.nameLength(of: place.pointer)
        let root = place.node.tree.root
        let pointer = Array(place.pointer.prefix(length))
        guard isNameless(place), let node = root.node(at: pointer[...]) else { return nil }
        return DocumentPlace(node: node, pointer: pointer)
    }

    private func isNameless(_ place: DocumentPlace) -> Bool {
        guard place.node.tree === document.documents.root else { return true }
        return place.pointer.first.map { !document.sections.contains($0) } ?? false
    }

    private func name(of place: DocumentPlace) -> String {
        let path = document.documents.path(of: place.node.tree.fileID) ?? document.documents.root.file.path
        return SchemaPlaces.name(of: place.pointer, in: path)
    }

    private func text(of place: DocumentPlace) -> String {
        (document.documents.path(of: place.node.tree.fileID) ?? "") + JSONPointer.text(of: place.pointer)
    }
}

extension OpenAPIDocument {
    /// The keys of the root under which schemas are named after components and operations.
    fileprivate var sections: Set<String> {
        let components: Set =
            version == .swagger20 ? ["definitions", "parameters", "responses"] : ["components", "webhooks"]
        return components.union(NodeReader.pathSections)
    }

    /// The names of the component schemas, in the document's order.
    package var schemaNames: [String] { schemas.map(\.key) }

    /// The component schemas.
    var namedSchemas: [NamedSchema] {
        schemas.map { property in
            NamedSchema(
                key: property.key, schema: property.schema,
                pointer: JSONPointer.text(of: version.schemasPointer + [property.key]), file: nil,
                location: property.location)
        }
    }

    /// Whether a reference may lead to an object outside of the components and operations.
    fileprivate var hasReferencesElsewhere: Bool {
        if documents.trees.count > 1 { return true }
        let references = ["$ref", "$dynamicRef", "$recursiveRef"].flatMap { documents.root.values(ofKey: $0) }
        let beginnings = sections.map { Array("#/\($0)".utf8) }
        return !references.allSatisfy { node in
            node.withUTF8 { reference in
                beginnings.contains { beginning in
                    guard reference.starts(with: beginning) else { return false }
                    return reference.count == beginning.count || reference[beginning.count] == UInt8(ascii: "/")
                }
            }
        }
    }

    /// The schemas of operations, and of components other than schemas.
    var inlineSchemas: [SchemaObject] {
        var schemas: [SchemaObject?] = []
        for component in components {
            schemas.append(component.schema)
            schemas += component.contents.flatMap(\.schemas) + component.headers.map(\.schema)
        }
        for operation in operations {
            schemas += operation.parameters.map(\.schema)
            schemas += operation.requestBody?.contents.flatMap(\.schemas) ?? []
            for response in operation.responses {
                schemas += response.body.contents.flatMap(\.schemas)
                schemas += response.headers.map(\.schema)
            }
        }
        return schemas.compactMap(\.self)
    }
}

extension SchemaObject {
    /// The reference, or nil if a keyword next to it describes the value.
    fileprivate var bareReference: ReferenceObject? {
        hasStructure ? nil : reference
    }

    /// Visits the schemas that this schema contains directly.
    func forEachSubschema(_ visit: (SchemaObject) -> Void) {
        for property in properties { visit(property.schema) }
        for property in patternProperties { visit(property.schema) }
        if let additionalProperties { visit(additionalProperties) }
        if let items { visit(items) }
        if let contentSchema { visit(contentSchema) }
        for list in [prefixItems, allOf, oneOf, anyOf] where !list.isEmpty { list.forEach(visit) }
        extensions?.alsoAccepts.forEach(visit)
    }
}

extension MediaTypeObject {
    fileprivate var schemas: [SchemaObject?] {
        [schema, itemSchema] + events.map(\.schema) + headers.map(\.schema)
    }
}
