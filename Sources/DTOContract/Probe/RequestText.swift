package import DTORuntime
import Foundation

/// A request that is made of a path and of values for its parameters, as text: what a value says never leaves its place.
package struct RequestText: Sendable {
    /// Why there is none, as a sentence.
    package struct Fault: Error, Hashable {
        package var reason: String
    }

    /// Path and query, percent-encoded: `/v1/books/42?page=1`.
    package private(set) var target: String
    package private(set) var headers = HTTPHeaders()

    private var query: [String] = []
    private var cookies: [String] = []

    /// - Parameter path: the document's: `/books/{id}`.
    package init(path: String, _ values: [(parameter: RuntimeParameter, value: JSONValue)]) throws(Fault) {
        // As the client has it: what stands behind the server's URL begins with a slash, or it would be a part of the server's name; and a
        // fragment is never sent (RFC 3986, section 3.5).
        target = String(path.prefix { $0 != "#" })
        if !target.isEmpty, !target.hasPrefix("/") { target = "/" + target }
        for (parameter, value) in values { try add(value, parameter) }
        if target.contains("{") { throw Fault(reason: "The document does not declare all parameters of the path.") }
        target = Self.encoded(path: target)
        if target.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
            throw Fault(reason: "A segment of the path is '.' or '..', which clients take away.")
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
        case "path": target = target.replacingOccurrences(of: "{\(parameter.name)}", with: text[0])
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

    // MARK: Texts

    /// What the document's path has of its own is encoded too; what is encoded already stays.
    private static func encoded(path: String) -> String {
        var allowed = unreserved
        allowed.insert(charactersIn: "/%:@!$&'()*+,;=")
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    /// Percent-encoded, one for each time that the name is sent; nil for what has no text.
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
        // An exploded matrix repeats the name (RFC 6570, section 3.2.7).
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

    /// The members of a form; a list repeats its name (3.2.0, section 4.12.8).
    private static func pairs(of value: JSONValue) -> [String]? {
        guard case .object(let members) = value else { return nil }
        return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
            let values = if case .array(let elements) = value { elements } else { [value] }
            return values.compactMap(\.scalarText).map { encoded(key) + "=" + encoded($0) }
        }
    }

    /// What a part of the path begins with (3.1.1, section 4.8.12.4).
    private static func prefix(_ style: String, _ parameter: RuntimeParameter) -> String {
        switch style {
        case "label": "."
        case "matrix": ";\(encoded(parameter.name))="
        default: ""
        }
    }

    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension JSONValue {
    /// Nil for lists, objects and null.
    var scalarText: String? {
        switch self {
        case .string(let text): text
        case .bool, .integer, .number, .decimal: compactText
        case .null, .array, .object: nil
        }
    }

    var compactText: String {
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
