package import YAMLTree

extension YAMLNode {
    /// The text of a member, where it is one. No type depends on it, so anything else is passed over.
    func plainText(_ key: String) -> String? {
        guard let node = self[key], node.kind == .scalar, !node.isNull, !node.text.isEmpty else { return nil }
        return node.text
    }

    package func isTrue(_ key: String) -> Bool {
        switch self[key]?.scalar {
        case .boolean(true)?, .string("true")?: true
        default: false
        }
    }
}
