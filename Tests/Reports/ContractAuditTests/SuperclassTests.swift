import ContractAudit
import Testing

/// Tests classes that inherit their decoding. Each class is in a file of its own.
@Suite struct SuperclassTests {
    private func type(_ name: String, in parents: [String], _ properties: [String]) -> TypeFacts {
        var facts = Sample.type(name, properties.map { ($0, "String?") }, kind: .class)
        facts.inherited = parents
        return facts
    }

    private func keys(of owner: String, _ cases: [(name: String, key: String)]) -> TypeFacts {
        var keys = Sample.enumeration(owner + ".CodingKeys", cases.map(\.name))
        keys.inherited = ["String", "CodingKey"]
        for (index, item) in cases.enumerated() { keys.cases[index].rawValue = item.key }
        return keys
    }

    /// Returns an `init(from:)` that reads the keys, and that may call its superclass for the rest.
    private func decoder(of owner: String, _ keys: [String], callsSuper: Bool = true) -> FunctionFacts {
        var decoder = Sample.decoder(of: owner, keys.map { ($0, "decodeIfPresent", nil) })
        let argument = CallFacts.Argument(
            label: "from", sources: ["decoder"], whole: "decoder", place: Sample.place(39))
        if callsSuper {
            decoder.calls = [CallFacts(callee: "super.init", arguments: [argument], place: Sample.place(39))]
        }
        return decoder
    }

    private func report(_ keys: [String], _ files: [([TypeFacts], [FunctionFacts])]) throws -> AuditReport {
        let properties = keys.map { "\($0): {type: string}" }.joined(separator: ", ")
        return Audit.report(
            try Sample.contract("Sub: {type: object, properties: {\(properties)}}"),
            files.map { Sample.file("\($0.0[0].name).swift", $0.0, $0.1) })
    }

    /// `class Sub: Base {}`
    @Test func theKeysOfASuperclass() throws {
        let base = [type("Base", in: ["Codable"], ["parentId"]), keys(of: "Base", [("parentId", "parent_id")])]
        let found = try report(["parent_id"], [(base, []), ([type("Sub", in: ["Base"], [])], [])])
        #expect(found.told == [])
        #expect(found.doubts == [])
        #expect(found.tables.map(\.rows.count) == [1])
    }

    /// `class Sub: Base { var extra: String? }`: nothing decodes `extra`, with keys or without.
    @Test(arguments: [true, false]) func whatASuperclassDoesNotKnow(hasKeys: Bool) throws {
        let keys = hasKeys ? [keys(of: "Base", [("id", "id")])] : []
        let base = [type("Base", in: ["Codable"], ["id"])] + keys
        let found = try report(["id", "extra"], [(base, []), ([type("Sub", in: ["Base"], ["extra"])], [])])
        #expect(found.told == ["coding-keys.missing Sub.extra:2"])
        let finding = try #require(found.findings.first)
        #expect(finding.swift.path == "Sub.swift")
        #expect(finding.severity == .high)
        #expect(
            finding.message
                == "The decoder of 'Base' does not decode 'extra' of 'Sub', so the property never gets a value.")
        #expect(finding.lines.isEmpty)
    }

    /// If the subclass has `CodingKeys` but no `init(from:)`, nothing uses its keys.
    @Test func keysThatNothingReads() throws {
        let sub = [type("Sub", in: ["Base"], ["extra"]), keys(of: "Sub", [("extra", "extra")])]
        let found = try report(["id", "extra"], [([type("Base", in: ["Codable"], ["id"])], []), (sub, [])])
        #expect(found.told == ["coding-keys.missing Sub.extra:2"])
    }

    /// `class Sub: Base, Codable`, where `Base` is not `Codable`: the compiler decodes only the properties of `Sub`.
    @Test func aSuperclassThatIsNotDecoded() throws {
        let sub = type("Sub", in: ["Base", "Codable"], ["id"])
        let found = try report(["id", "extra"], [([type("Base", in: [], ["extra"])], []), ([sub], [])])
        #expect(found.told == ["coding-keys.missing Sub.extra:2"])
        #expect(found.findings.map(\.swift.path) == ["Base.swift"])
    }

    /// Each of three classes reads its own keys and calls `super.init(from:)`.
    @Test func superclassesOfSuperclasses() throws {
        func level(_ name: String, in parent: String, _ key: String) -> ([TypeFacts], [FunctionFacts]) {
            (
                [type(name, in: [parent], [key]), keys(of: name, [(key, key)])],
                [decoder(of: name, [key], callsSuper: name != "A")]
            )
        }
        let first = level("A", in: "Codable", "a")
        let second = level("B", in: "A", "b")
        let third = level("Sub", in: "B", "c")
        let found = try report(["a", "b", "c"], [first, second, third])
        #expect(found.told == [])
        #expect(found.doubts == [])
        let lost = try report(["a", "b", "c", "lost"], [first, second, third])
        #expect(lost.told == ["property.missing Sub.lost:1"])
    }

    /// The class and its superclass have no decoder, and inherit the decoder of the superclass's superclass.
    @Test func aDecoderFarAbove() throws {
        let first = ([type("A", in: ["Codable"], ["a"])], [decoder(of: "A", ["a"], callsSuper: false)])
        let found = try report(
            ["a", "b"], [first, ([type("B", in: ["A"], ["b"])], []), ([type("Sub", in: ["B"], [])], [])])
        #expect(found.told == ["coding-keys.missing Sub.b:2"])
        #expect(found.findings.map(\.swift.path) == ["B.swift"])
    }

    @Test func aSuperclassWhoseKeysAreUnknown() throws {
        var keys = Sample.type("Base.CodingKeys", [("stringValue", "String")])
        keys.inherited = ["CodingKey"]
        let base = [type("Base", in: ["Codable"], ["parentId"]), keys]
        let sub = ([type("Sub", in: ["Base"], ["id"])], [decoder(of: "Sub", ["id"])])
        let found = try report(["id", "parent_id"], [(base, []), sub])
        #expect(found.told == [])
        #expect(found.doubts.map(\.subject) == ["Sub"])
    }

    @Test func aSuperclassOfAnotherModule() throws {
        let sub = ([type("Sub", in: ["Remote", "Codable"], ["id"])], [decoder(of: "Sub", ["id"])])
        let found = try report(["id", "extra"], [sub])
        #expect(found.told == [])
        #expect(found.doubts.map(\.subject) == ["Sub"])
    }

    /// The compiler refuses circular inheritance, but an audit of it must end.
    @Test func aCircle() throws {
        let found = try report(
            ["id"], [([type("Base", in: ["Sub"], [])], []), ([type("Sub", in: ["Base", "Codable"], ["id"])], [])])
        #expect(found.told == [])
    }

    /// A line for a property is written into the file of the class that has it.
    @Test func whereALineBelongs() throws {
        var base = type("Base", in: ["Codable"], ["first", "id"])
        base.properties[1].type = "Int?"
        let found = try report(["first", "id"], [([base], []), ([type("Sub", in: ["Base"], [])], [])])
        #expect(found.told == ["property.type Sub.id:3"])
        let finding = try #require(found.findings.first)
        #expect(finding.swift.path == "Base.swift")
        #expect(finding.lines.map(\.place) == ["Base.swift:3"])
    }
}
