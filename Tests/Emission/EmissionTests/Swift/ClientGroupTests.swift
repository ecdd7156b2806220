import Diagnostics
import Files
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings

/// These tests check the groups of a client's operations.
@Suite struct ClientGroupTests {
    /// - Parameter operations: The members of `paths`.
    private func client(
        _ operations: String, _ configuration: String
    ) throws -> (code: String, diagnostics: [String]) {
        func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }
        let document = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n\(operations)\n"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: file("openapi.yaml", document),
                configuration: Configuration(reading: file("gen-dtos.yaml", configuration)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client], layout: .bundled)))
        let files = result.files?.files.filter { $0.path.hasSuffix("Client.swift") } ?? []
        let code = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return (code, result.diagnostics.map { "\($0.id): \($0.message)" })
    }

    /// Returns the methods of each owner, in the order of the file: `T.BooksGroup.list`.
    private func methods(_ code: String) -> [String] {
        var owner = ""
        return code.split(separator: "\n").compactMap { line -> String? in
            if let match = line.firstMatch(of: /extension (\S+) {/) { owner = String(match.1) }
            guard owner.hasPrefix("TClient"), let match = line.firstMatch(of: /^    public func (\S+?)\(/),
                match.1 != "encode"
            else { return nil }
            return "\(owner.hasPrefix("TClient.") ? owner.dropFirst(8) : owner[...]).\(match.1)"
        }
    }

    private func operation(_ path: String, _ id: String, _ fields: String = "tags: [Books]") -> String {
        "  \(path): {get: {operationId: \(id), \(fields), responses: {'204': {description: d}}}}"
    }

    @Test(arguments: [
        (["searchBooks"], ["search"]), (["booksSearch"], ["search"]), (["books_search"], ["search"]),
        (["getBookAuthors"], ["getAuthors"]), (["getAllBooks"], ["getAll"]), (["getUserBooks"], ["getUserBooks"]),
        (["getBooksBy"], ["getBooksBy"]), (["books/remove-owned-by"], ["removeOwnedBy"]),
        (["getBooksByAuthor"], ["getByAuthor"]), (["books"], ["books"]),
        (["getBook", "getBooks"], ["get", "getBooks"]), (["getBooks", "getBook"], ["getBooks", "get"]),
        (["get", "getBook"], ["get", "getBook"]), (["initBook"], ["initBook"]), (["deleteBook"], ["delete"]),
        (["importBooks"], ["`import`"]), (["books/list-for-user"], ["listForUser"]), (["apiBooks"], ["apiBooks"]),
    ])
    func names(_ ids: [String], _ expected: [String]) throws {
        let paths = ids.enumerated().map { operation("/p\($0)", "'\($1)'") }.joined(separator: "\n")
        let (code, diagnostics) = try client(paths, "groups: {by: tags, flat: none}")
        #expect(methods(code) == expected.map { "BooksGroup." + $0 })
        #expect(diagnostics == [])
    }

    @Test(arguments: [
        ("groups: tags", ["BooksGroup.list", "TClient.listBooks"], true),
        ("groups: {by: tags, flat: deprecated}", ["BooksGroup.list", "TClient.listBooks"], true),
        ("groups: {by: tags, flat: keep}", ["BooksGroup.list", "TClient.listBooks"], false),
        ("groups: {by: tags, flat: none}", ["BooksGroup.list"], false), ("", ["TClient.listBooks"], false),
        ("groups: paths", ["ShelvesGroup.listBooks", "TClient.listBooks"], true),
        ("groups: {by: {reading: 'GET /api/*'}, flat: none}", ["ReadingGroup.listBooks"], false),
        ("groups: {by: {books: list*}, flat: none}", ["BooksGroup.list"], false),
    ])
    func sources(_ configuration: String, _ expected: [String], isDeprecated: Bool) throws {
        let (code, diagnostics) = try client(operation("/api/v1/shelves", "listBooks"), configuration)
        #expect(methods(code) == expected)
        #expect(code.contains("@available(*, deprecated, message: \"Use '") == isDeprecated)
        #expect(diagnostics == [])
    }

    /// The extensions of other tools decide before tags, and a table decides before them.
    @Test(arguments: [
        ("x-fern-sdk-group-name: books", "BooksGroup.find"),
        ("x-fern-sdk-group-name: [admin, books]", "AdminBooksGroup.find"),
        ("x-speakeasy-group: books", "BooksGroup.find"), ("x-fern-sdk-group-name: 7", "OtherGroup.find"),
        ("x-fern-sdk-group-name: books, x-fern-sdk-method-name: look-up", "BooksGroup.lookUp"),
        ("x-speakeasy-group: books, x-speakeasy-name-override: init", "BooksGroup.find"),
    ])
    func extensions(_ fields: String, _ method: String) throws {
        let paths = operation("/p", "find", "tags: [Other], \(fields)")
        #expect(try methods(client(paths, "groups: {by: tags, flat: none}").code) == [method])
        let table = "groups: {by: {mine: find}, flat: none}"
        #expect(try methods(client(paths, table).code).first?.hasPrefix("MineGroup.") == true)
    }

    @Test(
        arguments: [
            ("''", "TClient.find", nil), ("'🚀'", "🚀Group.find", nil), ("default", "DefaultGroup.find", nil),
            ("init", "InitGroup.find", "initGroup"), ("self", "SelfGroup.find", "selfGroup"),
            ("client", "ClientGroup.find", "clientGroup"), ("Type", "TypeGroup.find", nil),
            ("events", "EventsGroup.find", nil),
            ("'1'", "_1Group.find", nil), ("'`\" \\(x)'", nil, nil),
        ] as [(String, String?, String?)])
    func hostileTags(_ tag: String, _ method: String?, _ renamed: String?) throws {
        let (code, diagnostics) = try client(
            operation("/p", "find", "tags: [\(tag)]"), "groups: {by: tags, flat: none}")
        #expect(methods(code).count == 1)
        if let method { #expect(methods(code) == [method]) }
        #expect(diagnostics.map { $0.prefix(14) } == (renamed == nil ? [] : ["renamed-group:"]))
        if let renamed { #expect(diagnostics.first?.contains("'\(renamed)'") == true) }
    }

    /// Tags with one spelling in Swift are one group.
    @Test func equalTags() throws {
        let paths = ["Book Store", "book-store", "bookStore"].enumerated().map {
            operation("/p\($0)", "find\($0)", "tags: [\($1)]")
        }
        let (code, diagnostics) = try client(paths.joined(separator: "\n"), "groups: {by: tags, flat: none}")
        #expect(methods(code).map { $0.prefix(15) } == Array(repeating: "BookStoreGroup.", count: 3))
        #expect(code.contains("The operations of `Book Store` and `book-store` and `bookStore`."))
        #expect(diagnostics == [])
    }

    /// A property and a method without parameters cannot share a name.
    @Test func methodsOfTheClient() throws {
        let paths = operation("/p", "books") + "\n" + operation("/q", "ping", "tags: []")
        let (code, diagnostics) = try client(paths, "groups: tags")
        #expect(code.contains("var booksGroup: BooksGroup { BooksGroup(api: self) }"))
        #expect(methods(code) == ["BooksGroup.books", "TClient.books", "TClient.ping"])
        #expect(diagnostics.count == 1 && diagnostics[0].hasPrefix("renamed-group: "))
        #expect(try client(paths, "groups: {by: tags, flat: none}").diagnostics == [])
    }

    @Test func emptyGroups() throws {
        let (_, diagnostics) = try client(operation("/p", "find"), "groups: {by: {books: [search]}}")
        #expect(diagnostics.map { $0.prefix(12) } == ["empty-group:"])
    }

    @Test(arguments: [
        ("groups: tag", "did you mean 'tags'?"), ("groups: [tags]", "known: tags, paths"),
        ("groups: {flat: none}", "'groups' needs 'by'"),
        ("groups: {by: tags, flat: forever}", "known: deprecated, keep, none"),
        ("groups: {by: tags, order: 1}", "order"), ("groups: {by: {books: [[a]]}}", "this must be a string"),
    ])
    func settings(_ configuration: String, _ message: String) throws {
        let diagnostics = try client(operation("/p", "find"), configuration).diagnostics
        #expect(diagnostics.contains { $0.contains(message) }, "\(diagnostics)")
    }
}
