/// The header `Link` (RFC 8288, section 3).
enum LinkHeader {
    /// The target of the first link with a relation; nil where there is none.
    static func target(_ relation: String, in value: String?) -> String? {
        guard let value else { return nil }
        var rest = value[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let target = String(rest[rest.index(after: open)..<close])
            let parameters = parameters(rest[rest.index(after: close)...])
            let relations = parameters.text.lowercased().split(separator: ";").filter { part in
                part.trimmed.hasPrefix("rel=")
            }.map { $0.trimmed.dropFirst("rel=".count).filter { $0 != "\"" } }
            if relations.contains(where: { $0.split(separator: " ").contains(Substring(relation)) }) { return target }
            rest = parameters.rest
        }
        return nil
    }

    /// Up to the comma that ends the link, which is none within quotes.
    private static func parameters(_ text: Substring) -> (text: Substring, rest: Substring) {
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ",", !isQuoted { return (text[..<index], text[text.index(after: index)...]) }
        }
        return (text, text[text.endIndex...])
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
