/// Reads the header `Link` (RFC 8288 section 3).
enum LinkHeader {
    /// Returns the target URL of the first link with a relation, such as `next`, or nil if there is no such link.
    static func target(_ relation: String, in value: String?) -> String? {
        guard let value else { return nil }
        var rest = value[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let target = String(rest[rest.index(after: open)..<close])
            let (parameters, others) = split(rest[rest.index(after: close)...])
            let relations = parameters.compactMap { Self.relations(in: $0) }.first ?? []
            if relations.contains(where: { $0.lowercased() == relation }) { return target }
            rest = others
        }
        return nil
    }

    /// Returns the relations if the parameter is `rel`, or nil for another parameter. The caller uses only the first
    /// `rel` of a link (RFC 8288 section 3.3).
    private static func relations(in parameter: Substring) -> [Substring]? {
        guard let sign = parameter.firstIndex(of: "="), parameter[..<sign].trimmed.lowercased() == "rel" else {
            return nil
        }
        return parameter[parameter.index(after: sign)...].split { $0 == " " || $0 == "\"" }
    }

    /// Splits the header at the comma that ends a link, and the link at its semicolons. Commas and semicolons within
    /// quotes are a part of a value.
    private static func split(_ text: Substring) -> (parameters: [Substring], rest: Substring) {
        var isQuoted = false
        var parameters: [Substring] = []
        var start = text.startIndex
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            guard !isQuoted, text[index] == "," || text[index] == ";" else { continue }
            parameters.append(text[start..<index])
            start = text.index(after: index)
            if text[index] == "," { return (parameters, text[start...]) }
        }
        return (parameters + [text[start...]], text[text.endIndex...])
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
