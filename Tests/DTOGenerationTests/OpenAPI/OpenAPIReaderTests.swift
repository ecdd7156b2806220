import Diagnostics
import Testing

@testable import DTOGeneration

/// What is wrong with a document is said with its place; what no type depends on cannot stop the run.
@Suite struct OpenAPIReaderTests {
    private func document(_ rest: String, version: String = "openapi: 3.1.0") throws -> ReadContract {
        try ReadContract(document: "\(version)\ninfo: {title: T, version: '1'}\n\(rest)")
    }

    @Test(arguments: ["openapi: 3.0.0", "openapi: 3.0.4", "openapi: 3.1.0", "openapi: 3.1.1"])
    func versions(_ version: String) throws {
        let read = try document("paths: {}\ncomponents: {schemas: {A: {type: string}}}", version: version)
        #expect(read.diagnostics.isEmpty)
        #expect(read.alias("A") == .scalar(.string))
    }

    @Test(arguments: [
        "security: 7", "servers: text", "tags: {a: b}", "x-vendor: [1, {a: 2}]", "externalDocs: 3",
        "components: {securitySchemes: [1], examples: 3, links: x}",
        "paths: {/a: {get: {operationId: x, responses: {}}}, /b: {get: {operationId: x, responses: {}}}}",
        "paths: {/a: {get: {security: 3, tags: x, responses: {'200': {description: 7, links: 3}}}}}",
    ])
    func faultsThatNoTypeDependsOn(_ rest: String) throws {
        let read = try document(rest.contains("paths:") ? rest : "paths: {}\n\(rest)")
        #expect(read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test func everyDanglingReferenceIsNamed() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {a: {$ref: '#/components/schemas/X'}, b: {$ref: '#/components/schemas/Y'}}}
            B: {type: array, items: {$ref: '#/components/schemas/Z'}}
            """)
        #expect(read.codes == ["unresolved-reference", "unresolved-reference", "unresolved-reference"])
    }

    @Test(arguments: ["#/components/schemas/a~1b", "#/components/schemas/c~0d", "#/components/schemas/e%20f"])
    func escapedPointers(_ pointer: String) throws {
        let read = try ReadContract(
            """
            a/b: {type: string}
            c~d: {type: string}
            e f: {type: string}
            R: {type: object, properties: {a: {$ref: '\(pointer)'}}}
            """)
        #expect(read.diagnostics.isEmpty)
        #expect(read.record("R")?.properties.count == 1)
    }

    @Test func unknownKeywordsAreIgnored() throws {
        let read = try ReadContract(
            "A: {type: object, properties: {a: {type: string, x-y: 1, foo: bar}}, unevaluatedItems: 3}")
        #expect(!read.diagnostics.contains { $0.severity == .error })
        #expect(read.reference("A", "a") == .scalar(.string))
    }

    /// Siblings count from version 3.1 on (section 4.8.23.1 of 3.0: "any sibling elements of a $ref are ignored").
    @Test func siblingsOfAReference() throws {
        let schemas = """
            A: {type: object, required: [b], properties: {b: {$ref: '#/components/schemas/B', default: x}}}
            B: {type: string}
            """
        #expect(try ReadContract(schemas).property("A", "b")?.absence == .value(.string("x")))
    }
}
