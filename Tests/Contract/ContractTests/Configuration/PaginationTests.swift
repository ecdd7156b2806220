import Diagnostics
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// Rules for pages are checked against the document. The operation can be called even if its rule is wrong.
@Suite struct PaginationTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: "1"}
        paths:
          /books:
            get:
              operationId: listBooks
              X-PAGINATION
              parameters:
                - {name: page, in: query, schema: {type: integer}}
                - {name: cursor, in: query, schema: {type: string}}
                - {name: since, in: query, schema: {type: integer}}
                - {name: trace, in: header, schema: {type: integer}}
              responses:
                "200":
                  description: Some.
                  content: {application/json: {schema: {$ref: '#/components/schemas/BookPage'}}}
          /cover:
            get:
              operationId: getCover
              responses: {"200": {description: An image., content: {image/png: {}}}}
          /changes:
            get:
              operationId: getChanges
              responses:
                "200": {description: Some., content: {application/json: {schema: {type: array, items: {}}}}}
                "202": {description: Later., content: {application/json: {schema: {type: string}}}}
        components:
          schemas:
            BookPage:
              type: object
              required: [results]
              properties:
                info: {$ref: '#/components/schemas/Info'}
                results: {type: array, items: {type: string}}
                byTitle: {type: object, additionalProperties: {type: array, items: {type: string}}}
            Info:
              type: object
              properties:
                next: {type: string}
                count: {type: integer}
                former: {type: string, deprecated: true}
        """

    private func run(configuration: String = "", extension text: String? = nil) -> GenerationResult {
        let document = Self.document.replacing("X-PAGINATION", with: text.map { "x-pagination: \($0)" } ?? "")
        return GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: Configuration(
                    reading: SourceFile(
                        path: "gen-dtos.yaml", text: "emit: [models, client]\n" + configuration))))
    }

    private func operation(_ result: GenerationResult, _ name: String = "ListBooks") throws -> String {
        let files = try #require(result.files).files
        let file = try #require(files.first { $0.path.hasSuffix("/\(name).swift") })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    /// All mistakes in a rule are reported at once.
    @Test func allMistakesAreTold() {
        let result = run(configuration: "pagination: {listBooks: {page: pag, items: resuts}}")
        #expect(
            result.diagnostics.filter { $0.id == "unpaged-operation" }.map(\.message) == [
                "'listBooks' is called without pages: the operation has no query parameter 'pag'; did you mean 'page'?",
                "'listBooks' is called without pages: its response has no property 'resuts'; did you mean 'results'?",
            ])
    }

    /// A property that has left the document, and that Swift keeps for a while, is not reported as deprecated in the
    /// document.
    @Test func propertiesThatAreKept() throws {
        func run(_ document: String, lock: String?) throws -> GenerationResult {
            var input = GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: Configuration(
                    reading: SourceFile(
                        path: "gen-dtos.yaml",
                        text: "emit: [models, client]\npagination: {listBooks: {link: info.next, items: results}}")))
            input.lock = lock.map { SourceFile(path: "contract.lock", text: $0) }
            return GenerationPipeline.run(input)
        }
        let document = Self.document.replacing("X-PAGINATION", with: "")
        let files = try #require(try run(document, lock: nil).files).files
        let lock = try #require(files.first { $0.path == "contract.lock" })
        let renamed = document.replacing("next: {type: string}", with: "nxt: {type: string}")
        let messages = try run(renamed, lock: String(decoding: lock.bytes, as: UTF8.self)).diagnostics
            .filter { $0.id == "unpaged-operation" }.map(\.message)
        #expect(
            messages == [
                "'listBooks' is called without pages: 'info' of its response no longer has the property 'next', "
                    + "which Swift keeps for a while; did you mean 'nxt'?"
            ])
    }

    private static let faults = [
        ("{link: info.nxt, items: results}", "'info' of its response has no property 'nxt'; did you mean 'next'?"),
        ("{link: Infos, items: results}", "its response has no property 'Infos'; did you mean 'info'?"),
        ("{link: info.next.url, items: results}", "'info.next' of its response has no property 'url'"),
        ("{link: info, items: results}", "'info' of its response is not a string"),
        (
            "{link: info.former, items: results}",
            "'former' in 'info' of its response is deprecated; name its replacement"
        ),
        ("{link: info.next, items: info}", "'info' of its response is not an array of items"),
        ("{link: info.next, items: byTitle}", "'byTitle' of its response is not an array of items"),
        ("{link: info.next, items: byTitle.a}", "'byTitle' of its response has no property 'a'"),
        ("{link: header, items: .}", "its response is not an array of items"),
        ("{page: pages, items: results}", "the operation has no query parameter 'pages'; did you mean 'page'?"),
        ("{page: trace, items: results}", "the operation has no query parameter 'trace'"),
        (
            "{page: cursor, items: results}",
            "the parameter 'cursor' must be an integer, because it counts pages or items"
        ),
        ("{offset: page, items: results, total: info.next}", "'info.next' of its response is not an integer"),
        (
            "{cursor: since, next: info.next, items: results}",
            "'info.next' of its response does not have the type of the parameter 'since'"
        ),
        ("{cursor: cursor, last: id, items: results}", "its last item has no property 'id'"),
        ("{cursor: since, last: ., items: results}", "its last item does not have the type of the parameter 'since'"),
        ("{cursor: cursor, last: id, items: info}", "'info' of its response is not an array of items"),
        ("{page: page, items: results, more: info.count}", "'info.count' of its response is not a Boolean"),
    ]

    @Test(arguments: faults)
    func whatDoesNotFitIsAWarning(_ rule: String, _ reason: String) throws {
        let configured = run(configuration: "pagination: {listBooks: \(rule)}")
        let stated = run(extension: rule)
        for (result, line) in [(configured, 2), (stated, 7)] {
            #expect(result.diagnostics.map(\.id) == ["unpaged-operation"])
            #expect(result.diagnostics.map(\.severity) == [.warning])
            #expect(result.diagnostics.first?.message == "'listBooks' is called without pages: \(reason)")
            #expect(result.diagnostics.first?.location?.line == UInt32(line))
            let text = try operation(result)
            #expect(text.contains("struct ListBooks: APIOperation") && !text.contains("PagedOperation"))
        }
    }

    /// A mistake that is an error in a configuration is only a warning in a document, because the reader of the
    /// document may not be able to change it.
    @Test(arguments: [
        ("{link: info.next, itms: results}", "'itms' is not a key here; did you mean 'items'?"),
        ("{link: info.next}", "'x-pagination' needs 'items'"),
        ("{items: results}", "'x-pagination' needs one of link, page, offset, cursor"),
        ("{link: info.next, page: page, items: results}", "'page' cannot be combined with 'link'"),
        ("{page: page, next: info.next, items: results}", "'next' cannot be combined with 'page'"),
        ("{link: info.next, more: info.more, items: results}", "'more' cannot be combined with 'link'"),
        ("{page: page, last: id, items: results}", "'last' cannot be combined with 'page'"),
        ("{cursor: cursor, items: results}", "'x-pagination' needs one of next, last"),
        ("{cursor: cursor, next: info.next, last: id, items: results}", "'last' cannot be combined with 'next'"),
        ("{page: page, first: -1, items: results}", "this must be the number of a page, from 0 to 65535"),
        ("{page: page, first: 65536, items: results}", "this must be the number of a page, from 0 to 65535"),
        (
            "{link: info..next, items: results}",
            "this must be one to 16 keys of the response, such as info.next or [info, next]"
        ),
        ("next", "'x-pagination' must be a mapping of names to values"),
    ])
    func extensionsThatAreNoRules(_ rule: String, _ reason: String) throws {
        let result = run(extension: rule)
        #expect(result.diagnostics.map(\.id) == ["unpaged-operation"])
        #expect(result.diagnostics.first?.message == "'listBooks' is called without pages: \(reason)")
        #expect(try !operation(result).contains("PagedOperation"))
    }

    @Test(arguments: ["getCover", "getChanges"])
    func onlyJSONOfOneTypeHasPages(_ name: String) {
        let result = run(configuration: "pagination: {\(name): {link: header, items: .}}")
        #expect(
            result.diagnostics.map(\.message) == [
                "'\(name)' is called without pages: the response is not JSON of one type"
            ])
    }

    @Test func operationsOfTheConfigurationMustExist() throws {
        let result = run(configuration: "pagination: {listBoks: {link: info.next, items: results}}")
        #expect(result.diagnostics.map(\.id) == ["unknown-configured-operation"])
        #expect(
            result.diagnostics.map(\.message) == [
                "'listBoks' under 'pagination' is not an operation that the client calls; did you mean 'listBooks'?"
            ])
        #expect(try !operation(result).contains("PagedOperation"))
    }

    @Test func theConfigurationComesFirst() throws {
        let configured = "pagination: {GET /books: {page: page, items: results}}"
        for text in ["{link: info.next, items: results}", "{link: [], items: nothing}"] {
            let result = run(configuration: configured, extension: text)
            #expect(result.diagnostics.isEmpty)
            #expect(try operation(result).contains(".page(\\.page)"))
        }
    }

    /// The type `Item` of the contract is not the associated type `Item` of the operation.
    @Test func aSchemaMayBeCalledItem() throws {
        let document =
            Self.document.replacing("X-PAGINATION", with: "x-pagination: {link: info.next, items: results}")
            .replacing(
                "items: {type: string}}\n        byTitle",
                with: "items: {$ref: '#/components/schemas/Item'}}\n        byTitle")
            + "\n    Item: {type: object, properties: {title: {type: string}}}\n"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: Configuration(
                    reading: SourceFile(path: "gen-dtos.yaml", text: "emit: [models, client]"))))
        #expect(result.diagnostics.isEmpty)
        #expect(try operation(result).contains("-> [Books.Item]"))
    }
}
