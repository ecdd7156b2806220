import Foundation
import TestSupport
import Testing

/// Tests `gen-dtos docs`, and the page as a part of the output.
@Suite struct DocsTests {
    fileprivate let folder: WorkingFolder
    fileprivate let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
    }

    @Test func goesIntoTheOutputFolderUnlessSaidOtherwise() throws {
        let outcome = try tool.run("docs", "api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output == "2 records\nGenerated/CONTRACT.md added\n")
        #expect(outcome.errors == "")
        #expect(try folder.tree("Generated").keys.sorted() == ["CONTRACT.md"])
        try folder.write("gen-dtos.yaml", "output: Elsewhere\n")
        #expect(try tool.run("docs", "api.yaml", "--quiet").output == "")
        #expect(try folder.read("Elsewhere/CONTRACT.md") == folder.read("Generated/CONTRACT.md"))
    }

    @Test func fileFolderAndStandardOutput() throws {
        #expect(try tool.run("docs", "api.yaml", "--output", "Documentation/Contract.md").status == 0)
        let page = try folder.read("Documentation/Contract.md")
        #expect(page.hasPrefix("<!-- Made by gen-dtos."))
        #expect(
            try tool.run("docs", "api.yaml", "--output", "Documentation/").output.hasSuffix(
                "Documentation/CONTRACT.md added\n"))
        #expect(try folder.read("Documentation/CONTRACT.md") == page)
        let printed = try tool.run("docs", "api.yaml", "--output", "-")
        #expect(printed.output == page && printed.errors == "")
        #expect(try tool.run("docs", "-", "--output=-", input: folder.read("api.yaml")).output == page)
    }

    private static let calls = """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths:
          /a's:
            get:
              operationId: readA
              x-codeSamples: [{lang: Kotlin, source: "api.readA()"}]
              responses: {"200": {description: d, content: {application/json: {schema: {type: string}}}}}
        """

    /// Other viewers get the samples of the page from an overlay. It does not repeat the document's own samples.
    @Test func samplesForOtherViewers() throws {
        try folder.write("calls.yaml", Self.calls)
        try folder.write("gen-dtos.yaml", "emit: [models, client, docs]\n")
        let made = try tool.run("docs", "calls.yaml", "--samples", "samples.yaml")
        #expect(made.status == 0 && made.output.hasSuffix("samples.yaml added\n"))
        let text = try folder.read("samples.yaml")
        let overlay = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(overlay["overlay"] as? String == "1.0.0")
        let actions = try #require(overlay["actions"] as? [[String: Any]])
        #expect(actions.map { $0["target"] as? String } == [#"$['paths']['/a\'s']['get']"#])
        let update = try #require(actions.first?["update"] as? [String: [[String: String]]])
        let samples = try #require(update["x-codeSamples"])
        #expect(samples.map { $0["lang"] } == ["Swift", "Shell"])
        #expect(samples[0]["source"] == "let result = try await api.readA()\nprint(result)")
        #expect(samples[1]["source"] == #"curl 'http://localhost/a'\''s'"#)
        #expect(try tool.run("docs", "calls.yaml", "--samples", "samples.yaml", "--check").status == 0)
        #expect(try tool.run("docs", "calls.yaml", "--samples", "-").output == text)
        try folder.write("mine.yaml", "overlay: 1.0.0\n")
        #expect(try tool.run("docs", "calls.yaml", "--samples", "mine.yaml").status == 1)
        #expect(try tool.run("docs", "calls.yaml", "--samples", "a", "--output", "b").status == 2)
        #expect(try tool.run("calls.yaml").status == 0)
        #expect(try folder.read("Generated/Contract.html").contains("<summary>Kotlin</summary>"))
    }

    /// The page also has the methods of the client.
    @Test func isThePageOfTheOutputThatHasAClient() throws {
        try folder.write(
            "calls.yaml",
            """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /a:
                get:
                  operationId: readA
                  responses: {"200": {description: d, content: {application/json: {schema: {type: string}}}}}
            """)
        try folder.write("gen-dtos.yaml", "emit: [models, client, docs]\n")
        #expect(try tool.run("calls.yaml").status == 0)
        let page = try folder.read("Generated/CONTRACT.md")
        #expect(page.contains("readA()"))
        #expect(try tool.run("docs", "calls.yaml", "--check").status == 0)
        #expect(try tool.run("docs", "calls.yaml", "--output", "-").output == page)
    }

    @Test func aPageThatStaysAsItIsKeepsItsTime() throws {
        #expect(try tool.run("docs", "api.yaml", "--output", "page.md").status == 0)
        let date = Date(timeIntervalSince1970: 1_000_000)
        try folder.setModified("page.md", date)
        #expect(try tool.run("docs", "api.yaml", "--output", "page.md").output == "2 records\npage.md is up to date\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("page.md").path)
        #expect(attributes[.modificationDate] as? Date == date)
        try folder.writeDocument(["Work"])
        #expect(try tool.run("docs", "api.yaml", "--output", "page.md").output == "1 record\npage.md changed\n")
        #expect(try folder.names() == ["api.yaml", "page.md"])
    }

    @Test func checkShowsWhatWasEdited() throws {
        #expect(try tool.run("docs", "api.yaml", "--output", "page.md").status == 0)
        #expect(try tool.run("docs", "api.yaml", "--output", "page.md", "--check").status == 0)
        let page = try folder.read("page.md")
        let edited = page.replacing("| `id` |", with: "| `key` |", maxReplacements: 1)
        try folder.write("page.md", edited)
        let outcome = try tool.run("docs", "api.yaml", "--output", "page.md", "--check")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("diff --git a/page.md b/page.md\n--- a/page.md\n+++ b/page.md\n@@ "))
        #expect(outcome.output.contains("\n-| `key` |") && outcome.output.contains("\n+| `id` |"))
        expectEqualText(
            outcome.errors,
            """
            gen-dtos: page.md differs from what the document generates: the page was edited by hand, or the document has changed. To repair:
                gen-dtos docs api.yaml --output page.md

            """)
        #expect(try folder.read("page.md") == edited)
        let absent = try tool.run("docs", "api.yaml", "--output", "no/page.md", "--check")
        #expect(absent.status == 1 && absent.output.contains("\nnew file mode 100644\n--- /dev/null\n"))
        #expect(absent.errors.contains("no/page.md differs from what the document generates: the page does not exist."))
        #expect(!folder.exists("no"))
    }

    @Test func foreignFilesStayAsTheyAre() throws {
        try folder.write("README.md", "# Mine\n")
        let outcome = try tool.run("docs", "api.yaml", "--output", "README.md")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "error: README.md was not made by gen-dtos and would be replaced; move the file away, or name another file "
                + "with --output. [foreign-file]\n")
        #expect(try folder.read("README.md") == "# Mine\n")
    }

    @Test(arguments: [
        (["docs", "api.yaml", "api.yaml"], "'docs' and 'export' take one document."),
        (["docs", "api.yaml", "--check", "--output", "-"], "'--check' compares the page with a file"),
        (["docs", "api.yaml", "--emit", "models"], "'docs' has no option '--emit'."),
        (["docs"], "The OpenAPI document is missing."),
    ])
    func wrongUsage(_ words: [String], _ message: String) throws {
        let outcome = try tool.run(words)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("gen-dtos: \(message)"))
    }

    @Test func documentsWithErrorsWriteNothing() throws {
        try folder.write("bad.yaml", "openapi: 3.1.0\ninfo: [\n")
        let outcome = try tool.run("docs", "bad.yaml", "--output", "page.md")
        #expect(outcome.status == 1 && outcome.output == "" && outcome.errors.hasPrefix("bad.yaml:"))
        #expect(!folder.exists("page.md"))
    }

    @Test func systemFailuresNameThePath() throws {
        try folder.write("file", "")
        let outcome = try tool.run("docs", "api.yaml", "--output", "file/page.md")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("file"))
    }

    // MARK: As a part of the output

    @Test func isThatOfTheCommand() throws {
        #expect(try tool.run("api.yaml", "--emit", "models,docs").status == 0)
        #expect(try folder.owned().contains("CONTRACT.md"))
        #expect(try tool.run("docs", "api.yaml").output.hasSuffix("Generated/CONTRACT.md is up to date\n"))
        #expect(try tool.run("api.yaml", "--emit", "models,docs", "--check").status == 0)
    }

    /// The page lists removed types, both when `docs` prints it and when `docs` writes it to a file.
    @Test(arguments: [["docs", "api.yaml"], ["docs", "api.yaml", "--output", "Pages/page.md"]])
    func knowsThePast(_ words: [String]) throws {
        try folder.write("gen-dtos.yaml", "emit: [models, docs]\n")
        #expect(try tool.run("api.yaml").status == 0)
        try folder.writeDocument(["Work"])
        #expect(try tool.run("api.yaml", "--today", "2026-01-05").status == 0)
        let page = try folder.read("Generated/CONTRACT.md")
        #expect(page.contains("### Author\n\n**Deprecated**. Removed from the contract on 2026-01-05"))
        #expect(try tool.run(words).status == 0)
        #expect(
            try folder.read(words.last?.hasSuffix(".md") == true ? "Pages/page.md" : "Generated/CONTRACT.md") == page)
        #expect(try tool.run(words + ["--check"]).status == 0)
        #expect(try tool.run("api.yaml", "--check").status == 0)
    }

    /// The configuration does not name this output folder. The command recognizes the folder by its lock.
    @Test func knowsThePastOfTheFolderInWhichItGoes() throws {
        let words = ["api.yaml", "--emit", "models,docs", "--output", "Out"]
        #expect(try tool.run(words).status == 0)
        try folder.writeDocument(["Work"])
        #expect(try tool.run(words + ["--today", "2026-01-05"]).status == 0)
        for output in ["Out", "Out/", "Out/CONTRACT.md"] {
            #expect(
                try tool.run("docs", "api.yaml", "--output", output).output
                    == "2 records, 1 part that is kept although the document has "
                    + "dropped it\nOut/CONTRACT.md is up to date\n")
        }
    }

    /// Only the run that writes the lock notes the day of a removal. Until then the page shows no day.
    @Test func aRemovalThatNobodyHasNotedHasNoDay() throws {
        #expect(try tool.run("api.yaml").status == 0)
        try folder.writeDocument(["Work"])
        let page = try tool.run("docs", "api.yaml", "--output", "-").output
        #expect(page.contains("### Author\n\n**Deprecated**. Removed from the contract.\n"))
    }

    @Test func isCheckedWithTheRest() throws {
        #expect(try tool.run("api.yaml", "--emit", "models,docs").status == 0)
        try folder.write("Generated/CONTRACT.md", folder.read("Generated/CONTRACT.md") + "\nA note.\n")
        let outcome = try tool.run("api.yaml", "--emit", "models,docs", "--check")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("\n--- a/Generated/CONTRACT.md\n") && outcome.output.contains("\n-A note.\n"))
        #expect(outcome.errors.contains("1 file out of date"))
        #expect(try tool.run("api.yaml", "--emit", "models,docs").status == 0)
        #expect(try !folder.read("Generated/CONTRACT.md").contains("A note."))
        #expect(try tool.run("api.yaml").status == 0)
        #expect(!folder.exists("Generated/CONTRACT.md"))
    }

    @Test func configurationAsksForIt() throws {
        try folder.write("gen-dtos.yaml", "emit: [models, docs]\n")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists("Generated/CONTRACT.md"))
        #expect(try tool.run("api.yaml", "--layout", "bundled", "--output", "Bundled").status == 0)
        #expect(try folder.read("Bundled/CONTRACT.md") == folder.read("Generated/CONTRACT.md"))
    }

    @Test func helpIsTheCommandsOwn() throws {
        let outcome = try tool.run("docs", "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Usage: gen-dtos docs SPEC [options]\n"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}

extension DocsTests {
    /// The suffix of the file's name decides whether the page is Markdown or HTML.
    @Test func aPageForBrowsers() throws {
        #expect(try tool.run("docs", "api.yaml", "--output", "Site/index.html").output.hasSuffix("index.html added\n"))
        let page = try folder.read("Site/index.html")
        #expect(page.hasPrefix("<!DOCTYPE html>\n<!-- Made by gen-dtos."))
        #expect(try tool.run("docs", "api.yaml", "--output", "Site/index.html", "--check").status == 0)
        #expect(try tool.run("api.yaml", "--emit", "models,docs").status == 0)
        #expect(try folder.read("Generated/Contract.html") == page)
        // A page replaces neither a page in the other format nor a user's file.
        try folder.write("Site/index.html", folder.read("Generated/CONTRACT.md"))
        #expect(try tool.run("docs", "api.yaml", "--output", "Site/index.html").status == 1)
        #expect(try folder.read("Site/index.html") == folder.read("Generated/CONTRACT.md"))
    }
}
