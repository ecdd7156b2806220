import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The page for browsers shows samples of requests and answers. The samples in Swift compile, and those for a shell say
/// what they seem to say.
@Suite struct PageSampleTests {
    private static let root = SharedFolder.packageRoot
    private static let document = """
        openapi: 3.1.0
        info: {title: Loans, version: "1"}
        servers: [{url: "https://{region}.example.com/v1/", variables: {region: {default: eu, enum: [eu, us]}}}]
        tags: [{name: loans, x-displayName: Lending, description: What is *lent*.}, {name: books}]
        paths:
          /books/{id}:
            get:
              operationId: getBook
              tags: [books]
              security: [{key: []}]
              parameters:
                - {name: id, in: path, required: true, schema: {type: string}, example: "it's a 'book' $(id)"}
                - {name: kind, in: query, required: true, schema: {enum: [short, long]}}
                - {name: since, in: query, required: true, schema: {type: string, format: date-time}}
                - {name: page, in: query, schema: {type: integer}}
              responses:
                "200":
                  description: It.
                  content:
                    application/json:
                      schema: {$ref: "#/components/schemas/Book"}
                      example: {title: "Emma", pages: 3, tags: [a]}
                "404": {description: None., content: {application/json: {schema: {$ref: "#/components/schemas/Problem"}}}}
                default: {description: Else.}
          /loans:
            post:
              operationId: lend
              tags: [loans]
              requestBody:
                required: true
                content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}
              responses:
                "204": {description: Done.}
                "409": {description: Lent., content: {text/plain: {schema: {type: string}}}}
          /files:
            put:
              operationId: upload
              deprecated: true
              x-sunset: "2027-01-01"
              requestBody: {required: true, content: {image/png: {}}}
              responses: {"200": {description: Kept., content: {application/json: {schema: {type: array, items: {type: integer}}}}}}
        components:
          securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
          schemas:
            Book:
              type: object
              required: [title]
              properties:
                title: {type: string}
                pages: {type: integer}
                tags: {type: array, items: {type: string}}
                added: {type: string, readOnly: true}
            Problem: {type: object, required: [code], properties: {code: {type: string}}}
        """

