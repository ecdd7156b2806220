import Diagnostics
package import YAMLTree

/// Reads nodes as typed values. The functions whose names begin with `require` report an error for a value of the wrong
/// kind, because types depend on the value. Other functions report a warning.
struct ObjectReader {
    var diagnostics: DiagnosticSink

    /// Returns the pairs of a mapping. An empty list is treated as an empty mapping, because some languages write an
    /// empty mapping as a list.
    mutating func requireMapping(_ node: YAMLNode, _ keyword: String) -> YAMLPairs? {
        guard node.kind == .mapping || node.isEmptyList else {
            diagnostics.emit(
                OpenAPIMessages.expected("a mapping", for: keyword, found: node.kindName, at: node.location))
            return nil
        }
        return node.pairs
    }

    mutating func requireSequence(_ node: YAMLNode, _ keyword: String) -> YAMLElements? {
        guard node.kind == .sequence else {
            diagnostics.emit(
                OpenAPIMessages.expected("a list", for: keyword, found: node.kindName, at: node.location))
            return nil
        }
        return node.elements
    }

    /// Returns the text of any scalar except null. Authors write `version: 1.0` and mean a string.
    mutating func string(_ node: YAMLNode, _ keyword: String) -> String? {
        text(node, keyword)?.text
    }

    mutating func text(_ node: YAMLNode, _ keyword: String) -> YAMLNode? {
        if node.kind == .scalar { return node.isNull ? nil : node }
        ignore(node, keyword, "text")
        return nil
    }

    mutating func boolean(_ node: YAMLNode, _ keyword: String) -> Bool {
        switch node.scalar {
        case .boolean(let value)?: return value
        case .string("true")?: return true
        case .string("false")?, .null?: return false
        default:
            ignore(node, keyword, "true or false")
            return false
        }
    }

    mutating func count(_ node: YAMLNode, _ keyword: String) -> Int? {
        switch node.scalar {
        case .integer(let digits)?:
            if let value = Int(digits), value >= 0 { return value }
        case .number(let text)?:
            if let value = Double(text), value >= 0, value < 1e15, value == value.rounded() { return Int(value) }
        default: break
        }
        ignore(node, keyword, "a whole number of 0 or more")
        return nil
    }

    /// Returns the text of a number.
    mutating func number(_ node: YAMLNode, _ keyword: String) -> String? {
        switch node.scalar {
        case .integer(let digits)?: return digits
        case .number(let text)?: return text
        default:
            ignore(node, keyword, "a number")
            return nil
        }
    }

    mutating func strings(_ node: YAMLNode, _ keyword: String) -> [String] {
        if node.kind == .scalar { return string(node, keyword).map { [$0] } ?? [] }
        guard node.kind == .sequence else {
            ignore(node, keyword, "a list of strings")
            return []
        }
        return node.elements.compactMap { string($0, keyword) }
    }

    mutating func ignore(_ node: YAMLNode, _ keyword: String, _ wanted: String) {
        diagnostics.emit(
            OpenAPIMessages.ignored(wanted, for: keyword, found: node.kindName, at: node.location))
    }
}

extension YAMLNode {
    var isEmptyList: Bool {
        kind == .sequence && count == 0
    }

    /// The kind of the node for messages, in terms that authors of YAML use.
    package var kindName: String {
        switch kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .scalar:
            switch scalar {
            case .null?, nil: return "empty"
            case .boolean?: return "'\(text)'"
            case .integer?, .number?, .notANumber?, .infinity?: return "the number \(text)"
            case .string?: return "the string '\(text.prefix(40))'"
            }
        }
    }
}
