import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// A document of OpenAPI 2.0 becomes the contract that its translation to version 3 would become.
@Suite struct SwaggerReaderTests {
    private func read(_ rest: String, version: String = "'2.0'") throws -> ReadContract {
        try ReadContract(document: "swagger: \(version)\ninfo: {title: T, version: '1'}\n\(rest)")
    }

    @Test(arguments: ["2.0", "'2.0'", "\"2.0\"", "2"])
    func versions(_ version: String) throws {
        let read = try read("paths: {}\ndefinitions: {A: {type: string}}", version: version)
        #expect(read.diagnostics.isEmpty)
        #expect(read.alias("A") == .scalar(.string))
        #expect(read.definition("A")?.pointer == "#/definitions/A")
    }

    @Test func formParametersAreOneRecordPerOperation() throws {
        let read = try read(
            """
            paths:
              /a:
                parameters: [{name: shared, in: formData, type: integer}]
                post:
                  operationId: send
                  parameters:
                    - {name: file, in: formData, type: file, required: true}
                    - {name: mode, in: formData, type: string, enum: [a, b]}
                    - {name: q, in: query, type: string}
                  responses: {default: {description: x}}
            """)
        #expect(read.codes == [])
        let body = try #require(read.contract.operations.first?.requestBody)
        guard case .definition(let id) = body.reference, case .record(let record) = read.contract[id].shape else {
            Issue.record("no record for the form")
            return
        }
        #expect(record.properties.map(\.key) == ["shared", "file", "mode"])
        #expect(record.properties.map(\.isRequired) == [false, true, false])
        #expect(record.properties.map(\.use.reference).prefix(2) == [.scalar(.int), .scalar(.data)])
        guard case .definition(let mode) = record.properties[2].use.reference,
            case .enumeration(let enumeration) = read.contract[mode].shape
        else {
            Issue.record("no enumeration for the field")
            return
        }
        #expect(enumeration.cases.map(\.value) == [.string("a"), .string("b")])
    }

    /// The lists of an operation replace those of the document (2.0, "Operation Object").
    @Test(arguments: [
        ("", "", true), ("consumes: [application/xml]", "", false),
        ("consumes: [application/xml]", "consumes: [application/vnd.a+json]", true),
        ("consumes: [application/json]", "consumes: [application/octet-stream]", false),
        ("consumes: ['application/xml, application/json']", "", true),
    ])
    func mediaTypesDecideWhetherABodyHasAType(_ root: String, _ operation: String, _ hasType: Bool) throws {
        let read = try read(
            """
            \(root)
            paths:
              /a:
                put:
                  operationId: put
                  \(operation)
                  parameters: [{name: body, in: body, schema: {type: object, properties: {a: {type: string}}}}]
                  responses: {}
            """)
        #expect(read.codes == [])
        #expect((read.contract.operations.first?.requestBody != nil) == hasType)
        #expect(read.contract.definitions.isEmpty != hasType)
    }

