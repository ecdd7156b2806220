import ContractModel
import GenerationSettings
import YAMLTree

/// Reads examples of parameters and headers. An example of the object itself has priority over an example of its schema
/// (OpenAPI 3.1.1, section 4.8.12.2).
extension ContractBuilder {
    /// Returns a short scalar example, or nil. Other examples are not needed, and each operation would repeat a long
    /// example.
    func example(of parameter: ParameterObject, _ value: ValueDefinition?) -> ContractValue? {
        let nodes = [ownExample(of: parameter.node)].compactMap(\.self) + parameter.schema.examples.map(\.node)
        let own = nodes.first { $0.kind == .scalar && !$0.isNull && Self.isShort($0) }.map { ContractValue($0) }
        return own ?? typeExample(of: value) { $0.isScalar }
    }

    /// Returns the short scalar examples with names, at most eight.
    func namedExamples(of parameter: ParameterObject) -> [ContractExample] {
        guard let named = parameter.node["examples"], named.kind == .mapping else { return [] }
        return named.pairs.prefix(8).compactMap { pair in
            let example = target(of: pair.value)
            guard let value = example["value"] ?? example["dataValue"], value.kind == .scalar, Self.isShort(value)
            else {
                return nil
            }
            return ContractExample(name: pair.key, value: ContractValue(value), location: value.location)
        }
    }

    /// Returns a short example of the value's schema or of its type, or nil.
    private func typeExample(of value: ValueDefinition?, _ isUsable: (ContractValue) -> Bool) -> ContractValue? {
        guard let use = value?.use else { return nil }
        var examples = use.constraints.examples
        if case .definition(let id) = use.reference { examples += definitions[id.rawValue].examples }
        return examples.lazy.map(\.value).first {
            $0 != .null && isUsable($0) && $0.jsonText.utf8.count <= Self.lineLimit
        }
    }

    /// Returns an example that is short enough for a header, or nil.
    func example(of header: HeaderObject, _ value: ValueDefinition) -> ContractValue? {
        let content = header.node["content"].flatMap { $0.kind == .mapping ? $0.pairs.first?.value : nil }
        let own = ownExample(of: header.node, "serializedValue") ?? content.flatMap { ownExample(of: target(of: $0)) }
        let nodes = [own].compactMap(\.self) + header.schema.examples.map(\.node)
        return nodes.first { !$0.isNull && Self.isShort($0) }.map { ContractValue($0) }
            ?? typeExample(of: value) { _ in true }
    }

    /// Returns `example`, or the value of the first entry in `examples`, or `x-example`, which documents of OpenAPI 2.0
    /// use.
    ///
    /// - Parameter text: The keyword of an example for a value as it is sent (OpenAPI 3.2.0, section 4.19), or nil to
    ///   ignore examples of this kind.
    private func ownExample(of node: YAMLNode, _ text: String? = nil) -> YAMLNode? {
        let named = node["examples"].flatMap { $0.kind == .mapping ? $0.pairs.first?.value : nil }.map {
            target(of: $0)
        }
        let value = named.flatMap { example in
            example["value"] ?? example["dataValue"] ?? text.flatMap { example[$0] }
        }
        return node["example"] ?? value ?? node["x-example"]
    }

    func target(of node: YAMLNode) -> YAMLNode {
        if case .success(let place?) = document.documents.target(of: node) { place.node } else { node }
    }

    /// The greatest length of an example in bytes. Servers accept header lines of about this length.
    static let lineLimit = 2_000
}

extension ContractValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .null, .array, .object: false
        case .boolean, .integer, .number, .string: true
        }
    }
}
