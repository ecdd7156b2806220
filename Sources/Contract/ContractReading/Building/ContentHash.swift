import Files
import YAMLTree

/// Computes the SHA-256 of a document and of the files to which it refers. The parsed trees are hashed, with the
/// members of `components` sorted by name. So the hash does not depend on the syntax of the document, or on the order
/// of components.
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

    /// Appends each value as a letter for its kind, its length, and its text. So documents with different contents
    /// never give the same bytes.
    private mutating func append(_ node: YAMLNode, path: [String]) {
        // Nothing below this depth is sorted.
        guard node.kind == .mapping, path.count <= 2 else { return node.accept(&self) }
        visit(.mapping, count: node.count)
        let pairs = Self.isComponentMap(path) ? node.pairs.sorted { $0.key < $1.key } : Array(node.pairs)
        for pair in pairs {
            append("k", text: pair.key)
            append(pair.value, path: path + [pair.key])
        }
    }

    private static func isComponentMap(_ path: [String]) -> Bool {
        path.first == "components" && path.count <= 2 || path == ["definitions"]
    }

    private mutating func append(_ kind: Unicode.Scalar, text: String) {
        var text = text
        text.withUTF8 { append(kind, text: $0) }
    }

    private mutating func append(_ kind: Unicode.Scalar, text: UnsafeBufferPointer<UInt8>) {
        append(kind, count: text.count)
        stream.append(UnsafeRawBufferPointer(text))
    }

    private mutating func append(_ kind: Unicode.Scalar, count: Int) {
        append(kind)
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { stream.append($0) }
    }

    private mutating func append(_ kind: Unicode.Scalar) {
        withUnsafeBytes(of: UInt8(ascii: kind)) { stream.append($0) }
    }
}

extension ContentHash: YAMLVisitor {
    mutating func visit(_ collection: YAMLNode.Kind, count: Int) {
        append(collection == .mapping ? "m" : "l", count: count)
    }

    mutating func visit(key: UnsafeBufferPointer<UInt8>) {
        append("k", text: key)
    }

    mutating func visit(string: UnsafeBufferPointer<UInt8>) {
        append("s", text: string)
    }

    mutating func visit(_ scalar: YAMLScalar) {
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
}
