package import ContractModel
package import ContractReading
package import DTOContract
package import DTORuntime
import Diagnostics
package import FixtureEmission
import Foundation
import Platform

/// Converts a contract and its fixtures to the data that a mock server needs. A body is made on the first request for
/// it. The schemas are compiled on another thread.
package struct ServedContract: Sendable {
    let contract: Contract
    let fixtures: Deferred<FixtureSet>
    let schemas: SchemaExport?
    /// The schemas, prepared for comparison.
    private let compiled: Deferred<SchemaSet>
    private let schemes: [String: SecuritySchemeDefinition]
    private let pagination: [String: PaginationRule]
    private let items: ItemPaths

    /// - Parameters:
    ///   - schemas: The document's schemas. The value is nil if the server compares nothing with schemas.
    ///   - pagination: Maps the names of operations to the configuration's pagination rules.
    package static func runtime(
        _ contract: Contract, _ fixtures: FixtureSet, schemas: SchemaExport? = nil,
        pagination: [String: PaginationRule] = [:]
    ) -> RuntimeContract {
        runtime(contract, schemas: schemas, pagination: pagination, fixtures: Deferred(fixtures))
    }

    /// - Parameter fixtures: The values of bodies, which are made when the first body needs them.
    package static func runtime(
        _ contract: Contract, schemas: SchemaExport? = nil, pagination: [String: PaginationRule] = [:],
        fixtures: Deferred<FixtureSet>
    ) -> RuntimeContract {
        let compiled = Deferred { DeepStack.result { schemas.map(set) ?? SchemaSet([], dialect: .jsonSchema) } }
        let served = ServedContract(
            contract: contract, fixtures: fixtures, schemas: schemas, compiled: compiled,
            schemes: Dictionary(
                contract.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
            pagination: pagination, items: ItemPaths(contract))
        if schemas != nil { compiled.begin() }
        return RuntimeContract(
            title: contract.info.title, basePaths: served.basePaths, servers: ServerLinks(contract).servers,
            operations: contract.operations.indices.compactMap(served.operation),
            schemas: compiled)
    }

    package static func set(of schemas: SchemaExport) -> SchemaSet {
        SchemaSet(schemas.schemas.map(JSONValue.init), dialect: schemas.isJSONSchema ? .jsonSchema : .openAPI30)
    }

    func number(_ place: SourceLocation?) -> Int? {
        place.flatMap { schemas?.numbers[$0] }
    }

    /// Returns the operation at an index. The result is nil for an operation that the server calls, because a mock does
    /// not serve it.
    private func operation(_ index: Int) -> RuntimeOperation? {
        let operation = contract.operations[index]
        guard !operation.isCalledByServer, let interface = operation.interface else { return nil }
        var made = RuntimeOperation(
            id: operation.name, method: operation.sentMethod, path: operation.path,
            parameters: interface.parameters.map(parameter),
            body: interface.body.map {
                RuntimeBody(
                    isRequired: $0.isRequired, mediaTypes: $0.contents.map(\.mediaType),
                    schemas: $0.contents.map { number($0.schema) }, styledParts: $0.contents.map(styledParts))
            },
            answers: interface.statuses.map { answer($0, of: index) },
            security: interface.security?.value.map(alternative) ?? [],
            pages: OperationList(operation, in: contract).pages(pagination))
        made.spanningParameters = interface.spanningParameters
        return made
    }

    private func parameter(_ parameter: ParameterDefinition) -> RuntimeParameter {
        var made = RuntimeParameter(parameter)
        made.allowsEmptyValue = parameter.allowsEmptyValue
        made.example = parameter.example.map(JSONValue.init)
        for example in parameter.namedExamples {
            if let name = example.name { made.namedExamples[name] = JSONValue(example.value) }
        }
        // Content such as XML cannot be compared with a schema. Only JSON and forms can.
        if case .content(let mediaType) = parameter.serialization, !MediaType.isJSON(mediaType), made.style != "form" {
            return made
        }
        made.schema = number(parameter.schema)
        return made
    }

    /// Returns the fields of a form whose style changes how they are written.
    private func styledParts(of content: ContentDefinition) -> [RuntimeParameter] {
        guard MediaType.isForm(content.mediaType) else { return [] }
        if content.schema == nil { return fields(of: content) }
        let parts = content.parts.sorted { $0.key < $1.key }
        return parts.compactMap { key, serialization in
            guard case .style(let style, let explode) = serialization,
                style != "form" || !explode || hasMembers(key, of: content)
            else { return nil }
            return RuntimeParameter(name: key, place: "query", isRequired: false, style: style, explode: explode)
        }
    }

    /// Returns the fields of a form in OpenAPI 2.0, where each field is a parameter and the form has no schema.
    private func fields(of content: ContentDefinition) -> [RuntimeParameter] {
        (contract.record(of: content)?.properties ?? []).map { property in
            var field = RuntimeParameter(
                name: property.key, place: "query", isRequired: property.isRequired, style: "form",
                schema: number(property.location), allowsEmptyValue: content.emptyParts[property.key])
            if case .style(let style, let explode)? = content.parts[property.key] {
                (field.style, field.explode) = (style, explode)
            }
            return field
        }
    }

    private func hasMembers(_ key: String, of content: ContentDefinition) -> Bool {
        guard let property = contract.record(of: content)?.properties.first(where: { $0.key == key }) else {
            return false
        }
        if contract.resolved(property.use).constraints.expectsObject { return true }
        switch contract.resolved(property.use.reference) {
        case .dictionary: return true
        case .definition(let id):
            if case .record = contract[id].shape { return true }
            return false
        case .scalar, .array, .json, .optional, .generic, .payload: return false
        }
    }

    private func alternative(_ requirement: SecurityRequirement) -> [RuntimeScheme] {
        requirement.schemes.map { RuntimeScheme(name: $0.name, kind: schemes[$0.name].map(kind) ?? .other) }
    }

    private func header(_ header: HeaderDefinition) -> RuntimeHeader {
        let example = header.example.map(JSONValue.init)
        switch header.serialization {
        case .style(_, let explode):
            return RuntimeHeader(
                name: header.name, isRequired: header.isRequired, schema: number(header.schema),
                example: example.flatMap { HeaderText.text(of: $0, explode: explode) })
        case .content(let mediaType):
            return RuntimeHeader(
                name: header.name, isRequired: header.isRequired,
                example: example.flatMap { value in
                    MediaType.isJSON(mediaType) ? HeaderText.json(of: value) : HeaderText.text(of: value)
                })
        }
    }

    private var basePaths: [String] {
        let urls = contract.operations.flatMap { $0.interface?.servers?.value.urls ?? [] }
        let paths = Set(urls).map(ServerURL.path)
        // A variable without a default could be anything.
        return Set(paths.filter { $0.hasPrefix("/") && !$0.contains("{") }).sorted()
    }

    // MARK: Answers

    private func answer(_ status: StatusDefinition, of operation: Int) -> RuntimeAnswer {
        // JSON comes first, because most clients ask for it. A stream comes last, because it does not end.
        let contents = (status.contents + status.exampleContents).enumerated().sorted { left, right in
            (rank(left.element), left.offset) < (rank(right.element), right.offset)
        }
        return RuntimeAnswer(
            status: status.status, contents: contents.map { content($0.element, status.status, of: operation) },
            headers: status.headers.map(header))
    }

    private func rank(_ content: ContentDefinition) -> Int {
        if isStream(content) { return 2 }
        return MediaType.isJSON(content.mediaType) ? 0 : 1
    }

    private func isStream(_ content: ContentDefinition) -> Bool {
        !content.events.isEmpty || content.item != nil
            || MediaType.essence(of: content.mediaType) == "text/event-stream"
    }

    private func content(_ content: ContentDefinition, _ status: String, of operation: Int) -> RuntimeContent {
        let mediaType = MediaType.concrete(content.mediaType)
        let isJSON = !isStream(content) && MediaType.isJSON(mediaType)
        return RuntimeContent(
            mediaType: mediaType, schema: isJSON ? number(content.schema) : nil,
            bodies: Deferred {
                // Values may be as deep as the document.
                DeepStack.result { bodies(content, mediaType, status, of: operation) }
            })
    }

    private func bodies(
        _ content: ContentDefinition, _ mediaType: String, _ status: String, of operation: Int
    ) -> RuntimeContent.Bodies {
        if isStream(content) { return .init(examples: texts(of: content), events: events(of: content)) }
        guard MediaType.isJSON(mediaType) else {
            let texts = content.isFile ? [] : texts(of: content)
            return .init(examples: texts.isEmpty ? [sample(of: content, mediaType)] : texts)
        }
        let responses = contract.operations[operation].responses
        let bodies = responses.filter { $0.status == status }
        let schema = number(content.schema)
        let written =
            content.examples.isEmpty ? bodies.flatMap { $0.examples + schemaExamples(of: $0.body) } : content.examples
        if !written.isEmpty { return .init(examples: written.map { example($0, of: schema) }) }
        let pages = OperationList(contract.operations[operation], in: contract).pages(pagination) ?? .whole
        let lists = ListLength(contract, selectedBy: items[contract.operations[operation].path])
        let made = fixtures.value.responses[operation].filter { responses[$0.index].status == status }.map { response in
            let body = responses[response.index].body
            var value = response.value
            if status.hasPrefix("2") {
                value = lists.resized(value, body, to: ListLength.usual) ?? value
                value = pages.toldAsWhole(value, body, in: contract)
            }
            return RuntimeExample(
                body: Data(value.json.utf8), fault: schema.flatMap { fault(in: JSONValue(value), of: $0) }, isMade: true
            )
        }
        // Without a schema, the body is `null`.
        return .init(examples: made.isEmpty ? [RuntimeExample(body: Data("null".utf8))] : made)
    }

    /// Returns an example as the author wrote it, even if its schema does not allow it.
    private func example(_ example: ContractExample, of schema: Int?) -> RuntimeExample {
        var made = RuntimeExample(name: example.name, body: Data(example.value.json.utf8))
        made.fault = schema.flatMap { fault(in: JSONValue(example.value), of: $0) }
        return made
    }

    /// Returns the examples of a body's own schema.
    private func schemaExamples(of use: TypeUse) -> [ContractExample] {
        if !use.constraints.examples.isEmpty { return use.constraints.examples }
        guard case .definition(let id) = use.reference else { return [] }
        return contract[id].examples
    }

    /// Returns a string that the schema allows, XML, or a file of the media type.
    private func sample(of content: ContentDefinition, _ mediaType: String) -> RuntimeExample {
        var made = RuntimeExample(body: SampleFile.data(of: mediaType))
        guard let schema = number(content.schema), !content.isFile else { return made }
        let schemas = compiled.value
        if let export = self.schemas, MediaType.isXML(mediaType) {
            made.body = XMLBody(schemas: export).document(of: schema)
            return made
        }
        let isPlain = MediaType.essence(of: mediaType) == "text/plain"
        switch content.isText ? schemas.knownSample(of: schema) ?? (isPlain ? schemas.sample(of: schema) : nil) : nil {
        case let value? where value.arrayValue == nil && value.objectValue == nil && !value.isNull:
            made.body = Data(Self.text(value).utf8)
        case _ where isPlain: made.fault = fault(in: .string(String(decoding: made.body, as: UTF8.self)), of: schema)
        default: break
        }
        return made
    }

    /// Returns the first reason why a schema does not allow a value, with its place in the value.
    private func fault(in value: JSONValue, of schema: Int) -> String? {
        SchemaValidator.violations(in: value, of: schema, in: compiled.value, .response).first.map {
            ($0.pointer.isEmpty ? "" : "\($0.pointer): ") + $0.reason
        }
    }
}

extension FixtureSet.Response {
    /// Whether the body comes from the document instead of being generated. `example` is nil for an example without a
    /// name, so the result is also true if the document has a conforming example.
    package func isExample(of response: ResponseDefinition, in contract: Contract) -> Bool {
        example != nil || response.examples.contains { contract.allows($0.value, for: response.body) }
    }
}

extension RuntimeParameter {
    /// Copies the parameter's name, its place, whether it is required, and the style of its value.
    init(_ parameter: ParameterDefinition) {
        switch parameter.serialization {
        case .style(let style, let explode):
            self.init(
                name: parameter.name, place: parameter.place, isRequired: parameter.isRequired, style: style,
                explode: explode)
        case .content(let mediaType):
            let isForm = parameter.place == "querystring" && MediaType.isForm(mediaType)
            self.init(
                name: parameter.name, place: parameter.place, isRequired: parameter.isRequired,
                style: MediaType.isJSON(mediaType) ? nil : isForm ? "form" : "simple")
        }
    }
}

extension MediaType {
    /// Returns a concrete media type for a range such as `*/*`.
    static func concrete(_ mediaType: String) -> String {
        switch essence(of: mediaType) {
        case "*/*", "application/*": "application/json"
        case "text/*": "text/plain"
        case "image/*": "image/png"
        case let range where range.hasSuffix("/*"): "application/octet-stream"
        default: mediaType
        }
    }
}

extension ServedContract {
    private func kind(_ scheme: SecuritySchemeDefinition) -> RuntimeScheme.Kind {
        switch scheme.kind {
        case .http(let scheme): .authorization(scheme: scheme)
        case .oauth2, .openIDConnect: .authorization(scheme: "bearer")
        case .apiKey(let name, let place): .apiKey(place: place, name: name)
        case .mutualTLS, .unknown: .other
        }
    }
}

extension JSONValue {
    package init(_ value: ContractValue) {
        switch value {
        case .null: self = .null
        case .boolean(let flag): self = .bool(flag)
        case .integer(let digits):
            self = Int64(digits).map { .integer($0) } ?? Decimal(string: digits).map { .decimal($0) } ?? .null
        case .number(let digits):
            self = Int64(digits).map { .integer($0) } ?? Double(digits).map { .number($0) } ?? .null
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(JSONValue.init))
        case .object(let members):
            self = .object(
                Dictionary(members.map { ($0.key, JSONValue($0.value)) }, uniquingKeysWith: { first, _ in first }))
        }
    }
}
