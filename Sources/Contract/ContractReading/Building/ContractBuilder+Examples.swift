import ContractModel
import GenerationSettings
import Texts
import YAMLTree

/// Reads examples of parameters and headers. An object's own example has priority over its schema's (3.1.1, section
/// 4.8.12.2).
extension ContractBuilder {
    /// Returns a short scalar example. Other examples are not needed, and a long one would be repeated for each
    /// operation.
    func example(of parameter: ParameterObject) -> ContractValue? {
        let nodes = [ownExample(of: parameter.node)].compactMap(\.self) + parameter.schema.examples.map(\.node)
        return nodes.first { $0.kind == .scalar && !$0.isNull && Self.isShort($0) }.map { ContractValue($0) }
    }

    /// Returns an example that one line of a message can contain.
    func example(of header: HeaderObject) -> ContractValue? {
        let content = header.node["content"].flatMap { $0.kind == .mapping ? $0.pairs.first?.value : nil }
        let own = ownExample(of: header.node, "serializedValue") ?? content.flatMap { ownExample(of: target(of: $0)) }
        let nodes = [own].compactMap(\.self) + header.schema.examples.map(\.node)
        return nodes.first { !$0.isNull && Self.isShort($0) }.map { ContractValue($0) }
    }

    /// Returns `example`, or the value of the first of `examples`. In version 2.0, an extension has it.
    ///
    /// - Parameter text: The keyword for a value as it is sent (3.2.0, section 4.19), if that is wanted.
    private func ownExample(of node: YAMLNode, _ text: String? = nil) -> YAMLNode? {
        let named = node["examples"].flatMap { $0.kind == .mapping ? $0.pairs.first?.value : nil }.map {
            target(of: $0)
        }
        let value = named.flatMap { example in
            example["value"] ?? example["dataValue"] ?? text.flatMap { example[$0] }
        }
        return node["example"] ?? value ?? node["x-example"]
    }

    private func target(of node: YAMLNode) -> YAMLNode {
        if case .success(let place?) = document.documents.target(of: node) { place.node } else { node }
    }

    /// The greatest length in bytes, about the length of a line that servers accept.
    private static let lineLimit = 2_000

    private static func isShort(_ node: YAMLNode) -> Bool {
        var length = 0
        var pending = [node]
        while let next = pending.popLast(), length <= lineLimit {
            length += 1
            switch next.kind {
            case .scalar: length += next.text.utf8.count
            case .sequence: pending += next.elements.prefix(lineLimit)
            case .mapping:
                for pair in next.pairs.prefix(lineLimit) {
                    length += pair.key.utf8.count
                    pending.append(pair.value)
                }
            }
        }
        return length <= lineLimit
    }
}
