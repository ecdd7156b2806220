import Diagnostics
import Testing
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission

@Suite struct RenameTests {
    private func options(_ renames: [String: String]) -> GenerationOptions {
        var options = GenerationOptions()
        options.renames = renames
        return options
    }

    @Test func typesAndMembersGoByTheNamesOfTheDocument() {
        var sketch = ContractSketch()
        let job = sketch.schema("JobInitiationResponse", ["job_id"])
        let format = sketch.enumeration("EditionFormat", ["E-book"])
        let operation = sketch.add(.operation("searchByISBN"), .namespace)
        let nested = sketch.inline(job, .property("links"), ["self"])
        let named = Named(
            sketch,
            options([
                "JobInitiationResponse": "Job", "JobInitiationResponse.job_id": "identifier",
                "EditionFormat.E-book": "ebook", "searchByISBN": "ISBNSearch",
                sketch.contract[nested].pointer: "JobLinks",
                "JobInitiationResponse.links.self": "own",
            ]))
        #expect(named.type(job) == "Job")
        #expect(named.members(job) == ["identifier"])
        #expect(named.members(format) == ["ebook"])
        #expect(named.type(operation) == "ISBNSearch")
        #expect(named.type(nested) == "Job.JobLinks")
        #expect(named.members(nested) == ["own"])
        #expect(named.diagnostics.isEmpty)
    }

    /// The proposed name is not that of a type of the libraries, either.
    @Test(arguments: [("Operation", "OperationDTO"), ("Duration", "APIDuration")])
    func proposalsForNamesOfTheSystem(_ name: String, _ proposal: String) {
        var sketch = ContractSketch()
        _ = sketch.schema(name)
        let named = Named(sketch)
        #expect(SystemNameClash.ofSchemas(in: sketch.contract, named.table).map(\.proposal) == [proposal])
    }

    @Test func xSwiftNameIsTakenToTheLetterAndTheConfigurationGoesBeforeIt() {
        var sketch = ContractSketch()
        let plain = sketch.schema("pet", preferredName: "my_Pet")
        let both = sketch.schema("owner", preferredName: "Boss")
        let named = Named(sketch, options(["owner": "Keeper"]))
        #expect(named.type(plain) == "my_Pet")
        #expect(named.type(both) == "Keeper")
    }

    /// A member and a type in one place cannot have one name.
    @Test(arguments: [("shipping", "shipping", "Shipping"), ("Shipping", "Shipping", "ShippingValue")])
    func theNameOfAPropertyWithATypeOfItsOwnIsThatOfTheProperty(_ given: String, _ member: String, _ type: String) {
        var sketch = ContractSketch()
        var property = sketch.property("ship_to", .definition(TypeID(1)))
        property.preferredName = given
        let order = sketch.add(.schema("Order"), .record(RecordShape(properties: [property])))
        let place = sketch.inline(order, .property("ship_to"), preferredName: given)
        let named = Named(sketch)
        #expect(named.members(order) == [member])
        #expect(named.type(place) == "Order." + type)
        #expect(named.diagnostics.isEmpty)
    }

    /// The type is nested in the property but not named after it, as in a branch of a `oneOf` that allows null.
    @Test func aTypeInAPropertyMayHaveANameOfItsOwn() {
        var sketch = ContractSketch()
        let order = sketch.add(
            .schema("Order"),
            .record(RecordShape(properties: [sketch.property("ship_to", .definition(TypeID(1)))])))
        let place = sketch.inline(order, .property("ship_to"), preferredName: "Destination")
        let named = Named(sketch)
        #expect(named.type(place) == "Order.Destination")
        #expect(named.members(order) == ["shipTo"])
    }

