package import YAMLTree

extension JSONPath {
    /// Returns the segment that selects a key: `.name`, or `['a name']`.
    package static func segment(_ name: String) -> String {
        let isPlain = name.utf8.enumerated().allSatisfy { index, byte in
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x5F: true
            case 0x30...0x39: index > 0
            default: false
            }
        }
        return isPlain && !name.isEmpty ? ".\(name)" : "[\(literal(name))]"
    }

    /// Returns a string as a literal in single quotes.
    package static func literal(_ text: String) -> String {
        "'\(text.unicodeScalars.map(escaped).joined())'"
    }

    /// Maps each of the wanted nodes to the query that selects it.
    ///
    /// - Parameter wanted: The numbers of sequences and mappings (`YAMLNode.id`). Scalars are not visited.
    package static func texts(of wanted: Set<UInt32>, in root: YAMLNode) -> [UInt32: String] {
        var texts: [UInt32: String] = [:]
        func visit(_ node: YAMLNode, _ path: String) {
            guard texts.count < wanted.count else { return }
            if wanted.contains(node.id), texts[node.id] == nil { texts[node.id] = path }
            for (index, element) in node.elements.enumerated() where element.kind != .scalar {
                visit(element, "\(path)[\(index)]")
            }
            for pair in node.pairs where pair.value.kind != .scalar {
                visit(pair.value, path + segment(pair.key))
            }
        }
        visit(root, "$")
        return texts
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'": return "\\'"
        case "\\": return "\\\\"
        case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
