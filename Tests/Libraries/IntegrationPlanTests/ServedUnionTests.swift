import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Generation
import GenerationSettings
import Testing

/// A discriminator names the alternative of a value (OpenAPI 3.0.4 section 4.7.25).
@Suite struct ServedUnionTests {
    /// Each payment has only members that the others have too. By `oneOf` alone no payment would be valid.
    private static let document = """
        openapi: 3.0.3
        info: {title: T, version: "1"}
        paths:
          /a:
            post:
              operationId: a
              requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Payment'}}}}
              responses: {"204": {description: d}}
          /b:
            post:
              operationId: b
              requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Owner'}}}}
              responses: {"204": {description: d}}
        components:
          schemas:
            Payment:
              oneOf:
                - {$ref: '#/components/schemas/Card'}
                - {$ref: '#/components/schemas/Transfer'}
                - {$ref: '#/components/schemas/Cash'}
              discriminator:
                propertyName: kind
                mapping: {credit: '#/components/schemas/Card', wire: Transfer}
            Card: {type: object, required: [kind], properties: {kind: {type: string}, number: {type: string}}}
            Transfer: {type: object, required: [kind], properties: {kind: {type: string}, iban: {type: string, minLength: 5}}}
            Cash: {type: object, required: [kind], properties: {kind: {type: string}}}
            Owner:
              type: object
              properties:
                one: {nullable: true, allOf: [{$ref: '#/components/schemas/Cash'}]}
                two: {allOf: [{$ref: '#/components/schemas/Cash'}, {nullable: true}]}
                three: {allOf: [{$ref: '#/components/schemas/Cash'}]}
                four: {type: object, allOf: [{nullable: true}]}
        """

    private func violations(in value: JSONValue, of operation: Int) throws -> [String] {
        let source = SourceFile(path: "openapi.yaml", bytes: Array(Self.document.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        let served = ServedContract.runtime(contract, fixtures, schemas: schemas)
        let schema = try #require(served.operations[operation].body?.schemas[0])
        return SchemaValidator.violations(in: value, of: schema, in: served.schemas, .request)
            .map { "\($0.pointer): \($0.reason)" }
    }

    /// The value names an alternative by the mapping, by a bare name in the mapping, or by the schema's own name.
    @Test(arguments: ["credit", "wire", "Cash", "Card"])
    func aNamedAlternativeMayFitOthers(_ kind: String) throws {
        #expect(try violations(in: ["kind": .string(kind)], of: 0) == [])
    }

    @Test func whatIsWrongIsToldOfTheNamedAlternative() throws {
        let value: JSONValue = ["kind": "wire", "iban": 7, "number": 7]
        // The rules of JSON Schema, taken literally, let the value fit the third alternative.
        #expect(try violations(in: value, of: 0) == [])
        #expect(try violations(in: ["kind": 7], of: 0).count == 1)
        let unknown = try violations(in: ["kind": "cheque"], of: 0)
        #expect(unknown == [": The value conforms to 3 alternatives of 'oneOf', which allows only one."])
    }

    /// OpenAPI 3.0.3 allows `nullable` only with `type`. Documents use it next to `allOf`, and the types allow null
    /// there.
    @Test func nullIsAllowedBesideAllOf() throws {
        #expect(try violations(in: ["one": nil, "two": nil], of: 1) == [])
        #expect(try violations(in: ["three": nil], of: 1) == ["/three: The value is null, not an object."])
        #expect(try violations(in: ["four": nil], of: 1) == ["/four: The value is null, not an object."])
    }
}