    @Test func aPropertyGivesWayToATypeThatWasGivenItsName() {
        var sketch = ContractSketch()
        let order = sketch.schema("Order", ["line"])
        let line = sketch.inline(order, .element(of: "lines"), preferredName: "line")
        let named = Named(sketch)
        #expect(named.type(line) == "Order.line")
        #expect(named.members(order) == ["lineProperty"])
        #expect(
            Named(sketch, options(["Order.line": "line"])).messages == [
                "error: 'line' cannot be the Swift name of Order.line: another type in the same place has that name. "
                    + "[illegal-swift-name]"
            ])
    }

    @Test func illegalNamesAreErrors() {
        var sketch = ContractSketch()
        let first = sketch.schema("A", ["key"], preferredName: "not legal")
        sketch.schema("B")
        let named = Named(sketch, options(["B": "Type", "A.key": "self"]))
        #expect(
            named.messages == [
                "error: 'self' cannot be the Swift name of A.key: Swift or generated code uses this name for another "
                    + "purpose. [illegal-swift-name]",
                "error: 'not legal' cannot be the Swift name of A: it is not an identifier. [illegal-swift-name]",
                "error: 'Type' cannot be the Swift name of B: generated code uses this name for another purpose. "
                    + "[illegal-swift-name]",
            ])
        #expect(named.diagnostics[1].location == sketch.contract[first].location)
    }

    @Test func aClashNamesBothPlacesAndTheLineThatSettlesIt() throws {
        var sketch = ContractSketch()
        let pet = sketch.schema("Pet")
        let animal = sketch.schema("Animal", preferredName: "Pet")
        let diagnostic = try #require(Named(sketch).diagnostics.first)
        #expect(diagnostic.id == "swift-name-clash")
        #expect(diagnostic.message == "The Swift name 'Pet' of Animal is also the name of Pet.")
        #expect(diagnostic.location == sketch.contract[animal].location)
        #expect(diagnostic.notes.first?.location == sketch.contract[pet].location)
        #expect(
            diagnostic.notes.last?.message
                == "To choose the name, put 'Animal: anotherName' below 'rename:' in gen-dtos.yaml.")
    }

    @Test func membersClashInTheSameWay() {
        var sketch = ContractSketch()
        var record = sketch.record(["name", "label"])
        record.properties[1].preferredName = "name"
        sketch.add(.schema("Pet"), .record(record))
        #expect(
            Named(sketch).messages == [
                "error: The Swift name 'name' of Pet.label is also the name of Pet.name. [swift-name-clash]"
            ])
    }

    @Test(arguments: [
        ("Pett", "'Pett', which the document does not declare; did you mean 'Pet'?"),
        ("Pet.Name", "'Pet.Name', which the document does not declare; did you mean 'Pet.name'?"),
        ("pet.name", "'pet.name', which the document does not declare; did you mean 'Pet.name'?"),
        ("Zebra", "'Zebra', which the document does not declare."),
    ])
    func unknownKeysAreErrors(key: String, text: String) {
        var sketch = ContractSketch()
        sketch.schema("Pet", ["name", "age"])
        #expect(
            Named(sketch, options([key: "Other"])).messages == [
                "error: The configuration renames \(text) [unknown-rename]"
            ])
    }

    @Test func aRenameSettlesAClash() {
        var sketch = ContractSketch()
        let first = sketch.schema("foo_bar")
        let second = sketch.schema("foo-bar")
        let named = Named(sketch, options(["foo_bar": "FooBar", "foo-bar": "FooBarOld"]))
        #expect(named.type(first) == "FooBar")
        #expect(named.type(second) == "FooBarOld")
        #expect(named.diagnostics.isEmpty)
    }

    /// More types are named than one thread names at a time, with renames and errors at the beginning, in the middle,
    /// and at the end.
    @Test(arguments: [1, 4])
    func manyTypesAreNamedTogether(jobs: Int) {
        var sketch = ContractSketch()
        let ids = (0..<2_000).map { sketch.schema("T\($0)", ["first_key", "second_key"]) }
        let named = Named(
            sketch,
            options([
                "T0.first_key": "a", "T999.first_key": "b", "T1999.first_key": "c", "T1200.second_key": "not one",
                "T1999.third_key": "d",
            ]), jobs: jobs)
        #expect(named.members(ids[0]) == ["a", "secondKey"])
        #expect(named.members(ids[1]) == ["firstKey", "secondKey"])
        #expect(named.members(ids[999]) == ["b", "secondKey"])
        #expect(named.members(ids[1999]) == ["c", "secondKey"])
        #expect(named.diagnostics.map(\.id).sorted() == ["illegal-swift-name", "unknown-rename"])
    }

    @Test(arguments: [("1A", ""), ("", "-B")])
    func affixesMustFitIdentifiers(prefix: String, suffix: String) {
        var options = GenerationOptions()
        options.prefix = prefix
        options.suffix = suffix
        #expect(Named(ContractSketch(), options).diagnostics.map(\.id) == ["illegal-affix"])
    }
}
