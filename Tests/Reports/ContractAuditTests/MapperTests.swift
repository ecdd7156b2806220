import ContractAudit
import Testing

@Suite struct MapperTests {
    private func report(_ assignments: [(String, [String])], model: [(String, String)]) throws -> AuditReport {
        var map = FunctionFacts(name: "map", owner: nil, place: Sample.place(1), lastLine: 10)
        map.parameters = [ParameterFacts(label: "_", name: "dto", type: "Pet", initial: nil, place: Sample.place(1))]
        map.result = "Animal"
        map.assignments = assignments.enumerated().map {
            AssignmentFacts(target: $1.0, sources: $1.1, place: Sample.place($0 + 2))
        }
        map.paths = assignments.flatMap(\.1).sorted()
        let files = [
            Sample.file("Pet.swift", [Sample.type("Pet", Sample.whole), Sample.enumeration("Kind", ["cat", "dog"])]),
            Sample.file("Animal.swift", [Sample.type("Animal", model, kind: .class)]),
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
}
