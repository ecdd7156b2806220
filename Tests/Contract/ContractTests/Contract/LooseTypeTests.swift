import Diagnostics
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Tests schemas that allow several JSON types for one Swift type.
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
        let files = try #require(result.files).files.filter { $0.path.contains("Sources/") }
        return files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    /// .NET 10 allows numbers as texts by `type: [integer, string]` with a pattern of its own, wherever a number may
    /// be.
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

    /// If the pattern is another one, it may allow texts that are not numbers.
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
        #expect(code.contains("public var mate: JSONValue?\n") && code.contains("(.mate, as: FreeObject.self"))
        #expect(code.contains("public var tags: [JSONValue]\n") && code.contains("(.tags, as: FreeObject.self"))
        #expect(code.contains("public var map: [String: JSONValue]?\n"))
        #expect(code.contains("public var values: [String: JSONValue]?\n"))
        #expect(code.contains("public var meta: Meta\n") && code.contains("(.meta, as: FreeObject.self"))
        #expect(code.contains("public typealias Meta = JSONValue"))
    }

    /// Null is an issue unless the schema, the place or the configuration allows it.
    @Test func freeObjectsThatMayBeNull() throws {
        let code = try models(
            "openapi: 3.0.3",
            """
                Meta: {type: object}
                Maybe: {type: object, nullable: true}
                Cat:
                  type: object
                  required: [a, b, c, d, e]
                  properties:
                    a: {type: object, nullable: true}
                    b: {allOf: [{$ref: '#/components/schemas/Meta'}], nullable: true}
                    c: {$ref: '#/components/schemas/Maybe'}
                    d: {type: array, items: {type: object, nullable: true}}
                    e: {type: array, items: {$ref: '#/components/schemas/Maybe'}}
                    f: {$ref: '#/components/schemas/Meta'}
                    g: {type: object, additionalProperties: {$ref: '#/components/schemas/Meta'}}
            """)
        for key in ["a", "b", "c", "d"] { #expect(code.contains("(.\(key), as: FreeObjectOrNull.self"), "\(key)") }
        #expect(code.contains("public var e: [Maybe?]\n"))
        #expect(code.contains("(.f, as: FreeObject.self"))
        #expect(code.contains("(.g, as: [String: FreeObject].self") && code.contains("public var g: [String: Meta]?\n"))
    }

    /// If `type: object` has a restriction, or is next to another part, it is taken literally.
    @Test(arguments: [
        "{allOf: [{type: object}], maxProperties: 3}", "{allOf: [{type: object, minProperties: 1}]}",
        "{allOf: [{type: object}, {type: object, additionalProperties: {type: integer}}]}",
    ])
    func otherObjectsStayMaps(_ schema: String) throws {
        let code = try models("openapi: 3.1.0", "    Cat: {type: object, properties: {nick: \(schema)}}")
        #expect(!code.contains("FreeObject"))
    }

    /// A branch of a union is recognized by its JSON type.
    @Test func branchesStayObjects() throws {
        let code = try models(
            "openapi: 3.1.0",
            "    Cat: {type: object, properties: {nick: {oneOf: [{type: object}, {type: string}]}}}")
        #expect(!code.contains("FreeObject"))
    }

    /// A branch that refers to any object is chosen by its JSON type too, and is written with its discriminator.
    @Test func branchesWithNamesAreObjects() throws {
        let code = try models(
            "openapi: 3.1.0",
            """
                Meta: {type: object}
                Other: {type: object}
                Kind: {oneOf: [{type: string}, {$ref: '#/components/schemas/Meta'}]}
                Tagged:
                  oneOf: [{$ref: '#/components/schemas/Meta'}, {$ref: '#/components/schemas/Other'}]
                  discriminator: {propertyName: kind}
            """)
        #expect(code.contains(".object({ (form: FreeObject) in .meta(form.represented) })"))
        #expect(!code.contains(".array(") && code.contains(".string(Kind.string)"))
        #expect(code.contains(#"encoder.encode(value, tagged: "Meta", under: "kind")"#))
        #expect(code.contains(#"encoder.encode(value, tagged: "Other", under: "kind")"#))
    }
}
