import ContractLint
import ContractModel
import Diagnostics
import DocumentOverlays
import Files
import Generation
import TestSupport
import Testing

/// The proposals of `lint --propose` and `probe --propose`.
@Suite struct OverlayProposalTests {
    private func document(_ version: String, _ schemas: String) -> String {
        "openapi: \(version)\ninfo: {title: Zoo, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n\(schemas)\n"
    }

    private func input(_ document: String, _ overlay: String? = nil) -> GenerationInput {
        var input = GenerationInput(document: SourceFile(path: "api.yaml", text: document))
        if let overlay {
            input.overlays = [
                OverlayFile(
                    path: "o.yaml", location: nil, content: .success(SourceFile(path: "o.yaml", text: overlay)))
            ]
        }
        return input
    }

    /// Returns the targets with their changes, and checks that the overlay mends the document.
    private func actions(_ document: String, _ answers: [ObservedAnswer]? = nil) throws -> [String] {
        let overlay = try #require(GenerationPipeline.proposals(input(document), answers: answers))
        let mended = input(document, overlay.text)
        if !overlay.actions.isEmpty {
            let result = GenerationPipeline.lint(mended)
            #expect(result.diagnostics.filter { $0.severity == .error || $0.id == "idle-overlay" } == [])
            #expect(!result.diagnostics.contains { ["example-mismatch", "missing-items"].contains($0.id) })
            #expect(GenerationPipeline.proposals(mended, answers: answers)?.actions.map(\.target) == [])
        }
        return overlay.actions.map { action in
            switch action.change {
            case .update(let value): "\(action.target) \(value.json)"
            case .remove: "\(action.target) -"
            }
        }
    }

    @Test func missingItems() throws {
        let pets = """
                Pets: {type: array, example: [a, b]}
                a b: {type: object, properties: {list: {type: array}}}
            """
        #expect(
            try actions(document("3.0.3", pets)) == [
                #"$.components.schemas.Pets {"items": {"type": "string"}}"#,
                #"$.components.schemas['a b'].properties.list {"items": {}}"#,
            ])
        #expect(try actions(document("3.1.0", pets)) == [])
    }

    @Test func nullsOfExamples() throws {
        let pet = "    Pet: {type: object, properties: {age: {type: integer}}, example: {age: null}}"
        let place = "$.components.schemas.Pet.properties.age"
        #expect(try actions(document("3.0.3", pet)) == [#"\#(place) {"nullable": true}"#])
        #expect(
            try actions(document("3.1.0", pet)) == [
                "\(place).type -", #"\#(place) {"type": ["integer", "null"]}"#,
            ])
        let list = pet.replacing("type: integer", with: "type: [integer, string]")
        #expect(try actions(document("3.1.0", list)) == [#"\#(place).type ["null"]"#])
        #expect(try actions(document("3.0.3", pet.replacing("integer}", with: "integer, nullable: true}"))) == [])
    }

    /// An example without a key may be incomplete, unless no example has the key.
    @Test func requiredKeys() throws {
        let pet = """
                Pet: {type: object, required: [id, it's], properties: {id: {type: string}, it's: {type: string}}}
                Pets: {type: array, items: {$ref: "#/components/schemas/Pet"}, example: [{id: a}, {id: b}]}
            """
        #expect(try actions(document("3.0.3", pet)) == [#"$.components.schemas.Pet.required[?@ == 'it\'s'] -"#])
        let some = pet.replacing("{id: b}", with: "{id: b, it's: c}")
        let overlay = GenerationPipeline.proposals(input(document("3.0.3", some)))
        #expect(overlay?.actions.map(\.target) == [])
    }

    @Test func typesOfExamples() throws {
        let pet = """
                Pet:
                  type: object
                  properties:
                    a: {type: integer, format: int64, example: x1}
                    b: {type: number, example: 1}
                    c: {type: string, enum: [x], example: 1}
                    d: {type: integer, example: 1.5}
                    e: {type: integer, default: 1}
                    f: {type: integer, example: 1.0}
                    g: {type: integer, example: 12e1}
            """
        let overlay = GenerationPipeline.proposals(input(document("3.0.3", pet)))
        #expect(
            overlay?.actions.map(\.target) == [
                "$.components.schemas.Pet.properties.a.type", "$.components.schemas.Pet.properties.a.format",
                "$.components.schemas.Pet.properties.d.type",
            ])
    }

    @Test func answersOfAnAPI() throws {
        let text = """
            openapi: 3.0.3
            info: {title: Zoo, version: '1'}
            paths:
              /pets:
                get:
                  operationId: pets
                  responses:
                    2XX:
                      description: Pets
                      content:
                        application/json:
                          schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}
            components:
              schemas:
                Pet:
                  type: object
                  required: [id, name]
                  properties: {id: {type: integer}, name: {type: string}, age: {type: integer}}
            """
        let body = #"[{"id": "a1", "age": null}, {"id": "a2", "name": "Rex", "age": 3}]"#
        let answer = ObservedAnswer(method: "GET", path: "/pets", status: 200, body: Array(body.utf8))
        #expect(
            try actions(text, [answer]) == [
                "$.components.schemas.Pet.required[?@ == 'name'] -",
                #"$.components.schemas.Pet.properties.id.type "string""#,
                #"$.components.schemas.Pet.properties.age {"nullable": true}"#,
            ])
        let strange = ObservedAnswer(method: "GET", path: "/cats", status: 200, body: Array("[".utf8))
        #expect(try actions(text, [strange]) == [])
    }

    /// A string of the document is only a string in the overlay.
    @Test func hostileNamesStayTexts() throws {
        let name = "a\"\n  - target: $\n    remove: true #'\\"
        let json =
            #"{"openapi": "3.0.3", "info": {"title": "\" x: y\n- ", "version": "1"}, "paths": {}, "components": "#
            + #"{"schemas": {"NAME": {"type": "array"}}}}"#
        let escaped = #"a\"\n  - target: $\n    remove: true #'\\"#
        let overlay = try #require(
            GenerationPipeline.proposals(input(json.replacing("NAME", with: escaped))))
        #expect(overlay.actions.count == 1 && !name.isEmpty)
        let mended = GenerationPipeline.proposals(input(json.replacing("NAME", with: escaped), overlay.text))
        #expect(mended?.actions.isEmpty == true)
    }
}
