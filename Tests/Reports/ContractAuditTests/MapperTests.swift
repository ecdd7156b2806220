import ContractAudit
import Testing

@Suite struct MapperTests {
    private func report(
        _ assignments: [(String, [String])], model: [(String, String)], calls: [CallFacts] = [], paths: [String] = [],
        change: (inout TypeFacts) -> Void = { _ in }, function: (inout FunctionFacts) -> Void = { _ in }
    ) throws -> AuditReport {
        var map = FunctionFacts(name: "map", owner: nil, place: Sample.place(1), lastLine: 10)
        map.parameters = [ParameterFacts(label: "_", name: "dto", type: "Pet", initial: nil, place: Sample.place(1))]
        map.result = "Animal"
        map.assignments = assignments.enumerated().map {
            AssignmentFacts(target: $1.0, sources: $1.1, place: Sample.place($0 + 2))
        }
        map.paths = (assignments.flatMap(\.1) + paths).sorted()
        map.calls = calls
        function(&map)
        var animal = Sample.type("Animal", model, kind: .class)
        change(&animal)
        let files = [
            Sample.file("Pet.swift", [Sample.type("Pet", Sample.whole), Sample.enumeration("Kind", ["cat", "dog"])]),
            Sample.file("Animal.swift", [animal]),
            Sample.file("Map.swift", [], [map]),
        ]
        return Audit.report(try Sample.contract(Sample.pet), files)
    }

    private let whole = [
        ("animal.id", ["dto.id"]), ("animal.name", ["dto.name"]), ("animal.tags", ["dto.tags"]),
        ("animal.kind", ["dto.kind"]),
    ]

    private func told(_ report: AuditReport) -> [String] {
        report.told.filter { $0.hasPrefix("mapper.") || $0.hasPrefix("model.") }
    }

    @Test func everyPropertyIsPassedOn() throws {
        #expect(told(try report(whole, model: Sample.whole)) == [])
    }

