import Diagnostics
import Foundation
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Tests references within an inline schema that has its own definitions, as zod and TypeBox write them.
@Suite struct EnclosingSchemaTests {
    private func made(_ document: String) throws -> (code: String, diagnostics: [String]) {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let files = try #require(result.files, "\(result.diagnostics.map(\.message))").files
        return (
            files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n"),
            result.diagnostics.filter { $0.severity == .error }.map(\.message)
        )
    }

    /// Each reference leads into the schema around it, although both references have equal texts.
    @Test(arguments: [("openapi: 3.1.0", "$defs"), ("openapi: 3.0.3", "definitions")])
    func referencesLeadIntoTheirOwnSchema(_ version: String, _ section: String) throws {
        let (code, errors) = try made(
            """
            \(version)
            info: {title: T, version: "1"}
            paths:
              /trees:
                post:
                  operationId: plant
                  requestBody:
                    required: true
                    content:
                      application/json:
                        schema:
                          type: object
                          required: [root]
                          properties: {root: {$ref: '#/\(section)/Node'}}
                          \(section):
                            Node:
                              type: object
                              required: [height]
                              properties:
                                height: {type: integer}
                                branches: {type: array, items: {$ref: '#/\(section)/Node'}}
                  responses:
                    "200":
                      description: d
                      content:
                        application/json:
                          schema:
                            type: object
                            properties: {node: {allOf: [{$ref: '#/\(section)/Node'}]}}
                            \(section): {Node: {type: object, required: [name], properties: {name: {type: string}}}}
            """)
        #expect(errors == [])
        #expect(code.contains("public var height: Int\n") && code.contains("public var name: String\n"))
        // The recursive schema becomes a single type.
        #expect(code.components(separatedBy: "public var height: Int\n").count == 2)
    }

    /// If the document itself has the referenced part, the reference leads there. Otherwise it leads into the innermost
    /// enclosing schema that has the part.
    @Test func theInnermostSchemaIsMeant() throws {
        let (code, errors) = try made(
            """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths: {}
            $defs: {Shared: {type: boolean}}
            components:
              schemas:
                Outer:
                  type: object
                  properties:
                    inner:
                      type: object
                      properties: {kind: {$ref: '#/$defs/Kind'}, shared: {$ref: '#/$defs/Shared'}}
                      $defs: {Kind: {type: integer}, Shared: {type: string}}
                    kind: {$ref: '#/$defs/Kind'}
                  $defs: {Kind: {type: number}}
            """)
        #expect(errors == [])
        #expect(code.contains("public var kind: Int?") && code.contains("public var kind: Double?"))
        #expect(code.contains("typealias Shared = Bool\n"))
    }

    /// A name that no enclosing schema has is an error as before.
    @Test func whatIsNowhereIsAnError() {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(
                    path: "openapi.yaml",
                    text: """
                        openapi: 3.1.0
                        info: {title: T, version: "1"}
                        paths: {}
                        components: {schemas: {A: {type: object, properties: {b: {$ref: '#/$defs/B'}}}, C: {$defs: {B: {}}}}}
                        """), overrides: OptionOverrides(module: "T", emit: [.models])))
        #expect(result.diagnostics.map(\.id) == ["unresolved-reference"])
    }
}
