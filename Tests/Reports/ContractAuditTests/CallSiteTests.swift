@testable import ContractAudit
import ContractModel
import Generation
import GenerationSettings
import Diagnostics
import Testing

/// The places in an app that change when it leaves another generator.
@Suite struct CallSiteTests {
    private let contract: Contract

    init() throws {
        contract = try #require(
            GenerationPipeline.contract(
                GenerationInput(
                    document: SourceFile(
                        path: "api.yaml",
                        text: """
                            openapi: 3.1.0
                            info: {title: Shop, version: "1"}
                            paths:
                              /pets/{id}:
                                get:
                                  operationId: get_pet
                                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                                  responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}}
                                delete:
                                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                                  responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}}
                            components:
                              schemas:
                                Pet:
                                  type: object
                                  properties: {pet_name: {type: string}, kind: {$ref: "#/components/schemas/Kind"}}
                                Kind: {type: string, enum: [big_cat, dog]}
                                Any: {oneOf: [{$ref: "#/components/schemas/Pet"}, {type: string}]}

                            """),
                    overrides: OptionOverrides(emit: [.models, .client]))
            ).contract)
    }

    private var spelling: OwnSpelling {
        var spelling = OwnSpelling(client: "ShopClient")
        for definition in contract.definitions {
            switch definition.schemaName {
            case "Pet": spelling.types[definition.id] = "PetDTO"
            case "Kind": spelling.types[definition.id] = "Kind"
            case "Any": spelling.types[definition.id] = "AnyPet"
            default: continue
            }
            spelling.add(
                definition.schemaName == "Pet" ? ["petName", "kind"] : ["bigCat", "dog"], of: definition)
        }
        for operation in contract.operations {
            guard let type = operation.type else { continue }
            spelling.calls[type] = OwnSpelling.Call(
                path: ["api", operation.method == "get" ? "getOnePet" : "remove"],
                parameters: [("id", true), ("color", false)])
        }
        return spelling
    }

    /// The former output: models, and a client with a function of each operation.
    private var former: FileFacts {
        var kind = Sample.enumeration("Kind", ["big_cat", "dog"])
        kind.access = "public"
        var union = TypeFacts(kind: .enum, name: "Any", place: Sample.place(9), lastLine: 9)
        union.inherited = ["Codable"]
        var functions = [
            FunctionFacts(name: "getPet", owner: "PetsAPI", place: Sample.place(20), lastLine: 21),
            FunctionFacts(name: "remove", owner: "PetsAPI", place: Sample.place(30), lastLine: 31),
        ]
        for index in functions.indices {
            functions[index].parameters = [
                ParameterFacts(label: "id", name: "id", type: "String", initial: nil, place: Sample.place(20)),
                ParameterFacts(label: "color", name: "color", type: "String", initial: "nil", place: Sample.place(20)),
            ]
            functions[index].result = "Pet"
        }
        functions[1].routes = ["/pets/{}"]
        var file = Sample.file(
            "Old/Old.swift",
            [
                Sample.type("Pet", [("pet_name", "String?"), ("kind", "Kind?")]), kind, union,
                TypeFacts(kind: .class, name: "PetsAPI", place: Sample.place(15), lastLine: 40),
                TypeFacts(kind: .class, name: "Support", place: Sample.place(50), lastLine: 51),
                TypeFacts(kind: .class, name: "Support.Part", place: Sample.place(52), lastLine: 53),
            ], functions)
        var uses = UseFacts()
        var note = NoteFacts(place: Sample.place(30), scope: "PetsAPI")
        note.methods = ["DELETE"]
        uses.notes = [note]
        file.uses = uses
        return file
    }

    /// Returns the lines `old → new` for chains of an app.
    private func told(
        _ chains: String..., bindings: [String: [String]] = [:], types: [TypeFacts] = [],
        functions: [FunctionFacts] = [], scope: String? = nil
    ) -> [String] {
        var file = Sample.file("App.swift", types, functions)
        var uses = UseFacts()
        uses.bindings = bindings
        uses.mentions = chains.enumerated().map { number, chain in
            MentionFacts(chain: chain, scope: scope, place: Sample.place(number + 1))
        }
        file.uses = uses
        let report = CallSiteReport(contract, former: [former], app: [file], spelling)
        let sites = report.groups.flatMap(\.sites) + report.left
        return sites.sorted { $0.place.line < $1.place.line }.map { site in
            site.old + (site.new.map { " → " + $0 } ?? "")
        }
    }

    @Test func functionsOfTypes() {
        #expect(
            told("PetsAPI.getPet(id:)", "PetsAPI.remove(id:color:)", "Shop.PetsAPI.getPet(id:).pet_name") == [
                "PetsAPI.getPet(id:) → api.getOnePet(id:)",
                "PetsAPI.remove(id:color:) → api.remove(id:color:)",
                "Shop.PetsAPI.getPet(id:) → api.getOnePet(id:)",
                "getPet.pet_name → getPet.petName",
            ])
    }

    @Test func types() {
        #expect(
            told("Pet", "Any", "Kind", "Support.shared", "PetsAPI", "Pet(pet_name:)", "String") == [
                "Pet → PetDTO", "Any → AnyPet", "Support.shared", "PetsAPI → ShopClient", "Pet → PetDTO",
                "init(pet_name:) → init(petName:)",
            ])
    }

    @Test func theAppHidesNames() {
        let own = [TypeFacts(kind: .struct, name: "Pet", place: Sample.place(1), lastLine: 2)]
        #expect(told("Pet", "Pet(pet_name:)", types: own) == [])
        var nested = own
        nested[0].name = "Zoo.Pet"
        #expect(told("Pet", types: nested, scope: "Zoo") == [])
        #expect(told("Pet", types: nested) == ["Pet → PetDTO"])
    }

    @Test func anAliasOfTheApp() {
        var alias = TypeFacts(kind: .alias, name: "Animal", place: Sample.place(1), lastLine: 1)
        alias.target = "Pet"
        // The declaration itself is a mention of `Pet`. Its uses stay, except for members.
        #expect(
            told("Animal", "Animal(pet_name:)", "animal.pet_name", bindings: ["animal": ["Animal?"]], types: [alias])
                == ["init(pet_name:) → init(petName:)", "animal.pet_name → animal.petName"])
    }

    /// An alias of a namespace is a part of the former names.
    @Test func anAliasOfANamespace() {
        var alias = TypeFacts(kind: .alias, name: "API", place: Sample.place(1), lastLine: 1)
        alias.target = "Support"
        #expect(
            told("API", "API.Part", "part.name", bindings: ["part": ["API.Part"]], types: [alias]) == ["API.Part"])
    }

    @Test func functionsOfVariables() {
        #expect(
            told("api.getPet(id:)", "self.pets.getPet(id:)", bindings: ["api": ["=PetsAPI()"], "pets": ["PetsAPI?"]])
                == ["api.getPet(id:) → api.getOnePet(id:)", "pets.getPet(id:) → api.getOnePet(id:)"])
        // A call that stays is not listed.
        #expect(told("pets.remove(id:)", bindings: ["pets": ["PetsAPI"]]) == [])
        // The app's own type has a function with the name of an operation.
        let own = [TypeFacts(kind: .struct, name: "Store", place: Sample.place(1), lastLine: 2)]
        #expect(told("store.getPet(id:)", bindings: ["store": ["Store"]], types: own) == [])
        #expect(told("store.getPet(id:)", bindings: ["store": ["Unknown"]]) == [])
    }

    /// A value of an unknown type counts if its function can only be the former one.
    @Test func functionsOfUnknownValues() {
        #expect(told("shared().getPet(id:)") == ["shared().getPet(id:) → api.getOnePet(id:)"])
        #expect(told("?.getPet(id:)") == ["getPet(id:) → api.getOnePet(id:)"])
        #expect(told("list.remove(id:)", "list.getPet(at:)", "self.getPet(id:)", "getPet(id:)") == [])
        let own = FunctionFacts(name: "getPet", owner: nil, place: Sample.place(1), lastLine: 1)
        #expect(told("shared().getPet(id:)", functions: [own]) == [])
    }

    @Test func membersOfUnknownValues() {
        #expect(
            told("?.pet_name", ".big_cat", "$0.kind", "x.dog")
                == [
                    "?.pet_name → ?.petName", ".big_cat → .bigCat",
                ].map { $0.replacing("?", with: "") })
        #expect(told("x.pet_name", types: [Sample.type("Row", [("pet_name", "String")])]) == [])
    }

    @Test func nothingInCommon() {
        let report = CallSiteReport(contract, former: [Sample.file("Old.swift", [])], app: [], spelling)
        #expect(report.pairs == 0)
    }
}
