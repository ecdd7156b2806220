import ContractModel
import Diagnostics
import YAMLTree

/// Reads how the properties of a schema become members of a model.
extension ConfigurationReader {
    /// Reads `coverURL`, `{name: published, type: Day, from: day, to: text}`, or `{type: Date}`.
    mutating func member(_ pair: YAMLPair) -> ModelRule.Member? {
        guard pair.value.kind == .mapping else {
            return name(pair.value, "coverURL").map { ModelRule.Member(name: $0.text) }
        }
        var member = ModelRule.Member()
        var type: ExternalType?
        var from, to: ModelRule.Word?
        var examples: [(ContractValue, SourceLocation)] = []
        for (key, value) in fields(pair.value, MemberKey.self) {
            switch key {
            case .name: member.name = name(value, "published")?.text
            case .type: type = memberType(value, of: pair.key)
            case .from: from = name(value, "day")
            case .to: to = name(value, "text")
            case .examples: examples = listed(value).map { (ContractValue($0), $0.location) }
            }
        }
        // The library converts between the contract's dates and `Date`.
        let isDate = type?.spelling == "Date" && pair.value["from"] == nil && pair.value["to"] == nil
        for key in isDate ? [.type] : MemberKey.needed where pair.value[key.rawValue] == nil {
            emit(.missingKey(key.rawValue, of: pair.key, at: pair.keyLocation))
        }
        guard let type, isDate || from != nil && to != nil else { return nil }
        member.conversion = ModelRule.Conversion(
            type: type, from: from, to: to, examples: examples, location: pair.keyLocation)
        return member
    }

    /// Reads the type of a member. The contract decides whether the member is optional.
    private mutating func memberType(_ node: YAMLNode, of property: String) -> ExternalType? {
        guard let type = externalType(node, of: property) else { return nil }
        if !TypeNameGrammar.isOptional(type.spelling) { return type }
        emit(.optionalMember(property, type.spelling, at: node.location))
        return nil
    }
}
