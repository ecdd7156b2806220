import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Keeps the parts of a document that `include:` and `exclude:` of the configuration select, and everything that these
/// parts need. With `after-sunset:`, parts with a sunset are dropped.
///
/// The filter works on the document before references are resolved, so that a fault in an excluded part cannot stop a
/// run.
struct DocumentFilter {
    private let document: OpenAPIDocument
    private let include: Selection
    private let exclude: Selection
    /// Whether all parts with a sunset are dropped.
    private let isAfterSunset: Bool
    private var resolver: ReferenceResolver
    private let polymorphism: Polymorphism
    /// Maps each component schema to its names. A YAML alias can give a schema several names.
    private var names: [ObjectIdentifier: [String]] = [:]
    private var schemas: [String: SchemaObject] = [:]
    private var visited: Set<ObjectIdentifier> = []
    /// The schemas that are still to be examined, with the operation or component schema to which they belong.
    private var pending: [(schemas: [SchemaObject], owner: Owner)] = []
    /// Maps each component schema to the first object that needs it.
    private var needed: [String: String] = [:]

    /// The object that needs the schemas that are being examined.
    private struct Owner {
        /// The name in messages.
        var name: String
        /// The component schema, or nil for an operation.
        var schema: SchemaObject?
    }

    static func filtered(
        _ document: OpenAPIDocument, options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) -> OpenAPIDocument {
        if options.include.isEmpty, options.exclude.isEmpty, !options.isAfterSunset,
            !document.operations.contains(where: { ForeignExtensions.leavesOut($0.node) })
        {
            return document
        }
        var filter = DocumentFilter(document, options)
        filter.reportUnknown(to: &diagnostics)
        let filtered = filter.filtered()
        filter.reportKept(to: &diagnostics)
        return filtered
    }

    private init(_ document: OpenAPIDocument, _ options: GenerationOptions) {
        self.document = document
        include = options.include
        exclude = options.exclude
        isAfterSunset = options.isAfterSunset
        resolver = document.resolver(dangling: .warning)
        polymorphism = Polymorphism(schemas: document.namedSchemas, resolver: &resolver)
        for property in document.schemas {
            names[ObjectIdentifier(property.schema), default: []].append(property.key)
            schemas[property.key] = property.schema
        }
    }

    /// Returns the document with only the selected operations and schemas, and the schemas that these need.
    private mutating func filtered() -> OpenAPIDocument {
        var result = document
        let included = PatternSet(include.operations), includedTags = PatternSet(include.tags)
        let excluded = PatternSet(exclude.operations), excludedTags = PatternSet(exclude.tags)
        result.operations = document.operations.filter { operation in
            let isNamed =
                included.matches(operation.selectionNames) || includedTags.matches(operation.tags)
            let isIncluded = isNamed || include.isEmpty && !ForeignExtensions.leavesOut(operation.node)
            return isIncluded && !excluded.matches(operation.selectionNames) && !excludedTags.matches(operation.tags)
                && !(isAfterSunset && operation.node["x-sunset"] != nil)
        }
        for operation in result.operations {
            pending.append((operation.schemas, Owner(name: "operation '\(operation.name)'")))
        }
        for name in wantedSchemas { need(name, for: name) }
        walk()
        result.schemas = document.schemas.filter { needed[$0.key] != nil }
        result.absentNames = absentNames(in: result)
        if !include.isEmpty || exclude.unused {
            result.components = document.components.filter { component in
                component.schemas.contains { visited.contains(ObjectIdentifier($0)) }
            }
        }
        return result
    }

    /// Returns the names of the schemas, operations and components that the result does not have.
    private func absentNames(in result: OpenAPIDocument) -> AbsentNames {
        var absent = AbsentNames()
        for schema in document.namedSchemas where needed[schema.key] == nil {
            absent.leftOutOwners.formUnion([schema.key, schema.pointer])
        }
        let components = Set(result.components.map(\.documentName))
        absent.leftOutOwners.formUnion(document.components.map(\.documentName).filter { !components.contains($0) })
        let operations = Set(result.operations.flatMap(\.selectionNames))
        absent.leftOutOperations = Set(document.operations.flatMap(\.selectionNames)).subtracting(operations)
        let names = Set(result.operations.map(\.name))
        absent.leftOutOwners.formUnion(document.operations.map(\.name).filter { !names.contains($0) })
        return absent
    }

    /// The names of the component schemas that `include:` and `exclude:` select, without the schemas that these need.
    private var wantedSchemas: [String] {
        let included = PatternSet(include.schemas), excluded = PatternSet(exclude.schemas)
        return document.schemas.filter { !(isAfterSunset && $0.schema.ends) }.map(\.key).filter { name in
            let isIncluded = include.isEmpty ? !exclude.unused : included.matches([name])
            return isIncluded && !excluded.matches([name])
        }
    }

    // MARK: Needed schemas

    /// Marks a schema as needed. For a polymorphic base, all schemas that extend the base are also marked, because each
    /// of them is a variant.
    private mutating func need(_ name: String, for owner: String) {
        guard let schema = mark(name, owner) else { return }
        for descendant in polymorphism.bases[ObjectIdentifier(schema)]?.descendants ?? [] {
            _ = mark(descendant.key, "'\(name)'")
        }
    }

