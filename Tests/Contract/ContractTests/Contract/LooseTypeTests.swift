import Diagnostics
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Schemas that allow more than one JSON type for what is one Swift type.
@Suite struct LooseTypeTests {
    private func models(_ head: String, _ schemas: String) throws -> String {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(
                    path: "openapi.yaml",
                    text: """
                        \(head)
                        info: {title: T, version: "1"}
                        paths: {}
                        \(head.hasPrefix("swagger") ? "definitions:" : "components:\n  schemas:")
                        \(schemas)
                        """), overrides: OptionOverrides(module: "T", emit: [.models])))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let files = try #require(result.files).files.filter { $0.path.contains("Models/") }
        return files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    /// .NET 10 allows texts of numbers by `type: [integer, string]` with a pattern of its own, at every place of a
    /// number.
    @Test(
        arguments: [
            (#"{type: [integer, string], pattern: '^-?(?:0|[1-9]\d*)$', format: int32}"#, "Int"),
            (#"{type: ['null', integer, string], pattern: '^-?(?:0|[1-9]\d*)$', format: int64}"#, "Int64"),
            (#"{type: [number, string], pattern: '^-?(?:0|[1-9]\d*)(?:\.\d+)?$', format: double}"#, "Double"),
            (#"{$ref: '#/components/schemas/Count'}"#, "Int"),
            (#"{allOf: [{$ref: '#/components/schemas/Count'}], description: How many.}"#, "Int"),
        ])
    func numbersThatMayBeTexts(_ schema: String, _ type: String) throws {
        let code = try models(
            "openapi: 3.1.1",
            #"""
                Count: {type: [integer, string], pattern: '^-?(?:0|[1-9]\d*)$', format: int32}
                Entry:
                  type: object
                  required: [a, list, map]
                  properties:
                    a: \#(schema)
                    b: \#(schema)
                    list: {type: array, items: \#(schema)}
                    map: {type: object, additionalProperties: \#(schema)}
            """#)
        let form = "NumberOrText<\(type)>"
        #expect(code.contains("(.a, as: \(form).self"))
        #expect(code.contains("(.b, as: \(form).self"))
        #expect(code.contains("(.list, as: \(form)") && code.contains("(.map, as: \(form)"))
    }

    /// Texts that a pattern of another kind allows may be no numbers.
    @Test func otherPatternsAreUnions() throws {
        let code = try models(
            "openapi: 3.1.1",
            "    Entry: {type: object, properties: {a: {type: [integer, string], pattern: '^[0-9]+%?$'}}}")
        #expect(!code.contains("NumberOrText"))
    }

    /// `type: object` and nothing else is what NestJS and Spring write for values of any kind.
    @Test(arguments: ["swagger: '2.0'", "openapi: 3.0.3", "openapi: 3.1.0"])
    func objectsWithoutProperties(_ head: String) throws {
        let indent = head.hasPrefix("swagger") ? "  " : "    "
        let place = head.hasPrefix("swagger") ? "definitions" : "components/schemas"
        let code = try models(
            head,
            """
            Cat:
              type: object
              required: [nick, tags, meta]
              properties:
                nick: {type: object, description: Any value.}
                age: {type: object, title: Age}
                mate: {allOf: [{type: object}], description: Whoever.}
                tags: {type: array, items: {type: object}}
                map: {type: object, additionalProperties: true}
                values: {type: object, additionalProperties: {type: object}}
                meta: {$ref: '#/\(place)/Meta'}
            Meta: {type: object}
            """.split(separator: "\n").map { indent + $0 }.joined(separator: "\n"))
        #expect(code.contains("public var nick: JSONValue\n") && code.contains("(.nick, as: FreeObject.self"))
        #expect(code.contains("public var age: JSONValue?\n") && code.contains("(.age, as: FreeObject.self"))
        // As a part of an `allOf` it is meant literally.
        #expect(code.contains("public var mate: [String: JSONValue]?\n"))
        #expect(code.contains("public var tags: [JSONValue]\n") && code.contains("(.tags, as: FreeObject.self"))
        #expect(code.contains("public var map: [String: JSONValue]?\n"))
        #expect(code.contains("public var values: [String: JSONValue]?\n"))
        #expect(code.contains("public var meta: Meta\n"))
    }

    /// A branch of a union is known by its JSON type.
    @Test func branchesStayObjects() throws {
        let code = try models(
            "openapi: 3.1.0",
            "    Cat: {type: object, properties: {nick: {oneOf: [{type: object}, {type: string}]}}}")
        #expect(!code.contains("FreeObject"))
    }
}
