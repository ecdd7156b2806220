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
        parameter.schema.flatMap { SampleValue.value(of: $0, in: schemas) }
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

/// A value of a schema, where one is easily found: an example, a constant, or what its type and format say.
enum SampleValue {
    static func value(of schema: Int, in schemas: SchemaSet) -> JSONValue? {
        let candidates =
            (schemas.first(schema) { $0.examples.isEmpty ? nil : $0.examples } ?? [])
            + (schemas.first(schema) { $0.constants } ?? []) + made(schema, schemas)
        return candidates.first {
            SchemaValidator.violations(in: $0, of: schema, in: schemas, .request).isEmpty
        }
    }

    private static func made(_ schema: Int, _ schemas: SchemaSet) -> [JSONValue] {
        let least = schemas.first(schema) { $0.number?.minimum ?? $0.number?.exclusiveMinimum.map { $0 + 1 } }
        let length = schemas.first(schema) { $0.text?.minLength } ?? 0
        let formats = [
            "2026-01-02T03:04:05Z", "2026-01-02", "123e4567-e89b-12d3-a456-426614174000", "https://example.com/a",
            "a@example.com", "192.0.2.1",
        ]
        let element = schemas.first(schema) { $0.list?.items }.flatMap { value(of: $0, in: schemas) }
        let numbers: [JSONValue] = [1, 0].map { .integer($0) } + [least].compactMap { $0.map { .number($0) } }
        let format = schemas.first(schema) { $0.text?.format }
        let texts = (format == nil ? [] : formats) + ["sample", String(repeating: "a", count: min(length, 1_000)), "1"]
        return numbers + [.bool(true)] + texts.map { .string($0) } + (element.map { [.array([$0])] } ?? [])
    }
}

extension JSONValue {
    /// Nil for lists, objects and null.
    fileprivate var scalarText: String? {
        switch self {
        case .string(let text): text
        case .bool, .integer, .number, .decimal: compactText
        case .null, .array, .object: nil
        }
    }

    fileprivate var compactText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
