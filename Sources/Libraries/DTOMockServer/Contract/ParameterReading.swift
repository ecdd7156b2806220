import DTOContract
import DTORuntime
import Foundation

/// Reads the value of a parameter from a request, in the parameter's style (OpenAPI 3.1.1 section 4.8.12.3).
struct ParameterReading {
    private let request: MockHTTPRequest
    private let reader: SchemaTextReader

    init(_ request: MockHTTPRequest, _ schemas: SchemaSet) {
        self.request = request
        reader = SchemaTextReader(schemas)
    }

    /// Returns the value, or nil if the request does not have the parameter.
    func value(of parameter: RuntimeParameter) -> JSONValue? {
        switch parameter.place {
        case "path": request.pathParameters[parameter.name].map { value(of: unprefixed($0, parameter), parameter) }
        case "query": query(parameter)
        case "header": request.headers[parameter.name].map { value(of: $0, parameter) }
        case "cookie": cookie(parameter)
        case "querystring": queryString(parameter)
        default: nil
        }
    }

    /// Whether a query parameter is in the query without a value: `?flag` or `?flag=`.
    func isEmpty(_ parameter: RuntimeParameter) -> Bool {
        guard parameter.place == "query" else { return false }
        let own = request.queryItems.filter { $0.name == parameter.name }
        return !own.isEmpty && own.allSatisfy(\.value.isEmpty)
    }

    /// Converts the text of a parameter to a value.
    private func value(of text: String, _ parameter: RuntimeParameter, separator: Character = ",") -> JSONValue {
        guard let style = parameter.style else { return json(text) }
        guard let schema = parameter.schema else { return .string(text) }
        switch reader.shape(of: schema) {
        case .single: return reader.value(of: text, schema)
        case .list:
            let text = parameter.place == "header" ? Self.unspaced(text) : text
            let separator: Character = style == "matrix" && parameter.explode ? ";" : separator
            return reader.value(ofList: Self.parts(text, separator), schema)
        case .object:
            let text = parameter.place == "header" ? Self.unspaced(text) : text
            return reader.value(ofObject: members(of: text, parameter, separator), schema)
        }
    }

    private func json(_ text: String) -> JSONValue {
        (try? DTODecoder().decode(JSONValue.self, from: Data(text.utf8))) ?? .string(text)
    }

    /// Returns the members of `R=100,G=200`, or of `R,100,G,200` without explode.
    private func members(
        of text: String, _ parameter: RuntimeParameter, _ separator: Character
    ) -> [(key: String, text: String)] {
        let parts = Self.parts(text, parameter.explode && parameter.style == "matrix" ? ";" : separator)
        if parameter.explode {
            return parts.map { part in
                let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                return (pair[0], pair.count > 1 ? pair[1] : "")
            }
        }
        return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
    }

    /// Removes the spaces around the commas of a header (RFC 9110 section 5.6.1).
    private static func unspaced(_ text: String) -> String {
        parts(text, ",").map { $0.trimmingCharacters(in: [" ", "\t"]) }.joined(separator: ",")
    }

    private static func parts(_ text: String, _ separator: Character) -> [String] {
        text.isEmpty ? [] : text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }

    /// Removes the prefix that `label` and `matrix` add.
    private func unprefixed(_ text: String, _ parameter: RuntimeParameter) -> String {
        switch parameter.style {
        case "label": return String(text.drop { $0 == "." }).replacingOccurrences(of: ".", with: ",")
        case "matrix":
            let prefix = ";" + parameter.name + "="
            return text.replacingOccurrences(of: prefix, with: ";").trimmingCharacters(in: [";"])
        default: return text
        }
    }

    // MARK: Queries and cookies

    private func query(_ parameter: RuntimeParameter) -> JSONValue? {
        let name = parameter.name
        let own = request.queryItems.filter { $0.name == name || $0.name == name + "[]" }.map(\.value)
        guard let schema = parameter.schema, parameter.style != nil else {
            if let text = own.last { return value(of: text, parameter) }
            if deepMembers(name).isEmpty { return nil }
            return .object([:])
        }
        switch reader.shape(of: schema) {
        case .single:
            if own.isEmpty { return nil }
            return reader.value(ofRepeated: own, schema)
        case .list:
            if own.isEmpty { return nil }
            if parameter.explode { return reader.value(ofList: own, schema) }
            return reader.value(
                ofList: own.flatMap { Self.parts($0, Self.separator(parameter.style)) }, schema)
        case .object: return object(parameter, schema, own)
        }
    }

    private func object(_ parameter: RuntimeParameter, _ schema: Int, _ own: [String]) -> JSONValue? {
        if parameter.style == "deepObject" {
            let members = deepMembers(parameter.name)
            if members.isEmpty { return nil }
            return reader.value(ofObject: members, schema)
        }
        if !parameter.explode {
            return own.last.map { value(of: $0, parameter, separator: Self.separator(parameter.style)) }
        }
        // The members of the object are separate parameters of the query.
        let keys = reader.keys(of: schema)
        let members = request.queryItems.filter { keys.contains($0.name) }.map { (key: $0.name, text: $0.value) }
        if members.isEmpty { return nil }
        return reader.value(ofObject: members, schema)
    }

    /// Returns the members of `filter[name]=a`. The specification does not define deeper levels.
    private func deepMembers(_ name: String) -> [(key: String, text: String)] {
        request.queryItems.compactMap { item in
            guard item.name.hasPrefix(name + "["), item.name.hasSuffix("]") else { return nil }
            let key = item.name.dropFirst(name.count + 1).dropLast()
            return key.contains("]") || key.contains("[") ? nil : (String(key), item.value)
        }
    }

    private static func separator(_ style: String?) -> Character {
        switch style {
        case "spaceDelimited", "ssv": " "
        case "pipeDelimited", "pipes": "|"
        case "tsv": "\t"
        default: ","
        }
    }

    private func cookie(_ parameter: RuntimeParameter) -> JSONValue? {
        for pair in request.headers["Cookie"]?.split(separator: ";") ?? [] {
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] == parameter.name else { continue }
            return value(of: String(parts[1]).removingPercentEncoding ?? String(parts[1]), parameter)
        }
        return nil
    }

    /// Reads the whole query as one parameter (OpenAPI 3.2.0 section 4.12.1).
    private func queryString(_ parameter: RuntimeParameter) -> JSONValue? {
        if request.queryItems.isEmpty { return nil }
        guard parameter.style == "form" else { return request.query.map { value(of: $0, parameter) } }
        return reader.value(
            ofObject: request.queryItems.map { (key: $0.name, text: $0.value) }, parameter.schema)
    }
}
