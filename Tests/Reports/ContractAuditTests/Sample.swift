import ContractAudit
import ContractModel
import Diagnostics
import Generation
import Testing

/// A contract of pets, and facts about Swift code as the Swift parser would report them.
enum Sample {
    /// - Parameters:
    ///   - answers: The schema of the response for each path.
    ///   - bodies: The schema of the request's body for each path.
    ///   - field: The field of the document with the paths: `paths` or `webhooks`.
    static func contract(
        _ schemas: String, answers: [String: String] = [:], bodies: [String: String] = [:], in field: String = "paths"
    ) throws -> Contract {
        let lines = schemas.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        let paths = answers.sorted { $0.key < $1.key }.map { path, schema in
            "  \(path): {get: {responses: {'200': {description: ok, content: {application/json: {schema: \(schema)}}}}}}\n"
        }
        let requests = bodies.sorted { $0.key < $1.key }.map { path, schema in
            "  \(path): {post: {requestBody: {content: {application/json: {schema: \(schema)}}}, responses: {'204': {description: ok}}}}\n"
        }
        let text =
            "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\n\(field):\(paths.isEmpty && requests.isEmpty ? " {}" : "")\n"
            + paths.joined() + requests.joined() + "components:\n  schemas:\n"
            + lines.joined(separator: "\n") + "\n"
        let input = GenerationInput(document: SourceFile(path: "api.yaml", text: text))
        return try #require(GenerationPipeline.contract(input).contract)
    }

    static let pet = """
        Pet:
          type: object
          required: [id, tags, kind]
          properties:
            id: {type: integer, x-strict: true}
            name: {type: string}
            tags: {type: array, items: {type: string}, default: []}
            kind: {$ref: '#/components/schemas/Kind'}
        Kind: {type: string, enum: [cat, dog]}
        """

    static func place(_ line: Int) -> SwiftPlace { SwiftPlace(line: line, column: 5) }

    /// A type with properties `name: type`, in lines from 2.
    static func type(_ name: String, _ properties: [(String, String)], kind: TypeFacts.Kind = .struct) -> TypeFacts {
        var facts = TypeFacts(kind: kind, name: name, place: place(1), lastLine: properties.count + 2)
        facts.inherited = kind == .struct ? ["Codable"] : []
        for (number, property) in properties.enumerated() {
            var member = PropertyFacts(name: property.0, place: place(number + 2))
            member.type = property.1
            member.opening = "var"
            facts.properties.append(member)
        }
        return facts
    }

    static func enumeration(_ name: String, _ cases: [String]) -> TypeFacts {
        var facts = TypeFacts(kind: .enum, name: name, place: place(1), lastLine: cases.count + 2)
        facts.inherited = ["String", "Codable"]
        for (number, word) in cases.enumerated() { facts.cases.append(CaseFacts(name: word, place: place(number + 2))) }
        return facts
    }

    static func file(_ path: String, _ types: [TypeFacts], _ functions: [FunctionFacts] = []) -> FileFacts {
        var facts = FileFacts(path: path)
        facts.types = types
        facts.functions = functions
        return facts
    }

    static let whole = [("id", "Int"), ("name", "String?"), ("tags", "[String]"), ("kind", "Kind")]

    /// A decoder that reads keys with calls: `("tags", "decodeIfPresent", "[]")`.
    static func decoder(of owner: String, _ keys: [(key: String, call: String, fallback: String?)]) -> FunctionFacts {
        var facts = FunctionFacts(name: "init", owner: owner, place: place(20), lastLine: 40)
        facts.parameters = [
            ParameterFacts(label: "from", name: "decoder", type: "any Decoder", initial: nil, place: place(20))
        ]
        for (number, key) in keys.enumerated() {
            var coding = CodingFacts(call: key.call, place: place(21 + number))
            coding.key = key.key
            coding.target = key.key
            coding.fallback = key.fallback
            coding.container = "container"
            coding.opening = key.key + " ="
            facts.codings.append(coding)
        }
        return facts
    }
}

extension AuditReport {
    /// The findings as lines such as `property.missing Pet.name:1`.
    var told: [String] { findings.map { "\($0.id) \($0.subject):\($0.swift.line)" }.sorted() }
}
