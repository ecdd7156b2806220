import Diagnostics
import Testing
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission
import Texts

@Suite struct MemberNamingTests {
    /// The arguments are the keys of a record and the names of its properties.
    @Test(arguments: [
        (["title", "birth_date", "X-Count"], ["title", "birthDate", "xCount"]),
        (["fooBar", "foo_bar"], ["fooBar", "foo_bar"]),
        (["foo_bar", "foo-bar"], ["foo_bar", "fooHyphenBar"]),
        (["foo", "Foo"], ["foo", "fooProperty"]),
        (["type", "@type"], ["type", "atType"]),
        (["links", "_links"], ["links", "_links"]),
        (
            ["self", "init", "hashValue", "allCases"],
            ["selfProperty", "initProperty", "hashValueProperty", "allCasesProperty"]
        ),
        (["Type", "class", "default", "description", "hash"], ["type", "class", "default", "description", "hash"]),
        (["", " "], ["empty", "space"]),
        (["+1", "-1", "1"], ["plus1", "minus1", "_1"]),
        (["1.2", "12", "1_2"], ["_1Dot2", "_12", "_1Underscore2"]),
        (["caf\u{E9}", "cafe\u{301}_"], ["caf\u{E9}", "caf\u{E9}_"]),
    ])
    func properties(keys: [String], names: [String]) {
        var sketch = ContractSketch()
        let id = sketch.schema("Record", keys)
        #expect(Named(sketch).members(id) == names)
    }

    /// The arguments are the values of an enumeration, the names of its cases, and the name of the case for other
    /// values.
    @Test(arguments: [
        (["E-book", "Mass Market", "Hardcover"], ["eBook", "massMarket", "hardcover"], "unknown"),
        (["Female", "Unknown"], ["female", "unknown"], "unrecognized"),
        (["unknown", "unrecognized"], ["unknown", "unrecognized"], "unrecognized_"),
        (["name", "-name"], ["name", "minusName"], "unknown"),
        (["active", "ACTIVE", "Active"], ["active", "ACTIVE", "Active"], "unknown"),
        (
            ["self", "init", "allCases", "default", "rawValue"],
            ["selfValue", "initValue", "allCasesValue", "default", "rawValue"], "unknown"
        ),
        (["", "none", "null"], ["empty", "noneValue", "null"], "unknown"),
        ([">=", "<=", "=", "!="], ["greaterThanOrEqual", "lessThanOrEqual", "equal", "notEqual"], "unknown"),
        (["string", "String", "STRING"], ["string", "stringValue", "STRING"], "unknown"),
    ])
    func cases(values: [String], names: [String], catchAll: String) {
        var sketch = ContractSketch()
        let id = sketch.enumeration("Choice", values)
        let named = Named(sketch)
        #expect(named.members(id) == names)
        #expect(named.table[members: id].catchAll.name == catchAll)
    }

