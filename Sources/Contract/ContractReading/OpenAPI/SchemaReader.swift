import ContractModel
import Diagnostics
import References
import GenerationSettings
import YAMLTree

/// Reads nodes as Schema Objects. Each schema of the documents becomes one object, however many references lead to it.
struct SchemaReader {
    var reader: ObjectReader
    private let version: SpecificationVersion
    private let identifiers: SchemaIdentifiers
    private var keywords: [SourceFileID: SchemaKeywordTable]
    private let grammars: [SourceFileID: DocumentGrammar]
    var unknownFields: UnknownFields
    private var known: [YAMLNode.ID: SchemaObject] = [:]
    private var constraints = ConstraintPool()
    /// The number of characters that rules may still take, in the whole document.
    var textBudget = SchemaText.budget
    private var count = 0

    init(documents: DocumentSet, version: SpecificationVersion, diagnostics: DiagnosticSink) {
        reader = ObjectReader(diagnostics: diagnostics)
        self.version = version
        identifiers = documents.identifiers
        unknownFields = UnknownFields(version)
        keywords = documents.trees.mapValues(SchemaKeywordTable.init)
        grammars = documents.trees.mapValues(DocumentGrammar.init)
    }

    /// Returns the schema at a node if it has been read, or nil.
    func knownSchema(_ node: YAMLNode) -> SchemaObject? {
        known[node.identity]
    }

    /// Returns the faults since the last call. Parts to which only references lead are read much later than other
    /// parts.
    mutating func takeFaults() -> DiagnosticSink {
        unknownFields.report(to: &reader.diagnostics)
        defer { reader.diagnostics = DiagnosticSink() }
        return reader.diagnostics
    }

    /// Makes a schema without keywords.
    mutating func newSchema(at location: SourceLocation) -> SchemaObject {
        defer { count += 1 }
        return SchemaObject(number: count, location: location)
    }

    /// Returns the schema of a node. Each node is read once, so all references to it lead to one object.
    mutating func schema(_ node: YAMLNode) -> SchemaObject {
        if let schema = known[node.identity] { return schema }
        let schema = newSchema(at: node.location)
        known[node.identity] = schema
        switch node.kind {
        case .mapping:
            let table = keywords[node.tree.fileID]
            for pair in node.pairs {
                if let keyword = table?[pair] {
                    read(keyword, pair, of: node, into: schema)
                } else if let unread = table?.unread(pair) {
                    check(unread, pair, of: node)
                }
            }
            // `items: false` allows no element after those of `prefixItems`, so the array has exactly these elements.
            let count = schema.prefixItems.count
            if count > 0, schema.items?.boolean == false, schema.constraints.minItems == count {
                schema.constraints.maxItems = count
            }
        case .scalar:
            if case .boolean(let value)? = node.scalar {
                schema.boolean = value
            } else {
                reader.ignore(node, "schema", "a schema; the value is read as any JSON")
            }
        case .sequence:
            reader.ignore(node, "schema", "a schema; the value is read as any JSON")
        }
        schema.constraints = constraints.shared(schema.constraints)
        return schema
    }

    private mutating func check(_ unread: SchemaKeywordTable.Unread, _ pair: YAMLPair, of node: YAMLNode) {
        switch unread {
        case .extension: break
        case .object(let kind): check(pair.value, as: kind)
        case .unknown: unknownFields.note(pair, of: node, as: .schema)
        }
    }

    private mutating func check(_ node: YAMLNode, as kind: ObjectKind) {
        guard let grammar = grammars[node.tree.fileID] else { return }
        unknownFields.check(node, as: kind, grammar)
    }

    /// Reads a Parameter, Items or Header Object of OpenAPI 2.0. The object resembles a schema, but its `required`
    /// concerns the object itself.
    mutating func simpleSchema(_ node: YAMLNode) -> SchemaObject {
        if let schema = known[node.identity] { return schema }
        let schema = newSchema(at: node.location)
        known[node.identity] = schema
        let table = keywords[node.tree.fileID]
        for pair in node.pairs {
            if let keyword = table?[pair], keyword != .required { read(keyword, pair, of: node, into: schema) }
        }
        schema.constraints = constraints.shared(schema.constraints)
        return schema
    }

