import Diagnostics
import Foundation
package import YAMLTree

/// A document that can be written in another form.
package struct RewrittenDocument {
    package typealias Pair = (key: String, value: YAMLNode)
    private let tree: YAMLTree
    /// Maps the path of a mapping to members, as JSON, that are written before the mapping's own members.
    package var additions: [[String]: String] = [:]

    /// Returns nil if the bytes are neither YAML nor JSON.
    package init?(_ bytes: [UInt8]) {
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "openapi.yaml", bytes: bytes)
        guard let tree = YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &diagnostics)
        else { return nil }
        self.tree = tree
    }

    /// Returns the document as JSON, with the members of each mapping in the order that the closure returns.
    package func json(_ order: (_ path: [String], _ pairs: [Pair]) -> [Pair]) -> String {
        text(of: tree.root, path: [], order)
    }

    package var root: YAMLNode { tree.root }

    /// Returns a part of the document as JSON.
    package func json(of node: YAMLNode) -> String {
        text(of: node, path: []) { $1 }
    }

    /// Returns an object of strings as JSON.
    package static func json(_ members: KeyValuePairs<String, String>) -> String {
        "{\(members.map { "\(quoted($0)): \(quoted($1))" }.joined(separator: ", "))}"
    }

    private func text(of node: YAMLNode, path: [String], _ order: ([String], [Pair]) -> [Pair]) -> String {
        switch node.kind {
        case .mapping:
            let pairs = order(path, node.pairs.map { ($0.key, $0.value) })
            let members = pairs.map { "\(Self.quoted($0.key)): \(text(of: $0.value, path: path + [$0.key], order))" }
            return "{\(([additions[path]].compactMap(\.self) + members).joined(separator: ",\n"))}"
        case .sequence:
            return "[\(node.elements.map { text(of: $0, path: path + [""], order) }.joined(separator: ", "))]"
        case .scalar:
            return Self.text(of: node.scalar ?? .null)
        }
    }

    private static func text(of scalar: YAMLScalar) -> String {
        switch scalar {
        case .null, .notANumber, .infinity: "null"
        case .boolean(let flag): "\(flag)"
        case .integer(let text), .number(let text): text
        case .string(let text): quoted(text)
        }
    }

    package static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let bytes = (try? encoder.encode(text)) ?? Data()
        return String(decoding: bytes, as: UTF8.self)
    }
}
