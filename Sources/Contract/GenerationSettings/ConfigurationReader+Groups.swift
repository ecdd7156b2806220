import Diagnostics
import YAMLTree

/// Reads how the client's operations are grouped.
extension ConfigurationReader {
    /// Reads `tags` or `paths`, a table of groups, or a mapping such as `{by: tags, flat: none}`.
    mutating func readGroups(_ node: YAMLNode) {
        var rule = GroupRule()
        if node.kind == .mapping {
            for (key, value) in fields(node, GroupKey.self) {
                switch key {
                case .by: readSource(value, &rule)
                case .flat: rule.flat = choice(value, of: GroupRule.FlatMethods.self) ?? rule.flat
                }
            }
            if node[GroupKey.by.rawValue] == nil { emit(.missingKey("by", of: "groups", at: node.location)) }
        } else {
            readSource(node, &rule)
        }
        options.groups = rule
    }

    /// Reads `tags` or `paths`, or a table of groups: `{books: [listBooks, "GET /books/*"]}`.
    private mutating func readSource(_ node: YAMLNode, _ rule: inout GroupRule) {
        if node.kind == .mapping {
            rule.entries = node.pairs.map { pair in
                GroupRule.Entry(
                    name: pair.key, operations: listed(pair.value).compactMap { pattern($0) },
                    location: pair.keyLocation)
            }
        } else {
            rule.source = choice(node, of: GroupRule.Source.self)
        }
    }
}
