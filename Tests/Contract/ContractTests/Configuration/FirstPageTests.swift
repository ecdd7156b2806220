import ContractSupport
import DTOContract
import Diagnostics
import Testing
@testable import ContractLint
@testable import ContractModel
@testable import ContractServing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Tests how the number of the first page is found. A client that begins at the wrong number leaves out a page.
@Suite struct FirstPageTests {
    private static let books = "books: {type: array, items: {$ref: '#/components/schemas/Book'}}"
    private static let list = "{type: object, properties: {\(books)}}"

    private static func document(
        _ parameter: String, answer: String = list, method: String = "get", extension text: String = ""
    ) -> String {
        """
        openapi: 3.1.0
        info: {title: Books, version: "1"}
        paths:
          /books:
            \(method):
              operationId: listBooks
              \(text)
              parameters: [{name: page, in: query, \(parameter)}]
              responses:
                "200": {description: Some., content: {application/json: {schema: \(answer)}}}
        components:
          schemas:
            Book: {type: object, properties: {title: {type: string}}}
            Sort: {type: object, properties: {sorted: {type: boolean}}}
            Metadata:
              type: object
              properties:
                {size: {type: integer}, number: {type: integer}, totalElements: {type: integer}, totalPages: {type: integer}}
        """
    }

    private func first(_ document: String) throws -> Int? {
        let read = try ReadContract(document: document)
        return try #require(read.contract.operations.first).firstPage(countedBy: "page", in: read.contract)
    }

    /// Springdoc writes the first schema, and springfox writes the second.
    @Test(
        arguments: [
            ("description: Zero-based page index (0..N), schema: {type: integer, default: 0, minimum: 0}", 0),
            ("description: Page number of the requested page, schema: {type: integer, minimum: 0}", 0),
            ("schema: {type: integer, description: Zero-based page index}", 0),
            ("schema: {type: integer, default: 0}", 0), ("schema: {type: integer, default: 1}", 1),
            ("schema: {type: integer, minimum: 1}", 1), ("schema: {type: integer, exclusiveMinimum: 0}", 1),
            ("schema: {type: integer, minimum: 0, default: 1}", 1),
            ("description: '0-indexed.', schema: {type: integer}", 0),
            ("description: The page; starts at 0, schema: {type: integer}", 0),
            ("description: The page (1-based), schema: {type: integer}", 1),
            ("description: Zero-based., schema: {type: integer, default: 1}", 0),
            ("description: Starts at 10., schema: {type: integer}", nil),
            ("description: 0-based or 1-based., schema: {type: integer}", nil),
            ("schema: {type: integer, minimum: 5}", nil), ("schema: {type: integer, default: -1}", nil),
            ("schema: {type: integer, default: 5}", nil),
            ("schema: {type: integer}", nil),
        ] as [(String, Int?)])
    func theParameterTells(_ parameter: String, _ expected: Int?) throws {
        #expect(try first(Self.document(parameter)) == expected)
    }

    /// Spring Data's `Page`, `Slice` and `PagedModel` count from 0.
    @Test(
        arguments: [
            (
                """
                {type: object, properties: {\(books), pageable: {type: object}, number: {type: integer}, size: {type: integer}}}
                """, 0
            ),
            (
                """
                {type: object, properties: {\(books), first: {type: boolean}, last: {type: boolean}, number: {type: integer}}}
                """, 0
            ),
            ("{type: object, properties: {\(books), page: {$ref: '#/components/schemas/Metadata'}}}", 0),
            ("{type: object, properties: {\(books), number: {type: integer}}}", nil),
            ("{type: object, properties: {\(books), page: {type: integer}, total: {type: integer}}}", nil),
        ] as [(String, Int?)])
    func theFormOfTheAnswerTells(_ answer: String, _ expected: Int?) throws {
        #expect(try first(Self.document("schema: {type: integer}", answer: answer)) == expected)
    }

