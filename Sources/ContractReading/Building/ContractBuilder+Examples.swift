import ContractModel
import GenerationSettings
import Texts
import YAMLTree

/// Examples of parameters and headers. One of its own goes before those of its schema (3.1.1, section 4.8.12.2).
extension ContractBuilder {
    /// Only a scalar is read: nobody has asked for more. Nor for a long one, which would be repeated with each operation.
    func example(of parameter: ParameterObject) -> ContractValue? {
        let nodes = [ownExample(of: parameter.node)].compactMap(\.self) + parameter.schema.examples.map(\.node)
        return nodes.first { $0.kind == .scalar && !$0.isNull && Self.isShort($0) }.map { ContractValue($0) }
    }

    /// What a line of a message cannot hold is passed over.
    func example(of header: HeaderObject) -> ContractValue? {
        let content = header.node["content"].flatMap { $0.kind == .mapping ? $0.pairs.first?.value : nil }
        let own = ownExample(of: header.node, "serializedValue") ?? content.flatMap { ownExample(of: target(of: $0)) }
        let nodes = [own].compactMap(\.self) + header.schema.examples.map(\.node)
        return nodes.first { !$0.isNull && Self.isShort($0) }.map { ContractValue($0) }
    }

    /// `example`, or the value of the first of `examples`; version 2.0 has an extension for it.
    ///
    /// - Parameter text: the keyword of a value as it is sent (3.2.0, section 4.19), where the sent text is the value.
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

    /// In bytes, about as many as servers take in a line.
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