    private static func page(_ document: String, _ configuration: SourceFile? = nil) throws -> String {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: configuration.map { Configuration(reading: $0) },
                overrides: OptionOverrides(module: "Loans", emit: [.models, .client, .docs])))
        let files = try #require(result.files, "\(result.diagnostics.map(\.message))").files
        return String(decoding: try #require(files.first { $0.path == "Contract.html" }).bytes, as: UTF8.self)
    }

    /// Returns the samples with a title, without the escapes of HTML.
    private static func samples(_ title: String, in page: String) -> [String] {
        page.matches(of: /<summary>([^<]*)<\/summary>\n<pre[^>]*><code>([^<]*)<\/code><\/pre>/)
            .filter { $0.1 == title }
            .map { match in
                [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
                    .reduce(String(match.2)) { $0.replacing($1.0, with: $1.1) }
            }
    }

    // MARK: Swift

    @Test func callsAreWritten() throws {
        let samples = Self.samples("Swift", in: try Self.page(Self.document))
        #expect(samples.count == 3)
        let getBook = try #require(samples.first { $0.contains("getBook") })
        #expect(getBook.contains("} catch APIClientError.apiError(let error as Problem) {\n    // 404\n"))
        let lend = try #require(samples.first { $0.contains("lend") })
        #expect(lend.contains("    try await api.lend(\n        body: Book(title: \"title\", pages: "))
        #expect(!lend.contains("added") && !lend.contains("let result"))
        #expect(samples.contains { $0.hasPrefix("func send(body: HTTPBody) async throws {\n") })
    }

    @Test func callsCompile() throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: Self.document),
                overrides: OptionOverrides(module: "Loans", emit: [.models, .client])))
        let files = try #require(result.files).files.filter { $0.path.hasSuffix(".swift") }
        let samples = Self.samples("Swift", in: try Self.page(Self.document))
        #expect(try Self.problems(samples, client: "LoansClient", files) == "")
    }

    /// The module of BooksTrack's client is a part of the build.
    @Test func callsOfBooksTrackCompile() throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let document = try String(contentsOf: Self.root.appending(path: "spec/openapi.yaml"), encoding: .utf8)
        let configuration = Self.root.appending(path: "spec/gen-dtos.yaml")
        let page = try Self.page(
            document, SourceFile(path: "gen-dtos.yaml", bytes: [UInt8](try Data(contentsOf: configuration))))
        let samples = Self.samples("Swift", in: page)
        #expect(samples.count > 20)
        #expect(try Self.problems(samples, client: "BooksTrackClient", [], imports: ["BooksTrackAPI"]) == "")
    }

    /// Returns the compiler's errors in the samples. Each sample is in a separate function.
    private static func problems(
        _ samples: [String], client: String, _ files: [GeneratedFile], imports: [String] = []
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let functions = samples.enumerated().map { index, sample in
            "func sample\(index)(_ api: \(client)) async throws {\n\(sample)\n}\n"
        }
        let header = (["DTOClient", "DTORuntime", "Foundation"] + imports).map { "import \($0)\n" }.joined()
        var urls = [folder.appending(path: "Samples.swift")]
        try Data((header + functions.joined()).utf8).write(to: urls[0])
        for file in files {
            let url = folder.appending(path: file.path.split(separator: "/").joined(separator: "-"))
            try Data(file.bytes).write(to: url)
            urls.append(url)
        }
        return try SwiftCompiler.diagnose(urls, module: "Samples", warnings: .areIgnored)
    }

    // MARK: Requests

    /// A shell gives curl the arguments that the sample shows.
    @Test func commandsHaveOnlyTheirOwnArguments() throws {
        let samples = Self.samples("curl", in: try Self.page(Self.document))
        let getBook = try #require(samples.first { $0.contains("/books/") })
        let arguments = try Self.arguments(of: getBook)
        #expect(arguments.count == 3 && arguments[1] == "--header" && arguments[2] == "X-Key: KEY")
        #expect(
            arguments[0].hasPrefix("https://eu.example.com/v1/books/it%27s%20a%20%27book%27%20%24%28id%29?kind=short"))
        let lend = try Self.arguments(of: try #require(samples.first { $0.contains("/loans") }))
        #expect(lend.prefix(2) == ["--request", "POST"])
        let body = try #require(lend.last)
        let value = try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
        #expect(Set(value.keys) == ["title", "pages", "tags"])
    }

    /// No string of a document leaves its quotation marks, becomes an option, or names a file.
    @Test(arguments: ["';touch /tmp/x;'", "--config", "@/etc/passwd", "`id`", "$(id)", "\\"])
    func hostileTextsStayTexts(_ text: String) throws {
        let quoted = RewrittenDocument.quoted(text)
        let page = try Self.page(
            """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "servers": [{"url": \(quoted)}],
            "paths": {"/a": {"post": {"operationId": "a",
            "parameters": [{"name": "q", "in": "query", "required": true, "schema": {"type": "string"}, "example": \(quoted)}],
            "requestBody": {"content": {"application/x-www-form-urlencoded": {"schema": {"type": "object", "example": {"k": \(quoted)},
            "properties": {"k": {"type": "string"}}}}}},
            "responses": {"200": {"description": "Done."}}}}}}
            """)
        for sample in Self.samples("curl", in: page) {
            let arguments = try Self.arguments(of: sample)
            #expect(arguments.prefix(2) == ["--request", "POST"])
            #expect(arguments[2].hasPrefix("http://localhost/"))
            #expect(arguments.dropFirst(3) == ["--data-urlencode", "k=" + text])
        }
    }

    /// Runs a sample with a function in place of curl.
    private static func arguments(of sample: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "curl() { printf '%s\\0' \"$@\"; }\n" + sample]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Answers

    /// An answer is the document's example, or a value of its type.
    @Test func answersAreExamples() throws {
        let page = try Self.page(Self.document)
        let book = try #require(Self.samples("Response 200", in: page).first { $0.contains("title") })
        #expect(book == "{\n  \"title\": \"Emma\",\n  \"pages\": 3,\n  \"tags\": [\n    \"a\"\n  ]\n}")
        #expect(Self.samples("Response 404", in: page).first?.contains("\"code\": ") == true)
    }

    // MARK: Examples

    /// A table has a column for examples if one of its rows has a short example.
    @Test func examplesAreAColumn() throws {
        let page = try Self.page(Self.document)
        #expect(page.contains("<td>yes</td><td><code>it&#39;s a &#39;book&#39; $(id)</code></td>"))
        #expect(page.matches(of: /<th>example<\/th>/).count == 1)
    }

    // MARK: Order

    /// A callback follows the operation that registers it, and names it.
    @Test func callbacksAreBesideTheirOperation() throws {
        let page = try Self.page(
            """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /jobs:
                post:
                  operationId: start
                  tags: [jobs]
                  responses: {"204": {description: Started.}}
                  callbacks:
                    done: {"{$request.query.url}": {post: {responses: {"204": {description: Taken.}}}}}
                get: {operationId: list, tags: [jobs], responses: {"204": {description: None.}}}
            """)
        let places = page.matches(of: /<h3 id="([^"]*)"><span class="method/).map { String($0.1) }
        #expect(places.count == 3 && places.first == "post-jobs" && places.last == "get-jobs")
        #expect(
            page.contains(
                "<p>A callback of <a href=\"#post-jobs\"><code>POST /jobs</code></a>: the server sends this request.</p>"
            ))
        #expect(!page.contains(">Callbacks<"))
    }

    /// Groups and operations have the order of the document. A group without operations is left out.
    @Test func groupsHaveTheOrderOfTheDocument() throws {
        let page = try Self.page(Self.document)
        let places = ["servers", "authentication", "tag-loans", "post-loans", "tag-books", "get-books-id", "put-files"]
        let found = places.compactMap { page.firstRange(of: " id=\"\($0)\"")?.lowerBound }
        #expect(found.count == places.count && found == found.sorted())
        #expect(page.contains("<h2 id=\"tag-loans\">Lending</h2>\n<p>What is <em>lent</em>.</p>"))
        #expect(page.contains("<span class=\"mark\">deprecated, may stop working from 2027-01-01</span></h3>"))
    }
}
