import Diagnostics
import Testing
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission

@Suite struct TypeNamingTests {
    @Test func schemasOperationsAndComponentsStandAtTheTopLevel() {
        var sketch = ContractSketch()
        let schema = sketch.schema("work_dto")
        let operation = sketch.add(.operation("searchByISBN"), .namespace)
        let unnamed = sketch.add(.operation("get /works/{id}"), .namespace)
        let parameter = sketch.add(.component(section: "parameters", name: "mode"), .namespace)
        let body = sketch.add(.component(section: "requestBodies", name: "NewPet"), .namespace)
        let response = sketch.add(.component(section: "responses", name: "ErrorResponse"), .namespace)
        let named = Named(sketch)
        #expect(named.type(schema) == "WorkDto")
        #expect(named.type(operation) == "SearchByISBN")
        #expect(named.type(unnamed) == "GetWorksById")
        #expect(named.type(parameter) == "ModeParameter")
        #expect(named.type(body) == "NewPetRequestBody")
        #expect(named.type(response) == "ErrorResponse")
        #expect(named.diagnostics.isEmpty)
    }

    /// A name does not repeat a word of its place.
    @Test func componentsRepeatNoWord() {
        var sketch = ContractSketch()
        let bodies = ["Body", "UserRequest", "CreateBody", "NewRequestBody"].map {
            sketch.add(.component(section: "requestBodies", name: $0), .namespace)
        }
        let color = sketch.add(.component(section: "parameters", name: "color"), .namespace)
        let (item, other) = (sketch.inline(color, .element(of: "color")), sketch.inline(color, .element(of: "hue")))
        let named = Named(sketch)
        #expect(bodies.map(named.type) == ["RequestBody", "UserRequestBody", "CreateRequestBody", "NewRequestBody"])
        #expect(named.type(item) == "ColorParameter.Item" && named.type(other) == "ColorParameter.HueItem")
    }

