import ContractAudit
import Testing

/// Types and schemas are paired by evidence: the configuration, calls, uses, and names that keys confirm.
@Suite struct PairingTests {
    private let animals = """
        Pet: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}}}
        Owner:
          type: object
          properties:
            street: {type: string}
            city: {type: string}
            phone: {type: string}
            pet: {$ref: '#/components/schemas/Pet'}
        PetPage:
          type: object
          properties: {total: {type: integer}, items: {type: array, items: {$ref: '#/components/schemas/Pet'}}}
        ShortPet: {type: object, required: [id], properties: {id: {type: integer}}}
        Litter: {type: object, properties: {mother: {$ref: '#/components/schemas/ShortPet'}}}
        """

    private let pet = [("id", "Int"), ("name", "String?")]

    private func report(
        _ types: [TypeFacts], _ functions: [FunctionFacts] = [], answers: [String: String] = [:],
        scope: AuditScope = AuditScope()
    ) throws -> AuditReport {
        Audit.report(
            try Sample.contract(animals, answers: answers), [Sample.file("App.swift", types, functions)], scope: scope)
    }

    /// Returns a line such as `Animal: Pet` for each type that has a schema.
    private func pairs(_ report: AuditReport) -> [String] {
        report.types.compactMap { type in type.schema.map { "\(type.name): \($0)" } }.sorted()
    }

    private func call(_ name: String, result: String, route: String) -> FunctionFacts {
        var facts = FunctionFacts(name: name, owner: nil, place: Sample.place(1), lastLine: 3)
        facts.result = result
        facts.routes = [route]
        return facts
    }

    @Test func aNameWithoutCommonKeysIsNoPair() throws {
        let report = try report([
            Sample.type("Owner", [("isOpen", "Bool"), ("width", "Int"), ("city", "String"), ("height", "Int")])
        ])
        #expect(pairs(report) == [])
        #expect(report.findings == [])
        #expect(report.proposals.map { "\($0.type): \($0.schema)" } == ["Owner: Owner"])
        #expect(report.comparisons == 0)
    }

    @Test func theLastWordOfANestedNameNeedsKeys() throws {
        #expect(pairs(try report([Sample.type("Form.Owner", [("isOpen", "Bool"), ("width", "Int")])])) == [])
        #expect(pairs(try report([Sample.type("API.Pet", pet)])) == ["API.Pet: Pet"])
    }

