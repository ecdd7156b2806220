import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// An error in a document is reported at its location. If no type depends on the part with the error, the run
/// continues.
@Suite struct OpenAPIReaderTests {
    private func document(_ rest: String, version: String = "openapi: 3.1.0") throws -> ReadContract {
        try ReadContract(document: "\(version)\ninfo: {title: T, version: '1'}\n\(rest)")
    }

    @Test(arguments: [
        "openapi: 3.0.0", "openapi: 3.0.4", "openapi: 3.1.0", "openapi: 3.1.1", "openapi: 3.2.0", "openapi: 3.1",
        "openapi: '3.0'", "openapi: 3", "openapi: 3.0.0-RC1",
    ])
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

    @Test func aLaterVersionIsReadAsTheLatest() throws {
        let read = try document("components: {schemas: {A: {type: string}}}", version: "openapi: 3.7.1")
        #expect(read.codes == ["unknown-version"])
        #expect(read.alias("A") == .scalar(.string))
    }

    @Test(arguments: ["openapi: 4.0.0", "openapi: '1.2'", "openapi: latest", "swagger: 1.2"])
    func otherVersionsAreRefused(_ version: String) throws {
        #expect(try document("paths: {}", version: version).codes == ["unsupported-version"])
    }

    @Test(arguments: ["openapi: null", "openapi: [3]", "x: y"])
    func withoutAVersionItIsNoDocument(_ version: String) throws {
        #expect(try document("paths: {}", version: version).codes == ["not-openapi"])
    }

    /// Absent and empty parts are not reported.
    @Test(arguments: [
        "components:", "components: {schemas: }", "paths:", "paths: {/a: }", "paths: {/a: {get: }}",
        "paths: {/a: {get: {parameters: , requestBody: , responses: }}}", "webhooks:", "x-y: z",
    ])
    func emptyPartsAreSilent(_ rest: String) throws {
        #expect(try document(rest).codes == [])
    }

    @Test func withoutATitleTheModuleHasADefaultName() throws {
        let read = try ReadContract(document: "openapi: 3.1.0\npaths: {}")
        #expect(read.codes == ["missing-info", "missing-info"])
        #expect(read.diagnostics.contains { $0.message.contains("'API'") && $0.severity == .warning })
    }

    @Test func referencesToOtherObjectsMustLeadSomewhere() throws {
        let read = try document(
            """
            paths:
              /a: {$ref: '#/components/pathItems/A'}
              /b:
                get:
                  parameters: [{$ref: '#/components/parameters/P'}]
                  requestBody: {$ref: '#/components/requestBodies/B'}
                  responses: {'200': {$ref: '#/components/responses/R'}, '400': {description: x, headers: {H: {$ref: '#/components/headers/H'}}}}
            """)
        #expect(read.codes == Array(repeating: "unresolved-reference", count: 5))
    }

    /// A key of a path that is not a method is reported, except if it begins with `x-`.
    @Test func whatIsNoOperation() throws {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: "1"}
                paths:
                  /a:
                    copy: {responses: {'200': {description: OK}}}
                    x-move: {responses: {'200': {description: OK}}}
                """)
        #expect(read.codes == ["ignored-object"])
        #expect(read.diagnostics.first?.location?.line == 5)
    }

    /// Objects that refer to each other in a ring are reported and ignored, and the run continues.
    @Test func ringsOfReferences() throws {
        let read = try document(
            """
            paths:
              /a: {$ref: '#/paths/~1a'}
              /b: {get: {callbacks: {again: {x: {$ref: '#/paths/~1b'}}}, responses: {'200': {$ref: '#/components/responses/R'}}}}
            components: {responses: {R: {$ref: '#/components/responses/S'}, S: {$ref: '#/components/responses/R'}}}
            """)
        #expect(read.codes == ["circular-reference", "circular-reference", "circular-reference"])
        #expect(read.contract.operations.map(\.name) == ["get /b"])
    }

    /// Each object of a chain follows the rest of the chain, so the length of a chain is limited. Otherwise the time
    /// would grow with its square.
    @Test(arguments: [(32, []), (33, ["reference-chain"])]) func chainsOfReferences(_ length: Int, _ codes: [String])
        throws
    {
        let chain = (1..<length).map { "R\($0): {$ref: '#/components/responses/R\($0 + 1)'}" }
        let end =
            "R\(length): {description: OK, content: {application/json: {schema: {properties: {a: {type: string}}}}}}"
        let read = try document(
            """
            paths: {/a: {get: {responses: {'200': {$ref: '#/components/responses/R1'}}}}}
            components: {responses: {\((chain + [end]).joined(separator: ", "))}}
            """)
        #expect(read.codes == codes)
        #expect(read.contract.operations.map(\.name) == ["get /a"])
    }

    /// The reader stops at the limit, and does not look for the end, so a long ring is reported as a long chain.
    @Test func aLongRingIsAChain() throws {
        let ring = (0..<40).map { "R\($0): {$ref: '#/components/responses/R\(($0 + 1) % 40)'}" }
        let read = try document(
            """
            paths: {/a: {get: {responses: {'200': {$ref: '#/components/responses/R1'}}}}}
            components: {responses: {\(ring.joined(separator: ", "))}}
            """)
        #expect(Set(read.codes) == ["reference-chain"])
    }

    /// `defaultMapping` names the variant for all other values (OpenAPI 3.2.0, section 4.25.1).
    @Test func defaultMapping() throws {
        let read = try document(
            """
            components:
              schemas:
                M:
                  oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                  discriminator: {propertyName: kind, defaultMapping: '#/components/schemas/B'}
                A: {type: object, properties: {kind: {type: string}}}
                B: {type: object, properties: {kind: {type: string}}}
            """, version: "openapi: 3.2.0")
        #expect(read.codes == [])
        #expect(read.union("M")?.defaultVariant == 1)
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

    /// Keywords next to `$ref` are used from OpenAPI 3.1 on. OpenAPI 3.0, section 4.8.23.1, says: "any sibling elements
    /// of a $ref are ignored".
    @Test func siblingsOfAReference() throws {
        let schemas = """
            A: {type: object, required: [b], properties: {b: {$ref: '#/components/schemas/B', default: x}}}
            B: {type: string}
            """
        #expect(try ReadContract(schemas).property("A", "b")?.absence == .value(.string("x")))
    }
}
