import ContractModel
import GenerationSettings
import YAMLTree

/// The extensions of AutoRest, Fern and Speakeasy that mean what an extension or a setting of this tool means.
enum ForeignExtensions {
    /// The keywords of schemas for which other tools have a name of their own.
    static let keywords: [String: SchemaKeyword] = [
        "x-ms-client-name": .xSwiftName, "x-fern-type-name": .xSwiftName, "x-fern-property-name": .xSwiftName,
        "x-speakeasy-name-override": .xSwiftName,
        "x-fern-enum": .xEnumVarnames, "x-speakeasy-enums": .xEnumVarnames,
        "x-speakeasy-enum-descriptions": .xEnumDescriptions,
        "x-speakeasy-deprecation-replacement": .xReplacedBy,
    ]

    /// Stores the name that another tool gives to a schema. Texts that are not identifiers are not used.
    static func readName(_ name: String?, of key: String, into extensions: SchemaExtensions) {
        guard let name, IdentifierGrammar.isIdentifier(name) else { return }
        if key != "x-fern-property-name" { extensions.foreignTypeName = name.prefix(1).uppercased() + name.dropFirst() }
        if key != "x-fern-type-name" { extensions.foreignMemberName = name.prefix(1).lowercased() + name.dropFirst() }
    }

    /// Returns the name that another tool gives to a parameter.
    static func parameterName(_ parameter: YAMLNode) -> String? {
        let keys = ["x-ms-client-name", "x-fern-parameter-name", "x-speakeasy-name-override"]
        let names = keys.lazy.compactMap { parameter.plainText($0) }
        return names.first(where: IdentifierGrammar.isIdentifier).map { $0.prefix(1).lowercased() + $0.dropFirst() }
    }

    /// Whether another tool makes no method for an operation.
    static func leavesOut(_ operation: YAMLNode) -> Bool {
        operation.isTrue("x-fern-ignore") || operation.isTrue("x-speakeasy-ignore")
    }

    // MARK: Pages

    /// Returns the rule by which the pages of an operation follow each other, if another tool's extension has one.
    static func pagination(_ operation: YAMLNode) -> PaginationRule? {
        if let node = operation["x-ms-pageable"] { return microsoftRule(node) }
        if let node = operation["x-fern-pagination"] { return fernRule(node) }
        return operation["x-speakeasy-pagination"].flatMap(speakeasyRule)
    }

    /// `{nextLinkName: nextLink, itemName: value}`, whose second key has this default.
    private static func microsoftRule(_ node: YAMLNode) -> PaginationRule? {
        guard let next = node.plainText("nextLinkName"), !next.isEmpty else { return nil }
        let items = AnswerPath(keys: [node.plainText("itemName") ?? "value"], location: node.location)
        return PaginationRule(
            step: .link(AnswerPath(keys: [next], location: node.location)), items: items, location: node.location)
    }

    /// `{cursor: $request.cursor, next_cursor: $response.next, results: $response.data}`, or `{offset:, results:}`,
    /// where an offset without a `step` counts pages.
    private static func fernRule(_ node: YAMLNode) -> PaginationRule? {
        guard let items = path(node["results"]) else { return nil }
        let step: PaginationRule.Step
        if let parameter = path(node["cursor"])?.keys.last, let next = path(node["next_cursor"]) {
            step = .cursor(parameter: parameter, next: next)
        } else if let parameter = path(node["offset"])?.keys.last {
            step = node["step"] == nil ? .page(parameter: parameter, first: nil) : .offset(parameter: parameter)
        } else {
            return nil
        }
        return PaginationRule(step: step, items: items, location: node.location)
    }

    /// `{type: cursor, inputs: [{name: after, in: parameters, type: cursor}], outputs: {results: $.data, nextCursor:
    /// $.next}}`.
    private static func speakeasyRule(_ node: YAMLNode) -> PaginationRule? {
        guard let outputs = node["outputs"], let items = path(outputs["results"]) else { return nil }
        func parameter(_ type: String) -> String? {
            node["inputs"]?.elements.first { $0.plainText("type") == type }?.plainText("name")
        }
        let step: PaginationRule.Step
        if let next = path(outputs["nextUrl"]) {
            step = .link(next)
        } else if let parameter = parameter("cursor"), let next = path(outputs["nextCursor"]) {
            step = .cursor(parameter: parameter, next: next)
        } else if let parameter = parameter("page") {
            step = .page(parameter: parameter, first: nil)
        } else if let parameter = parameter("offset") {
            step = .offset(parameter: parameter)
        } else {
            return nil
        }
        return PaginationRule(step: step, items: items, location: node.location)
    }

    /// Returns the keys of `$response.meta.next` or `$.meta.next`. Returns nil for other expressions.
    private static func path(_ node: YAMLNode?) -> AnswerPath? {
        guard let node, node.isString, node.text.hasPrefix("$"), !node.text.contains("[") else { return nil }
        let keys = node.text.split(separator: ".").dropFirst().map(String.init)
        return (1...16).contains(keys.count) ? AnswerPath(keys: keys, location: node.location) : nil
    }
}