    @Test func keysConfirmASimilarName() throws {
        for name in ["PetDTO", "PetObject", "PetModel"] {
            #expect(pairs(try report([Sample.type(name, pet)])) == ["\(name): Pet"])
        }
        let whole = [("street", "String?"), ("city", "String?"), ("phone", "String?"), ("pet", "Pet?")]
        #expect(
            pairs(try report([Sample.type("OwnerResponse", whole), Sample.type("Pet", pet)])) == [
                "OwnerResponse: Owner", "Pet: Pet",
            ])
    }

    /// A use pairs `PetModel` with `ShortPet`. Its name and its keys pair it with `Pet`, too, which has `name`.
    @Test func aUsedTypeAlsoStandsForTheSchemaOfItsUsualName() throws {
        let report = try report([Sample.type("Litter", [("mother", "PetModel?")]), Sample.type("PetModel", pet)])
        #expect(report.findings.filter { $0.id == "property.extra" } == [])
    }

    /// A use pairs `Mother` with `ShortPet`. `Pet` also has the key `name`, so it may come, unless another type
    /// represents `Pet`.
    @Test func aTypeMayAlsoRepresentAFullerSchema() throws {
        let types = [Sample.type("Litter", [("mother", "Mother?")]), Sample.type("Mother", pet)]
        #expect(try report(types).told == [])
        let other = Sample.type("Pet", pet)
        #expect(try report(types + [other]).told == ["property.extra ShortPet.name:3"])
    }

    /// A call pairs `ShortPet` with `Pet`, and its name pairs it with the schema `ShortPet`, which lacks `name`.
    @Test func aKeyOfTheFirstSchemaIsNotExtraInAFurtherSchema() throws {
        let answers = ["/pets": "{$ref: '#/components/schemas/Pet'}"]
        let load = call("load", result: "ShortPet", route: "/pets")
        let type = Sample.type("ShortPet", [("id", "Int"), ("name", "String")])
        #expect(try report([type], [load], answers: answers).told == ["decoder.throws Pet.name:3"])
    }

    @Test func theTypeOfAPropertyStandsForItsSchema() throws {
        let owner = [("street", "String?"), ("city", "String?"), ("phone", "String?"), ("pet", "Animal?")]
        let report = try report([Sample.type("Owner", owner), Sample.type("Animal", pet)])
        #expect(pairs(report) == ["Animal: Pet", "Owner: Owner"])
        #expect(report.types.compactMap(\.evidence).contains("'Owner.pet' has it"))
    }

    @Test func aCallOfAPathDecodesItsAnswer() throws {
        let types = [Sample.type("Creature", pet), Sample.type("Settings", [("id", "Int"), ("volume", "Int")])]
        let answers = ["/v1/pets/{id}": "{$ref: '#/components/schemas/Pet'}"]
        for route in ["/v1/pets/{}", "pets/{}", "https://example.com/v1/pets/{}", "{}/pets/{}?full=1"] {
            let report = try report(types, [call("load", result: "Creature", route: route)], answers: answers)
            #expect(pairs(report) == ["Creature: Pet"], "\(route)")
            #expect(report.types.compactMap(\.evidence) == ["'load' calls GET /v1/pets/{id}"])
        }
        for route in ["/v1/owners/{}", "/v1/pets", "/{}"] {
            #expect(pairs(try report(types, [call("load", result: "Creature", route: route)], answers: answers)) == [])
        }
    }

    /// The code may have the path in an enumeration of endpoints, or in a type for each request.
    @Test func anEndpointNamesThePath() throws {
        let answers = ["/v1/pets/{id}": "{$ref: '#/components/schemas/Pet'}"]
        var request = TypeFacts(kind: .struct, name: "PetRequest", place: Sample.place(1), lastLine: 3)
        request.inherited = ["Request<Creature>"]
        for (callee, owner) in [("Endpoint.pet", "Endpoint"), (".pet", "Endpoint"), (".pet", "Other.Endpoint")] {
            var load = FunctionFacts(name: "load", owner: nil, place: Sample.place(1), lastLine: 3)
            load.result = "Creature"
            load.calls = [CallFacts(callee: callee, arguments: [], place: Sample.place(2))]
            var file = Sample.file("App.swift", [Sample.type("Creature", pet)], [load])
            file.routes = [RouteFacts(owner: owner, name: "pet", route: "pets/{}")]
            let report = Audit.report(try Sample.contract(animals, answers: answers), [file])
            #expect(pairs(report) == ["Creature: Pet"], "\(callee)")
        }
        // A constant or a raw value has the path.
        var constants = TypeFacts(kind: .extension, name: "Path", place: Sample.place(1), lastLine: 3)
        var constant = PropertyFacts(name: "pet", place: Sample.place(2))
        constant.isStatic = true
        constant.initial = "\"/v1/pets/{}\""
        constants.properties = [constant]
        var paths = Sample.enumeration("Path", ["pet"])
        paths.cases[0].rawValue = "/v1/pets/{}"
        for type in [constants, paths] {
            var load = FunctionFacts(name: "load", owner: nil, place: Sample.place(1), lastLine: 3)
            load.result = "Creature"
            load.paths = ["Path.pet"]
            let report = try report([Sample.type("Creature", pet), type], [load], answers: answers)
            #expect(pairs(report) == ["Creature: Pet"], "\(type.kind)")
        }
        var file = Sample.file("App.swift", [Sample.type("Creature", pet), request])
        file.routes = [RouteFacts(owner: "PetRequest", name: nil, route: "pets/{}")]
        #expect(pairs(Audit.report(try Sample.contract(animals, answers: answers), [file])) == ["Creature: Pet"])
    }

    @Test func theElementOfAListIsPairedToo() throws {
        let answers = ["/pets": "{$ref: '#/components/schemas/PetPage'}"]
        let report = try report(
            [Sample.type("Creature", pet)], [call("all", result: "[Creature]", route: "/pets")], answers: answers)
        #expect(pairs(report) == ["Creature: Pet"])
    }

    @Test func aGenericTypeIsPairedByItsArgument() throws {
        var page = Sample.type("Page", [("total", "Int?"), ("items", "[Element]?")])
        page.generics = ["Element"]
        let answers = ["/pets": "{$ref: '#/components/schemas/PetPage'}"]
        let types = [page, Sample.type("Creature", pet)]
        let report = try report(types, [call("all", result: "Page<Creature>", route: "/pets")], answers: answers)
        #expect(pairs(report) == ["Creature: Pet", "Page: PetPage"])
        #expect(report.findings == [])
        #expect(report.doubts == [])
        // The name of another schema adds no pair.
        page.name = "ShortPetPage"
        let schema = "ShortPetPage: {type: object, properties: {total: {type: integer}, next: {type: string}}}"
        let base = animals + "\n" + schema
        let named = Audit.report(
            try Sample.contract(base, answers: answers),
            [
                Sample.file(
                    "App.swift", [page, types[1]], [call("all", result: "ShortPetPage<Creature>", route: "/pets")])
            ])
        #expect(pairs(named) == ["Creature: Pet", "ShortPetPage: PetPage"])
    }

    /// The call names an alias of the generic type: `PetPages` for `Page<Creature>`.
    @Test func anAliasHasTheArguments() throws {
        var page = Sample.type("Page", [("total", "Int?"), ("items", "[Element]?")])
        page.generics = ["Element"]
        var alias = TypeFacts(kind: .alias, name: "Pets", place: Sample.place(1), lastLine: 1)
        alias.target = "Page<Creature>"
        let answers = ["/pets": "{$ref: '#/components/schemas/PetPage'}"]
        let report = try report(
            [page, alias, Sample.type("Creature", pet)], [call("all", result: "Pets", route: "/pets")],
            answers: answers)
        #expect(pairs(report) == ["Creature: Pet", "Page: PetPage"])
        #expect(report.findings == [])
    }

    /// The superclass has arguments, and some of the keys.
    @Test func aGenericSuperclassHasKeys() throws {
        var base = Sample.type("Page", [("items", "[Element]?")], kind: .class)
        base.generics = ["Element"]
        base.inherited = ["Codable"]
        var page = Sample.type("FullPage", [("total", "Int?")], kind: .class)
        page.generics = ["Element"]
        page.inherited = ["Page<Element>"]
        let answers = ["/pets": "{$ref: '#/components/schemas/PetPage'}"]
        let report = try report(
            [base, page, Sample.type("Creature", pet)], [call("all", result: "FullPage<Creature>", route: "/pets")],
            answers: answers)
        #expect(pairs(report).contains("FullPage: PetPage"))
        // The compiler gives the subclass the decoder of `Page`, which does not read `total`.
        #expect(report.findings.map { "\($0.id) \($0.subject)" } == ["coding-keys.missing PetPage.total"])
    }

    /// The page's schema reaches both schemas. The smaller schema has a greater part of its keys in common.
    @Test func aCallPrefersTheSchemaWithMostOfTheTypesKeys() throws {
        let schemas = """
            Page: {type: object, properties: {items: {type: array, items: {$ref: '#/components/schemas/Song'}}}}
            Song:
              type: object
              properties:
                id: {type: string}
                name: {type: string}
                length: {type: integer}
                a: {type: string}
                b: {type: string}
                c: {type: string}
                d: {type: string}
                singer: {$ref: '#/components/schemas/Singer'}
            Singer: {type: object, properties: {id: {type: string}, name: {type: string}}}
            """
        let type = Sample.type("Track", [("id", "String"), ("name", "String"), ("length", "Int")])
        let report = Audit.report(
            try Sample.contract(schemas, answers: ["/songs": "{$ref: '#/components/schemas/Page'}"]),
            [Sample.file("App.swift", [type], [call("songs", result: "[Track]", route: "/songs")])])
        #expect(pairs(report) == ["Track: Song"])
    }

    @Test func aTypeStandsForSeveralSchemas() throws {
        let types = [Sample.type("Pet", pet), Sample.type("Litter", [("mother", "Pet?")])]
        let report = try report(types)
        #expect(pairs(report) == ["Litter: Litter", "Pet: Pet", "Pet: ShortPet"])
        #expect(report.findings == [])
    }

    /// `name` is required in Swift. The schema with fewer properties never has it, so decoding always fails for it.
    @Test func aKeyThatOneSchemaLacksEndsDecoding() throws {
        let types = [
            Sample.type("Pet", [("id", "Int"), ("name", "String")]), Sample.type("Litter", [("mother", "Pet?")]),
        ]
        #expect(try report(types).told == ["decoder.throws Pet.name:3", "property.never-sent ShortPet.name:3"])
    }

    @Test func oneSchemaHasSeveralTypes() throws {
        let answers = ["/pets/{id}": "{$ref: '#/components/schemas/Owner'}"]
        let whole = [("street", "String?"), ("city", "String?"), ("phone", "String?"), ("pet", "Pet?")]
        let types = [
            Sample.type("Owner", whole), Sample.type("Address", [("street", "String?"), ("city", "String?")]),
            Sample.type("Pet", pet),
        ]
        let report = try report(types, [call("address", result: "Address", route: "/pets/{}")], answers: answers)
        #expect(report.findings.isEmpty == false)
        #expect(report.findings.allSatisfy { $0.id == "property.missing" && $0.severity == .low })
    }

    @Test func theConfigurationIsFirst() throws {
        var scope = AuditScope()
        scope.types = ["Pet": ["Creature", "Being"]]
        let types = [Sample.type("Creature", pet), Sample.type("Being", pet), Sample.type("Pet", pet)]
        #expect(pairs(try report(types, scope: scope)) == ["Being: Pet", "Creature: Pet"])
        scope.types = [:]
        scope.leftOut = ["Pet"]
        #expect(pairs(try report([Sample.type("Pet", pet)], scope: scope)) == [])
        scope.leftOut = ["Creature"]
        #expect(try report([Sample.type("Creature", pet)], scope: scope).coverageOfTypes.all == 0)
    }

    /// A screen has a type of its own with the name of a DTO.
    @Test func oneOfTwoDeclarationsIsDecoded() throws {
        var screen = Sample.type("Pet", [("isOpen", "Bool")])
        screen.inherited = []
        let report = try report([screen, Sample.type("Pet", pet)])
        #expect(pairs(report) == ["Pet: Pet"])
        #expect(report.doubts == [])
        #expect(try self.report([Sample.type("Pet", pet), Sample.type("Pet", pet)]).doubts.count == 1)
    }

    @Test func coverageCountsTypesAndSchemas() throws {
        let report = try report([Sample.type("Pet", pet), Sample.type("Settings", [("volume", "Int")])])
        let (types, schemas) = (report.coverageOfTypes, report.coverageOfSchemas)
        #expect([types.compared, types.proposed, types.left, types.percent] == [1, 0, 1, 50])
        #expect([schemas.compared, schemas.proposed, schemas.left] == [1, 0, 4])
        #expect(report.shortfall(ofCoverage: nil) == nil)
        #expect(report.shortfall(ofCoverage: 50) == nil)
        #expect(report.shortfall(ofCoverage: 51)?.contains("50 %") == true)
        #expect(try self.report([]).shortfall(ofCoverage: nil)?.hasPrefix("Nothing was compared") == true)
    }

    // MARK: Patches

    /// If the pair is wrong, a required property would make decoding fail for ever.
    @Test func aPatchAddsNoRequiredPropertyByNameAlone() throws {
        let schemas = """
            Pet: {type: object, required: [id, age], properties: {id: {type: integer}, age: {type: integer}}}
            """
        let files = [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int")])])]
        let contract = try Sample.contract(schemas)
        let named = Audit.report(contract, files).findings
        #expect(named.map(\.id) == ["property.missing"])
        #expect(named.filter(AuditFix.mends) == [])
        var scope = AuditScope()
        scope.types = ["Pet": ["Pet"]]
        #expect(Audit.report(contract, files, scope: scope).findings.filter(AuditFix.mends).count == 1)
    }

    @Test func aPatchLeavesTypesWithASimilarNameAlone() throws {
        let schemas = """
            Pet:
              type: object
              properties: {id: {type: integer}, name: {type: string}, age: {type: integer}, kind: {type: string}}
            """
        let types = [Sample.type("PetResponse", [("id", "Int?"), ("name", "String?"), ("age", "Int?")])]
        let found = Audit.report(try Sample.contract(schemas), [Sample.file("Pet.swift", types)]).findings
        #expect(found.map(\.id) == ["property.missing"])
        #expect(found.filter(AuditFix.mends) == [])
    }

    @Test func aRepeatedPairChangesNoFinding() throws {
        let types = [
            Sample.type("Animal", pet + [("age", "Int")]),
            Sample.type("Owner", [("city", "String"), ("pet", "Animal?")]),
            Sample.type("Litter", [("mother", "Animal?")]),
        ]
        let plain = try report(types)
        var scope = AuditScope()
        for type in plain.types { if let schema = type.schema { scope.types[schema, default: []].append(type.name) } }
        #expect(scope.types["Pet"] == ["Animal"] && scope.types["ShortPet"] == ["Animal"])
        let repeated = try report(types, scope: scope)
        #expect(repeated.told == plain.told)
        #expect(pairs(repeated) == pairs(plain))
    }

    @Test func aCallMatchesNoSchemaInPlaceOfAConfiguredOne() throws {
        let call = call("animals", result: "[Animal]", route: "/animals")
        let answers = ["/animals": "{type: array, items: {$ref: '#/components/schemas/Pet'}}"]
        var scope = AuditScope()
        scope.types = ["Pet": ["Beast"]]
        let types = [Sample.type("Animal", pet), Sample.type("Beast", pet)]
        #expect(pairs(try report(types, [call], answers: answers, scope: scope)) == ["Beast: Pet"])
    }

    @Test func theTypeOfAnInitialValueIsKnown() throws {
        var owner = Sample.type("Owner", [("city", "String?"), ("pet", "Animal")])
        owner.properties[1].type = nil
        owner.properties[1].initial = "Animal()"
        #expect(pairs(try report([owner, Sample.type("Animal", pet)])).contains("Animal: Pet"))
    }

    /// Nothing in the project decodes such a type, so its properties are not the keys of a response.
    @Test func aConfiguredTypeWithoutADecoderIsDoubtful() throws {
        var animal = Sample.type("Animal", pet)
        animal.inherited = ["NSManagedObject"]
        var scope = AuditScope()
        scope.types = ["Pet": ["Animal"]]
        let report = try report([animal], scope: scope)
        #expect(report.findings == [])
        #expect(report.doubts.map(\.subject) == ["Pet"])
        #expect(report.shortfall(ofCoverage: nil) != nil)
    }
}