    private mutating func mark(_ name: String, _ owner: String) -> SchemaObject? {
        guard let schema = schemas[name], needed[name] == nil else { return nil }
        needed[name] = owner
        pending.append(([schema], Owner(name: "'\(name)'", schema: schema)))
        return schema
    }

    private mutating func walk() {
        while let (schemas, owner) = pending.popLast() {
            var stack = schemas
            while let schema = stack.popLast() {
                if schema !== owner.schema, let names = names[ObjectIdentifier(schema)] {
                    // The schema is examined separately, so that messages name this schema as the object that needs its
                    // parts.
                    for name in names { need(name, for: owner.name) }
                    continue
                }
                guard visited.insert(ObjectIdentifier(schema)).inserted else { continue }
                stack += schema.parts(isAfterSunset: isAfterSunset)
                stack += (schema.discriminator?.entries ?? []).compactMap { resolver.schema(mappedBy: $0) }
                if let reference = schema.reference { follow(reference, from: owner.name, to: &stack) }
            }
        }
    }

    private mutating func follow(_ reference: ReferenceObject, from owner: String, to stack: inout [SchemaObject]) {
        // A broken reference is reported later, when it is resolved.
        var unheard = DiagnosticSink()
        guard let target = resolver.target(of: reference, diagnostics: &unheard) else { return }
        // A reference into a schema needs the whole schema, because the type of the inner part is nested in the
        // schema's type.
        let root = document.version.schemasPointer
        if target.place.node.tree === document.documents.root, target.place.pointer.starts(with: root),
            target.place.pointer.count > root.count
        {
            need(target.place.pointer[root.count], for: owner)
        }
        stack.append(target.schema)
    }

    // MARK: Diagnostics

    /// Reports patterns that match nothing.
    private func reportUnknown(to diagnostics: inout DiagnosticSink) {
        for (key, selection) in [(ConfigurationKey.include, include), (.exclude, exclude)] {
            report(selection.schemas, key, among: document.schemas.map(\.key), &diagnostics)
            report(selection.operations, key, among: document.operations.flatMap(\.selectionNames), &diagnostics)
            report(selection.tags, key, among: document.operations.flatMap(\.tags), &diagnostics)
        }
    }

    private func report(
        _ patterns: [NamePattern], _ key: ConfigurationKey, among names: [String], _ diagnostics: inout DiagnosticSink
    ) {
        if patterns.isEmpty { return }
        let known = Set(names)
        for pattern in patterns
        where !(pattern.isExact ? known.contains(pattern.text) : known.contains(where: pattern.matches)) {
            diagnostics.emit(
                OptionMessages.unknownName(
                    pattern.text, of: key, suggestion: Spelling.nearest(to: pattern.text, among: known.sorted()),
                    at: pattern.location))
        }
    }

    /// Reports schemas that are excluded but needed.
    private func reportKept(to diagnostics: inout DiagnosticSink) {
        let excluded = PatternSet(exclude.schemas)
        for property in document.schemas {
            guard let owner = needed[property.key], let pattern = excluded.pattern(matching: property.key) else {
                continue
            }
            diagnostics.emit(
                OptionMessages.keptForOthers(
                    property.key, owner: owner, at: pattern.location, declared: property.location))
        }
    }
}

/// A set of patterns that is matched with many names.
private struct PatternSet {
    private var exact: [String: NamePattern] = [:]
    private var others: [NamePattern] = []

    init(_ patterns: [NamePattern]) {
        for pattern in patterns {
            if pattern.isExact { exact[pattern.text] = pattern } else { others.append(pattern) }
        }
    }

    func pattern(matching name: String) -> NamePattern? {
        exact[name] ?? others.first { $0.matches(name) }
    }

    func matches(_ names: [String]) -> Bool {
        names.contains { pattern(matching: $0) != nil }
    }
}

extension OperationObject {
    /// The names that the configuration may use for the operation.
    var selectionNames: [String] {
        [operationID, "\(OperationDefinition.sent(method)) \(path)", path].compactMap(\.self)
    }

    /// The schemas of the operation, and of the objects to which the operation refers.
    fileprivate var schemas: [SchemaObject] {
        parameters.map(\.schema) + (requestBody?.contents ?? []).flatMap(\.schemas)
            + responses.flatMap { $0.body.contents.flatMap(\.schemas) + $0.headers.map(\.schema) }
            + [message].compactMap(\.self)
    }
}

extension MediaTypeObject {
    fileprivate var schemas: [SchemaObject] {
        [schema, itemSchema].compactMap(\.self) + events.map(\.schema) + headers.map(\.schema)
    }
}

extension ComponentObject {
    fileprivate var documentName: String { "\(section).\(name)" }

    fileprivate var schemas: [SchemaObject] {
        [schema].compactMap(\.self) + contents.flatMap(\.schemas) + headers.map(\.schema)
    }
}

extension SchemaObject {
    /// Whether the document states the date on which the part is removed.
    var ends: Bool { extensions?.sunset != nil }

    /// Returns the schemas that this schema contains directly.
    ///
    /// - Parameter isAfterSunset: Whether properties with a sunset are left out.
    fileprivate func parts(isAfterSunset: Bool) -> [SchemaObject] {
        properties.map(\.schema).filter { !(isAfterSunset && $0.ends) } + patternProperties.map(\.schema)
            + [additionalProperties, items, contentSchema].compactMap(\.self)
            + prefixItems + allOf + oneOf + anyOf + (extensions?.alsoAccepts ?? [])
    }
}
