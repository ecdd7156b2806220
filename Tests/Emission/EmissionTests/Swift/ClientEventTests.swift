import Diagnostics
import Files
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings

/// The document describes whole server-sent events whose data are JSON (OpenAPI 3.2.0, section 4.14.4).
@Suite struct ClientEventTests {
    private func made(_ item: String, schemas: String = "{}") throws -> (code: String, diagnostics: [String]) {
        let text = """
            openapi: 3.2.0
            info: {title: T, version: "1"}
            paths: {/a: {get: {operationId: b, responses: {"200": {description: d, content: {text/event-stream: {
              itemSchema: \(item)}}}}}}}
            components: {schemas: \(schemas)}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let files = try #require(result.files, "\(result.diagnostics.map(\.message))").files
        let code = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return (code, result.diagnostics.map { "\($0.id): \($0.message)" })
    }

    /// This is the example in OpenAPI 3.2.0, "A special case for server-sent events".
    @Test func theExampleOfTheSpecification() throws {
        let (code, diagnostics) = try made(
            """
            {$ref: '#/components/schemas/Event', required: [event], oneOf: [
              {properties: {event: {const: addString}}},
              {properties: {event: {const: addInt64}, data: {format: int64}}},
              {properties: {event: {const: addJson}, data: {contentMediaType: application/json, contentSchema: {
                type: object, required: [foo], properties: {foo: {type: integer}}}}}}]}
            """,
            schemas: """
                {Event: {type: object, properties: {data: {type: string}, event: {type: string}, id: {type: string},
                  retry: {type: integer, minimum: 0}}}}
                """)
        #expect(code.contains("case addString(String)\n"))
        #expect(code.contains("case addInt64(Int64)\n"))
        #expect(code.contains("case addJson(AddJson)\n"))
        #expect(code.contains(#"case "addString": .addString(message.text)"#))
        #expect(code.contains(#"case "addInt64": .addInt64(try message.json())"#))
        #expect(code.contains(#"case "addJson": .addJson(try message.json())"#))
        #expect(code.contains("public var foo: Int\n"))
        #expect(diagnostics.isEmpty)
    }

    /// Names of events come from `enum` or from the discriminator. An event that states no name has the name `message`
    /// (WHATWG HTML, section 9.2.6).
    @Test func namesOfEvents() throws {
        let (code, _) = try made(
            """
            {oneOf: [{$ref: '#/components/schemas/added'}, {$ref: '#/components/schemas/Gone'}, {properties: {
              data: {type: string, contentMediaType: application/json}}}],
              discriminator: {propertyName: event, mapping: {removed: '#/components/schemas/Gone'}}}
            """,
            schemas: """
                {added: {type: object, properties: {event: {type: string}, data: &book {
                  type: string, contentMediaType: application/json, contentSchema: {$ref: '#/components/schemas/Book'}}}},
                 Gone: {allOf: [{type: object, properties: {event: {type: string}, data: *book}}]},
                 Book: {type: object, properties: {title: {type: string}}}}
                """)
        #expect(code.contains("case added(Book)\n"))
        #expect(code.contains("case removed(Book)\n"))
        #expect(code.contains("case message(JSONValue)\n"))
    }

    /// If nothing depends on the name of an event, the client gives only the data, even if these look like an event.
    @Test func dataOfAllEventsAlike() throws {
        let (code, _) = try made(
            """
            {type: object, required: [data], properties: {event: {type: string}, data: {type: string,
              contentMediaType: application/json, contentSchema: {$ref: '#/components/schemas/Note'}}}}
            """,
            schemas: "{Note: {type: object, properties: {id: {type: string}, data: {type: string}}}}")
        #expect(
            code.contains("static func event(_ message: StreamMessage) throws -> Note {\n        try message.json()\n"))
    }

    /// A string outside of events stays a `String`, even if its schema has a name. Its comment describes the JSON in
    /// the string.
    @Test func textsThatHoldJSON() throws {
        let (code, diagnostics) = try made(
            "{type: object, properties: {x: {$ref: '#/components/schemas/Stored'}}}",
            schemas: """
                {Stored: {type: object, properties: {
                  a: {type: string, contentMediaType: application/problem+json, contentSchema: {$ref: '#/components/schemas/Note'}},
                  b: {$ref: '#/components/schemas/Held'},
                  c: {type: string, contentMediaType: text/csv, contentSchema: {$ref: '#/components/schemas/Note'}},
                  d: {type: string, contentMediaType: application/json, contentSchema: {type: string}}}},
                 Kept: {allOf: [{type: object, properties: {k: {type: string}}}, {type: object, properties: {
                  k: {contentMediaType: application/json, contentSchema: {$ref: '#/components/schemas/Note'}}}}]},
                 Held: {type: string, contentMediaType: application/json, contentSchema: {
                  type: object, properties: {held: {type: boolean}}}},
                 Note: {type: object, properties: {id: {type: string}}}}
                """)
        #expect(
            code.contains(
                "/// JSON of `Note`, which `DTODecoder().decode(Note.self, from: Data(a.utf8))` reads.\n    public var a: String?\n"
            )
        )
        #expect(
            code.contains(
                "/// JSON of `B`, which `DTODecoder().decode(B.self, from: Data(b.utf8))` reads.\n    public var b: Held?\n"
            ))
        #expect(code.contains("public var held: Bool?\n"))
        #expect(code.contains("Data(k.utf8))` reads.\n    public var k: String?\n"))
        #expect(code.components(separatedBy: "/// JSON of").count == 4)
        #expect(diagnostics.isEmpty)
    }

    /// Version 2.0 has one schema for all media types in `produces`.
    @Test func linesInVersion2() throws {
        let text = """
            swagger: "2.0"
            info: {title: T, version: "1"}
            produces: [application/x-ndjson]
            paths: {/a: {get: {operationId: b, responses: {"200": {description: d, schema: {$ref: '#/definitions/Line'}}}}}}
            definitions: {Line: {type: object, properties: {x: {type: string}}}}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let code = try #require(result.files).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(code.contains("static func event(_ message: StreamMessage) throws -> Line {"))
    }

    /// If no name distinguishes two kinds of events, the client returns events as their schema describes them. The type
    /// of the data is still generated, so that code can decode the data itself.
    @Test func eventsThatNoNameTellsApart() throws {
        let (code, _) = try made(
            """
            {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            """,
            schemas: """
                {A: {type: object, required: [id], properties: {event: {type: string}, id: {type: string}, data: {type: string,
                  contentMediaType: application/json, contentSchema: {type: object, properties: {a: {type: string}}}}}},
                 B: {type: object, required: [retry], properties: {event: {type: string}, retry: {type: integer}, data: {type: string}}}}
                """)
        #expect(code.contains("try message.event()"))
        #expect(code.contains("public nonisolated struct Data: DefensiveRecord"))
        #expect(code.contains("JSON of `Data`, which"))
    }
}
