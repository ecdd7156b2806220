import ContractModel
import ContractSupport
import Diagnostics
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
        return operations.compactMap { operation in
            read.contract.operations.first { $0.path == operation.path && $0.method == operation.method }
                .map { names.name(of: $0) }
        }
    }

    @Test(arguments: [
        ("read_flow_by_name_flows_name__name__get", "get", "/flows/name/{name}", "read_flow_by_name"),
        ("read_item_items__item_id__get", "get", "/items/{item_id}", "read_item"),
        ("read_item_items__int_item_id__get", "get", "/items/{item_id}", "read_item"),
        ("read_items__path_a__uuid_b__get", "get", "/items/{a}/{b}", "read_items__path_a__uuid_b__get"),
        // The names of these parameters begin like a converter.
        ("read_file_files__path_id__get", "get", "/files/{path_id}", "read_file"),
        ("read_file_files__int_path_id__get", "get", "/files/{path_id}", "read_file"),
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

    /// The first segments of many paths say nothing about an operation. Its name does not depend on other paths.
    @Test(arguments: [
        ("/api/v1/books", "get /books"), ("/rest/v2.1/books", "get /books"), ("/1.0/API/books", "get /books"),
        ("/Api/Books", "get /Books"), ("/3/movies", "get /movies"), ("/v1/{id}", "get /{id}"),
        // Something is left of each path.
        ("/api/v1", "get /v1"), ("/api/v1/", "get /v1/"), ("/api", "get /api"), ("/", "get /"),
        // These segments are not at the beginning, or mean something.
        ("/books/v1/api", "get /books/v1/api"), ("/apis/books", "get /apis/books"), ("/v1x/a", "get /v1x/a"),
        ("/shop/books", "get /shop/books"),
    ])
    func theRootOfAPathIsLeftOut(path: String, name: String) throws {
        for others in [[], ["/health"], ["/api/v1/authors", "/shop/authors"]] {
            let paths = ([path] + others).map { "  \($0): {get: {responses: {'204': {description: d}}}}" }
            let read = try ReadContract(
                document: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + paths.joined(separator: "\n"))
            let operation = try #require(read.contract.operations.first { $0.path == path })
            #expect(OperationNames(read.contract, style: .short).name(of: operation) == name)
        }
    }

    /// Two versions of a path keep their whole names, and names from the document stay.
    @Test func onlyNamesFromPathsLoseTheRoot() throws {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: '1'}
                paths:
                  /api/v1/books: {get: {responses: {'204': {description: d}}}}
                  /api/v1/books/{id}: {get: {responses: {'204': {description: d}}}}
                  /api/v2/books/{id}: {get: {responses: {'204': {description: d}}}}
                  /api/v1/authors: {post: {operationId: addAuthor, responses: {'204': {description: d}}}}
                """)
        func names(_ style: GenerationOptions.OperationNameStyle) -> [String] {
            let names = OperationNames(read.contract, style: style)
            return read.contract.operations.map(names.name).sorted()
        }
        let versions = ["get /api/v1/books/{id}", "get /api/v2/books/{id}"]
        #expect(names(.short) == ["addAuthor"] + versions + ["get /books"])
        #expect(names(.whole) == ["addAuthor", "get /api/v1/books"] + versions)
    }

    /// An operation that loses its name to another one is named after its method and path, which a note tells.
    @Test(
        arguments: [
            (["get /price": "getPrice", "post /prices": "get-price"], ["GetPrice", "PostPrices"]),
            (["get /works/{id}": "run", "put /works": "run"], ["GetWorksById", "PutWorks"]),
            (["get /a/b": nil, "get /a-b": nil], ["GetAB", "GetA_B"]),
            (["get /tasks/{id}": nil, "get /tasks/by-id": nil], ["GetTasks_ById", "GetTasks_id"]),
            (["get /tasks": nil, "get /tasks/": nil], ["GetTasks", "GetTasks_Slash"]),
        ] as [(KeyValuePairs<String, String?>, [String])])
    func operationsOfOneName(operations: KeyValuePairs<String, String?>, types: [String]) throws {
        let lines = operations.map { place, id in
            let words = place.split(separator: " ")
            let id = id.map { "operationId: \($0), " } ?? ""
            return "  \(words[1]): {\(words[0]): {\(id)responses: {'204': {description: d}}}}"
        }
        let read = try ReadContract(
            document: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + lines.joined(separator: "\n"),
            configuration: "emit: [models, client]")
        var diagnostics = DiagnosticSink()
        let table = NameResolver.resolve(read.contract, options: GenerationOptions(), diagnostics: &diagnostics)
        #expect(read.contract.operations.compactMap(\.type).map { table[type: $0].path[0].name }.sorted() == types)
        #expect(Set(diagnostics.sorted.map(\.id)) == ["operations-of-one-name"])
    }

    /// A path with a query names the operation without the query, unless two operations differ only in it.
    @Test(arguments: [
        (["/icons?term={term}"], ["get /icons"]),
        (["/icons?term={term}", "/icons?id={id}"], ["get /icons?term={term}", "get /icons?id={id}"]),
    ])
    func queriesInPaths(_ paths: [String], _ names: [String]) throws {
        let lines = paths.map { "  \"\($0)\": {get: {responses: {'204': {description: d}}}}" }
        let read = try ReadContract(
            document: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + lines.joined(separator: "\n"))
        let operations = OperationNames(read.contract, style: .whole)
        #expect(read.contract.operations.map { operations.name(of: $0) } == names)
        #expect(read.contract.operations.map { operations.nameInGroup(of: $0) } == paths.map { _ in "get /icons" })
    }

    /// Two operations with one short name keep their whole names. An operation whose own name it is keeps it, too.
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
