import Foundation
import TestSupport
import Testing

/// `gen-dtos diff`: the documents it compares, and its exit statuses.
@Suite struct DiffTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("old.yaml", Self.document("required: [a], properties: {a: {type: string}, b: {type: string}}"))
        try folder.write("new.yaml", Self.document("properties: {a: {type: string}, b: {type: string}}"))
    }

    private static func document(_ record: String, version: String = "1.0.0") -> String {
        """
        openapi: 3.1.0
        info: {title: Books, version: \(version)}
        paths: {/a: {get: {operationId: a, responses: {"200": {description: x, content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}}}}}
        components: {schemas: {A: {type: object, \(record)}}}

        """
    }

    private func git(_ words: String) throws {
        let outcome = try tool.shell("git -c user.name=T -c user.email=t@example.com \(words)")
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func twoFiles() throws {
        let outcome = try tool.run("diff", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        #expect(outcome.output.hasPrefix("A\n  Read by GET /a.\n  breaking P1 'A.a' is no longer required"))
        let verbose = try tool.run("diff", "old.yaml", "new.yaml", "--verbose")
        #expect(verbose.output.hasPrefix("breaking P1 A.a [response-property-became-optional]\n"))
        #expect(verbose.output.contains("old.yaml:4:"))
        #expect(try tool.run("diff", "old.yaml", "old.yaml").status == 0)
        #expect(
            try tool.run("diff", "old.yaml", "old.yaml").output
                == "Books 1.0.0 → 1.0.0. No difference between the contracts.\n")
        #expect(Set(try folder.names()) == ["old.yaml", "new.yaml"])
    }

    /// The command fails if a change is at least as grave as the threshold.
    @Test(
        arguments: [("breaking", 0, 0, 1), ("warning", 0, 1, 1), ("any", 1, 1, 1), ("never", 0, 0, 0)]
            as [(String, Int32, Int32, Int32)])
    func threshold(_ threshold: String, _ added: Int32, _ removed: Int32, _ changed: Int32) throws {
        let old = "properties: {a: {type: string}, b: {type: string}}"
        try folder.write("old.yaml", Self.document(old))
        for (record, version, status) in [
            (old.replacing("}}", with: "}, c: {type: string}}"), "1.1.0", added),
            ("properties: {a: {type: string}}", "1.1.0", removed),
            (old.replacing("a: {type: string", with: "a: {type: boolean"), "2.0.0", changed),
        ] {
            try folder.write("new.yaml", Self.document(record, version: version))
            #expect(try tool.run("diff", "old.yaml", "new.yaml", "--fail-on", threshold).status == status)
        }
    }

    // MARK: Revisions

    @Test func lastCommit() throws {
        try git("init -q .")
        try folder.write("spec/api.yaml", try folder.read("old.yaml"))
        try git("add spec && git -c user.name=T -c user.email=t@example.com commit -qm first")
        #expect(try tool.run("diff", "spec/api.yaml").status == 0)
        try folder.write("spec/api.yaml", try folder.read("new.yaml"))
        for words in [["spec/api.yaml"], ["git:HEAD:spec/api.yaml", "spec/api.yaml"]] {
            let outcome = try tool.run(["diff", "--verbose"] + words)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("- required   HEAD:spec/api.yaml:4:"))
            #expect(outcome.output.contains("+ optional   spec/api.yaml:4:"))
        }
        // A path is relative to the current folder, also when the document comes from a commit.
        let inner = try tool.shell("cd spec && \"$TOOL\" diff api.yaml")
        #expect(inner.status == 1)
    }

    /// The files to which the document refers are read from the document's commit. Files outside the document's folder
    /// are refused.
    @Test func referencesOfACommit() throws {
        try git("init -q .")
        let document = """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths: {}
            components: {schemas: {A: {$ref: 'parts/a.yaml'}}}

            """
        try folder.write("spec/api.yaml", document)
        try folder.write("spec/parts/a.yaml", "{type: object, properties: {a: {type: string}}}\n")
        try folder.write("outside.yaml", "{type: object}\n")
        try git("add . && git -c user.name=T -c user.email=t@example.com commit -qm first")
        try folder.write("spec/parts/a.yaml", "{type: object, properties: {a: {type: boolean}}}\n")
        let outcome = try tool.run("diff", "spec/api.yaml")
        #expect(outcome.output.contains("[response-property-type-changed]"))
        try folder.write("spec/api.yaml", document.replacing("parts/a", with: "../outside"))
        try git("add . && git -c user.name=T -c user.email=t@example.com commit -qm second")
        let refused = try tool.run("diff", "git:HEAD:spec/api.yaml", "git:HEAD~1:spec/api.yaml")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("HEAD:spec/api.yaml:4:") && refused.errors.contains("[outside-folder]"))
    }

    @Test(arguments: [
        ["git:HEAD:missing.yaml", "new.yaml"], ["git:nothing:new.yaml", "new.yaml"],
        ["git:--output=x:new.yaml", "new.yaml"],
        ["git:HEAD", "new.yaml"],
    ])
    func noSuchRevision(_ words: [String]) throws {
        try git("init -q . && git -c user.name=T -c user.email=t@example.com commit -qm first --allow-empty")
        let outcome = try tool.run(["diff"] + words)
        #expect(outcome.status == 2 || outcome.status == 3)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("gen-dtos: "))
        #expect(!folder.exists("x"))
    }

    // MARK: Errors

    @Test func faultyDocument() throws {
        try folder.write("new.yaml", "openapi: 3.1.0\ninfo: [\n")
        let outcome = try tool.run("diff", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("new.yaml:"))
    }

    @Test(arguments: [
        ["diff"], ["diff", "-"], ["diff", "git:HEAD:old.yaml"], ["diff", "a", "b", "c"],
        ["diff", "a", "b", "--format", "xml"],
        ["diff", "a", "b", "--today", "tomorrow"], ["diff", "a", "b", "--output", "x"],
        ["old.yaml", "--fail-on", "any"],
        ["lint", "old.yaml", "--format", "markdown"],
    ])
    func usage(_ words: [String]) throws {
        #expect(try tool.run(words).status == 2)
    }

    @Test func help() throws {
        let outcome = try tool.run("diff", "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("--fail-on KIND"))
    }

    @Test func policy() throws {
        try folder.write(
            "policy.yaml",
            """
            approved:
              - {rule: response-property-became-optional, place: A.a, reason: Agreed., until: 2026-03-01}
            severities: {version-not-raised: none}
            """)
        let words = ["diff", "old.yaml", "new.yaml", "--policy", "policy.yaml", "--today"]
        #expect(try tool.run(words + ["2026-03-01"]).status == 0)
        let late = try tool.run(words + ["2026-03-02"])
        #expect(late.status == 1)
        #expect(late.errors.contains("policy.yaml:2:5: warning:") && late.errors.contains("[expired-approval]"))
        try folder.write("policy.yaml", "approved: [{rule: x, reason: r}]\n")
        let wrong = try tool.run(words + ["2026-03-01"])
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("policy.yaml:1:") && wrong.output == "")
    }

    /// Each annotation names a file of the new document, because the workflow can only show annotations on files that
    /// exist now.
    @Test func annotations() throws {
        let outcome = try tool.run("diff", "old.yaml", "new.yaml", "--format", "github")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("::error file=new.yaml,line=4,col=") })
    }

    /// A removal is reported at the first operation of its path, or at the beginning of the document. It cannot be
    /// reported in the old document, which may be no file on disk.
    @Test func annotationsOfWhatIsGone() throws {
        let head = "openapi: 3.1.0\ninfo: {title: Books, version: '1'}\npaths:\n"
        let get = "  /a:\n    get: {operationId: a, responses: {'204': {description: x}}}\n"
        let put = "    put: {operationId: b, responses: {'204': {description: x}}}\n"
        let other = "  /c:\n    get: {operationId: c, responses: {'204': {description: x}}}\n"
        try folder.write("api.yaml", head + get + put + other)
        try git("init -q . && git add api.yaml && git -c user.name=T -c user.email=t@example.com commit -q -m x")
        try folder.write("api.yaml", head + get)
        let outcome = try tool.run("diff", "git:HEAD:api.yaml", "api.yaml", "--format", "github")
        let places = outcome.output.split(separator: "\n").filter { $0.contains("removed-without-deprecation") }
            .compactMap { $0.split(separator: ",col").first }
        #expect(Set(places) == ["::error file=api.yaml,line=5", "::error file=api.yaml,line=1"])
    }

    @Test func aRevisionWithoutItsPrefix() throws {
        let outcome = try tool.run("diff", "HEAD:old.yaml", "new.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "gen-dtos: There is no 'HEAD:old.yaml'; did you mean 'git:HEAD:old.yaml'?\n")
    }
}