    /// Reads a keyword into the property of the schema that stores it.
    private mutating func read(
        _ keyword: SchemaKeyword, _ pair: YAMLPair, of owner: YAMLNode, into schema: SchemaObject
    ) {
        let node = pair.value
        switch keyword {
        case .ref, .dynamicRef, .recursiveRef: readReference(keyword, pair, of: owner, into: schema)
        case .type: readTypes(node, into: schema)
        case .format: schema.format = reader.string(node, pair.key)
        case .nullable, .xNullable, .xIsNullable: schema.isNullable = reader.boolean(node, pair.key)
        case .enumeration:
            if node.kind == .sequence {
                schema.enumeration = Array(node.elements)
                schema.allowsOtherValues = false
            } else {
                reader.ignore(node, pair.key, "a list")
            }
        case .constant:
            schema.constant = node
            schema.constraints.restrictions[keyword.rawValue] = [ContractValue(node).jsonLine]
        case .contentSchema:
            schema.contentSchema = self.schema(node)
            restrict(keyword, pair, of: owner, &schema.constraints)
        case .defaultValue: schema.defaultValue = node
        case .properties, .required, .additionalProperties, .patternProperties, .items, .prefixItems, .allOf, .oneOf,
            .anyOf, .discriminator:
            readStructure(keyword, pair, into: schema)
            restrict(keyword, pair, of: owner, &schema.constraints)
        case .xExtensibleEnum:
            // If a schema has both keywords, `enum` is used, because it is stricter.
            if schema.enumeration == nil, node.kind == .sequence {
                schema.enumeration = Array(node.elements)
                schema.allowsOtherValues = true
            }
        case .title, .summary, .description, .deprecated, .xDeprecated, .readOnly, .writeOnly, .example, .examples:
            readAnnotation(keyword, pair, into: schema)
        case .contentMediaType, .contentEncoding, .pattern, .minLength, .maxLength, .minimum, .maximum,
            .exclusiveMinimum, .exclusiveMaximum, .multipleOf,
            .minItems, .maxItems, .uniqueItems, .minProperties, .maxProperties:
            readConstraint(keyword, pair, into: &schema.constraints)
        case .ifKeyword, .then, .elseKeyword, .dependentSchemas:
            schema.hasUntypedKeywords = true
            readConditional(keyword, pair, into: schema)
            restrict(keyword, pair, of: owner, &schema.constraints)
        case .collectionFormat, .schemaDialect, .identifier, .anchor, .dynamicAnchor, .recursiveAnchor, .vocabulary,
            .comment, .innerDefinitions, .definitions, .dependencies, .additionalItems, .minContains, .maxContains,
            .id, .extends, .disallow, .divisibleBy, .links, .media, .base, .pathStart, .fragmentResolution:
            break
        case .not, .dependentRequired, .unevaluatedProperties, .unevaluatedItems, .propertyNames, .contains:
            schema.hasUntypedKeywords = true
            restrict(keyword, pair, of: owner, &schema.constraints)
        case .xEnvelope, .xEnvelopePayload, .xAliases, .xAlsoAccepts, .xReplacedBy, .xSunset, .xSince, .xStrict,
            .xPresence, .xProgress, .xSwiftName, .xEnumVarnames, .xEnumNames, .xEnumDescriptions,
            .xEnumDescriptionsByValue,
            .xMsEnum,
            .xDiscriminatorValue, .xMsDiscriminatorValue:
            let extensions = schema.extensions ?? SchemaExtensions()
            schema.extensions = extensions
            readExtension(keyword, pair, into: extensions)
        }
    }

    /// Reads a reference. `$dynamicRef` (JSON Schema 2020-12, section 8.2.3.2) and `$recursiveRef` (2019-09, section
    /// 8.2.4.2.1) are read as a plain `$ref`, which is their meaning unless another document extends the schema.
    private mutating func readReference(
        _ keyword: SchemaKeyword, _ pair: YAMLPair, of owner: YAMLNode, into schema: SchemaObject
    ) {
        let node = pair.value
        if node.isNull {
            // Some documents have `$ref: null` as a branch of `anyOf`, and mean null.
            reader.ignore(node, pair.key, "a reference")
            schema.types.insert(.null)
            return
        }
        guard node.kind == .scalar else {
            return reader.diagnostics.emit(
                OpenAPIMessages.expected("a reference", for: pair.key, found: node.kindName, at: node.location))
        }
        guard keyword == .ref || schema.reference == nil else { return }
        schema.reference = ReferenceObject(
            text: referenceText(node), location: node.location, resource: identifiers.resource(around: owner))
        if keyword == .dynamicRef {
            reader.diagnostics.emit(DocumentMessages.dynamicReference(node.text, at: node.location))
        }
    }

    /// Returns the reference of a schema, or nil for a schema without a reference.
    func reference(of node: YAMLNode) -> ReferenceObject? {
        guard let text = node["$ref"] ?? node["$dynamicRef"], text.kind == .scalar else { return nil }
        return ReferenceObject(
            text: referenceText(text), location: text.location, resource: identifiers.resource(around: node))
    }

