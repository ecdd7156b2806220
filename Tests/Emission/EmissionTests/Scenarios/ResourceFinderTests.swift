import Diagnostics
import Generation
import Testing
@testable import ContractModel
import DTOContract
@testable import GenerationSettings
@testable import ScenarioEmission

/// The paths and responses of a document show for which resources an app has screens.
@Suite struct ResourceFinderTests {
    private static let schemas = """
        components:
          schemas:
            Book: {type: object, properties: {title: {type: string}}}
            Books: {type: array, items: {$ref: '#/components/schemas/Book'}}
        """

    private static let books = "{type: array, items: {$ref: '#/components/schemas/Book'}}"

    /// - Parameter operations: The path, the method, the members next to `responses`, and the schema of the response.
    private func resources(
        _ operations: [(path: String, method: String, details: String, schema: String)], settings: String = ""
    ) throws -> [Resource] {
        var lines = ["openapi: 3.1.0", "info: {title: Books, version: '1'}", "paths:"]
        for (path, all) in Dictionary(grouping: operations, by: \.path).sorted(by: { $0.key < $1.key }) {
            lines.append("  \(path):")
            for operation in all {
                let media = operation.schema.hasPrefix("image/") ? operation.schema : "application/json"
                let schema = operation.schema.hasPrefix("image/") ? "{}" : "{schema: \(operation.schema)}"
                lines.append("    \(operation.method):")
                if !operation.details.isEmpty { lines.append("      \(operation.details)") }
                lines.append("      responses: {'200': {description: It., content: {\(media): \(schema)}}}")
            }
        }
        let configuration = Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: settings))
        #expect(configuration.diagnostics == [])
        let result = GenerationPipeline.contract(
            GenerationInput(
                document: SourceFile(path: "api.yaml", text: lines.joined(separator: "\n") + "\n" + Self.schemas),
                configuration: configuration))
        return ResourceFinder(try #require(result.contract), options: configuration.options).resources
    }

    private func list(_ details: String = "", _ schema: String = books) throws -> Resource.List? {
        try resources([("/books", "get", details, schema)]).first?.list
    }

    private func parameters(_ names: String...) -> String {
        let numbers = ["page", "page_number", "offset", "skip", "limit"]
        let all = names.map {
            "{name: \($0), in: query, schema: {type: \(numbers.contains($0) ? "integer" : "string")}}"
        }
        return "parameters: [" + all.joined(separator: ", ") + "]"
    }

    // MARK: Resources

    @Test func allParts() throws {
        let found = try resources([
            ("/books", "get", parameters("page", "title"), Self.books), ("/books", "post", "", "{type: object}"),
            ("/books/{id}", "get", "", "{$ref: '#/components/schemas/Book'}"),
            ("/books/{id}", "delete", "", "{type: object}"), ("/books/{id}/reviews", "get", "", Self.books),
            ("/books/{id}/cover", "get", "", "image/png"), ("/health", "get", "", "{type: object}"),
            ("/logo", "get", "", "image/png"),
        ])
        let book = try #require(found.first)
        #expect(found.count == 1)
        #expect(book.name == "Book")
        #expect(book.list?.items == [])
        #expect(book.list?.pages == RuntimePages(step: .page(parameter: "page", first: 1), items: []))
        #expect(book.list?.search == "title")
        #expect(book.detail != nil)
        #expect(book.dependents.map(\.name) == ["Reviews"])
        #expect(book.images.count == 2)
        #expect(Set(book.operations).count == 5)
    }

    /// A picture belongs to the resource of its path, and to no other resource.
    @Test func picturesBelongToTheirPaths() throws {
        let found = try resources([
            ("/authors", "get", "", Self.books), ("/books", "get", "", Self.books),
            ("/books/{id}/cover", "get", "", "image/png"),
        ])
        #expect(found.map(\.name) == ["Author", "Book"])
        #expect(found.map(\.images.count) == [0, 1])
    }

    @Test func detailsWithoutLists() throws {
        let found = try resources([
            ("/settings/{key}", "get", "", "{type: object}"), ("/{key}", "get", "", "{type: object}"),
            ("/users/{id}/orders/{number}", "get", "", "{type: object}"),
        ])
        #expect(found.map(\.name) == ["Setting"])
        #expect(found.first?.list == nil)
    }

    @Test(arguments: [
        (["/books"], ["Book"]), (["/v1/search-results"], ["SearchResult"]), (["/news"], ["News"]),
        (["/v1/books", "/v2/books"], ["V1Book", "V2Book"]), (["/books", "/old/books"], ["Book", "OldBook"]),
        (["/2024"], ["Resource2024"]), (["/überschriften"], ["Berschriften"]),
    ])
    func names(_ paths: [String], _ expected: [String]) throws {
        #expect(Set(try resources(paths.map { ($0, "get", "", Self.books) }).map(\.name)) == Set(expected))
    }

    // MARK: Lists

    @Test(
        arguments: [
            ("{$ref: '#/components/schemas/Books'}", []),
            ("{type: object, properties: {results: BOOKS, info: {type: object}}}", ["results"]),
            ("{type: object, properties: {data: {type: object, properties: {books: BOOKS}}}}", ["data", "books"]),
            ("{type: object, properties: {tags: {type: array, items: {type: string}}, books: BOOKS}}", ["books"]),
            ("{type: object, properties: {items: BOOKS, similar: BOOKS}}", ["items"]),
            ("{type: object, properties: {sold: BOOKS, similar: BOOKS}}", nil),
            ("{type: object, properties: {author: {type: object, properties: {books: BOOKS}}}}", nil),
            ("{type: array, items: {type: string}}", nil), ("{type: string}", nil),
        ] as [(String, [String]?)])
    func items(_ schema: String, _ keys: [String]?) throws {
        #expect(try list("", schema.replacing("BOOKS", with: Self.books))?.items == keys)
    }

    @Test(arguments: [
        ("page", RuntimePages.Step.page(parameter: "page", first: 1)),
        ("page_number", .page(parameter: "page_number", first: 1)), ("offset", .offset(parameter: "offset")),
        ("skip", .offset(parameter: "skip")), ("cursor", .cursor(parameter: "cursor")),
        ("pageToken", .cursor(parameter: "pageToken")),
    ])
    func pagesByTheNameOfAParameter(_ name: String, _ step: RuntimePages.Step) throws {
        let schema = "{type: object, properties: {items: \(Self.books), next_cursor: {type: string}}}"
        #expect(try list(parameters(name), schema)?.pages?.step == step)
    }

    /// A cursor that no response gives would lead nowhere. The mock server ignores it, too.
    @Test func aCursorNeedsTheNextOne() throws {
        #expect(try list(parameters("cursor"))?.pages == nil)
    }

    @Test func pagesByTheWordOfTheDocument() throws {
        let details = """
            x-pagination: {cursor: since, next: [meta.next], items: .}
                  \(parameters("page", "since"))
            """
        let pages = try #require(try list(details)?.pages)
        #expect(pages.step == .cursor(parameter: "since") && pages.next == ["meta.next"])
        #expect(try list(parameters("limit"))?.pages == nil)
    }

    @Test func numbersFromZero() throws {
        let parameter = "parameters: [{name: page, in: query, schema: {type: integer, default: 0}}]"
        #expect(try list(parameter)?.pages?.step == .page(parameter: "page", first: 0))
    }

    @Test func searches() throws {
        #expect(try list(parameters("name", "q"))?.search == "q")
        #expect(try list(parameters("sort"))?.search == nil)
        #expect(try list("parameters: [{name: q, in: query, schema: {type: integer}}]")?.search == nil)
        #expect(try list("parameters: [{name: q, in: header, schema: {type: string}}]")?.search == nil)
    }

    // MARK: GraphQL

    @Test(
        arguments: [
            ("bookChapters", "Chapters"), ("chaptersByBook", "Chapters"), ("getBookChapters", "Chapters"),
            ("list_chapters_of_book", "Chapters"), ("book", nil), ("chapters", nil), ("notebookChapters", nil),
        ] as [(String, String?)])
    func graphQL(_ id: String, _ name: String?) throws {
        let found = try resources([
            ("/books", "get", "", Self.books), ("/graphql", "post", "operationId: \(id)", "{type: object}"),
        ])
        #expect(found.count == 1)
        #expect(found.first?.dependents.map(\.name) == (name.map { [$0] } ?? []))
    }

    // MARK: Operations that are left out

    @Test(arguments: ["listAuthors", "GET /authors", "/authors", "/auth*", "*Authors"])
    func exclusion(_ pattern: String) throws {
        let found = try resources(
            [("/authors", "get", "operationId: listAuthors", Self.books), ("/books", "get", "", Self.books)],
            settings: "scenarios: {exclude: ['\(pattern)']}")
        #expect(found.map(\.name) == ["Book"])
    }
}