    @Test func inlineTypesNestAndAreNamedByTheirPlace() {
        var sketch = ContractSketch()
        let order = sketch.schema("Order")
        let operation = sketch.add(.operation("listOrders"), .namespace)
        let rows: [(TypeID, InlineRole, String)] = [
            (order, .property("shipTo"), "Order.ShipTo"),
            (order, .element(of: "works"), "Order.Work"),
            (order, .element(of: "status"), "Order.StatusItem"),
            (order, .element(of: nil), "Order.Item"),
            (order, .value(of: "translations"), "Order.Translation"),
            (order, .value(of: nil), "Order.Value"),
            (order, .branch(0, hint: "card payment"), "Order.CardPayment"),
            (order, .branch(1, hint: nil), "Order.Variant"),
            (operation, .requestBody, "ListOrders.Body"),
            (operation, .response("200"), "ListOrders.Response200"),
            (operation, .response("4XX"), "ListOrders.Response4XX"),
            (operation, .response("default"), "ListOrders.ResponseDefault"),
            (operation, .parameter("mode", location: "query"), "ListOrders.Mode"),
            (operation, .header("X-Router", response: "200"), "ListOrders.XRouter"),
            (operation, .callback("onDone"), "ListOrders.OnDone"),
        ]
        let ids = rows.map { sketch.inline($0.0, $0.1) }
        let deep = sketch.inline(ids[0], .property("geo"))
        let named = Named(sketch)
        for (id, row) in zip(ids, rows) { #expect(named.type(id) == row.2) }
        #expect(named.type(deep) == "Order.ShipTo.Geo")
        #expect(named.table[file: deep].isEmpty)
        #expect(named.table[file: order] == "Order")
    }

    @Test func parametersOfOneNameAreToldApartByTheirLocation() {
        var sketch = ContractSketch()
        let operation = sketch.add(.operation("list"), .namespace)
        let query = sketch.inline(operation, .parameter("mode", location: "query"))
        let header = sketch.inline(operation, .parameter("mode", location: "header"))
        let named = Named(sketch)
        #expect(named.type(query) == "List.QueryMode")
        #expect(named.type(header) == "List.HeaderMode")
    }

    @Test func theBaseOfAPolymorphicTypeStandsBesideIt() {
        var sketch = ContractSketch()
        let pet = sketch.add(.schema("Pet"), .union(UnionShape(variants: [])))
        let base = sketch.inline(pet, .base)
        let tag = sketch.inline(base, .property("tag"))
        let named = Named(sketch)
        #expect(named.type(base) == "PetBase")
        #expect(named.type(tag) == "PetBase.Tag")
    }

    /// An alias has no body for a nested type, and a type nested in a generic type would be generic too.
    @Test func whatCannotNestStandsBesideItsOwner() {
        var sketch = ContractSketch()
        let tags = sketch.add(.schema("Tags"), .alias(TypeUse(.json)))
        let item = sketch.inline(tags, .element(of: nil))
        let envelope = sketch.add(
            .schema("Envelope"), .envelope(EnvelopeShape(properties: [], payload: "data", success: nil, error: nil)))
        let meta = sketch.inline(envelope, .property("meta"))
        let page = sketch.inline(meta, .property("page"))
        let named = Named(sketch)
        #expect(named.type(item) == "TagsItem")
        #expect(named.type(meta) == "EnvelopeMeta")
        #expect(named.type(page) == "EnvelopeMeta.Page")
        #expect(named.table[file: item] == "TagsItem")
    }

    @Test func namesThatNoTypeCanHaveEndInWhatTheyAre() {
        var sketch = ContractSketch()
        let names = [
            "Type", "Protocol", "Self", "Any", "Swift", "Foundation", "DTORuntime", "ContractInfo", "CodingKeys",
            "Void",
        ]
        let ids = names.map { sketch.schema($0) }
        let pet = sketch.schema("Pet")
        let type = sketch.inline(pet, .property("type"))
        let named = Named(sketch)
        #expect(ids.map(named.type) == names.map { $0 + "Schema" })
        #expect(named.type(type) == "Pet.PetType")
    }

    @Test func aNestedTypeHidesNothingThatItsSurroundingsReferTo() {
        var sketch = ContractSketch()
        let customer = sketch.schema("Customer")
        let order = sketch.schema("Order")
        let nested = sketch.inline(order, .property("customer"))
        sketch.refer(from: order, by: "buyer", to: customer)
        let ownName = sketch.inline(order, .property("order"))
        let other = sketch.schema("Invoice")
        let harmless = sketch.inline(other, .property("customer"))
        let named = Named(sketch)
        #expect(named.type(nested) == "Order.OrderCustomer")
        #expect(named.type(ownName) == "Order.OrderValue")
        #expect(named.type(harmless) == "Invoice.Customer")
    }

    @Test func aSchemaCalledPayloadYieldsToTheParameterOfAnEnvelopeThatRefersToIt() {
        var sketch = ContractSketch()
        let payload = sketch.schema("Payload")
        #expect(Named(sketch).type(payload) == "Payload")
        let property = sketch.property("extra", .array(.definition(payload)))
        let envelope = EnvelopeShape(properties: [property], payload: "data", success: nil, error: nil)
        sketch.add(.schema("Envelope"), .envelope(envelope))
        #expect(Named(sketch).type(payload) == "PayloadSchema")
    }

    @Test func theRecordsOfAnOutcomeHideNoSchema() {
        var sketch = ContractSketch()
        let failure = sketch.schema("Failure")
        let success = sketch.schema("Success")
        let error = sketch.property("error", .definition(failure))
        let wrapper = EnvelopeShape(properties: [], payload: "data", success: nil, error: nil)
        let outcome = OutcomeShape(
            discriminator: "ok", successValue: .boolean(true), failureValue: .boolean(false), success: wrapper,
            failure: [error], error: "error")
        sketch.add(.schema("ApiResponse"), .outcome(outcome))
        let named = Named(sketch)
        #expect(named.type(failure) == "FailureSchema")
        #expect(named.type(success) == "Success")
    }

    @Test func prefixAndSuffixAreForTheTopLevelAndNotDoubled() {
        var sketch = ContractSketch()
        let work = sketch.schema("Work")
        let edition = sketch.schema("EditionDTO")
        let nested = sketch.inline(work, .property("cover"))
        var options = GenerationOptions()
        options.prefix = "BT"
        options.suffix = "DTO"
        let named = Named(sketch, options)
        #expect(named.type(work) == "BTWorkDTO")
        #expect(named.type(edition) == "BTEditionDTO")
        #expect(named.type(nested) == "BTWorkDTO.Cover")
    }

    /// Generated code writes a type of another module that has one of these names with its module.
    @Test func shadowedAreTheNamesOfAllTypes() {
        var sketch = ContractSketch()
        let string = sketch.schema("String")
        let pet = sketch.schema("pet")
        sketch.inline(pet, .property("data"))
        let named = Named(sketch)
        #expect(named.type(string) == "String")
        #expect(named.table.shadowed == ["String", "Pet", "Data"])
    }
}