    /// If `produces` names a stream, the schema describes the items of the stream.
    @Test func streamsHaveItems() throws {
        let read = try read(
            """
            produces: [application/x-ndjson]
            paths:
              /a:
                get:
                  operationId: lines
                  responses:
                    200: {description: x, schema: {type: object, properties: {line: {type: string}}}}
            """)
        #expect(read.codes == [])
        #expect(
            read.contract.definitions.contains { definition in
                guard case .record(let record) = definition.shape else { return false }
                return record.properties.map(\.key) == ["line"]
            })
    }

    @Test func responsesAndTheirExamples() throws {
        let read = try read(
            """
            produces: [application/json, text/plain]
            paths:
              /a:
                get:
                  responses:
                    200: {description: x, schema: {$ref: '#/definitions/A'}, examples: {application/json: {a: b}, text/plain: c}}
                    400: {$ref: '#/responses/Bad'}
                    201: {description: bytes, schema: {type: file}}
                    204: {description: nothing, schema: {$ref: '#/definitions/A'}}
            responses: {Bad: {description: x, schema: {type: object, properties: {why: {type: string}}}}}
            definitions: {A: {type: object, properties: {a: {type: string}}}}
            """)
        #expect(read.codes == [])
        let responses = try #require(read.contract.operations.first?.responses)
        #expect(responses.map(\.status) == ["200", "400"])
        #expect(responses[0].body.reference == read.definition("A").map { .definition($0.id) })
        #expect(responses[0].examples.map(\.value) == [.object([.init(key: "a", value: .string("b"))])])
        let bad = read.contract.definitions.first { $0.origin == .component(section: "responses", name: "Bad") }
        #expect(bad.map { .definition($0.id) } == responses[1].body.reference)
    }

    /// Objects that only version 3 has are reported and ignored.
    @Test(arguments: [
        "{responses: {'200': {description: OK, content: {application/json: {schema: {type: string}}}}}}",
        "{requestBody: {content: {}}, responses: {'200': {description: OK}}}",
    ])
    func whatOnlyVersion3Has(_ operation: String) throws {
        let read = try ReadContract(
            document: """
                swagger: "2.0"
                info: {title: T, version: "1"}
                paths: {/a: {get: \(operation)}}
                """)
        #expect(read.codes == ["ignored-object"])
    }

    /// The value of a discriminator is the name of the definition (2.0, "Schema Object"). The extension
    /// `x-discriminator-value` of AutoRest states another value.
    @Test(arguments: ["x-discriminator-value", "x-ms-discriminator-value"])
    func discriminatorIsThePropertysName(_ keyword: String) throws {
        let read = try read(
            """
            paths: {}
            definitions:
              Pet: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
              Cat: {\(keyword): Katze, allOf: [{$ref: '#/definitions/Pet'}]}
              Dog: {allOf: [{$ref: '#/definitions/Pet'}, {type: object, properties: {bark: {type: string}}}]}
            """)
        #expect(read.codes == [])
        #expect(read.union("Pet")?.discriminator == "kind")
        #expect(read.union("Pet")?.variants.map(\.discriminatorValues) == [["Katze"], ["Dog"], ["Pet"]])
    }

    @Test func nullabilityAndSiblingsOfReferences() throws {
        let read = try read(
            """
            paths: {}
            definitions:
              A:
                type: object
                properties:
                  a: {type: string, x-nullable: true}
                  b: {$ref: '#/definitions/B', enum: [ignored]}
              B: {type: string}
            """)
        #expect(read.property("A", "a")?.isNullable == true)
        #expect(read.reference("A", "b") == read.definition("B").map { .definition($0.id) })
    }

    /// "There can be only one body parameter", and a parameter of a form cannot accompany it (2.0, "Parameter Object").
    @Test func formsBesideBodies() throws {
        let read = try read(
            """
            paths:
              /a:
                post:
                  parameters:
                    - {name: a, in: body, schema: {type: string}}
                    - {name: b, in: formData, type: string}
                    - {name: c, in: body, schema: {type: string}}
                    - {name: d, in: query, type: string}
                  responses: {}
            """)
        #expect(read.codes == ["ignored-object", "ignored-object"])
        #expect(
            read.diagnostics.map(\.message) == [
                "ignored: the parameter 'a' is a body, but the operation already has the body 'c', and a request has only one body",
                "ignored: the parameter 'b' is of a form, but the operation already has the body 'c', and a request has only one body",
            ])
        #expect(read.diagnostics.map { $0.location?.line } == [7, 8])
    }

    /// An "Items Object" of 2.0 may state "the format of the array if type array is used", and the default is `csv`.
    @Test func formatsOfInnerLists() throws {
        let read = try read(
            """
            paths:
              /a:
                get:
                  parameters:
                    - {name: a, in: query, type: array, items: {type: array, collectionFormat: pipes, items: {type: string}}}
                    - {name: b, in: query, type: array, items: {type: array, items: {type: string}}}
                    - {name: c, in: query, type: array, collectionFormat: pipes, items: {type: string}}
                  responses: {}
            """)
        #expect(
            read.diagnostics.map(\.message) == [
                "ignored: the 'collectionFormat' of a list within a list, 'pipes'; the client writes the inner list as JSON",
                "ignored: the 'collectionFormat' of a list within a list, 'csv', the default; the client writes the inner list as JSON",
            ])
    }

    /// A path item has equal operations, whether a reference to it comes before or after it.
    @Test func referencesToPathItems() throws {
        let read = try read(
            """
            paths:
              /again: {$ref: '#/paths/~1a'}
              /a:
                post:
                  parameters: [{name: a, in: formData, type: string}, {name: a, in: formData, type: integer}]
                  responses: {}
              /b: {$ref: '#/x-items/b'}
            x-items:
              b: {get: {responses: {200: {description: x, schema: {type: object, properties: {c: {type: string}}}}}}}
            """)
        #expect(read.codes == ["ignored-object"])
        #expect(read.contract.operations.map(\.name) == ["post /a", "get /b"])
    }

    @Test func definitionsByTheirBareNames() throws {
        let read = try read(
            "paths: {}\ndefinitions: {A: {type: object, properties: {b: {$ref: B}}}, B: {type: object, properties: {c: {type: string}}}}"
        )
        #expect(read.codes == [])
        #expect(read.reference("A", "b") == read.definition("B").map { .definition($0.id) })
    }

    @Test func danglingReferencesSayWhereTheNameIs() throws {
        let read = try read("paths: {}\ndefinitions: {A: {$ref: '#/definitions/b'}, B: {type: string}}")
        #expect(read.codes == ["unresolved-reference"])
        #expect(read.diagnostics.first?.message.contains("'#/definitions/B'") == true)
    }
}