    @Test func valuesOfOtherTypes() {
        var sketch = ContractSketch()
        let values: [ContractValue] = [
            .integer("1"), .string("1"), .integer("-1"), .number("1.5"), .boolean(true), .string("true"),
        ]
        let shape = sketch.enumeration(of: values, rawType: .json)
        let id = sketch.add(.schema("Mixed"), .enumeration(shape))
        #expect(
            Named(sketch).members(id) == ["integer1", "string1", "minus1", "_1_5", "booleanTrue", "stringTrue"])
    }

    @Test func namesOfVarnamesAreCasedAndNeverAnError() {
        var sketch = ContractSketch()
        let shape = sketch.enumeration(
            of: [.integer("0"), .integer("1"), .integer("2"), .integer("3")],
            names: ["STATUS_ACTIVE", "StatusGone", "not legal!", nil], rawType: .integer)
        let id = sketch.add(.schema("Status"), .enumeration(shape))
        let named = Named(sketch)
        #expect(named.members(id) == ["statusActive", "statusGone", "notLegal", "_3"])
        #expect(named.diagnostics.isEmpty)
    }

    @Test func storageOfDeprecatedAndBoxedProperties() {
        var sketch = ContractSketch()
        var record = sketch.record(["goodreadsID", "parent", "plain", "_plain", "taken", "_taken"])
        record.properties[0].deprecation = Deprecation()
        record.properties[1].isBoxed = true
        record.properties[4].isBoxed = true
        let id = sketch.add(.schema("Work"), .record(record))
        let members = Named(sketch).table[members: id]
        #expect(
            members.members.map(\.identifier.name) == ["goodreadsID", "parent", "plain", "_plain", "taken", "_taken"])
        #expect(
            members.members.map { $0.storage?.name } == ["_goodreadsID", "_parent", nil, nil, "_takenStorage", nil])
    }

    @Test func aReplacementOfTheSameTypeHasAnEffectiveValue() {
        var sketch = ContractSketch()
        var record = sketch.record(["token", "authToken", "old", "new", "gone"])
        record.properties[0].deprecation = Deprecation(replacedBy: "authToken")
        record.properties[2].deprecation = Deprecation(replacedBy: "new")
        record.properties[3].use = TypeUse(.scalar(.int))
        record.properties[4].deprecation = Deprecation(replacedBy: "/v2/elsewhere")
        let id = sketch.add(.schema("Job"), .record(record))
        let effective = Named(sketch).table[members: id].members.map { $0.effective?.name }
        #expect(effective == ["effectiveToken", nil, nil, nil, nil])
    }

    @Test func additionalPropertiesYieldToAPropertyOfThatName() {
        var sketch = ContractSketch()
        let plain = sketch.schema("Plain", ["a"])
        let clash = sketch.schema("Clash", ["additionalProperties"])
        let named = Named(sketch)
        #expect(named.table[members: plain].additionalProperties.name == "additionalProperties")
        #expect(named.table[members: clash].additionalProperties.name == "otherProperties")
    }

    @Test func variantsAreCalledAfterTheirHints() {
        var sketch = ContractSketch()
        let cat = sketch.schema("Cat")
        let dog = sketch.schema("Dog")
        let variants = [
            sketch.variant("Cat", .definition(cat), values: ["cat"]),
            sketch.variant("Dog", .definition(dog), values: ["dog"]),
            sketch.variant("base", .definition(dog)),
            sketch.variant("array", .array(.scalar(.string))),
            sketch.variant("array", .array(.definition(cat))),
            sketch.variant("unknown", .json),
            sketch.variant("variants", .json),
        ]
        let id = sketch.add(.schema("Pet"), .union(UnionShape(variants: variants)))
        let named = Named(sketch)
        #expect(
            named.members(id) == [
                "cat", "dog", "base", "arrayOfString", "arrayOfCat", "unknown", "variantsVariant",
            ])
        #expect(named.table[members: id].catchAll.name == "unrecognized")
    }

    @Test func ofVariantsThatAreAllAlikeTheFirstKeepsItsName() {
        var sketch = ContractSketch()
        let variants = [sketch.variant("string", .scalar(.string)), sketch.variant("string", .scalar(.string))]
        let id = sketch.add(.schema("Twice"), .union(UnionShape(variants: variants)))
        #expect(Named(sketch).members(id) == ["string", "string_" + StableHash.digits(of: "string/1")])
    }

    @Test func anEnvelopeHasAMethodCalledPayload() {
        var sketch = ContractSketch()
        let properties = [sketch.property("payload", .payload), sketch.property("success", .scalar(.boolean))]
        let shape = EnvelopeShape(properties: properties, payload: "payload", success: "success", error: nil)
        let id = sketch.add(.schema("Envelope"), .envelope(shape))
        #expect(Named(sketch).members(id) == ["payloadProperty", "success"])
    }

    @Test func theRecordsOfAnOutcomeShareTheirNames() {
        var sketch = ContractSketch()
        let success = EnvelopeShape(
            properties: [sketch.property("data", .payload), sketch.property("meta_data")], payload: "data",
            success: nil,
            error: nil)
        let failure = [sketch.property("error"), sketch.property("meta_data"), sketch.property("metaData")]
        let outcome = OutcomeShape(
            discriminator: "success", successValue: .boolean(true), failureValue: .boolean(false), success: success,
            failure: failure, error: "error")
        let id = sketch.add(.schema("ApiResponse"), .outcome(outcome))
        let members = Named(sketch).table[members: id]
        #expect(members.members.map(\.identifier.name) == ["data", "meta_data"])
        #expect(members.failure.map(\.identifier.name) == ["error", "meta_data", "metaData"])
    }

    @Test func aWrapperHoldsAValue() {
        var sketch = ContractSketch()
        var record = sketch.record([""])
        record.isWrapper = true
        let id = sketch.add(.schema("Tree"), .record(record))
        #expect(Named(sketch).members(id) == ["value"])
    }
}

/// Values whose names are also cases of `Optional`.
@Suite struct OptionalCaseTests {
    @Test(arguments: [("none", "noneValue"), ("None", "noneValue"), ("NONE", "noneValue"), ("some", "someValue")])
    func aCaseIsNotCalledAsAnOptionalsOwn(_ value: String, _ name: String) {
        var sketch = ContractSketch()
        let enumeration = sketch.enumeration("Cover", [value, "hard"])
        let named = Named(sketch)
        #expect(named.members(enumeration) == [name, "hard"])
        #expect(named.diagnostics.isEmpty)
    }

    @Test func theUsersWordIsObeyed() {
        var options = GenerationOptions()
        options.renames = ["Cover.none": "none", "Cover.NONE": "nothing"]
        var sketch = ContractSketch()
        let enumeration = sketch.enumeration("Cover", ["none", "NONE"])
        let named = Named(sketch, options)
        #expect(named.members(enumeration) == ["none", "nothing"])
        #expect(named.diagnostics.isEmpty)
    }

    @Test func aNameThatTheDocumentHasIsKept() {
        var sketch = ContractSketch()
        let enumeration = sketch.enumeration("Cover", ["none", "noneValue"])
        let members = Named(sketch).members(enumeration)
        #expect(members.last == "noneValue")
        #expect(Set(members).count == 2 && !members.contains("none"))
    }
}