    /// Returns the text of a reference. Some documents of OpenAPI 2.0 write only the name of a definition.
    private func referenceText(_ node: YAMLNode) -> String {
        let text = node.text
        guard version == .swagger20, node.tree.root["definitions"]?[text] != nil else { return text }
        return JSONPointer.text(of: ["definitions", text])
    }

    private mutating func readTypes(_ node: YAMLNode, into schema: SchemaObject) {
        let names = node.kind == .sequence ? Array(node.elements) : [node]
        for name in names {
            if let type = JSONTypes(name: name.text) {
                schema.types.insert(type)
            } else if version == .swagger20, name.text == "file" {
                schema.types.insert(.string)
                schema.format = "binary"
            } else {
                reader.diagnostics.emit(OpenAPIMessages.unknownType(name.text, at: name.location))
            }
        }
    }

    /// Reads a keyword whose value contains other schemas or the names of properties.
    private mutating func readStructure(_ keyword: SchemaKeyword, _ pair: YAMLPair, into schema: SchemaObject) {
        let node = pair.value
        switch keyword {
        case .properties:
            schema.hasProperties = true
            schema.properties = properties(node, pair.key)
        case .patternProperties: schema.patternProperties = properties(node, pair.key)
        case .required:
            // Before JSON Schema draft 4, `required: true` was a keyword of the property. Many documents still write
            // `required: true` in a property.
            guard node.kind == .sequence else { return reader.ignore(node, pair.key, "a list of property names") }
            schema.required = node.elements.compactMap { element in
                reader.string(element, pair.key).map { RequiredKey(key: $0, location: element.location) }
            }
        case .additionalProperties: schema.additionalProperties = self.schema(node)
        case .items:
            if node.kind == .sequence {
                schema.prefixItems = node.elements.map { self.schema($0) }
            } else {
                schema.items = self.schema(node)
            }
        case .prefixItems: schema.prefixItems = schemas(node, pair.key)
        case .allOf: schema.allOf = schemas(node, pair.key)
        case .oneOf:
            schema.oneOf = schemas(node, pair.key)
            schema.choice = node
        case .anyOf:
            schema.anyOf = schemas(node, pair.key)
            if schema.oneOf.isEmpty { schema.choice = node }
        case .discriminator: schema.discriminator = discriminator(node)
        default: break
        }
    }

    private mutating func readConditional(_ keyword: SchemaKeyword, _ pair: YAMLPair, into schema: SchemaObject) {
        switch keyword {
        case .ifKeyword: schema.condition = self.schema(pair.value)
        case .dependentSchemas: schema.conditionals += properties(pair.value, pair.key).map(\.schema)
        default: schema.conditionals.append(self.schema(pair.value))
        }
    }

    private mutating func properties(_ node: YAMLNode, _ keyword: String) -> [SchemaProperty] {
        if node.isNull { return [] }
        guard let pairs = reader.requireMapping(node, keyword) else { return [] }
        return pairs.map { SchemaProperty(key: $0.key, schema: schema($0.value), location: $0.keyLocation) }
    }

    private mutating func schemas(_ node: YAMLNode, _ keyword: String) -> [SchemaObject] {
        guard let elements = reader.requireSequence(node, keyword) else { return [] }
        return elements.map { schema($0) }
    }

    private mutating func discriminator(_ node: YAMLNode) -> DiscriminatorObject? {
        // In OpenAPI 2.0, and in many documents of OpenAPI 3.0, the discriminator is only a string: the name of the
        // property.
        if case .string(let name)? = node.scalar {
            return DiscriminatorObject(propertyName: name, mapping: [], location: node.location)
        }
        guard let name = node["propertyName"], name.kind == .scalar else {
            reader.ignore(node, "discriminator", "a mapping with 'propertyName'")
            return nil
        }
        if version != .swagger20 { check(node, as: .discriminator) }
        var mapping: [DiscriminatorObject.Mapping] = []
        if let map = node["mapping"], let pairs = reader.requireMapping(map, "mapping") {
            for pair in pairs {
                guard let target = reader.string(pair.value, "mapping") else { continue }
                mapping.append(.init(value: pair.key, target: target, location: pair.value.location))
            }
        }
        let defaultMapping = node["defaultMapping"].flatMap { node in
            reader.string(node, "defaultMapping").map {
                DiscriminatorObject.Mapping(value: "", target: $0, location: node.location)
            }
        }
        return DiscriminatorObject(
            propertyName: name.text, mapping: mapping, defaultMapping: defaultMapping, location: node.location)
    }

