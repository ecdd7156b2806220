import ContractModel
import Diagnostics
import FixtureEmission
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings
@testable import MockEmission

/// The items of a list in a mock response have all their properties, wherever in the response the list is.
@Suite struct WholeAnswerTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Holidays, version: "1"}
        paths:
          /bare: {get: {operationId: bare, responses: {"200": {description: d, content: {application/json: {schema:
            {type: array, items: {$ref: "#/components/schemas/Holiday"}}}}}}}}
          /wrapped: {get: {operationId: wrapped, responses: {"200": {description: d, content: {application/json: {schema:
            {type: object, properties: {holidays: {type: array, items: {$ref: "#/components/schemas/Holiday"}}}}}}}}}}
          /deep: {get: {operationId: deep, responses: {"200": {description: d, content: {application/json: {schema:
            {type: object, required: [data], properties: {data: {type: object, required: [holidays], properties:
              {holidays: {type: array, items: {$ref: "#/components/schemas/Holiday"}}}}}}}}}}}}
          /enveloped: {get: {operationId: enveloped, responses: {"200": {description: d, content: {application/json: {schema:
            {$ref: "#/components/schemas/Answer"}}}}}}}
          /tree: {get: {operationId: tree, responses: {"200": {description: d, content: {application/json: {schema:
            {$ref: "#/components/schemas/Category"}}}}}}}
        components:
          schemas:
            Answer:
              type: object
              x-envelope: {name: Answer, payload: data}
              required: [success, data]
              properties:
                success: {type: boolean}
                data: {type: array, items: {$ref: "#/components/schemas/Holiday"}}
            Holiday:
              type: object
              properties:
                id: {type: integer}
                name: {type: string}
                provinces: {type: array, items: {$ref: "#/components/schemas/Province"}}
              example: {id: 7, name: Labour Day}
            Province:
              type: object
              properties:
                code: {type: string, enum: [BC, ON]}
                next: {$ref: "#/components/schemas/Holiday"}
            Category:
              type: object
              properties:
                title: {type: string}
                parent: {$ref: "#/components/schemas/Category"}
                children: {type: array, items: {$ref: "#/components/schemas/Category"}}
        """

    private func answer(of operation: String, in document: String = document) throws -> Any {
        let result = GenerationPipeline.contract(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let plan = MockBuilder.plans(of: contract, options: GenerationOptions(), fixtures: fixtures)
            .first { $0.operation == operation }
        guard case .text(let text) = try #require(plan?.documents.first).content else { return [] }
        return try JSONSerialization.jsonObject(with: Data(text))
    }

    @Test(arguments: [
        ("bare", []), ("wrapped", ["holidays"]), ("deep", ["data", "holidays"]), ("enveloped", ["data"]),
    ])
    func itemsAreWhole(_ operation: String, _ path: [String]) throws {
        let list = try path.reduce(answer(of: operation)) { value, key in
            try #require((value as? [String: Any])?[key])
        }
        let items = try #require(list as? [[String: Any]])
        #expect(items.count == 3)
        for item in items {
            #expect(Set(item.keys) == ["id", "name", "provinces"])
            let provinces = try #require(item["provinces"] as? [[String: Any]])
            // A holiday inside a holiday is left out, because it would not end.
            #expect(try Set(#require(provinces.first).keys) == ["code"])
        }
        #expect(items.first?["id"] as? Int == 7)
        #expect(items.first?["name"] as? String == "Labour Day")
    }

    /// A response never has a property that is `writeOnly`, at any depth, whether its value is generated or comes from
    /// an example of a schema (OpenAPI 3.0.3, section 4.7.24).
    @Test func whatIsOnlyWrittenIsInNoAnswer() throws {
        let document = """
            openapi: 3.0.3
            info: {title: Users, version: "1"}
            paths:
              /user: {get: {operationId: user, responses: {"200": {description: d, content: {application/json: {schema:
                {$ref: "#/components/schemas/User"}}}}}}}
              /said: {get: {operationId: said, responses: {"200": {description: d, content: {application/json: {schema:
                {$ref: "#/components/schemas/User"}, example: {name: Ann, password: shown}}}}}}}
            components:
              schemas:
                User:
                  type: object
                  required: [name, password]
                  properties:
                    name: {type: string}
                    password: {type: string, writeOnly: true}
                    devices: {type: array, items: {$ref: "#/components/schemas/Device"}}
                    owned: {type: object, additionalProperties: {$ref: "#/components/schemas/Thing"}}
                  example: {name: Ann, password: hunter2, devices: [{pin: "1", name: A}]}
                Device: {type: object, properties: {name: {type: string}, pin: {type: string, writeOnly: true}}}
                Thing:
                  oneOf:
                    - {$ref: "#/components/schemas/Device"}
                    - {type: object, required: [title], properties: {title: {type: string}, pin: {type: string, writeOnly: true}}}
            """
        let user = try #require(try answer(of: "user", in: document) as? [String: Any])
        #expect(Set(user.keys) == ["name", "devices", "owned"])
        let devices = try #require(user["devices"] as? [[String: Any]])
        #expect(!devices.isEmpty && devices.allSatisfy { Set($0.keys) == ["name"] })
        let owned = try #require(user["owned"] as? [String: [String: Any]])
        #expect(!owned.isEmpty && owned.values.allSatisfy { ["name", "title"].contains($0.keys.joined()) })
        // The document gives this example for the response itself, so it stays as it is.
        let said = try #require(try answer(of: "said", in: document) as? [String: Any])
        #expect(said["password"] as? String == "shown")
    }

    /// The value keeps its variant after `writeOnly` properties are removed, with and without a discriminator. A strict
    /// property stays.
    @Test(arguments: ["discriminator: {propertyName: kind}", ""])
    func whatIsOnlyWrittenIsInNoVariant(_ discriminator: String) throws {
        let document = """
            openapi: 3.1.0
            info: {title: Animals, version: "1"}
            paths:
              /pets: {get: {operationId: pets, responses: {"200": {description: d, content: {application/json: {schema:
                {type: array, items: {$ref: "#/components/schemas/Pet"}}}}}}}}
            components:
              schemas:
                Pet:
                  oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}]
                  \(discriminator)
                Cat: {type: object, required: [kind], properties: {kind: {type: string}, lives: {type: integer}}}
                Dog:
                  type: object
                  required: [kind]
                  properties:
                    kind: {type: string}
                    chip: {type: string, writeOnly: true}
                    seal: {type: string, writeOnly: true, x-strict: true}
            """
        let pets = try #require(try answer(of: "pets", in: document) as? [[String: Any]])
        if !discriminator.isEmpty { #expect(pets.contains { $0["seal"] != nil }) }
        #expect(pets.allSatisfy { $0["chip"] == nil })
    }

    /// The member `status` is the status code that the server sends (RFC 9457, section 3.1.2).
    @Test func aProblemHasItsStatus() throws {
        let document = """
            openapi: 3.1.0
            info: {title: Problems, version: "1"}
            paths:
              /a: {get: {operationId: gone, responses: {"410": {description: d, content: {application/problem+json: {schema:
                {$ref: "#/components/schemas/Problem"}}}}}}}
            components:
              schemas:
                Problem: {type: object, properties: {status: {type: integer}, httpStatus: {type: integer, enum: [0, 1]}, error: {type: object, properties: {
                  statusCode: {type: number}, code: {type: integer, example: 7}}}}}
            """
        let result = GenerationPipeline.contract(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: try #require(result.contract), diagnostics: &diagnostics)
        let value = try #require(fixtures.responses.first?.first?.value)
        #expect(value["status"] == .integer("410") && value["error"]?["statusCode"] == .integer("410"))
        #expect(value["error"]?["code"] == .integer("7"))
    }

    @Test func aTypeWithinItselfEnds() throws {
        let category = try #require(try answer(of: "tree") as? [String: Any])
        #expect(Set(category.keys) == ["title", "children"])
        #expect((category["children"] as? [Any])?.isEmpty == true)
    }

    /// Both unions contain pets, which are dogs or cats. A dog cannot contain another dog, so the friend of the dog is
    /// a cat.
    @Test func aUnionInAUnionKeepsItsTag() throws {
        let document = """
            openapi: 3.1.0
            info: {title: Animals, version: "1"}
            paths:
              /dog: {get: {operationId: dog, responses: {"200": {description: d, content: {application/json: {schema:
                {$ref: "#/components/schemas/Dog"}}}}}}}
            components:
              schemas:
                Animal:
                  oneOf: [{$ref: "#/components/schemas/Pet"}, {$ref: "#/components/schemas/Fish"}]
                  discriminator: {propertyName: kind}
                Pet:
                  oneOf: [{$ref: "#/components/schemas/Dog"}, {$ref: "#/components/schemas/Cat"}]
                  discriminator: {propertyName: kind, mapping: {dog: "#/components/schemas/Dog"}}
                Dog:
                  type: object
                  required: [kind]
                  properties: {kind: {type: string}, bark: {type: string}, friend: {$ref: "#/components/schemas/Animal"}}
                Cat: {type: object, required: [kind], properties: {kind: {type: string}, lives: {type: integer}}}
                Fish: {type: object, required: [kind], properties: {kind: {type: string}}}
            """
        let dog = try #require(try answer(of: "dog", in: document) as? [String: Any])
        let friend = try #require(dog["friend"] as? [String: Any])
        #expect(friend["lives"] is Int)
        #expect(friend["kind"] as? String == "Cat")
    }

    /// These unions offer 2^29 ways, and each leads back to the type.
    @Test(.timeLimit(.minutes(10))) func unionsOfUnionsEnd() throws {
        let unions = (1...30).map { number in
            let later = (number + 1..<31).map { "{$ref: '#/components/schemas/U\($0)'}" }
            let variants = later + ["{$ref: '#/components/schemas/A'}"]
            return "    U\(number): {oneOf: [\(variants.joined(separator: ", "))]}"
        }
        let document = """
            openapi: 3.1.0
            info: {title: Unions, version: "1"}
            paths:
              /a: {get: {operationId: a, responses: {"200": {description: d, content: {application/json: {schema:
                {$ref: '#/components/schemas/A'}}}}}}}
            components:
              schemas:
                A: {type: object, properties: {name: {type: string}, u: {$ref: '#/components/schemas/U1'}}}
            \(unions.joined(separator: "\n"))
            """
        let value = try #require(try answer(of: "a", in: document) as? [String: Any])
        #expect(Set(value.keys) == ["name"])
    }
}
