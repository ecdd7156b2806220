public import DTORuntime
import Foundation

/// Which requests ask a running server whether it keeps a contract: the safe operations (RFC 9110, section 9.2.1), with the document's
/// examples.
public struct ProbePlan: Sendable {
    public struct Request: Sendable {
        public var operation: RuntimeOperation
        /// Path and query, percent-encoded: `/v1/books/42?page=1`.
        public var target: String
        public var headers: HTTPHeaders
    }

    public private(set) var requests: [Request] = []
    /// Safe operations that are not asked, with the reason.
    public private(set) var skipped: [(operation: RuntimeOperation, reason: String)] = []

    public init(_ contract: RuntimeContract) {
        for operation in contract.operations where ["GET", "HEAD"].contains(operation.method) {
            if operation.answers.contains(where: { $0.contents.contains { !$0.events.isEmpty } }) {
                skipped.append((operation, "It answers with a stream, which has no end."))
                continue
            }
            if operation.answers.contains(where: { $0.status == "101" }) {
                skipped.append((operation, "It becomes another protocol, such as a web socket."))
                continue
            }
            switch Self.request(operation, contract.schemas) {
            case .success(let request): requests.append(request)
            case .failure(let reason): skipped.append((operation, reason.text))
            }
        }
    }

    private struct Reason: Error {
        var text: String
    }

    private static func request(
        _ operation: RuntimeOperation, _ schemas: SchemaSet
    ) -> Result<Request, Reason> {
        var path = operation.path
        var query: [String] = []
        var cookies: [String] = []
        var headers = HTTPHeaders()
        for parameter in operation.parameters {
            guard let value = parameter.example ?? (parameter.isRequired ? sample(parameter, schemas) : nil) else {
                if !parameter.isRequired { continue }
                return .failure(
                    Reason(text: "The document has no example of the \(parameter.place) parameter '\(parameter.name)'.")
                )
            }
            guard let text = text(of: value, parameter) else {
                if !parameter.isRequired { continue }
                return .failure(
                    Reason(text: "The example of the \(parameter.place) parameter '\(parameter.name)' cannot be sent."))
            }
            switch parameter.place {
            case "path": path = path.replacingOccurrences(of: "{\(parameter.name)}", with: text[0])
            case "query": query += text.map { encoded(parameter.name) + "=" + $0 }
            case "header":
                guard HTTPHeaders.isName(parameter.name), let value = text[0].removingPercentEncoding,
                    HTTPHeaders.isValue(value)
                else { continue }
                headers[parameter.name] = value
            case "cookie": cookies.append(encoded(parameter.name) + "=" + text[0])
            default: continue
            }
        }
        if path.contains("{") {
            return .failure(Reason(text: "The document does not declare all parameters of the path."))
        }
        if !cookies.isEmpty { headers["Cookie"] = cookies.joined(separator: "; ") }
        let types = operation.answers.flatMap(\.contents).map(\.mediaType).filter(HTTPHeaders.isValue)
        if !types.isEmpty { headers["Accept"] = Array(types.prefix(8)).joined(separator: ", ") }
        return .success(
            Request(
                operation: operation, target: target(path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
                headers: headers))
    }

    /// What the document's path has of its own is encoded too; what is encoded already stays.
    private static func target(_ path: String) -> String {
        var allowed = unreserved
        allowed.insert(charactersIn: "/%:@!$&'()*+,;=")
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    private static func sample(_ parameter: RuntimeParameter, _ schemas: SchemaSet) -> JSONValue? {
        parameter.schema.flatMap { schemas.sample(of: $0) }
    }

    /// Percent-encoded, one for each time that the name is sent; nil for what has no text.
    private static func text(of value: JSONValue, _ parameter: RuntimeParameter) -> [String]? {
        if parameter.style == nil { return [encoded(value.compactText)] }
        if case .array(let elements) = value {
            let texts = elements.compactMap(\.scalarText).map(encoded)
            guard texts.count == elements.count, !texts.isEmpty else { return nil }
            return parameter.place == "query" && parameter.explode ? texts : [texts.joined(separator: ",")]
        }
        guard let text = value.scalarText, !text.isEmpty || parameter.place != "path" else { return nil }
        return [encoded(text)]
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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
