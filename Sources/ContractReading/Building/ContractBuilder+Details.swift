import ContractModel
import GenerationSettings
import Texts
package import YAMLTree

/// What only a description of the API needs to know of operations. No type is declared for it: what has none is said to have none.
extension ContractBuilder {
    /// How many media types of one body are listed; several operations may refer to one body.
    private static let contentLimit = 16
    /// In characters, of a description or a name, and of what is a word or two, where several operations may have them.
    private static let textLimit = 1000
    private static let wordLimit = 200

    mutating func details(of operation: OperationObject) -> OperationDetails {
        let own = Array(operation.parameters.dropFirst(operation.inheritedCount))
        let (inherited, omits) = inheritedParameters(of: operation, besides: own)
        return OperationDetails(
            deprecation: Self.deprecation(operation.node),
            parameters: inherited.map { details(of: $0, in: operation, isOwn: false) }
                + own.map { details(of: $0, in: operation, isOwn: !$0.isReference) },
            omitsPathParameters: omits,
            requestBody: operation.requestBody.map { details(of: $0, in: operation, as: .requestBody) },
            responses: operation.responses.map { response in
                var body = response.body
                if !response.hasContent { body.contents = [] }
                return ResponseDetails(
                    status: response.status, body: details(of: body, in: operation, as: .response(response.status)))
            })
    }

    /// The path item's parameters that the operation does not replace; none where they are repeated too often.
    mutating func inheritedParameters(
        of operation: OperationObject, besides own: [ParameterObject]
    ) -> (parameters: [ParameterObject], omits: Bool) {
        let all = operation.pathParameters
        guard !all.isEmpty else { return ([], false) }
        guard pathParameterBudget >= all.count else { return ([], true) }
        pathParameterBudget -= all.count
        let replaced = Set(own.map(\.key))
        return (all.filter { !replaced.contains($0.key) }, false)
    }

    private mutating func details(
        of parameter: ParameterObject, in operation: OperationObject, isOwn: Bool
    ) -> ParameterDetails {
        let schema = parameter.schema
        var documentation = documentation(of: schema)
        if let description = parameter.node.plainText("description") {
            documentation = Documentation(description: description, remarks: documentation.remarks)
        }
        return ParameterDetails(
            name: isOwn ? parameter.name : parameter.name.clipped(to: Self.textLimit),
            place: parameter.place.clipped(to: Self.wordLimit),
            use: knownUse(of: schema, in: operation, as: .parameter(parameter.name, location: parameter.place)),
            // A part of the path is never absent (3.1.1, section 4.8.12).
            isRequired: parameter.place == "path" || parameter.node.isTrue("required"),
            defaultValue: schema.defaultValue.map { ContractValue($0) },
            deprecation: Self.deprecation(parameter.node),
            documentation: isOwn ? documentation : documentation.clipped(to: Self.textLimit))
    }

    private mutating func details(
        of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> BodyDetails {
        // The form of version 2.0 is there if one of its parts must be.
        let isRequired =
            body.node?.isTrue("required") ?? body.contents.contains { $0.schema?.required.isEmpty == false }
        let description = body.node?.plainText("description")
        let principal = body.contents.principal
        return BodyDetails(
            description: body.isReference ? description?.clipped(to: Self.textLimit) : description,
            isRequired: isRequired,
            contents: body.contents.prefix(Self.contentLimit).map { content in
                let role = content.role(in: role, besides: principal)
                return BodyDetails.Content(
                    mediaType: content.mediaType.clipped(to: Self.wordLimit),
                    value: content.isStructured
                        ? content.schema.flatMap { knownUse(of: $0, in: operation, as: role) } : nil,
                    item: content.itemSchema.flatMap { knownUse(of: $0, in: operation, as: .item(of: role)) })
            },
            furtherContents: max(0, body.contents.count - Self.contentLimit))
    }

    /// The use of a type that is declared already, or needs no declaration.
    mutating func knownUse(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> TypeUse? {
        needsOwner(schema) ? nil : use(of: schema, in: operation, as: role)
    }

    static func deprecation(_ node: YAMLNode) -> Deprecation? {
        guard node.isTrue("deprecated") else { return nil }
        func word(_ key: String) -> String? {
            node.plainText(key).map { $0.clipped(to: wordLimit) }
        }
        return Deprecation(sunset: word("x-sunset"), replacedBy: word("x-replaced-by"), since: word("x-since"))
    }
}

extension Documentation {
    fileprivate func clipped(to limit: Int) -> Documentation {
        Documentation(
            title: title?.clipped(to: limit), summary: summary?.clipped(to: limit),
            description: description?.clipped(to: limit), remarks: remarks.map { $0.clipped(to: limit) })
    }
}

extension YAMLNode {
    /// The text of a member, where it is one. No type depends on it, so anything else is passed over.
    func plainText(_ key: String) -> String? {
        guard let node = self[key], node.kind == .scalar, !node.isNull, !node.text.isEmpty else { return nil }
        return node.text
    }

    package func isTrue(_ key: String) -> Bool {
        switch self[key]?.scalar {
        case .boolean(true)?, .string("true")?: true
        default: false
        }
    }
}