    @Test func swagger() throws {
        let document = """
            swagger: "2.0"
            info: {title: Books, version: "1"}
            paths:
              /books:
                get:
                  operationId: listBooks
                  produces: [application/json]
                  parameters: [{name: page, in: query, type: integer, minimum: 0}]
                  responses: {"200": {description: Some., schema: {type: array, items: {type: object, properties: {a: {type: string}}}}}}
            """
        #expect(try first(document) == 0)
    }

    // MARK: Who asks

    private func code(_ document: String, configuration: String) throws -> (String, [Diagnostic]) {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: Configuration(
                    reading: SourceFile(path: "gen-dtos.yaml", text: "emit: [models, client]\n" + configuration))))
        let files = try #require(result.files).files.filter { $0.path.contains("Operations/") }
        return (files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(), result.diagnostics)
    }

    @Test(arguments: ["get", "post"])
    func theClientCountsFromTheFirstPage(_ method: String) throws {
        let document = Self.document("schema: {type: integer, minimum: 0}", method: method)
        let (code, diagnostics) = try code(
            document, configuration: "pagination: {listBooks: {page: page, items: books}}")
        #expect(code.contains(#".page(\.page, first: 0)"#))
        #expect(diagnostics.isEmpty)
        let (other, _) = try self.code(
            document, configuration: "pagination: {listBooks: {page: page, first: 1, items: books}}")
        #expect(other.contains(#".page(\.page)"#))
    }

    /// Some APIs count items from 1, such as SCIM (RFC 7644 section 3.4.2.4).
    @Test(
        arguments: [
            ("schema: {type: integer, minimum: 1}", "books", "", 1), ("schema: {type: integer}", "books", "", 0),
            ("schema: {type: integer}", "books", "first: 1, ", 1), ("schema: {type: integer}", "Resources", "", 1),
            ("schema: {type: integer, minimum: 1}", "books", "first: 0, ", 0),
        ])
    func offsetsCountFromTheFirstItem(_ parameter: String, _ items: String, _ first: String, _ expected: Int) throws {
        let document = Self.document(parameter, answer: Self.list.replacing("books:", with: "\(items):"))
        let rule = "pagination: {listBooks: {offset: page, \(first)items: \(items)}}"
        let suffix = expected == 0 ? ")" : ", first: \(expected))"
        let (client, diagnostics) = try code(document, configuration: rule)
        #expect(client.contains(#".offset(\.page\#(suffix)"#) && diagnostics.isEmpty)
        let run = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: Configuration(
                    reading: SourceFile(path: "gen-dtos.yaml", text: "emit: [models, client, mocks]\n" + rule))))
        let mocks = try #require(run.files).files.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(mocks.contains { $0.contains(#".offset("page", size: 3\#(suffix)"#) })
        let read = try ReadContract(document: document)
        let operation = try #require(read.contract.operations.first)
        let location = operation.location
        let configured = PaginationRule(
            step: .offset(parameter: "page", first: first.isEmpty ? nil : expected),
            items: AnswerPath(keys: [items], location: location), location: location)
        let pages = OperationList(operation, in: read.contract).pages(["listBooks": configured])
        #expect(pages?.step == .offset(parameter: "page", base: expected))
    }

    @Test func theMockServerCountsFromTheFirstPage() throws {
        for (minimum, first) in [(0, 0), (1, 1)] {
            let document = Self.document("schema: {type: integer, minimum: \(minimum)}")
            let read = try ReadContract(document: document)
            let operation = try #require(read.contract.operations.first)
            #expect(OperationList(operation, in: read.contract).pages([:])?.first == first)
        }
    }

    @Test(
        arguments: [
            ("get", "schema: {type: integer, minimum: 0}", 0), ("post", "schema: {type: integer, default: 1}", 1),
            ("get", "schema: {type: integer}", nil),
        ] as [(String, String, Int?)])
    func proposalsSayIt(_ method: String, _ parameter: String, _ expected: Int?) throws {
        let read = try ReadContract(document: Self.document(parameter, method: method))
        let proposal = try #require(PaginationProposal.all(for: read.contract).first)
        #expect(proposal.rule.step == .page(parameter: "page", first: expected))
        #expect(proposal.isFirstUnknown == (expected == nil))
    }

    /// Searches that are sent with `POST` have the page number in the body, and the body may be absent.
    @Test(
        arguments: [
            ("required: true, ", #"\.body.page, first: 0"#), ("", #"\.body[orNew: .init()].page, first: 0"#),
        ])
    func aBodyMayAskForAPage(_ required: String, _ arguments: String) throws {
        let body = "{type: object, properties: {page: {type: integer, minimum: 0}}}"
        let document = Self.document("schema: {type: string}", method: "post").replacing(
            "parameters: [{name: page, in: query, schema: {type: string}}]",
            with: "requestBody: {\(required)content: {application/json: {schema: \(body)}}}")
        let (code, diagnostics) = try code(
            document, configuration: "pagination: {listBooks: {page: page, items: books}}")
        #expect(code.contains(".page(\(arguments))"))
        #expect(diagnostics.isEmpty)
        let read = try ReadContract(document: document)
        #expect(
            PaginationProposal.all(for: read.contract).map(\.rule.step) == [.page(parameter: "page", first: 0)])
    }

    /// Springdoc writes Spring's `Pageable` as one parameter, whose members are parameters of the query (OpenAPI 3.1.1,
    /// section 4.8.12.4: the style `form`, exploded).
    @Test(
        arguments: [
            ("required: true, ", #"\.pageable.page, first: 0"#), ("", #"\.pageable[orNew: .init()].page, first: 0"#),
        ])
    func anObjectOfTheQueryMayAskForAPage(_ required: String, _ arguments: String) throws {
        let document = Self.document("schema: {type: string}").replacing(
            "{name: page, in: query, schema: {type: string}}",
            with: "{name: pageable, in: query, \(required)schema: {$ref: '#/components/schemas/Pageable'}}"
        ).replacing(
            "    Sort:",
            with: """
                    Pageable:
                      type: object
                      properties:
                        page: {type: integer, format: int32, minimum: 0}
                        size: {type: integer, format: int32, minimum: 1}
                        sort: {type: array, items: {type: string}}
                    Sort:
                """)
        let (code, diagnostics) = try code(
            document, configuration: "pagination: {listBooks: {page: page, items: books}}")
        #expect(code.contains(".page(\(arguments))"))
        #expect(diagnostics.isEmpty)
        let read = try ReadContract(document: document)
        #expect(
            PaginationProposal.all(for: read.contract).map(\.rule.step) == [.page(parameter: "page", first: 0)])
        let operation = try #require(read.contract.operations.first)
        let pages = try #require(OperationList(operation, in: read.contract).pages([:]))
        #expect(pages.step == .page(parameter: "page", first: 0) && pages.sizeParameter == "size")
        // Other styles do not send the members by their names.
        let deep = document.replacing("name: pageable,", with: "name: pageable, style: deepObject,")
        #expect(PaginationProposal.all(for: try ReadContract(document: deep).contract).isEmpty)
        let (_, faults) = try self.code(deep, configuration: "pagination: {listBooks: {page: page, items: books}}")
        #expect(faults.map(\.id) == ["unpaged-operation"])
    }

    /// In Litestar's `CursorPagination[C, T]`, the next cursor has the parameter's name. The type C of cursors may be a
    /// number.
    @Test(arguments: ["string", "integer"])
    func litestarsCursor(_ type: String) throws {
        let cursor = "cursor: {oneOf: [{type: \(type)}, {type: 'null'}]}"
        let answer = """
            {type: object, required: [items, results_per_page], properties: {\(cursor), results_per_page: {type: integer},
              items: {type: array, items: {$ref: '#/components/schemas/Book'}}}}
            """.replacing("\n", with: " ")
        let document = Self.document("schema: {type: string}", answer: answer).replacing(
            "{name: page, in: query, schema: {type: string}}",
            with: "{name: cursor, in: query, schema: {oneOf: [{type: 'null'}, {type: \(type)}]}}, "
                + "{name: results_per_page, in: query, schema: {type: integer, default: 3}}")
        let read = try ReadContract(document: document)
        let rule = try #require(PaginationProposal.all(for: read.contract).first?.rule)
        guard case .cursor("cursor", let next) = rule.step else {
            Issue.record("\(rule.step)")
            return
        }
        #expect(next.keys == ["cursor"] && rule.items.keys == ["items"])
        let (code, diagnostics) = try code(
            document, configuration: "pagination: {listBooks: {cursor: cursor, next: cursor, items: items}}")
        #expect(code.contains(#".cursor(\.cursor, next: { $0.cursor })"#))
        #expect(diagnostics.isEmpty)
    }

    /// The body of a search may have several types, and only some of them have a page number.
    @Test(
        arguments: [
            ("required: true, ", "extension ListBooks.Content {", "case .json(let body): body.page"),
            ("", "extension ListBooks.Content? {", "case .json(let body)?: body.page"),
        ])
    func aBodyOfSeveralTypesMayAskForAPage(_ required: String, _ opening: String, _ getter: String) throws {
        let page = "page: {type: integer, minimum: 0}"
        let contents = """
            application/json: {schema: {type: object, properties: {\(page)}}},
            application/x-www-form-urlencoded: {schema: {type: object, required: [page], properties: {\(page), a: {type: string}}}},
            text/plain: {schema: {type: string}}
            """.replacing("\n", with: " ")
        let document = Self.document("schema: {type: string}", method: "post").replacing(
            "parameters: [{name: page, in: query, schema: {type: string}}]",
            with: "requestBody: {\(required)content: {\(contents)}}")
        let (code, diagnostics) = try code(
            document, configuration: "pagination: {listBooks: {page: page, items: books}}")
        #expect(diagnostics.isEmpty)
        #expect(code.contains(#".page(\.body[page: "page"], first: 0)"#))
        #expect(code.contains(opening) && code.contains(getter))
        #expect(code.contains("if let newValue { body.page = newValue }"))
        #expect(code.contains("var body = ListBooks.Body()") == required.isEmpty)
        // A body that is a text has no page number.
        #expect(code.contains("default: break"))
    }

    @Test func aBodyThatCannotBeMadeAsksForNoPage() throws {
        let body = "{type: object, required: [a], properties: {page: {type: integer}, a: {type: string}}}"
        let document = Self.document("schema: {type: string}", method: "post").replacing(
            "parameters: [{name: page, in: query, schema: {type: string}}]",
            with: "requestBody: {content: {application/json: {schema: \(body)}}}")
        let (_, diagnostics) = try code(
            document, configuration: "pagination: {listBooks: {page: page, items: books}}")
        #expect(diagnostics.map(\.id) == ["unpaged-operation"])
    }

    /// A request that creates something may use a number for anything, so the mock server guesses nothing without a
    /// rule.
    @Test func theMockServerGuessesNothingOfOtherMethods() throws {
        let read = try ReadContract(document: Self.document("schema: {type: integer}", method: "post"))
        let operation = try #require(read.contract.operations.first)
        #expect(OperationList(operation, in: read.contract).pages([:]) == nil)
    }

    // MARK: Lint

    private func findings(_ parameter: String, configuration: String, extension text: String = "") throws
        -> [Diagnostic]
    {
        let result = GenerationPipeline.lint(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: Self.document(parameter, extension: text)),
                configuration: Configuration(
                    reading: SourceFile(path: "gen-dtos.yaml", text: "emit: [models, client]\n" + configuration))))
        return result.diagnostics.filter { $0.id == "unknown-first-page" }
    }

    @Test func lintAsksForTheNumberThatNothingSays() throws {
        let plain = "schema: {type: integer}"
        let rule = "{page: page, items: books}"
        let found = try findings(plain, configuration: "pagination: {listBooks: \(rule)}")
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message.contains("'listBooks'") == true)
        #expect(try findings(plain, configuration: "", extension: "x-pagination: \(rule)").count == 1)
        #expect(
            try findings(plain, configuration: "pagination: {listBooks: {page: page, first: 0, items: books}}").isEmpty)
        #expect(
            try findings("schema: {type: integer, minimum: 0}", configuration: "pagination: {listBooks: \(rule)}")
                .isEmpty)
        #expect(try findings(plain, configuration: "").isEmpty)
    }
}
