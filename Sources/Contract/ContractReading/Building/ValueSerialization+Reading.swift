package import ContractModel
package import YAMLTree

extension ValueSerialization {
    /// Reads the serialization of a parameter or header.
    ///
    /// - Parameter place: The value of `in` of a parameter, or `header`.
    package init(_ node: YAMLNode, in place: String, version: SpecificationVersion) {
        if version == .swagger20 || Self.isInWordsOfSwagger(node) {
            self = Self.swagger(node, in: place)
        } else if node["schema"] == nil, let content = node["content"], content.kind == .mapping,
            let mediaType = content.pairs.first
        {
            self.init(mediaType: mediaType.key)
        } else {
            // A header always has the style `simple`.
            let style = place == "header" ? "simple" : node.plainText("style") ?? Self.defaultStyle(in: place)
            // `deepObject` always separates its parts, even with `explode: false`, because it has no other form.
            let isApart = style == "deepObject" || style == "form" || style == "cookie"
            let isSaid = style != "deepObject" && node["explode"] != nil
            self = .style(style, explode: isSaid ? node.isTrue("explode") : isApart)
        }
    }

    private static func defaultStyle(in place: String) -> String {
        place == "query" || place == "cookie" ? "form" : "simple"
    }

    /// Whether a parameter of OpenAPI 3 is written as in OpenAPI 2.0: with `type`, and without any keyword of OpenAPI 3
    /// for its schema or serialization.
    static func isInWordsOfSwagger(_ node: YAMLNode) -> Bool {
        node["type"] != nil && ["schema", "content", "style", "explode"].allSatisfy { node[$0] == nil }
    }

    /// Converts `collectionFormat` of OpenAPI 2.0 to the styles that replace it.
    private static func swagger(_ node: YAMLNode, in place: String) -> ValueSerialization {
        let style = defaultStyle(in: place)
        guard node.plainText("type") == "array" else { return .style(style, explode: style == "form") }
        let format = node.plainText("collectionFormat").flatMap(CollectionFormat.init) ?? .csv
        switch format {
        case .multi, .brackets: return .style(style, explode: true)
        case .ssv where place == "query": return .style("spaceDelimited", explode: false)
        case .pipes where place == "query": return .style("pipeDelimited", explode: false)
        // These formats have no style in OpenAPI 3.
        case .ssv, .tsv, .pipes: return .style(format.rawValue, explode: false)
        case .csv: return .style(style, explode: false)
        }
    }
}
