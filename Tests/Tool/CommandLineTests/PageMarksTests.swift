import Foundation
import Testing

/// The page of `gen-dtos docs` with marks of changes (`--since`) and with requests that its reader sends (`--try`).
@Suite struct PageMarksTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("old.yaml", Self.document)
        let shelves = """
              /shelves:
                get: {operationId: shelves, responses: {"200": {description: They.}}}

            """
        try folder.write(
            "api.yaml",
            Self.document.replacing("version: \"1\"", with: "version: \"2\"").replacing(
                "required: [title]", with: "required: []"
            )
            .replacing("components:", with: shelves + "components:").replacing(Self.removed, with: ""))
    }

    private static let removed = """
          /gone:
            get: {operationId: gone, responses: {"200": {description: It.}}}

        """

    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: "1"}
        servers: [{url: https://api.example.com/v1}]
        paths:
        \(removed)  /books:
            post:
              operationId: addBook
              parameters: [{name: Session, in: cookie, required: true, schema: {type: string}}]
              requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}
              responses: {"200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}}
            put:
              operationId: upload
              requestBody: {required: true, content: {image/png: {}}}
              responses: {"204": {description: Done.}}
        components:
          schemas:
            Book: {type: object, required: [title], properties: {title: {type: string}}}
            Shop: {type: object, properties: {name: {type: string}}}

        """

    // MARK: Changes

    @Test func changesAreMarked() throws {
        let words = ["docs", "api.yaml", "--since", "old.yaml", "--output"]
        let made = try tool.run(words + ["page.html"])
        #expect(made.status == 0 && made.errors == "", "\(made)")
        let page = try folder.read("page.html")
        #expect(page.contains("<h2 id=\"changes\">Changes</h2>\n<p>These are the changes since version 1, "))
        #expect(page.contains("<a href=\"#changes\">Changes</a>"))
        #expect(page.contains("<code>/shelves</code> <span class=\"mark\">new</span></a></li>"))
        #expect(page.contains("<a href=\"#book\">Book <span class=\"mark\">changed</span></a>"))
        #expect(page.contains("<a href=\"#shop\">Shop</a>"))
        #expect(page.contains("<p><strong>New</strong> since version 1.</p>"))
        let text = try tool.run(words + ["-"]).output
        let list = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Changes\n") })
        // A part that has gone has no heading to which an entry could lead.
        #expect(list.contains("\n- `GET /gone` **Breaking**: ") && list.contains("\n- [`Book.title`](#book) "))
        let part = try #require(text.split(separator: "\n### ").first { $0.hasPrefix("Book\n") })
        #expect(part.contains("**Changed** since version 1:\n\n- "))
        #expect(try tool.run(words + ["page.html", "--check"]).status == 0)
        #expect(try tool.run("docs", "api.yaml", "--output", "page.html", "--check").status == 1)
    }

    @Test func thePageOfTheOutputStaysAsItIs() throws {
        for words in [["--since", "old.yaml"], ["--try", "--format", "html"]] {
            let outcome = try tool.run(["docs", "api.yaml"] + words)
            #expect(outcome.status == 2 && outcome.errors.contains("Name another file with '--output'."), "\(outcome)")
        }
    }

    @Test func onlyChangedEnvelopesAreMarked() throws {
        func document(_ note: String) -> String {
            let schemas = ["Book", "Shop"].flatMap { name in
                ["A", "B"].map { part in
                    let note = name == "Book" ? note : "string"
                    return "    \(name)\(part): {x-envelope: \(name)Page, type: object, properties: "
                        + "{data: {$ref: '#/components/schemas/\(part)'}, note: {type: \(note)}}}\n"
                }
            }
            return "openapi: 3.1.0\ninfo: {title: Books, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                + "    A: {type: object, properties: {a: {type: string}}}\n"
                + "    B: {type: object, properties: {b: {type: string}}}\n" + schemas.joined()
        }
        try folder.write("old.yaml", document("string"))
        try folder.write("api.yaml", document("integer"))
        _ = try tool.run("docs", "api.yaml", "--since", "old.yaml", "--output", "page.html")
        let page = try folder.read("page.html")
        #expect(page.contains("BookPage <span class=\"mark\">changed</span></a>"), "\(page)")
        #expect(page.contains(">ShopPage</a>"))
    }

    @Test func anUnchangedDocumentIsSaid() throws {
        let text = try tool.run("docs", "old.yaml", "--since", "old.yaml", "--output", "-").output
        #expect(text.contains("\n## Changes\n\nNothing has changed since version 1.\n"))
        #expect(try !tool.run("docs", "old.yaml", "--output", "-").output.contains("## Changes"))
    }

    @Test func errorsOfTheEarlierDocumentAreReported() throws {
        try folder.write("old.yaml", "openapi: 3.1.0\npaths: [\n")
        let outcome = try tool.run("docs", "api.yaml", "--since", "old.yaml", "--output", "page.md")
        #expect(outcome.status == 1 && outcome.errors.contains("error: "), "\(outcome)")
        #expect(!folder.exists("page.md"))
        #expect(try tool.run("docs", "api.yaml", "--since", "none.yaml", "--output", "page.md").status != 0)
    }

    // MARK: Requests

    @Test func requestsAreOffUnlessAskedFor() throws {
        let plain = try tool.run("docs", "api.yaml", "--output", "a.html")
        let page = try folder.read("a.html")
        #expect(
            plain.status == 0 && !page.contains("connect-src") && !page.contains("fetch(") && !page.contains("Try it"))
        #expect(try tool.run("docs", "api.yaml", "--try", "--output", "b.html").status == 0)
        let trying = try folder.read("b.html")
        #expect(trying.contains("; connect-src http: https:; base-uri 'none'; form-action 'none'\""))
        #expect(trying.contains("<input id=\"server\" type=\"url\" value=\"http://127.0.0.1:4010\""))
        // A request that needs a file or a cookie cannot be sent as text.
        #expect(trying.matches(of: /<details class="sample try">/).count == 2)
        #expect(trying.contains("<pre><code>GET /v1/shelves</code></pre>"))
        #expect(
            trying.contains("<pre><code>POST /v1/books\nContent-Type: application/json\n\n{\n  &quot;title&quot;: "))
        let wrong = try tool.run("docs", "api.yaml", "--try", "--output", "c.md")
        #expect(wrong.status == 2 && wrong.errors.contains("'--try' is for the page for a browser."))
        for word in ["localStorage", "sessionStorage", "indexedDB", "document.cookie"] {
            #expect(!trying.contains(word), "\(word)")
        }
    }
}
