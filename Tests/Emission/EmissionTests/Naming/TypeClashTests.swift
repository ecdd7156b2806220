import Diagnostics
import Testing
@testable import ContractModel
@testable import SwiftEmission
import Texts

@Suite struct TypeClashTests {
    /// The arguments are names of schemas, and the names that they become together in one document.
    @Test(arguments: [
        (["FooBar", "foo_bar"], ["FooBar", "Foo_bar"]),
        (["foo_bar", "foo-bar"], ["Foo_bar", "FooHyphenBar"]),
        (["User", "user"], ["User", "UserSchema"]),
        (["URL", "Url"], ["URLSchema", "Url"]),
        (["+1", "plus1"], ["Plus1Schema", "Plus1"]),
        (["caf\u{E9}", "caf\u{E9} "], ["Caf\u{E9}", "Caf\u{E9}Space"]),
    ])
    func schemas(names: [String], types: [String]) {
        var sketch = ContractSketch()
        let ids = names.map { sketch.schema($0) }
        let named = Named(sketch)
        #expect(ids.map(named.type) == types)
        #expect(named.diagnostics.isEmpty)
    }

    @Test func aSchemaGoesBeforeAnOperationAndThatBeforeAComponent() {
        var sketch = ContractSketch()
        let component = sketch.add(.component(section: "parameters", name: "Sort"), .namespace)
        let operation = sketch.add(.operation("sortParameter"), .namespace)
        #expect(Named(sketch).type(operation) == "SortParameter")
        #expect(Named(sketch).type(component) == "SortParameterComponent")
        let schema = sketch.schema("SortParameter")
        let named = Named(sketch)
        #expect(named.type(schema) == "SortParameter")
        #expect(named.type(operation) == "SortParameterOperation")
    }

    @Test func operationsOfOneNameAreToldApartByTheirPaths() {
        var sketch = ContractSketch()
        let first = sketch.add(.operation("run"), .namespace, pointer: "#/paths/~1works~1{id}/get")
        let second = sketch.add(.operation("run"), .namespace, pointer: "#/paths/~1works~1%7Bid%7D/put")
        let named = Named(sketch)
        #expect(named.type(first) == "GetWorksById")
        #expect(named.type(second) == "PutWorksById")
        #expect(named.diagnostics.isEmpty)
    }

    @Test func nestedTypesClashByTheirKeys() {
        var sketch = ContractSketch()
        let order = sketch.schema("Order")
        let camel = sketch.inline(order, .property("lineItem"))
        let snake = sketch.inline(order, .property("line_item"))
        let element = sketch.inline(order, .element(of: "lineItems"))
        let named = Named(sketch)
        #expect(named.type(camel) == "Order.LineItem")
        #expect(named.type(snake) == "Order.OrderLineItem")
        #expect(named.type(element) == "Order.LineItemsItem")
    }

    @Test func aSchemaGoesBeforeWhatStandsBesideAnother() {
        var sketch = ContractSketch()
        let pet = sketch.add(.schema("Pet"), .union(UnionShape(variants: [])))
        let base = sketch.inline(pet, .base)
        let schema = sketch.schema("PetBase")
        let named = Named(sketch)
        #expect(named.type(schema) == "PetBase")
        #expect(named.type(base) == "PetBaseInline")
    }

    @Test func ofNamesThatNothingTellsApartTheFirstByPlaceKeepsItsOwn() {
        var sketch = ContractSketch()
        let second = sketch.add(.operation("run"), .namespace, pointer: "#/x/b")
        let first = sketch.add(.operation("run"), .namespace, pointer: "#/x/a")
        let named = Named(sketch)
        #expect(named.type(first) == "Run")
        #expect(named.type(second) == "Run_" + StableHash.digits(of: "#/x/b"))
        #expect(named.diagnostics.map(\.id) == ["name-from-hash"])
        #expect(named.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func evenTheSameThingTwiceIsToldApart() {
        var sketch = ContractSketch()
        let ids = (0..<3).map { _ in sketch.schema("Twin") }
        #expect(Set(ids.map(Named(sketch).type)).count == 3)
    }

    @Test func typesAtTheTopLevelDifferWithoutRegardToCase() {
        var sketch = ContractSketch()
        let ids = ["ABC", "Abc", "aBc", "abC", "abc", "AbC", "a_b_c", "A-B-C"].map { sketch.schema($0) }
        let named = Named(sketch)
        #expect(Set(ids.map { named.type($0).lowercased() }).count == ids.count)
        #expect(Set(named.table.definitions.map { $0.file.lowercased() }).count == ids.count)
    }
}
