import ContractSupport
import GenerationSettings
import Testing
@testable import SwiftEmission

/// Names of operations without what frameworks have added. The examples are ids of real FastAPI, NestJS and NSwag
/// servers.
@Suite struct OperationNamesTests {
    private func names(_ operations: [(id: String, method: String, path: String)]) throws -> [String] {
        let paths = Dictionary(grouping: operations, by: \.path).map { path, operations in
            let items = operations.map { "\($0.method): {operationId: \($0.id), responses: {'204': {description: d}}}" }
            return "  \(path): {\(items.joined(separator: ", "))}"
        }
        let read = try ReadContract(
            document: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + paths.joined(separator: "\n"))
        let names = OperationNames(read.contract, style: .short)
        #expect(OperationNames(read.contract, style: .whole).name(of: operations[0].id) == operations[0].id)
        return operations.map { names.name(of: $0.id) }
    }

    @Test(arguments: [
        ("read_flow_by_name_flows_name__name__get", "get", "/flows/name/{name}", "read_flow_by_name"),
        ("read_item_items__item_id__get", "get", "/items/{item_id}", "read_item"),
        ("list_items_items_get", "get", "/items", "list_items"), ("root__get", "get", "/", "root"),
        ("BooksController_findAll", "get", "/books", "findAll"), ("Books_GetAll", "get", "/api/Books", "GetAll"),
        // The path or the method is another one, so nobody has added it.
        ("read_item_items_get", "post", "/items", "read_item_items_get"),
        ("read_books_get", "get", "/items", "read_books_get"), ("_items_get", "get", "/items", "_items_get"),
        // These ids have an underscore of their own.
        ("get_books", "get", "/books", "get_books"), ("Controller_a", "get", "/a", "Controller_a"),
        ("BooksController_", "get", "/books", "BooksController_"), ("a_b_c", "get", "/a", "a_b_c"),
        ("books_list", "get", "/books", "books_list"),
    ])
    func shortNames(id: String, method: String, path: String, name: String) throws {
        #expect(try names([(id, method, path)]) == [name])
    }

    /// Two operations with one short name keep their whole names. One that has the name by itself keeps it, too.
    @Test func equalNamesStayWhole() throws {
        let clash = [
            ("CatsController_findAll", "get", "/cats"), ("DogsController_findAll", "get", "/dogs"),
            ("CatsController_create", "post", "/cats"),
        ]
        #expect(try names(clash) == ["CatsController_findAll", "DogsController_findAll", "create"])
        #expect(
            try names([("BooksController_list", "get", "/books"), ("list", "get", "/x")])
                == ["BooksController_list", "list"])
    }
}
