import ContractModel
import ContractReading
import DTOContract
import DTORuntime
import Foundation
import Texts

/// Writes a contract as the JSON text that `RuntimeContract(json:)` reads. Values that are defaults of the reader are
/// left out.
struct RuntimeContractText {
    private let contract: RuntimeContract
    private let schemas: SchemaExport
    /// Maps the number of an unnamed schema that several operations share to its name. So each schema is written once.
    private let shared: [Int: String]

    /// - Parameter schemas: The schemas that the contract names by number.
    init(_ contract: RuntimeContract, _ schemas: SchemaExport) {
        self.contract = contract
        self.schemas = schemas
        shared = Self.shared(by: contract.operations, besides: schemas.named.map(\.name))
            .filter { Self.isLong(schemas.named($0.key)) }
    }

    /// Whether the schema needs several lines, so that a reference to its name is shorter.
    private static func isLong(_ schema: ContractValue) -> Bool {
        schema.memberKeys != ["$ref"] && JSONLines.lines(of: schema).count > 1
    }

    /// Maps the numbers of shared schemas to names. A schema is named after the first operation that uses it:
    /// `getUser 200`.
    private static func shared(
        by operations: [RuntimeOperation], besides taken: [String]
    ) -> [Int: String] {
        var first: [Int: String] = [:]
        var shared: [Int: String] = [:]
        var taken = Set(taken)
        func see(_ number: Int?, _ name: @autoclosure () -> String) {
            guard let number, shared[number] == nil else { return }
            guard var own = first[number] else { return first[number] = name() }
            while !taken.insert(own).inserted { own += "'" }
            shared[number] = own
        }
        for operation in operations {
            for parameter in operation.parameters { see(parameter.schema, "\(operation.id) \(parameter.name)") }
            for schema in operation.body?.schemas ?? [] { see(schema, "\(operation.id) body") }
            for answer in operation.answers {
                for content in answer.contents { see(content.schema, "\(operation.id) \(answer.status)") }
                for header in answer.headers {
                    see(header.schema, "\(operation.id) \(answer.status) \(header.name)")
                }
            }
        }
        return shared
    }

    var bytes: [UInt8] {
        let dialect: SchemaSet.Dialect = schemas.isJSONSchema ? .jsonSchema : .openAPI30
        let value = Self.object([
            ("title", .string(contract.title)), ("basePaths", .array(contract.basePaths.map { .string($0) })),
            ("servers", .array(contract.servers.map { .string($0) })),
            ("dialect", .string(dialect.rawValue)), ("operations", .array(contract.operations.map(operation))),
            ("schemas", .object((schemas.named + commons).map { .init(key: $0.name, value: $0.schema) })),
        ])
        return Array(JSONLines.lines(of: value).joined(separator: "\n").utf8)
    }

    /// Makes an object without nil members and without empty lists.
    private static func object(_ members: [(key: String, value: ContractValue?)]) -> ContractValue {
        .object(
            members.compactMap { key, value in
                guard let value, value != .array([]) else { return nil }
                return .init(key: key, value: value)
            })
    }

    private static func flag(_ isSet: Bool) -> ContractValue? { isSet ? .boolean(true) : nil }

    private static func text(_ text: String?) -> ContractValue? { text.map { .string($0) } }

    private func schema(_ number: Int?) -> ContractValue? {
        number.map { number in
            shared[number].map { Self.object([("$ref", .string($0))]) } ?? schemas.named(number)
        }
    }

    private var commons: [(name: String, schema: ContractValue)] {
        shared.sorted { $0.value < $1.value }.map { ($0.value, schemas.named($0.key)) }
    }

    // MARK: Requests

    private func operation(_ operation: RuntimeOperation) -> ContractValue {
        Self.object([
            ("id", .string(operation.id)), ("method", .string(operation.method)), ("path", .string(operation.path)),
            ("spanning", .array(operation.spanningParameters.sorted().map { .string($0) })),
            ("parameters", .array(operation.parameters.map(parameter))), ("body", operation.body.map(body)),
            ("answers", .array(operation.answers.map(answer))),
            ("security", .array(operation.security.map { .array($0.map(Self.scheme)) })),
            ("pages", operation.pages.map(Self.pages)),
        ])
    }

