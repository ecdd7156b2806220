import ContractAudit
import Testing

/// Tests the form of proposed lines, and the cases without a proposal. `Scripts/try/audit-lines` compiles whole files
/// with proposed lines.
@Suite struct MendingTests {
    private func lines(_ pet: TypeFacts, _ functions: [FunctionFacts] = [], of id: String) throws -> [String] {
        let report = Audit.report(
            try Sample.contract(Sample.pet),
            [Sample.file("Pet.swift", [pet, Sample.enumeration("Kind", ["cat", "dog"])], functions)])
        return try #require(report.findings.first { $0.id == id }).lines.map(\.text)
    }

    private func pet(_ properties: [(String, String)], _ change: (inout PropertyFacts) -> Void) -> TypeFacts {
        var pet = Sample.type("Pet", properties)
        for index in pet.properties.indices { change(&pet.properties[index]) }
        return pet
    }

    private let unnamed = Sample.whole.filter { $0.0 != "name" }

    // MARK: Access

    @Test(arguments: ["public", "private", "fileprivate", "package"])
    func aNewPropertyIsSeenAsFarAsOthers(access: String) throws {
        let pet = pet(unnamed) { $0.access = access }
        #expect(try lines(pet, of: "property.missing") == ["\(access) var name: String?"])
    }

    @Test func aNewPropertyIsSetByWhomOthersAre() throws {
        let pet = pet(unnamed) { ($0.access, $0.setterAccess) = ("public", "private(set)") }
        #expect(try lines(pet, of: "property.missing") == ["public private(set) var name: String?"])
    }

    @Test func oneThatIsPrivateIsNoModel() throws {
        let pet = pet(unnamed) { $0.access = $0.name == "id" ? "private" : "public" }
        #expect(try lines(pet, of: "property.missing") == ["public var name: String?"])
    }

    @Test func aChangedPropertyKeepsWhatStandsAroundItsType() throws {
        let pet = pet([("id", "Int"), ("name", "String")]) { ($0.opening, $0.ending) = ("public let", "// of it") }
        #expect(try lines(pet, of: "decoder.throws") == ["public let name: String? // of it"])
    }

    @Test func aPropertyThatSharesItsLineIsForPeople() throws {
        let pet = pet([("id", "Int"), ("name", "String")]) { $0.opening = nil }
        #expect(try lines(pet, of: "decoder.throws") == [])
    }

    // MARK: Nested types

    @Test func aTypeWithinHasItsOwnNameThere() throws {
        let kind = Sample.enumeration("API.Pet.Kind", ["cat", "dog"])
        let pet = Sample.type("API.Pet", Sample.whole.filter { $0.0 != "kind" })
        let report = Audit.report(try Sample.contract(Sample.pet), [Sample.file("Pet.swift", [pet, kind])])
        let finding = try #require(report.findings.first { $0.id == "property.missing" })
        #expect(finding.lines.map(\.text) == ["var kind: Kind"])
    }

    @Test func aTypeThatOthersCannotSee() throws {
        var kind = Sample.enumeration("Kind", ["cat", "dog"])
        kind.access = "internal"
        var pet = pet(Sample.whole.filter { $0.0 != "kind" }) { $0.access = "public" }
        pet.access = "public"
        let report = Audit.report(try Sample.contract(Sample.pet), [Sample.file("Pet.swift", [pet, kind])])
        let finding = try #require(report.findings.first { $0.id == "property.missing" })
        #expect(finding.lines == [])
        #expect(finding.obstacle == "'Kind' has a narrower access level than the properties of 'Pet'.")
    }

    // MARK: Other code

    /// - Parameter sample: Changes the other facts of the file.
    private func reported(_ sample: (inout FileFacts) -> Void) throws -> AuditFinding {
        var file = Sample.file(
            "Pet.swift", [Sample.type("Pet", unnamed), Sample.enumeration("Kind", ["cat", "dog"])])
        sample(&file)
        let report = Audit.report(try Sample.contract(Sample.pet), [file])
        return try #require(report.findings.first { $0.id == "property.missing" })
    }

