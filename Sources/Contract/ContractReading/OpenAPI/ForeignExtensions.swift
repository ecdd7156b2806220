import ContractModel
import GenerationSettings
import YAMLTree

/// Reads extensions of AutoRest, Fern and Speakeasy that have the meaning of an extension or setting of this tool.
enum ForeignExtensions {
    /// Maps extensions of other tools to the keywords with the same meaning.
    static let keywords: [String: SchemaKeyword] = [
        "x-ms-client-name": .xSwiftName, "x-fern-type-name": .xSwiftName, "x-fern-property-name": .xSwiftName,
        "x-speakeasy-name-override": .xSwiftName,
        "x-fern-enum": .xEnumVarnames, "x-speakeasy-enums": .xEnumVarnames,
        "x-speakeasy-enum-descriptions": .xEnumDescriptions,
        "x-speakeasy-deprecation-replacement": .xReplacedBy,
    ]

    /// Stores the name that another tool gives to a schema. A name that is not an identifier is ignored.
    static func readName(_ name: String?, of key: String, into extensions: SchemaExtensions) {
        guard let name, IdentifierGrammar.isIdentifier(name) else { return }
        if key != "x-fern-property-name" { extensions.foreignTypeName = name.prefix(1).uppercased() + name.dropFirst() }
        if key != "x-fern-type-name" { extensions.foreignMemberName = name.prefix(1).lowercased() + name.dropFirst() }
    }

    /// Returns the name that another tool gives to a parameter, or nil. A name that is not an identifier is ignored.
    static func parameterName(_ parameter: YAMLNode) -> String? {
        let keys = ["x-ms-client-name", "x-fern-parameter-name", "x-speakeasy-name-override"]
        let names = keys.lazy.compactMap { parameter.plainText($0) }
        return names.first(where: IdentifierGrammar.isIdentifier).map { $0.prefix(1).lowercased() + $0.dropFirst() }
    }

    /// Whether an extension asks another tool to make no method for an operation.
    static func leavesOut(_ operation: YAMLNode) -> Bool {
        operation.isTrue("x-fern-ignore") || operation.isTrue("x-speakeasy-ignore")
    }

    // MARK: Pages

    /// Returns the rule for the pages of an operation, if an extension of another tool has a rule that this tool can
    /// follow.
    static func pagination(_ operation: YAMLNode) -> PaginationRule? {
        if let node = operation["x-ms-pageable"] { return microsoftRule(node) }
        if let node = operation["x-fern-pagination"] { return fernRule(node) }
        return operation["x-speakeasy-pagination"].flatMap(speakeasyRule)
    }

    /// Reads `{nextLinkName: nextLink, itemName: value}`. `itemName` is optional, and has the default `value`.
    private static func microsoftRule(_ node: YAMLNode) -> PaginationRule? {
        guard let next = node.plainText("nextLinkName"), !next.isEmpty else { return nil }
        let items = AnswerPath(keys: [node.plainText("itemName") ?? "value"], location: node.location)
        return PaginationRule(
            step: .link(AnswerPath(keys: [next], location: node.location)), items: items, location: node.location)
    }

    /// Reads `{cursor: $request.cursor, next_cursor: $response.next, results: $response.data}`, or
    /// `{offset: $request.page, results: $response.data}`. An offset without a `step` counts pages.
    private static func fernRule(_ node: YAMLNode) -> PaginationRule? {
        guard let items = path(node["results"]) else { return nil }
        let step: PaginationRule.Step
        if let parameter = path(node["cursor"])?.keys.last, let next = path(node["next_cursor"]) {
            step = .cursor(parameter: parameter, next: next)
        } else if let parameter = path(node["offset"])?.keys.last {
            step =
                node["step"] == nil
                ? .page(parameter: parameter, first: nil) : .offset(parameter: parameter, first: nil)
        } else {
            return nil
        }
        return PaginationRule(step: step, items: items, location: node.location)
    }

    /// Reads `{type: cursor, inputs: [{name: after, in: parameters, type: cursor}], outputs: {results: $.data,
    /// nextCursor: $.next}}`.
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
            step = .offset(parameter: parameter, first: nil)
        } else {
            return nil
        }
        return PaginationRule(step: step, items: items, location: node.location)
    }

    /// Returns the keys of an expression such as `$response.meta.next` or `$.meta.next`, or nil for other expressions.
    private static func path(_ node: YAMLNode?) -> AnswerPath? {
        guard let node, node.isString, node.text.hasPrefix("$"), !node.text.contains("[") else { return nil }
        let keys = node.text.split(separator: ".").dropFirst().map(String.init)
        return (1...16).contains(keys.count) ? AnswerPath(keys: keys, location: node.location) : nil
    }
}
