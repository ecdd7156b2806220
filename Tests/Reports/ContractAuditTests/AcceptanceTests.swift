import ContractAudit
import ContractModel
import Diagnostics
import Testing
import YAMLTree

/// The findings that a configuration next to the Swift ignores, and the files in which it ignores them.
@Suite struct AcceptanceTests {
    @Test(arguments: [
        ("", "Pet.swift", true), ("", "App/Pet.swift", true), ("", "../Shared/Pet.swift", false),
        ("", "/Shared/Pet.swift", false), ("App/", "App/Pet.swift", true), ("App/", "Application/Pet.swift", false),
        ("../", "../Shared/Pet.swift", true), ("../", "../../Shared/Pet.swift", false),
        ("/", "/Shared/Pet.swift", true),
    ])
    func whatIsBelowTheFolder(folder: String, path: String, isAccepted: Bool) throws {
        let kept = [("id", "Int?"), ("age", "Int?"), ("size", "Int?")]
        var map = FunctionFacts(name: "map", owner: nil, place: Sample.place(1), lastLine: 4)
        map.parameters = [ParameterFacts(label: "_", name: "dto", type: "Pet", initial: nil, place: Sample.place(1))]
        map.result = "Animal"
        map.assignments = ["id", "age", "size"].map {
            AssignmentFacts(target: "animal." + $0, sources: ["dto." + $0], place: Sample.place(2))
        }
        map.paths = ["dto.age", "dto.id", "dto.size"]
        let files = [
            Sample.file("DTO.swift", [Sample.type("Pet", kept + [("name", "String?")])]),
            Sample.file(path, [Sample.type("Animal", kept, kind: .class)], [map]),
        ]
        let integers = kept.map { "\($0.0): {type: integer}" }.joined(separator: ", ")
        let contract = try Sample.contract("Pet: {type: object, properties: {\(integers), name: {type: string}}}")
        var report = Audit.report(contract, files)
        let told = ["mapper.not-mapped Pet.name:1", "model.missing Pet.name:1"]
        #expect(report.told.filter { !$0.hasPrefix("decoder.") } == told)
        report.accept(ignored: ["Pet.name": "not shown"], by: folder + "gen-dtos.yaml", below: folder)
        let accepted = isAccepted ? ["mapper.not-mapped", "model.missing"] : []
        #expect(report.accepted.map(\.finding.id).sorted() == accepted)
    }

    /// An entry names a property, a type, a schema, or several by a pattern.
    @Test(arguments: [
        ("Pet.name", 1), ("property.missing Pet.name", 1), ("PetDTO", 2), ("Pet", 2), ("PetDTO.age", 1), ("Pet.*", 2),
        ("property.missing *", 2), ("property.extra *", 0), ("P", 0), ("Cat", 0), ("*.n*e", 1),
    ])
    func whatAnEntryMeans(what: String, count: Int) throws {
        let contract = try Sample.contract(
            "Pet: {type: object, properties: {id: {type: integer}, age: {type: integer}, name: {type: string}}}")
        var report = Audit.report(contract, [Sample.file("A.swift", [Sample.type("PetDTO", [("id", "Int?")])])])
        #expect(report.findings.count == 2)
        let file = SourceFile(path: "audit-accepted.yaml", text: "accepted: [{what: '\(what)', why: short, by: Ada}]")
        var diagnostics = DiagnosticSink()
        let tree = try #require(
            YAMLReader.read(file, id: SourceFileID(rawValue: 0), limits: .standard, diagnostics: &diagnostics))
        report.apply(AuditAcceptances(tree), on: try #require(CalendarDay("2026-01-01")))
        #expect(report.accepted.count == count)
        #expect(report.warnings.count == (count == 0 ? 1 : 0))
    }
}