    @Test(arguments: ["Pet", "Pet.init", ".init", "App.Pet"])
    func aValueThatIsMadeHasNoNewPropertyToGive(callee: String) throws {
        let finding = try reported {
            for index in $0.types[0].properties.indices { $0.types[0].properties[index].isConstant = true }
            $0.makings = [MakingFacts(callee: callee, labels: ["id", "tags", "kind"])]
        }
        #expect(finding.lines.map(\.text) == ["var name: String?"])
    }

    @Test(arguments: [["id"], ["id", "tags", "kind", "age"]])
    func whatMakesAnotherValueIsNoMatter(labels: [String]) throws {
        let finding = try reported {
            for index in $0.types[0].properties.indices { $0.types[0].properties[index].isConstant = true }
            $0.makings = [MakingFacts(callee: ".init", labels: labels)]
        }
        #expect(finding.lines.map(\.text) == ["let name: String?"])
    }

    @Test func anInitialiserThatIsPassedOnKeepsItsParameters() throws {
        let finding = try reported { $0.makings = [MakingFacts(callee: "Pet.init", labels: nil)] }
        #expect(finding.lines == [])
        #expect(finding.obstacle?.hasPrefix("Other code names the initialiser of 'Pet' without calling it") == true)
    }

    // MARK: Texts of the document

    /// A quotation mark ends a string literal even if a combining character follows it.
    @Test(arguments: ["\"a\\\"\\u0301\"", "\"a\\u2028\"", "\"a\\u202Eb\"", "'a\\b'"])
    func aKeyThatSwiftReadsOtherwise(key: String) throws {
        let contract = try Sample.contract(
            "Pet: {type: object, properties: {id: {type: integer}, \(key): {type: string}}}")
        var keys = Sample.enumeration("Pet.CodingKeys", ["id"])
        keys.inherited = ["String", "CodingKey"]
        let report = Audit.report(contract, [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int?")]), keys])])
        let finding = try #require(report.findings.first { $0.id == "property.missing" })
        #expect(finding.lines == [])
        #expect(finding.obstacle?.contains("characters with a meaning in Swift literals") == true)
    }

    // MARK: Sets and defaults

    private func decoder(tags call: String) -> FunctionFacts {
        Sample.decoder(
            of: "Pet",
            [("id", "decode", nil), ("name", "decodeIfPresent", nil), ("tags", call, nil), ("kind", "decode", nil)]
        )
    }

    @Test(arguments: [("Set<String>", "Set<String>"), ("[String]", "[String]"), ("Set<String>?", "Set<String>")])
    func aFallbackIsOfThePropertysType(own: String, decoded: String) throws {
        let pet = Sample.type("Pet", Sample.whole.map { $0.0 == "tags" ? ("tags", own) : $0 })
        #expect(
            try lines(pet, [decoder(tags: "decodeIfPresent")], of: "decoder.no-fallback")
                == ["tags = (try? container.decode(\(decoded).self, forKey: .tags)) ?? []"])
    }

    /// The compiler's decoder has no defaults, whatever the type of the property is.
    @Test(arguments: ["[String]", "[String]?"])
    func theCompilersDecoderHasNoDefault(own: String) throws {
        let pet = Sample.type("Pet", Sample.whole.map { $0.0 == "tags" ? ("tags", own) : $0 })
        #expect(try lines(pet, of: "decoder.no-fallback") == [])
    }

    @Test func aRawValueThatTakesAnyText() throws {
        var kind = Sample.type("Kind", [("rawValue", "String")])
        kind.inherited = ["RawRepresentable", "Codable"]
        let report = Audit.report(
            try Sample.contract(Sample.pet), [Sample.file("Pet.swift", [Sample.type("Pet", Sample.whole), kind])])
        #expect(!report.told.contains { $0.hasPrefix("decoder.closed-enumeration") })
    }
}
