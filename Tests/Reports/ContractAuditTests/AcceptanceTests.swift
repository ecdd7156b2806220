import ContractAudit
import Testing

/// The findings that a configuration next to the Swift ignores, and the files in which it ignores them.
@Suite struct AcceptanceTests {
    @Test(arguments: [
        ("", "Pet.swift", true), ("", "App/Pet.swift", true), ("", "../Shared/Pet.swift", false),
        ("", "/Shared/Pet.swift", false), ("App/", "App/Pet.swift", true), ("App/", "Application/Pet.swift", false),
        ("../", "../Shared/Pet.swift", true), ("../", "../../Shared/Pet.swift", false),
        ("/", "/Shared/Pet.swift", true),
    ])
    func whatIsBelowTheFolder(folder: String, path: String, isAccepted: Bool) throws {
        var map = FunctionFacts(name: "map", owner: nil, place: Sample.place(1), lastLine: 4)
        map.parameters = [ParameterFacts(label: "_", name: "dto", type: "Pet", initial: nil, place: Sample.place(1))]
        map.result = "Animal"
        map.assignments = ["id", "age"].map {
            AssignmentFacts(target: "animal." + $0, sources: ["dto." + $0], place: Sample.place(2))
        }
        map.paths = ["dto.age", "dto.id", "dto.name"]
        let files = [
            Sample.file("DTO.swift", [Sample.type("Pet", [("id", "Int?"), ("age", "Int?"), ("name", "String?")])]),
            Sample.file(path, [Sample.type("Animal", [("id", "Int?"), ("age", "Int?")], kind: .class)], [map]),
        ]
        let contract = try Sample.contract(
            "Pet: {type: object, properties: {id: {type: integer}, age: {type: integer}, name: {type: string}}}")
        var report = Audit.report(contract, files)
        let told = ["mapper.not-mapped Pet.name:1", "model.missing Pet.name:1"]
        #expect(report.told.filter { !$0.hasPrefix("decoder.") } == told)
        report.accept(ignored: ["Pet.name": "not shown"], by: folder + "gen-dtos.yaml", below: folder)
        let accepted = isAccepted ? ["mapper.not-mapped", "model.missing"] : []
        #expect(report.accepted.map(\.finding.id).sorted() == accepted)
    }
}