    private mutating func readAnnotation(_ keyword: SchemaKeyword, _ pair: YAMLPair, into schema: SchemaObject) {
        let node = pair.value
        switch keyword {
        case .title: schema.titleNode = reader.text(node, pair.key)
        case .summary: schema.summaryNode = reader.text(node, pair.key)
        case .description: schema.descriptionNode = reader.text(node, pair.key)
        case .deprecated: if reader.boolean(node, pair.key) { schema.isDeprecated = true }
        // The value is `true`, or an object with details.
        case .xDeprecated: if node.kind == .mapping || reader.boolean(node, pair.key) { schema.isDeprecated = true }
        case .readOnly: schema.isReadOnly = reader.boolean(node, pair.key)
        case .writeOnly: schema.isWriteOnly = reader.boolean(node, pair.key)
        case .example: schema.examples.append(ExampleObject(name: nil, node: node))
        case .examples:
            // In OpenAPI 3.1, the value is a list. Some documents of OpenAPI 3.0 have a map here, as in a Media Type
            // Object. The map is ignored.
            if node.kind == .sequence {
                schema.examples += node.elements.map { ExampleObject(name: nil, node: $0) }
            }
        default: break
        }
    }

    /// Reads an extension of this tool, or of another tool, into the property for it.
    private mutating func readExtension(
        _ keyword: SchemaKeyword, _ pair: YAMLPair, into extensions: SchemaExtensions
    ) {
        let node = pair.value
        switch keyword {
        case .xEnvelope: extensions.envelope = reader.string(node, pair.key)
        case .xEnvelopePayload: extensions.envelopePayload = reader.string(node, pair.key)
        case .xAliases: extensions.aliases = reader.strings(node, pair.key)
        case .xAlsoAccepts: extensions.alsoAccepts = schemas(node, pair.key)
        case .xReplacedBy: extensions.replacedBy = reader.string(node, pair.key)
        case .xSunset: extensions.sunset = reader.string(node, pair.key)
        case .xSince: extensions.since = reader.string(node, pair.key)
        case .xStrict: extensions.isStrict = reader.boolean(node, pair.key)
        case .xPresence: extensions.hasExplicitPresence = reader.string(node, pair.key) == "explicit"
        case .xProgress:
            guard node.kind == .mapping else { break }
            extensions.progress = Dictionary(
                node.pairs.filter { $0.value.kind == .scalar }.map { ($0.key, $0.value.text) },
                uniquingKeysWith: { first, _ in first })
        case .xSwiftName:
            let name = reader.string(node, pair.key)
            if pair.key == keyword.rawValue {
                extensions.swiftName = name
            } else {
                ForeignExtensions.readName(name, of: pair.key, into: extensions)
            }
        case .xEnumVarnames, .xEnumNames: extensions.caseNotes.names = texts(node, pair)
        case .xEnumDescriptions, .xEnumDescriptionsByValue: extensions.caseNotes.descriptions = texts(node, pair)
        case .xMsEnum: readMicrosoftEnumeration(node, pair, into: &extensions.caseNotes)
        case .xDiscriminatorValue, .xMsDiscriminatorValue:
            extensions.discriminatorValue = reader.string(node, pair.key)
        default: break
        }
    }

    /// Reads a list parallel to `enum`, or a map with values as keys.
    private mutating func texts(_ node: YAMLNode, _ pair: YAMLPair) -> EnumerationNotes.Texts {
        var texts = EnumerationNotes.Texts(keyword: pair.key, location: pair.keyLocation)
        if node.kind == .mapping {
            for entry in node.pairs {
                // Fern writes `{value: {name: …}}`.
                let value = entry.value.kind == .mapping ? entry.value["name"] : entry.value
                texts.byValue[entry.key] = value.flatMap { reader.string($0, pair.key) }
            }
        } else {
            texts.list = reader.strings(node, pair.key)
        }
        return texts
    }

    /// Reads `x-ms-enum: {values: [{value, name, description}]}`, which AutoRest defines.
    private mutating func readMicrosoftEnumeration(
        _ node: YAMLNode, _ pair: YAMLPair, into notes: inout EnumerationNotes
    ) {
        guard let values = node["values"], values.kind == .sequence else { return }
        for entry in values.elements {
            guard let value = entry["value"] else { continue }
            notes.names.byValue[value.text] = entry["name"].flatMap { reader.string($0, pair.key) }
            notes.descriptions.byValue[value.text] = entry["description"].flatMap { reader.string($0, pair.key) }
        }
        notes.names.keyword = pair.key
        notes.names.location = pair.keyLocation
    }
}