    @Test func oneIsNotPassedOn() throws {
        #expect(
            told(try report(whole.filter { $0.0 != "animal.name" }, model: Sample.whole)) == [
                "mapper.not-mapped Pet.name:1"
            ])
    }

    @Test func oneIsTakenAndNotKept() throws {
        let assignments = whole.filter { $0.0 != "animal.name" } + [("name", ["dto.name"])]
        #expect(told(try report(assignments, model: Sample.whole)) == ["mapper.not-mapped Pet.name:1"])
    }

    @Test func byWayOfAVariable() throws {
        let assignments = whole.filter { $0.0 != "animal.name" } + [("text", ["dto.name"]), ("animal.name", ["text"])]
        #expect(told(try report(assignments, model: Sample.whole)) == [])
    }

    @Test func fromTheWrongProperty() throws {
        let assignments = whole.map { $0.0 == "animal.name" ? ($0.0, ["dto.kind"]) : $0 }
        #expect(told(try report(assignments, model: Sample.whole)) == ["mapper.wrong-property Pet.name:3"])
    }

    @Test func theModelHasNothingForIt() throws {
        let model = Sample.whole.filter { $0.0 != "name" }
        let found = told(try report(whole.filter { $0.0 != "animal.name" }, model: model))
        #expect(found == ["mapper.not-mapped Pet.name:1", "model.missing Pet.name:1"])
    }

    @Test func theModelCallsItOtherwise() throws {
        let model = Sample.whole.map { $0.0 == "name" ? ("title", $0.1) : $0 }
        let assignments = whole.map { $0.0 == "animal.name" ? ("animal.title", $0.1) : $0 }
        #expect(told(try report(assignments, model: model)) == [])
    }

    // MARK: Merges

    /// Values that are passed on by closures and loops, and values in conditions.
    @Test func whatIsMergedInOtherStatements() throws {
        let some = whole.filter { $0.0 != "animal.tags" }
        let loop = some + [("$0", ["dto.tags"])]
        let add = CallFacts(
            callee: "animal.addTag",
            arguments: [CallFacts.Argument(label: "_", sources: ["$0"], whole: "$0", place: Sample.place(8))],
            place: Sample.place(8))
        #expect(told(try report(loop, model: Sample.whole, calls: [add])) == [])
        #expect(told(try report(some, model: Sample.whole)) == ["mapper.not-mapped Pet.tags:1"])
        let literal = some + [("animal.tags", [])]
        #expect(told(try report(literal, model: Sample.whole, paths: ["dto.tags"])) == [])
    }

    /// If only a condition uses a value, it is uncertain whether the value is lost.
    @Test func whatIsOnlyRead() throws {
        let report = try report(
            whole.filter { $0.0 != "animal.name" }, model: Sample.whole, paths: ["dto.name"])
        #expect(told(report) == [])
        #expect(report.doubts.contains { $0.subject == "Pet.name" })
    }

    // MARK: Models

    /// A type that only shows some values is not a model, whichever function takes the DTO.
    @Test(
        arguments: [
            ("View", nil, false), ("ObservableObject", nil, false), (nil, "private", false), (nil, nil, true),
            ("NSManagedObject", nil, true),
        ] as [(String?, String?, Bool)])
    func whatIsAModel(inherited: String?, access: String?, isModel: Bool) throws {
        let found = told(
            try report(whole.filter { $0.0 != "animal.name" }, model: Sample.whole) { model in
                model.inherited = [inherited].compactMap(\.self)
                model.access = access
            })
        #expect(found == (isModel ? ["mapper.not-mapped Pet.name:1"] : []))
    }

    @Test func mostOfAModelComesFromTheDTO() throws {
        let others = (1...9).map { ("own\($0)", "Int") }
        let assignments = whole.filter { $0.0 != "animal.name" }
        #expect(told(try report(assignments, model: Sample.whole + others)) == [])
        let stored = told(try report(assignments, model: Sample.whole + others) { $0.attributes = ["Model"] })
        #expect(stored == ["mapper.not-mapped Pet.name:1"])
    }

    /// A call of a type's initialiser with a value for each name.
    private func making(_ type: String, of names: [String], from root: String) -> CallFacts {
        let arguments = names.map { name in
            CallFacts.Argument(
                label: name, sources: ["\(root).\(name)"], whole: "\(root).\(name)", place: Sample.place(2))
        }
        return CallFacts(callee: type, arguments: arguments, place: Sample.place(2))
    }

    /// `pets.map { Animal(id: $0.id) }`, `pets.map { pet in Animal(id: pet.id) }`, and a function that decodes the list.
    @Test(arguments: ["$0", "pet"], ["[Pet]", nil])
    func aListIsMappedInAClosure(_ root: String, _ parameter: String?) throws {
        for (names, ids) in [
            (["id", "name", "tags", "kind"], []), (["id", "tags", "kind"], ["mapper.not-mapped Pet.name:1"]),
        ] {
            let found = try report(
                [], model: Sample.whole,
                function: { map in
                    map.result = "[Animal]"
                    map.calls = [making("Animal", of: names, from: root)]
                    map.paths = names.map { "\(root).\($0)" }
                    map.parameters[0].type = parameter ?? "Int"
                    if parameter == nil { map.named = ["[Pet]"] }
                })
            #expect(told(found) == ids)
        }
    }

    @Test func aStaticFunctionMakesItsOwnType() throws {
        let found = try report(
            [], model: Sample.whole,
            function: { map in
                (map.owner, map.isStatic, map.result) = ("Animal", true, "Self")
                map.calls = [making("Self", of: ["id", "tags", "kind"], from: "dto")]
                map.paths = ["dto.id", "dto.tags", "dto.kind"]
            })
        #expect(told(found) == ["mapper.not-mapped Pet.name:1"])
    }

    /// A structure with some values of a DTO is not a model that lost the others.
    @Test func aPartOfADTOIsNoModel() throws {
        let names = (1...6).map { "key\($0)" }
        let pet =
            "Pet: {type: object, required: [\(names.joined(separator: ", "))], properties: {"
            + names.map { "\($0): {type: string}" }.joined(separator: ", ") + "}}"
        for (count, isModel) in [(3, false), (5, true)] {
            let part = names.prefix(count)
            var map = FunctionFacts(name: "init", owner: "Animal", place: Sample.place(1), lastLine: 10)
            map.parameters = [
                ParameterFacts(label: "_", name: "dto", type: "Pet", initial: nil, place: Sample.place(1))
            ]
            map.assignments = part.map { AssignmentFacts(target: $0, sources: ["dto.\($0)"], place: Sample.place(2)) }
            map.paths = part.map { "dto.\($0)" }
            let types = [
                Sample.type("Pet", names.map { ($0, "String") }),
                Sample.type("Animal", part.map { ($0, "String") }, kind: .class),
            ]
            let found = Audit.report(try Sample.contract(pet), [Sample.file("App.swift", types, [map])])
            #expect(told(found).contains("mapper.not-mapped Pet.key6:1") == isModel)
        }
    }

    @Test(arguments: [("id", []), ("name", ["mapper.not-merged Pet.name:1"])])
    func anUpdateKeepsTheIdentifier(_ name: String, _ ids: [String]) throws {
        let assignments = whole.filter { $0.0 != "animal." + name }
        let found = try report(
            assignments, model: Sample.whole,
            function: { map in
                map.result = nil
                map.parameters.append(
                    ParameterFacts(label: "_", name: "animal", type: "Animal", initial: nil, place: Sample.place(1)))
            })
        #expect(told(found) == ids)
    }

    /// The properties of a managed object may be in a data model of Core Data only.
    @Test func aDataModelHidesProperties() throws {
        let assignments = whole.filter { $0.0 != "animal.name" }
        let found = try report(assignments, model: []) { $0.inherited = ["NSManagedObject"] }
        #expect(told(found) == ["mapper.not-mapped Pet.name:1"])
        let visible = try report(assignments, model: [("id", "Int")]) { model in
            model.inherited = ["NSManagedObject"]
            model.properties[0].attributes = ["NSManaged"]
        }
        #expect(told(visible).contains("model.missing Pet.tags:1"))
    }
}
