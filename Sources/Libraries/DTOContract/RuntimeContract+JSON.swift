import DTORuntime
import Foundation

extension RuntimeContract {
    /// Reads a contract from the JSON in generated code. If the string is not a contract, the result has no operations.
    ///
    /// - Parameter json: The contract. Its schemas refer to each other by name.
    public init(json: String) {
        self.init((try? DTODecoder().decode(JSONValue.self, from: Data(json.utf8))) ?? .null)
    }

    private init(_ json: JSONValue) {
        var schemas = NamedSchemas(json["schemas"]?.objectValue ?? [:])
        let operations = (json["operations"]?.arrayValue ?? []).compactMap { RuntimeOperation($0, &schemas) }
        let dialect = json["dialect"]?.stringValue.flatMap(SchemaSet.Dialect.init(rawValue:)) ?? .jsonSchema
        self.init(
            title: json["title"]?.stringValue ?? "",
            basePaths: json["basePaths"]?.arrayValue?.compactMap(\.stringValue) ?? [],
            servers: json["servers"]?.arrayValue?.compactMap(\.stringValue) ?? [], operations: operations,
            schemas: SchemaSet(schemas.all, dialect: dialect, names: schemas.names))
    }
}

/// Numbers the schemas: first the named schemas, then the schemas that only an operation uses.
private struct NamedSchemas {
    let names: [String: Int]
    private(set) var all: [JSONValue]

    init(_ schemas: [String: JSONValue]) {
        let sorted = schemas.sorted { $0.key < $1.key }
        names = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.key, $0) })
        all = sorted.map(\.value)
    }

    mutating func number(of schema: JSONValue?) -> Int? {
        guard let schema else { return nil }
        if let name = schema["$ref"]?.stringValue, schema.objectValue?.count == 1, let known = names[name] {
            return known
        }
        all.append(schema)
        return all.count - 1
    }
}

// MARK: Operations

extension RuntimeOperation {
    fileprivate init?(_ json: JSONValue, _ schemas: inout NamedSchemas) {
        guard let id = json["id"]?.stringValue, let method = json["method"]?.stringValue,
            let path = json["path"]?.stringValue
        else { return nil }
        self.init(id: id, method: method, path: path, answers: [])
        spanningParameters = Set((json["spanning"]?.arrayValue ?? []).compactMap(\.stringValue))
        parameters = (json["parameters"]?.arrayValue ?? []).compactMap { RuntimeParameter($0, &schemas) }
        body = json["body"].map { RuntimeBody($0, &schemas) }
        answers = (json["answers"]?.arrayValue ?? []).compactMap { RuntimeAnswer($0, &schemas) }
        security = (json["security"]?.arrayValue ?? []).map { alternative in
            (alternative.arrayValue ?? []).compactMap(RuntimeScheme.init)
        }
        pages = json["pages"].map(RuntimePages.init)
    }
}

extension RuntimePages {
    fileprivate init(_ json: JSONValue) {
        func number(_ key: String) -> Int? { json[key]?.integerValue.flatMap { Int(exactly: $0) } }
        func path(_ key: String) -> [String]? { json[key]?.arrayValue?.compactMap(\.stringValue) }
        let step: Step =
            if let parameter = json["page"]?.stringValue {
                .page(parameter: parameter, first: number("first") ?? 1)
            } else if let parameter = json["offset"]?.stringValue {
                .offset(parameter: parameter, base: number("first") ?? 0)
            } else if let parameter = json["cursor"]?.stringValue {
                path("last").map { .lastItem(parameter: parameter, member: $0) } ?? .cursor(parameter: parameter)
            } else {
                .link
            }
        self.init(
            step: step, sizeParameter: json["sizeParameter"]?.stringValue, size: number("size"),
            items: path("items"), total: path("total"), next: path("next"),
            previous: path("previous"), more: path("more"), isLinked: json["linked"]?.boolValue ?? false)
    }
}

extension RuntimeParameter {
    fileprivate init?(_ json: JSONValue, _ schemas: inout NamedSchemas) {
        guard let name = json["name"]?.stringValue, let place = json["in"]?.stringValue else { return nil }
        self.init(
            name: name, place: place, isRequired: json["required"]?.boolValue ?? false,
            style: json["style"]?.stringValue, explode: json["explode"]?.boolValue ?? false,
            schema: schemas.number(of: json["schema"]), allowsEmptyValue: json["empty"]?.boolValue,
            example: json["example"])
        namedExamples = json["examples"]?.objectValue ?? [:]
    }
}

extension RuntimeBody {
    fileprivate init(_ json: JSONValue, _ schemas: inout NamedSchemas) {
        let contents = json["contents"]?.arrayValue ?? []
        self.init(
            isRequired: json["required"]?.boolValue ?? false,
            mediaTypes: contents.map { $0["type"]?.stringValue ?? "" },
            schemas: contents.map { schemas.number(of: $0["schema"]) },
            styledParts: contents.map { content in
                (content["parts"]?.arrayValue ?? []).compactMap { RuntimeParameter($0, &schemas) }
            })
    }
}

extension RuntimeScheme {
    fileprivate init?(_ json: JSONValue) {
        guard let name = json["name"]?.stringValue else { return nil }
        if let scheme = json["scheme"]?.stringValue {
            self.init(name: name, kind: .authorization(scheme: scheme))
        } else if let place = json["in"]?.stringValue, let key = json["key"]?.stringValue {
            self.init(name: name, kind: .apiKey(place: place, name: key))
        } else {
            self.init(name: name, kind: .other)
        }
    }
}

// MARK: Answers

extension RuntimeAnswer {
    fileprivate init?(_ json: JSONValue, _ schemas: inout NamedSchemas) {
        guard let status = json["status"]?.stringValue else { return nil }
        self.init(status: status)
        for content in json["contents"]?.arrayValue ?? [] {
            contents.append(RuntimeContent(content, &schemas))
        }
        for header in json["headers"]?.arrayValue ?? [] {
            headers.append(
                RuntimeHeader(
                    name: header["name"]?.stringValue ?? "", isRequired: header["required"]?.boolValue ?? false,
                    schema: schemas.number(of: header["schema"]), example: header["example"]?.stringValue))
        }
    }
}

extension RuntimeContent {
    fileprivate init(_ json: JSONValue, _ schemas: inout NamedSchemas) {
        self.init(
            mediaType: json["type"]?.stringValue ?? "",
            examples: (json["examples"]?.arrayValue ?? []).map(RuntimeExample.init),
            events: (json["events"]?.arrayValue ?? []).map {
                RuntimeEvent(name: $0["name"]?.stringValue, data: $0["data"]?.stringValue ?? "")
            },
            schema: schemas.number(of: json["schema"]))
    }
}

extension RuntimeExample {
    fileprivate init(_ json: JSONValue) {
        self.init(
            name: json["name"]?.stringValue, body: Data((json["text"]?.stringValue ?? "").utf8),
            fault: json["fault"]?.stringValue, isMade: json["made"]?.boolValue ?? false)
        if let value = json["json"] {
            body = (try? DTOEncoder.compact.encode(value)) ?? body
        } else if let text = json["base64"]?.stringValue {
            body = Data(base64Encoded: text) ?? body
        }
    }
}
