import ClientEmission
import ContractModel
import Files
package import Platform
import SwiftEmission

/// Writes the contract with its Swift names as JSON, for tools that make their own output.
/// `Documentation/contract.schema.json` describes the JSON.
package struct ContractExport {
    /// The version of the JSON. The version increases if a member changes its meaning or is removed. A new member does
    /// not increase the version.
    package static let version = 1

    /// The beginning of each file, by which the tool recognizes it.
    package static let mark = "{\n  \"generator\": \"gen-dtos "

    private let page: ContractPage
    private var contract: Contract { page.contract }

    package static func bytes(of page: ContractPage, workers: Workers) -> [UInt8] {
        ContractExport(page: page).value(workers).jsonBytes
    }

    private init(page: ContractPage) {
        self.page = page
    }

    private func value(_ workers: Workers) -> ContractValue {
        let info = contract.info
        let types = contract.definitions.filter { !contract.isReplaced($0.id) }
            .sorted { OutputPath.precedes(page.names[type: $0.id].dotted, page.names[type: $1.id].dotted) }
        let operations = contract.operations.indices.map { $0 }
        return Self.object([
            ("generator", .string("gen-dtos \(GeneratorVersion.text)")),
            ("version", .integer("\(Self.version)")),
            (
                "contract",
                Self.object([
                    ("title", .string(info.title)), ("version", .string(info.version)),
                    ("specification", .string(info.specification)),
                    ("description", info.description.map { .string($0) }),
                ])
            ),
            ("module", .string(page.names.module)),
            ("client", page.client.map { .string($0.clientName.name) }),
            ("servers", .array((contract.commonServers?.servers ?? []).map { .string($0.url) })),
            ("types", .array(types.concurrentMap(workers: workers, type))),
            ("operations", .array(operations.concurrentMap(workers: workers) { operation(contract.operations[$0]) })),
        ])
    }

    // MARK: Types

    private func type(_ definition: TypeDefinition) -> ContractValue {
        let name = page.names[type: definition.id]
        var members: [Member] = [("name", .string(name.dotted))]
        if case .schema(let key) = definition.origin { members.append(("schema", .string(key))) }
        if !definition.pointer.isEmpty { members.append(("pointer", .string(definition.pointer))) }
        members += documentation(definition.documentation, definition.deprecation)
        switch definition.shape {
        case .record(let shape):
            members += [("kind", .string("record")), ("properties", properties(shape.properties, definition.id))]
            members.append(
                ("additionalProperties", shape.additionalProperties.map { spelling(.dictionary($0.reference)) }))
        case .enumeration(let shape):
            members.append(("kind", .string("enumeration")))
            members.append(
                ("cases", .array(zip(shape.cases, page.names[members: definition.id].members).map(Self.element))))
        case .union(let shape):
            members += [("kind", .string("union")), ("discriminator", shape.discriminator.map { .string($0) })]
            members.append(
                ("variants", .array(zip(shape.variants, page.names[members: definition.id].members).map(variant))))
        case .alias(let use): members += [("kind", .string("alias")), ("type", spelling(use.reference))]
        case .envelope(let shape):
            members += [("kind", .string("envelope")), ("properties", properties(shape.properties, definition.id))]
        case .outcome(let shape):
            members += [("kind", .string("outcome")), ("discriminator", .string(shape.discriminator))]
            members.append(("properties", properties(shape.success.properties, definition.id)))
        case .namespace: members.append(("kind", .string("namespace")))
        }
        return Self.object(members)
    }

    private func properties(_ definitions: [PropertyDefinition], _ id: TypeID) -> ContractValue {
        var lowering = DeclarationLowering(page.model)
        return .array(
            lowering.properties(definitions, page.names[members: id].members).map { property in
                let definition = property.definition
                return Self.object(
                    [
                        ("key", .string(definition.key)), ("name", .string(property.name.name)),
                        ("type", .string(property.declaredType.text)), ("required", .boolean(definition.isRequired)),
                        ("nullable", .boolean(definition.isNullable)),
                        ("whenMissing", .string(Self.word(property.absence))),
                        ("value", property.absentValue.map { .string($0.text) }),
                        ("readOnly", definition.isReadOnly ? .boolean(true) : nil),
                        ("writeOnly", definition.isWriteOnly ? .boolean(true) : nil),
                    ] + documentation(definition.documentation, definition.deprecation))
            })
    }

    private static func word(_ absence: Absence) -> String {
        switch absence {
        case .none: "nil"
        case .value: "default"
        case .emptyCollection, .emptyRecord: "empty"
        case .zero: "zero"
        case .failure: "error"
        }
    }

    private static func element(_ element: EnumerationCase, _ name: MemberName) -> ContractValue {
        object([
            ("value", element.value), ("name", .string(name.identifier.name)),
            ("description", element.documentation.description.map { .string($0) }),
            ("deprecated", element.deprecation == nil ? nil : .boolean(true)),
        ])
    }

    private func variant(_ variant: VariantDefinition, _ name: MemberName) -> ContractValue {
        Self.object([
            ("name", .string(name.identifier.name)), ("type", spelling(variant.use.reference)),
            ("discriminatorValues", .array(variant.discriminatorValues.map { .string($0) })),
        ])
    }

    // MARK: Operations

    private func operation(_ operation: OperationDefinition) -> ContractValue {
        let kind =
            switch operation.kind {
            case .endpoint: "endpoint"
            case .webhook: "webhook"
            case .callback: "callback"
            }
        let interface = operation.interface
        let security = (interface?.security?.value ?? []).map { requirement in
            ContractValue.array(requirement.schemes.map { .string($0.name) })
        }
        return Self.object(
            [
                ("name", .string(operation.name)), ("kind", .string(kind)), ("method", .string(operation.sentMethod)),
                ("path", .string(operation.path)), ("pointer", .string(operation.pointer)),
                ("type", operation.type.map { .string(page.names[type: $0].dotted) }),
                ("call", operation.type.flatMap { page.signatures[$0] }.map { .string($0.joined(separator: "\n")) }),
                ("tags", .array((interface?.tags ?? []).map { .string($0) })),
                ("summary", operation.documentation.summary.map { .string($0) }),
            ] + documentation(operation.documentation, interface?.deprecation) + [
                ("security", .array(security)),
                ("parameters", .array((interface?.parameters ?? []).map(parameter))),
                ("requestBody", interface?.body.map(body)),
                ("responses", .array((interface?.statuses ?? []).map(response))),
            ])
    }

    private func parameter(_ parameter: ParameterDefinition) -> ContractValue {
        Self.object(
            [
                ("name", .string(parameter.name)), ("in", .string(parameter.place)),
                ("type", parameter.value.map { spelling($0.use.reference) }),
                ("required", .boolean(parameter.isRequired)),
            ] + documentation(parameter.documentation, parameter.deprecation))
    }

    private func body(_ body: BodyDefinition) -> ContractValue {
        Self.object([
            ("required", .boolean(body.isRequired)), ("description", body.description.map { .string($0) }),
            ("contents", .array(body.contents.map(content))),
        ])
    }

    private func response(_ response: StatusDefinition) -> ContractValue {
        Self.object([
            ("status", .string(response.status)), ("description", response.description.map { .string($0) }),
            ("contents", .array(response.contents.map(content))),
        ])
    }

    private func content(_ content: ContentDefinition) -> ContractValue {
        Self.object([
            ("mediaType", .string(content.mediaType)), ("type", content.value.map { spelling($0.use.reference) }),
            ("itemType", content.item.map { spelling($0.use.reference) }),
        ])
    }

    // MARK: Values

    private typealias Member = (key: String, value: ContractValue?)

    /// Makes an object without the members that have no value.
    private static func object(_ members: [Member]) -> ContractValue {
        .object(members.compactMap { member in member.value.map { .init(key: member.key, value: $0) } })
    }

    private func spelling(_ reference: TypeReference) -> ContractValue {
        var lowering = DeclarationLowering(page.model)
        return .string(lowering.spelling(of: reference).text)
    }

    private func documentation(_ documentation: Documentation, _ deprecation: Deprecation?) -> [Member] {
        [
            ("description", documentation.description.map { .string($0) }),
            ("deprecated", deprecation == nil ? nil : .boolean(true)),
            ("removed", deprecation?.removal == nil ? nil : .boolean(true)),
        ]
    }
}
