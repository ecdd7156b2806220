import ContractAudit
import Testing

@Suite struct LayerTests {
    private func report(_ types: [TypeFacts], _ functions: [FunctionFacts] = []) throws -> AuditReport {
        let kind = types.contains { $0.name == "Kind" } ? [] : [Sample.enumeration("Kind", ["cat", "dog"])]
        return Audit.report(try Sample.contract(Sample.pet), [Sample.file("Pet.swift", types + kind, functions)])
    }

    private let decoder = Sample.decoder(
        of: "Pet",
        [
            ("id", "decode", nil), ("name", "decodeIfPresent", nil), ("tags", "decodeIfPresent", "[]"),
            ("kind", "decode", nil),
        ])

    @Test func whatAgreesHasNoFindingButItsClosedEnumeration() throws {
        let found = try report([Sample.type("Pet", Sample.whole)], [decoder])
        #expect(found.told == ["decoder.closed-enumeration Pet.kind:24"])
    }

    @Test func synthesizedDecodersKnowNoDefault() throws {
        let found = try report([Sample.type("Pet", Sample.whole)])
        #expect(found.told == ["decoder.closed-enumeration Pet.kind:5", "decoder.no-fallback Pet.tags:4"])
    }

    /// A line is proposed for each part that other properties have: the declaration, and the code that decodes it.
    @Test func aPropertyIsMissing() throws {
        var decoder = decoder
        decoder.codings.removeAll { $0.key == "name" }
        let found = try report([Sample.type("Pet", Sample.whole.filter { $0.0 != "name" })], [decoder])
        #expect(found.told.contains("property.missing Pet.name:1"))
        let finding = try #require(found.findings.first { $0.id == "property.missing" })
        #expect(finding.severity == .high)
        #expect(
            finding.lines.map(\.text) == [
                "var name: String?", "name = try container.decodeIfPresent(String.self, forKey: .name)",
            ])
    }

    /// A function that the project adds to containers reads an integer and makes a date of it.
    @Test(arguments: [("Int64", false), ("String", true)])
    func aFunctionConvertsTheDecodedValue(type: String, isFault: Bool) throws {
        let decoder = Sample.decoder(of: "Pet", [("at", "decodeMilliseconds", nil)])
        var helper = FunctionFacts(
            name: "decodeMilliseconds", owner: "KeyedDecodingContainer", place: Sample.place(50), lastLine: 53)
        var coding = CodingFacts(call: "decode", place: Sample.place(51))
        coding.type = type
        helper.codings = [coding]
        helper.result = "Date"
        let contract = try Sample.contract(
            "Pet: {type: object, required: [at], properties: {at: {type: integer, format: int64}}}")
        let found = Audit.report(
            contract, [Sample.file("Pet.swift", [Sample.type("Pet", [("at", "Date")])], [decoder, helper])])
        #expect(found.told == (isFault ? ["property.type Pet.at:21"] : []))
    }

    /// A `switch` reads a key for some generic arguments only, so decoding may succeed without the key.
    @Test(arguments: [(true, "extra"), (false, "never-sent")])
    func aKeyInABranchIsNotAlwaysRead(isNested: Bool, word: String) throws {
        var decoder = decoder
        var coding = CodingFacts(call: "decode", place: Sample.place(30))
        (coding.key, coding.target, coding.container, coding.isNested) = ("show", "show", "container", isNested)
        decoder.codings.append(coding)
        let found = try report([Sample.type("Pet", Sample.whole + [("show", "Int")])], [decoder])
        #expect(found.told.contains { $0.hasPrefix("property.\(word) Pet.show") })
    }

    /// A property that the decoder already reads is not proposed again.
    @Test func aPropertyIsMissingAndRead() throws {
        let found = try report([Sample.type("Pet", Sample.whole.filter { $0.0 != "name" })], [decoder])
        let finding = try #require(found.findings.first { $0.id == "property.missing" })
        #expect(finding.lines.map(\.text) == ["var name: String?"])
    }

    /// If a type has `CodingKeys`, the proposed property has a Swift name, and its key has the contract's spelling.
    @Test(arguments: [
        ("ListAs", "let listAs: String?", "case listAs = \"ListAs\""),
        ("EVELType", "let evelType: String?", "case evelType = \"EVELType\""),
        ("list_as", "let listAs: String?", "case listAs = \"list_as\""),
        ("ID", "let id: String?", "case id = \"ID\""), ("name", "let name: String?", "case name"),
    ])
    func proposedNames(key: String, property: String, keyCase: String) throws {
        let contract = try Sample.contract(
            "Pet: {type: object, properties: {Kind: {type: string}, \(key): {type: string}}}")
        var keys = Sample.enumeration("Pet.CodingKeys", ["kind"])
        keys.inherited = ["String", "CodingKey"]
        keys.cases[0].rawValue = "Kind"
        let pet = Sample.type("Pet", [("kind", "String?")])
        let found = Audit.report(contract, [Sample.file("Pet.swift", [pet, keys])])
        let finding = try #require(found.findings.first { $0.id == "property.missing" })
        #expect(finding.lines.map(\.text) == [property, keyCase].map { $0.replacing("let", with: "var") })
    }

    @Test func withoutKeysTheNameIsTheKey() throws {
        let contract = try Sample.contract(
            "Pet: {type: object, properties: {kind: {type: string}, list_as: {type: string}}}")
        let found = Audit.report(contract, [Sample.file("Pet.swift", [Sample.type("Pet", [("kind", "String?")])])])
        let finding = try #require(found.findings.first { $0.id == "property.missing" })
        #expect(finding.lines.map(\.text) == ["var list_as: String?"])
    }

    @Test func namesAreComparedLetterByLetter() throws {
        let found = try report([
            Sample.type("Pet", [("id", "Int"), ("Name", "String?"), ("tags", "[String]"), ("kind", "Kind")])
        ])
        #expect(found.told.contains("property.renamed Pet.name:3"))
    }

    @Test(arguments: [
        ("name", "Int?", "property.type Pet.name:3"), ("tags", "String", "property.type Pet.tags:4"),
        ("id", "String", "property.type Pet.id:2"), ("id", "Double", "property.wider-type Pet.id:2"),
        ("name", "String", "decoder.throws Pet.name:3"), ("id", "Int?", "property.optional Pet.id:2"),
        ("kind", "String", "property.wider-type Pet.kind:5"),
    ])
    func types(name: String, type: String, told: String) throws {
        let properties = Sample.whole.map { $0.0 == name ? ($0.0, type) : $0 }
        #expect(try report([Sample.type("Pet", properties)]).told.contains(told))
    }

    @Test func typesOfOtherModulesAreDoubtful() throws {
        let found = try report(
            [Sample.type("Pet", Sample.whole.map { $0.0 == "name" ? ($0.0, "Tagged<Pet>?") : $0 })], [decoder])
        #expect(!found.told.contains { $0.contains("Pet.name") })
        #expect(
            found.doubts.contains {
                $0.subject == "Pet.name" && $0.reason.contains("not declared in the audited files")
            })
    }

    /// A property wrapper of another module may handle an absent key, and the audit cannot see its code.
    @Test func absenceIsDoubtfulForTypesOfOtherModules() throws {
        let found = try report([
            Sample.type("Pet", Sample.whole.map { $0.0 == "tags" ? ($0.0, "LossyArray<String>") : $0 })
        ])
        #expect(!found.told.contains { $0.contains("Pet.tags") })
        #expect(found.doubts.contains { $0.subject == "Pet.tags" && $0.reason.contains("without a value") })
    }

    @Test func macrosAreDoubtful() throws {
        var type = Sample.type("Pet", [("id", "Int")])
        type.attributes = ["AutoCodable"]
        let found = try report([type])
        #expect(found.told == [])
        #expect(found.doubts.map(\.subject) == ["Pet"])
    }

    private let dates = """
        Pet:
          type: object
          required: [day, moment, number, text]
          properties:
            day: {type: string, format: date}
            moment: {type: string, format: date-time}
            number: {type: integer}
            text: {type: string}
        """

    /// A file that makes a decoder and decodes a value with it.
    private func fileWithDates(decoding decoded: String) -> FileFacts {
        var load = FunctionFacts(name: "load", owner: nil, place: Sample.place(9), lastLine: 11)
        load.named = [decoded]
        let data = CallFacts.Argument(label: "from", sources: ["data"], whole: "data", place: Sample.place(10))
        load.calls = [CallFacts(callee: "decode", arguments: [data], place: Sample.place(10))]
        let pet = Sample.type("Pet", ["day", "moment", "number", "text"].map { ($0, "Date") })
        var file = Sample.file("Pet.swift", [pet], [load])
        file.makings = [MakingFacts(callee: "JSONDecoder", labels: [])]
        return file
    }

    /// `JSONDecoder` reads a number as a date, unless it has another strategy. Foundation's ISO 8601 needs a time.
    @Test(arguments: [
        ([], ["day", "moment", "number", "text"], []),
        (["iso8601"], ["day", "number"], ["text"]),
        (["formatted"], ["number"], ["text"]),
        (["secondsSince1970"], ["day", "moment", "text"], []),
        (["custom"], [], ["text"]),
        ([""], [], ["text"]),
    ])
    func theStrategyDecidesAboutDates(strategies: [String], faults: [String], doubts: [String]) throws {
        let contract = try Sample.contract(dates)
        var file = fileWithDates(decoding: "[Pet]")
        file.dateStrategies = strategies
        let found = Audit.report(contract, [file])
        let types = found.findings.filter { $0.id == "property.type" }
        #expect(types.map(\.subject).sorted() == faults.map { "Pet." + $0 })
        #expect(found.doubts.map(\.subject) == doubts.map { "Pet." + $0 })
        // Without a decoder, nothing is known about dates.
        file.makings = []
        file.dateStrategies = []
        let unknown = Audit.report(contract, [file])
        #expect(unknown.findings == [])
        #expect(unknown.doubts.map(\.subject).sorted() == ["Pet.number", "Pet.text"])
    }

    /// The decoder of a cache does not show how another decoder reads the schema.
    @Test func theDecoderOfAnotherValue() throws {
        let found = Audit.report(try Sample.contract(dates), [fileWithDates(decoding: "[String]")])
        #expect(found.findings == [])
        #expect(found.doubts.map(\.subject) == ["day", "moment", "number", "text"].map { "Pet." + $0 })
    }

    /// The strategies of decoders say nothing about dates that the app only sends.
    @Test(arguments: [[], ["secondsSince1970"], ["iso8601"]])
    func datesThatAreSent(strategies: [String]) throws {
        let contract = try Sample.contract(dates, bodies: ["/pets": "{$ref: '#/components/schemas/Pet'}"])
        var file = fileWithDates(decoding: "[Pet]")
        file.dateStrategies = strategies
        let found = Audit.report(contract, [file])
        #expect(found.findings == [])
        #expect(found.doubts.map(\.subject) == ["Pet.number", "Pet.text"])
    }

    /// A document that requires nothing only fails to say what is always present, whatever its defaults.
    @Test(arguments: [("", AuditSeverity.medium), ("required: [id], ", .high)])
    func aDefaultOfASchemaThatRequiresNothing(required: String, severity: AuditSeverity) throws {
        let contract = try Sample.contract(
            "Pet: {type: object, \(required)properties: {id: {type: integer}, age: {type: integer, default: 0}}}")
        let found = Audit.report(
            contract, [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int"), ("age", "Int")])])])
        let finding = try #require(found.findings.first { $0.id == "decoder.no-fallback" })
        #expect(finding.severity == severity)
    }

    /// The app never decodes the body of a request, so it may require more than the contract.
    @Test func aRequestIsNotDecoded() throws {
        let schemas = """
            Draft:
              type: object
              required: [name, code]
              properties:
                name: {type: string}
                note: {type: string}
                kind: {type: string, enum: [cat, dog]}
                code: {type: string, writeOnly: true}
            """
        let contract = try Sample.contract(schemas, bodies: ["/pets": "{$ref: '#/components/schemas/Draft'}"])
        func report(_ properties: [(String, String)], _ functions: [FunctionFacts] = []) -> AuditReport {
            let types = [Sample.type("Draft", properties), Sample.enumeration("Kind", ["cat", "dog"])]
            return Audit.report(contract, [Sample.file("App.swift", types, functions)])
        }
        let whole = [("name", "String"), ("note", "String"), ("kind", "Kind"), ("code", "String")]
        #expect(report(whole).findings == [])
        let extra = report(whole + [("isOpen", "Bool")]).findings
        #expect(extra.map(\.id) == ["property.extra"])
        let fewer = report([("note", "String?"), ("other", "Int?")]).findings.filter { $0.id == "property.missing" }
        #expect(
            fewer.map { "\($0.subject) \($0.severity)" }.sorted()
                == ["Draft.code high", "Draft.kind low", "Draft.name high"])
        // The encoder does not write all keys.
        var encoder = FunctionFacts(name: "encode", owner: "Draft", place: Sample.place(9), lastLine: 11)
        encoder.parameters = [
            ParameterFacts(label: "to", name: "encoder", type: "any Encoder", initial: nil, place: Sample.place(9))
        ]
        encoder.codings = ["kind", "code"].map { key in
            var coding = CodingFacts(call: "encode", place: Sample.place(10))
            coding.key = key
            return coding
        }
        let unwritten = report(whole, [encoder]).findings
        #expect(
            unwritten.map { "\($0.id) \($0.subject) \($0.severity)" }
                == ["encoder.missing Draft.name high", "encoder.missing Draft.note medium"])
        #expect(unwritten.allSatisfy { $0.impact == "The app cannot send the value." })
        // The app sends a dictionary in place of the value.
        var function = FunctionFacts(name: "body", owner: "Draft", place: Sample.place(9), lastLine: 11)
        function.result = "[String: Any]"
        let sent = report([("name", "Int"), ("note", "Int")], [function])
        #expect(sent.findings == [])
        #expect(sent.doubts.map(\.subject) == ["Draft"])
    }

    /// The app decodes the body of a webhook's request.
    @Test func aWebhookIsDecoded() throws {
        let contract = try Sample.contract(
            "Push: {type: object, required: [kind], properties: {kind: {type: string}, note: {type: string}, at: {type: string}}}",
            bodies: ["push": "{$ref: '#/components/schemas/Push'}"], in: "webhooks")
        let found = Audit.report(
            contract, [Sample.file("App.swift", [Sample.type("Push", [("kind", "String"), ("note", "String")])])])
        #expect(found.told == ["decoder.throws Push.note:3", "property.missing Push.at:1"])
        let missing = try #require(found.findings.first { $0.id == "property.missing" })
        #expect(missing.severity == .high)
        #expect(missing.impact.contains("in the requests of"))
    }

    @Test func whatIsNeverSentIsGrave() throws {
        let found = try report([Sample.type("Pet", Sample.whole + [("totalItems", "Int")])])
        #expect(found.told.contains("property.never-sent Pet.totalItems:6"))
        let optional = try report([Sample.type("Pet", Sample.whole + [("totalItems", "Int?")])])
        #expect(optional.told.contains("property.extra Pet.totalItems:6"))
    }

    @Test func enumerationsBothWays() throws {
        let found = try report(
            [Sample.type("Pet", Sample.whole), Sample.enumeration("Kind", ["Cat", "dog", "fish"])], [decoder])
        #expect(found.told.contains("enumeration.spelling Kind.cat:2"))
        #expect(found.told.contains("enumeration.extra Kind.fish:4"))
        let fewer = try report([Sample.type("Pet", Sample.whole), Sample.enumeration("Kind", ["dog"])], [decoder])
        #expect(fewer.told.contains("enumeration.missing Kind.cat:1"))
    }

    @Test func keysThatStandTwice() throws {
        var keys = Sample.enumeration("Pet.CodingKeys", ["id", "name", "tags", "kind"])
        keys.inherited = ["String", "CodingKey"]
        keys.cases[2].rawValue = "name"
        let found = try report([Sample.type("Pet", Sample.whole), keys], [decoder])
        #expect(found.told.contains("coding-keys.duplicate Pet.name:4"))
        #expect(found.told.contains("coding-keys.missing Pet.tags:1"))
    }
}
