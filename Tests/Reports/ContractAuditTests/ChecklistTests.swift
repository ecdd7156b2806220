import ContractAudit
import Testing

/// The checklist of a property has three kinds of boxes: done, to do, and boxes of a layer that the project does not
/// have.
@Suite struct AuditChecklistTests {
    /// - Parameter isMerge: Whether the only mapper updates a model. Otherwise it makes a model.
    private func boxes(isMerge: Bool, kept: [String]) throws -> [String] {
        var map = FunctionFacts(name: "map", owner: nil, place: Sample.place(1), lastLine: 10)
        map.parameters = [ParameterFacts(label: "_", name: "dto", type: "Pet", initial: nil, place: Sample.place(1))]
        if isMerge {
            map.parameters.append(
                ParameterFacts(label: "into", name: "animal", type: "Animal", initial: nil, place: Sample.place(1)))
        } else {
            map.result = "Animal"
        }
        map.assignments = kept.map {
            AssignmentFacts(target: "animal." + $0, sources: ["dto." + $0], place: Sample.place(2))
        }
        map.paths = kept.map { "dto." + $0 }
        let report = Audit.report(
            try Sample.contract(Sample.pet),
            [
                Sample.file(
                    "Pet.swift", [Sample.type("Pet", Sample.whole), Sample.enumeration("Kind", ["cat", "dog"])]),
                Sample.file("Animal.swift", [Sample.type("Animal", Sample.whole, kind: .class)]),
                Sample.file("Map.swift", [], [map]),
            ])
        let table = try #require(report.tables.first)
        let row = try #require(table.rows.first { $0.key == "name" })
        return AuditChecklist(table, row).boxes.map { "\($0.mark) \($0.text)" }
    }

    private let all = ["id", "name", "tags", "kind"]

    @Test func noMerge() throws {
        let boxes = try boxes(isMerge: false, kept: all)
        #expect(boxes.contains("[x] mapper: mapTo…"))
        #expect(boxes.contains("[-] mapper: merge… (the code has none)"))
    }

    @Test func nothingButAMerge() throws {
        let boxes = try boxes(isMerge: true, kept: all)
        #expect(boxes.contains("[-] mapper: mapTo… (the code has none)"))
        #expect(boxes.contains("[x] mapper: merge…"))
    }

    @Test func aMergeThatForgetsIt() throws {
        #expect(try boxes(isMerge: true, kept: ["id", "tags", "kind"]).contains("[ ] mapper: merge…"))
    }

    @Test func whatTheCompilerWrites() throws {
        let boxes = try boxes(isMerge: false, kept: all)
        #expect(boxes.contains("[-] DTO: CodingKeys (the code has none)"))
        #expect(boxes.contains("[-] DTO: initialiser (the code has none)"))
        #expect(boxes.contains("[x] DTO: decoder"))
        #expect(boxes.contains("[x] DTO: encoder"))
        #expect(boxes.count == 13)
    }
}
