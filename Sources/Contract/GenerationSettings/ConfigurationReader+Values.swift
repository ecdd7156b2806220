import ContractModel
import Diagnostics
import YAMLTree

/// Reads nodes as values of a certain kind. Nodes of another kind are reported, and the result is nil or empty.
extension ConfigurationReader {
    mutating func text(_ node: YAMLNode) -> String? {
        if case .string(let text)? = node.scalar { return text }
        emit(.notText(at: node.location))
        return nil
    }

    mutating func flag(_ node: YAMLNode, _ assign: (inout GenerationOptions, Bool) -> Void) {
        if let flag = flag(node) { assign(&options, flag) }
    }

    mutating func flag(_ node: YAMLNode) -> Bool? {
        if case .boolean(let value)? = node.scalar { return value }
        emit(.unknownValue(node.text, known: ["true", "false"], at: node.location))
        return nil
    }

    // MARK: Choices

    mutating func choose<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode, _ assign: (inout GenerationOptions, Choice) -> Void
    ) {
        if let choice = choice(node, of: Choice.self) { assign(&options, choice) }
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode, of type: Choice.Type
    ) -> Choice? {
        if node.kind == .scalar, let choice = Choice(rawValue: node.text) { return choice }
        emit(.unknownValue(node.text, known: Choice.allCases.map(\.rawValue), at: node.location))
        return nil
    }

    /// Reads one choice, or a list of choices.
    mutating func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(_ node: YAMLNode) -> Set<Choice> {
        Set(listed(node).compactMap { choice($0, of: Choice.self) })
    }

    // MARK: Collections

    /// Returns the elements of a list. A node that is not a list is treated as a list with one element.
    func listed(_ node: YAMLNode) -> [YAMLNode] {
        node.kind == .sequence ? Array(node.elements) : [node]
    }

    mutating func list(_ node: YAMLNode, of key: ConfigurationKey) -> [YAMLNode] {
        if node.isNull { return [] }
        guard node.kind == .sequence else {
            emit(.notAList(key.rawValue, at: node.location))
            return []
        }
        return Array(node.elements)
    }

    /// Returns the pairs of a mapping whose keys are not fixed, such as names of the document.
    mutating func entries(_ node: YAMLNode, of key: ConfigurationKey) -> [YAMLPair] {
        if node.isNull { return [] }
        guard node.kind == .mapping else {
            emit(.notAMapping("'\(key.rawValue)'", at: node.location))
            return []
        }
        return Array(node.pairs)
    }

    /// Returns the pairs of a mapping with a fixed set of keys. Unknown keys are reported.
    mutating func fields<Key: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode, _ type: Key.Type, without others: [Key] = []
    ) -> [(key: Key, value: YAMLNode)] {
        let known = Key.allCases.map(\.rawValue).filter { name in !others.contains { $0.rawValue == name } }
        return node.pairs.compactMap { pair in
            if known.contains(pair.key), let key = Key(rawValue: pair.key) { return (key, pair.value) }
            emit(.unknownKey(pair.key, known: known, at: pair.keyLocation))
            return nil
        }
    }

    // MARK: Swift

    mutating func module(_ node: YAMLNode) -> String? {
        guard let name = text(node) else { return nil }
        if IdentifierGrammar.isIdentifier(name) { return name }
        emit(.notAModule(name, at: node.location))
        return nil
    }

    /// Reads `Money`, or `{type: Money, import: MoneyKit}`.
    mutating func externalType(_ node: YAMLNode, of owner: String) -> ExternalType? {
        guard node.kind == .mapping else {
            return typeName(node).map { ExternalType(spelling: $0, module: nil) }
        }
        var spelling: String?
        var module: String?
        for (key, value) in fields(node, ExternalTypeKey.self) {
            switch key {
            case .type: spelling = typeName(value)
            case .import: module = self.module(value)
            }
        }
        if node[ExternalTypeKey.type.rawValue] == nil {
            emit(.missingKey("type", of: owner, at: node.location))
        }
        return spelling.map { ExternalType(spelling: $0, module: module) }
    }

    private mutating func typeName(_ node: YAMLNode) -> String? {
        guard let name = text(node) else { return nil }
        if TypeNameGrammar.isType(name), let end = name.lastIndex(where: { $0 != " " }) { return String(name[...end]) }
        emit(.notAType(name, at: node.location))
        return nil
    }
}
