import Diagnostics
import YAMLTree

/// Reads the app's models for the schemas.
extension ConfigurationReader {
    private static let nullClears = "null-clears"

    /// Reads entries such as `{WorkDTO: {model: Work, merge: {subjectTags: union}}}`.
    mutating func readModels(_ node: YAMLNode) {
        for pair in entries(node, of: .models) {
            guard pair.value.kind == .mapping else {
                emit(.notAMapping("'\(pair.key)'", at: pair.value.location))
                continue
            }
            var rule = ModelRule(schema: ModelRule.Word(text: pair.key, location: pair.keyLocation))
            for (key, value) in fields(pair.value, ModelKey.self) { read(key, value, into: &rule) }
            if pair.value[ModelKey.model.rawValue] == nil {
                emit(.missingKey(ModelKey.model.rawValue, of: pair.key, at: pair.keyLocation))
            }
            check(rule)
            options.models.append(rule)
        }
    }

    private mutating func read(_ key: ModelKey, _ node: YAMLNode, into rule: inout ModelRule) {
        switch key {
        case .model: rule.model = name(node, "Work")
        case .kind: if let kind = choice(node, of: ModelRule.Kind.self) { rule.kind = kind }
        case .identity: rule.identity = listed(node).compactMap { word($0) }
        case .map: rule.map = pairs(node, key) { reader, pair in reader.member(pair) }
        case .ignore: rule.ignore = pairs(node, key) { reader, pair in reader.reason(pair) }
        case .merge: rule.merge = pairs(node, key) { reader, pair in reader.merge(pair.value) }
        case .orphans:
            rule.orphans = pairs(node, key) { reader, pair in reader.choice(pair.value, of: ModelRule.Orphans.self) }
        case .fallback: rule.fallback = name(node, "unknown")
        case .datedBy: rule.datedBy = word(node)
        case .unmapped: if let unmapped = choice(node, of: ModelRule.Unmapped.self) { rule.unmapped = unmapped }
        }
    }

    private mutating func check(_ rule: ModelRule) {
        let ignored = Set(rule.ignore.map(\.key.text))
        for word in rule.map.map(\.key) + rule.merge.map(\.key) + rule.orphans.map(\.key)
        where ignored.contains(word.text) {
            emit(.mappedAndIgnored(word.text, at: word.location))
        }
    }

    private mutating func pairs<Value>(
        _ node: YAMLNode, _ key: ModelKey, _ read: (inout ConfigurationReader, YAMLPair) -> Value?
    ) -> [(ModelRule.Word, Value)] {
        if node.isNull { return [] }
        guard node.kind == .mapping else {
            emit(.notAMapping("'\(key.rawValue)'", at: node.location))
            return []
        }
        return node.pairs.compactMap { pair in
            read(&self, pair).map { (ModelRule.Word(text: pair.key, location: pair.keyLocation), $0) }
        }
    }

    mutating func word(_ node: YAMLNode) -> ModelRule.Word? {
        text(node).map { ModelRule.Word(text: $0, location: node.location) }
    }

    /// Reads a string that is used as a Swift identifier.
    mutating func name(_ node: YAMLNode, _ example: String) -> ModelRule.Word? {
        guard let word = word(node) else { return nil }
        if IdentifierGrammar.isIdentifier(word.text) { return word }
        emit(.notASwiftName(word.text, example, at: word.location))
        return nil
    }

    private mutating func reason(_ pair: YAMLPair) -> String? {
        if case .string(let text)? = pair.value.scalar, text.contains(where: { !$0.isWhitespace }) { return text }
        emit(.noReason(pair.key, at: pair.value.location))
        return nil
    }

    /// Reads `union`, `[newer, null-clears]`, or `{function: betterTitle}`.
    private mutating func merge(_ node: YAMLNode) -> ModelRule.Merge? {
        var merge = ModelRule.Merge(policy: .replace, location: node.location)
        if node.kind == .mapping {
            guard let function = node[MergeKey.function.rawValue] else {
                emit(.missingKey(MergeKey.function.rawValue, of: ModelKey.merge.rawValue, at: node.location))
                return nil
            }
            let known = fields(node, MergeKey.self).count == node.pairs.count
            guard known, let name = name(function, "betterTitle") else { return nil }
            merge.policy = .function(name.text)
            return merge
        }
        var policies: [ModelRule.Merge.Policy] = []
        for element in listed(node) {
            guard let word = text(element) else { return nil }
            if word == Self.nullClears {
                merge.nullClears = true
            } else if let known = ModelRule.Merge.Policy.words.first(where: { $0.word == word }) {
                policies.append(known.policy)
            } else {
                emit(
                    .notAPolicy(
                        word, known: ModelRule.Merge.Policy.words.map(\.word) + [Self.nullClears],
                        at: element.location))
                return nil
            }
        }
        if policies.count > 1 {
            emit(.severalPolicies(at: node.location))
            return nil
        }
        merge.policy = policies.first ?? .replace
        return merge
    }
}
