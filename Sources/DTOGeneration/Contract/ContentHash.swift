import YAMLTree

/// SHA-256 over what a document and the files that it refers to say: the parsed trees with the members of `components` sorted by name, so
/// that neither the syntax nor the order of components matters.
struct ContentHash {
    private var stream = SHA256Stream()

    static func of(_ documents: DocumentSet) -> String {
        var hash = ContentHash()
        hash.append(documents.root.root, path: [])
        for (path, tree) in documents.others {
            hash.append("f", text: path)
            hash.append(tree.root, path: [])
        }
        return hash.stream.digest.hexadecimal
    }

    /// Each value as a letter for its kind, its length, and its text: no two documents that differ write the same bytes.
    private mutating func append(_ node: YAMLNode, path: [String]) {
        switch node.kind {
        case .mapping:
            append("m", count: node.count)
            if Self.isComponentMap(path) {
                for pair in node.pairs.sorted(by: { $0.key < $1.key }) { append(pair, path: path) }
            } else {
                for pair in node.pairs { append(pair, path: path) }
            }
        case .sequence:
            append("l", count: node.count)
            for element in node.elements { append(element, path: Self.elsewhere) }
        case .scalar where node.isString:
            node.withUTF8 { text in
                append("s", count: text.count)
                stream.append(UnsafeRawBufferPointer(text))
            }
        case .scalar: append(node.scalar ?? .null)
        }
    }

    private mutating func append(_ pair: YAMLPair, path: [String]) {
        append("k", text: pair.key)
        append(pair.value, path: path.count < 2 ? path + [pair.key] : Self.elsewhere)
    }

    /// A path that is too long to be a component map's.
    private static let elsewhere = ["", "", ""]

    private static func isComponentMap(_ path: [String]) -> Bool {
        path.first == "components" && path.count <= 2 || path == ["definitions"]
    }

    private mutating func append(_ scalar: YAMLScalar) {
        switch scalar {
        case .null: append("n")
        case .boolean(let value): append(value ? "t" : "f")
        case .integer(let digits): append("i", text: digits)
        case .number(let text): append("d", text: text)
        case .notANumber: append("d", text: "nan")
        case .infinity(let negative): append("d", text: negative ? "-inf" : "inf")
        case .string(let text): append("s", text: text)
        }
    }

    private mutating func append(_ kind: Unicode.Scalar, text: String) {
        var text = text
        append(kind, count: text.utf8.count)
        text.withUTF8 { stream.append(UnsafeRawBufferPointer($0)) }
    }

    private mutating func append(_ kind: Unicode.Scalar, count: Int) {
        append(kind)
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { stream.append($0) }
    }

    private mutating func append(_ kind: Unicode.Scalar) {
        withUnsafeBytes(of: UInt8(ascii: kind)) { stream.append($0) }
    }
}