    private static func pages(_ pages: RuntimePages) -> ContractValue {
        let step: [(key: String, value: ContractValue?)] =
            switch pages.step {
            case .page(let parameter, let first):
                [("page", .string(parameter)), ("first", first == 1 ? nil : .integer("\(first)"))]
            case .offset(let parameter, let base):
                [("offset", .string(parameter)), ("first", base == 0 ? nil : .integer("\(base)"))]
            case .cursor(let parameter): [("cursor", .string(parameter))]
            case .lastItem(let parameter, let member): [("cursor", .string(parameter)), ("last", path(member))]
            case .link: []
            }
        func path(_ keys: [String]?) -> ContractValue? {
            // An empty list of keys means the whole value, and must not be left out.
            keys.map { .array($0.isEmpty ? [.null] : $0.map { .string($0) }) }
        }
        return object(
            step + [
                ("sizeParameter", text(pages.sizeParameter)), ("size", pages.size.map { .integer("\($0)") }),
                ("items", path(pages.items)), ("total", path(pages.total)), ("next", path(pages.next)),
                ("previous", path(pages.previous)), ("more", path(pages.more)), ("linked", flag(pages.isLinked)),
            ])
    }

    private func parameter(_ parameter: RuntimeParameter) -> ContractValue {
        Self.object([
            ("name", .string(parameter.name)), ("in", .string(parameter.place)),
            ("required", Self.flag(parameter.isRequired)), ("style", Self.text(parameter.style)),
            ("explode", Self.flag(parameter.explode)), ("schema", schema(parameter.schema)),
            ("empty", parameter.allowsEmptyValue.map { .boolean($0) }),
            ("example", parameter.example.map { ContractValue($0) }),
            (
                "examples",
                parameter.namedExamples.isEmpty ? nil : ContractValue(.object(parameter.namedExamples))
            ),
        ])
    }

    private func body(_ body: RuntimeBody) -> ContractValue {
        Self.object([
            ("required", Self.flag(body.isRequired)),
            (
                "contents",
                .array(
                    body.mediaTypes.indices.map { index in
                        Self.object([
                            ("type", .string(body.mediaTypes[index])), ("schema", schema(body.schemas[index])),
                            ("parts", .array(body.styledParts[index].map(parameter))),
                        ])
                    })
            ),
        ])
    }

    private static func scheme(_ scheme: RuntimeScheme) -> ContractValue {
        switch scheme.kind {
        case .authorization(let kind): object([("name", .string(scheme.name)), ("scheme", .string(kind))])
        case .apiKey(let place, let key):
            object([("name", .string(scheme.name)), ("in", .string(place)), ("key", .string(key))])
        case .other: object([("name", .string(scheme.name))])
        }
    }

    // MARK: Answers

    private func answer(_ answer: RuntimeAnswer) -> ContractValue {
        Self.object([
            ("status", .string(answer.status)), ("contents", .array(answer.contents.map(content))),
            (
                "headers",
                .array(
                    answer.headers.map { header in
                        Self.object([
                            ("name", .string(header.name)), ("required", Self.flag(header.isRequired)),
                            ("schema", schema(header.schema)), ("example", Self.text(header.example)),
                        ])
                    })
            ),
        ])
    }

    private func content(_ content: RuntimeContent) -> ContractValue {
        Self.object([
            ("type", .string(content.mediaType)), ("schema", schema(content.schema)),
            (
                "examples",
                .array(content.examples.map { Self.example($0, isJSON: RuntimeMediaType.isJSON(content.mediaType)) })
            ),
            (
                "events",
                .array(
                    content.events.map { Self.object([("name", Self.text($0.name)), ("data", .string($0.data))]) })
            ),
        ])
    }

    private static func example(_ example: RuntimeExample, isJSON: Bool) -> ContractValue {
        let name = ("name", text(example.name))
        let remarks = [("fault", text(example.fault)), ("made", example.isMade ? ContractValue.boolean(true) : nil)]
        if isJSON, let value = try? DTODecoder().decode(JSONValue.self, from: example.body) {
            return object([name, ("json", ContractValue(value))] + remarks)
        }
        if let text = String(utf8: example.body) {
            return object([name, ("text", .string(text))] + remarks)
        }
        return object([name, ("base64", .string(example.body.base64EncodedString()))] + remarks)
    }
}

extension ContractValue {
    fileprivate init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(String(number))
        case .number(let number): self = .number(String(number))
        case .decimal(let number): self = .number("\(number)")
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map { ContractValue($0) })
        case .object(let members):
            self = .object(
                members.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: ContractValue($0.value)) })
        }
    }
}
