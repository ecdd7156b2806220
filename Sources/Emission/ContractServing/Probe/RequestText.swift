package import DTOContract
package import DTORuntime
import Foundation

/// The target and headers of a request, made from a path and values of its parameters. A value cannot change other
/// parts of the request.
package struct RequestText: Sendable {
    /// The reason why the request cannot be made, as a sentence.
    package struct Fault: Error, Hashable {
        package var reason: String
    }

    /// The path and query, percent-encoded: `/v1/books/42?page=1`.
    package private(set) var target: String
    package private(set) var headers = HTTPHeaders()

    private var query: [String] = []
    /// The items of the query that the path in the document contains.
    private var own: [String] = []
    private var cookies: [String] = []
    private let spanning: Set<String>

    /// - Parameters:
    ///   - path: The path in the document: `/books/{id}`.
    ///   - spanning: The parameters of the path whose values may contain slashes, which separate segments.
    package init(
        path: String, spanning: Set<String> = [], _ values: [(parameter: RuntimeParameter, value: JSONValue)]
    ) throws(Fault) {
        self.spanning = spanning
        // As in the client, the path begins with a slash. Without the slash, the path would become part of the server's
        // name. A fragment is never sent (RFC 3986 section 3.5).
        let parts = path.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        target = String(parts.first ?? "")
        // A path of the contract may contain a query (`x-ms-paths`), in which a path parameter fills `n={n}`.
        own = (parts.count > 1 ? parts[1] : "").split(separator: "&").map(String.init)
        if !target.isEmpty, !target.hasPrefix("/") { target = "/" + target }
        for (parameter, value) in values { try add(value, parameter) }
        query = own.filter { !$0.contains("{") }.map(Self.encoded(path:)) + query
        if target.contains("{") { throw Fault(reason: "The document does not declare all parameters of the path.") }
        target = Self.encoded(path: target)
        if target.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
            throw Fault(reason: "A segment of the path is '.' or '..', which clients remove.")
        }
        if !query.isEmpty { target += "?" + query.joined(separator: "&") }
        if !cookies.isEmpty { headers["Cookie"] = cookies.joined(separator: "; ") }
    }

    private mutating func add(_ value: JSONValue, _ parameter: RuntimeParameter) throws(Fault) {
        guard let text = Self.text(of: value, parameter) else {
            if !parameter.isRequired { return }
            throw Fault(reason: "The example of the \(parameter.place) parameter '\(parameter.name)' cannot be sent.")
        }
        switch parameter.place {
        case "path": try fill(parameter.name, text[0])
        case "query": query += text.map { Self.encoded(parameter.name) + "=" + $0 }
        case "header":
            guard HTTPHeaders.isName(parameter.name), let value = text[0].removingPercentEncoding,
                HTTPHeaders.isValue(value)
            else { return }
            headers[parameter.name] = value
        case "cookie": cookies.append(Self.encoded(parameter.name) + "=" + text[0])
        case "querystring": query += text
        default: return
        }
    }

    /// Writes a path parameter, which may also be in a query that the path contains.
    private mutating func fill(_ name: String, _ text: String) throws(Fault) {
        let text = spanning.contains(name) ? text.replacingOccurrences(of: "%2F", with: "/") : text
        if text.split(separator: "/", omittingEmptySubsequences: false).contains("") {
            throw Fault(reason: "A segment of the path parameter '\(name)' is empty.")
        }
        target = target.replacingOccurrences(of: "{\(name)}", with: text)
        own = own.map { $0.replacingOccurrences(of: "{\(name)}", with: text) }
    }

    // MARK: Texts

    /// Percent-encodes a path. Parts that are already encoded are kept.
    private static func encoded(path: String) -> String {
        var allowed = unreserved
        allowed.insert(charactersIn: "/%:@!$&'()*+,;=")
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    /// Returns the percent-encoded strings for a value, one for each time that the name is sent. Returns nil for a
    /// value that cannot be a string, for an empty array, and for an empty string in a path.
    private static func text(of value: JSONValue, _ parameter: RuntimeParameter) -> [String]? {
        guard let style = parameter.style else { return [encoded(value.compactText)] }
        if parameter.place == "querystring", style == "form" { return pairs(of: value) }
        guard case .array(let elements) = value else {
            guard let text = value.scalarText, !text.isEmpty || parameter.place != "path" else { return nil }
            return [prefix(style, parameter) + encoded(text)]
        }
        let texts = elements.compactMap(\.scalarText).map { encoded($0) }
        guard texts.count == elements.count, !texts.isEmpty else { return nil }
        if parameter.place == "query", parameter.explode { return texts }
        let start = prefix(style, parameter)
        // An exploded matrix repeats the name (RFC 6570 section 3.2.7).
        let separator =
            switch style {
            case "spaceDelimited": "%20"
            case "pipeDelimited": "%7C"
            case "label" where parameter.explode: "."
            case "matrix" where parameter.explode: start
            default: ","
            }
        return [start + texts.joined(separator: separator)]
    }

    /// Returns the members of a form. A list repeats its name (OpenAPI 3.2.0 section 4.12.8).
    private static func pairs(of value: JSONValue) -> [String]? {
        guard case .object(let members) = value else { return nil }
        return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
            let values = if case .array(let elements) = value { elements } else { [value] }
            return values.compactMap(\.scalarText).map { encoded(key) + "=" + encoded($0) }
        }
    }

    /// Returns the beginning of a part of the path (OpenAPI 3.1.1 section 4.8.12.4).
    private static func prefix(_ style: String, _ parameter: RuntimeParameter) -> String {
        switch style {
        case "label": "."
        case "matrix": ";\(encoded(parameter.name))="
        default: ""
        }
    }

    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

    package static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
