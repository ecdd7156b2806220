import YAMLTree

/// SHA-256 over what a document and the files that it refers to say: the parsed trees with the members of `components` sorted by name, so
/// that neither the syntax nor the order of components matters.
enum ContentHash {
    static func of(_ documents: DocumentSet) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(documents.root.nodeCount * 16)
        append(documents.root.root, path: [], to: &bytes)
        for (path, tree) in documents.others {
            append("f", text: path, to: &bytes)
            append(tree.root, path: [], to: &bytes)
        }
        return SHA256Digest(of: bytes).hexadecimal
    }

    /// Each value as a letter for its kind, its length, and its text: no two documents that differ write the same bytes.
    private static func append(_ node: YAMLNode, path: [String], to bytes: inout [UInt8]) {
        switch node.kind {
        case .mapping:
            append("m", count: node.count, to: &bytes)
            let pairs = isComponentMap(path) ? node.pairs.sorted { $0.key < $1.key } : Array(node.pairs)
            for pair in pairs {
                append("k", text: pair.key, to: &bytes)
                append(pair.value, path: path.count < 2 ? path + [pair.key] : elsewhere, to: &bytes)
            }
        case .sequence:
            append("l", count: node.count, to: &bytes)
            for element in node.elements {
                append(element, path: elsewhere, to: &bytes)
            }
        case .scalar: append(node.scalar ?? .null, to: &bytes)
        }
    }

    /// A path that is too long to be a component map's.
    private static let elsewhere = ["", "", ""]

    private static func isComponentMap(_ path: [String]) -> Bool {
        path.first == "components" && path.count <= 2 || path == ["definitions"]
    }

    private static func append(_ scalar: YAMLScalar, to bytes: inout [UInt8]) {
        switch scalar {
        case .null: bytes.append(UInt8(ascii: "n"))
        case .boolean(let value): bytes.append(UInt8(ascii: value ? "t" : "f"))
        case .integer(let digits): append("i", text: digits, to: &bytes)
        case .number(let text): append("d", text: text, to: &bytes)
        case .notANumber: append("d", text: "nan", to: &bytes)
        case .infinity(let negative): append("d", text: negative ? "-inf" : "inf", to: &bytes)
        case .string(let text): append("s", text: text, to: &bytes)
        }
    }

    private static func append(_ kind: Unicode.Scalar, text: String, to bytes: inout [UInt8]) {
        append(kind, count: text.utf8.count, to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    private static func append(_ kind: Unicode.Scalar, count: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: kind))
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { bytes.append(contentsOf: $0) }
    }
}
