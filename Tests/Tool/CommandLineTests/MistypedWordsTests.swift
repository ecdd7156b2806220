import Foundation
import Testing

/// Typing errors in place of a document. The message explains the error and proposes the correct command.
@Suite struct MistypedWordsTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work"])
        try folder.write(
            "page.html", "\n<!DOCTYPE html>\n<html><head><title>404</title></head><body>a: b</body></html>\n")
        try folder.write("feed.xml", "<?xml version=\"1.0\"?>\n<a/>\n")
    }

    private func expectUsage(_ words: [String], _ message: String, _ place: SourceLocation = #_sourceLocation) throws {
        let outcome = try tool.run(words)
        #expect(outcome.status == 2, sourceLocation: place)
        #expect(outcome.output == "", sourceLocation: place)
        // If the message proposes a command, no list of commands follows.
        #expect(outcome.errors == "gen-dtos: \(message)\n", sourceLocation: place)
        #expect(!folder.exists("Generated"), sourceLocation: place)
    }

    private typealias SourceLocation = Testing.SourceLocation

    // MARK: Commands

    @Test(arguments: [
        (["lnit", "api.yaml"], "'lnit' is neither a command nor a file. Did you mean 'gen-dtos lint api.yaml'?"),
        (["lnit"], "'lnit' is neither a command nor a file. Did you mean 'gen-dtos lint'?"),
        (["Lint", "api.yaml"], "'Lint' is neither a command nor a file. Did you mean 'gen-dtos lint api.yaml'?"),
        (
            ["dif", "a b.yaml", "api.yaml"],
            "'dif' is neither a command nor a file. Did you mean 'gen-dtos diff 'a b.yaml' api.yaml'?"
        ),
        (["hlep"], "'hlep' is neither a command nor a file. Did you mean 'gen-dtos help'?"),
        (
            ["--quiet", "lnit", "api.yaml"],
            "'lnit' is neither a command nor a file. Did you mean 'gen-dtos lint --quiet api.yaml'?"
        ),
        (
            ["api.yaml", "lint"],
            "The command comes before the document: 'gen-dtos lint api.yaml'. A file of that name is './lint'."
        ),
        (["api.yaml", "lnit"], "'lnit' is neither a command nor a file. Did you mean 'gen-dtos lint api.yaml'?"),
        (
            ["api.yaml", "--strict", "lint"],
            "The command comes before the document: 'gen-dtos lint api.yaml --strict'. A file of that name is './lint'."
        ),
        (
            ["check", "api.yaml"],
            "'check' is not a command. To compare the output with what SPEC makes: 'gen-dtos api.yaml --check'."
        ),
        (
            ["check", "api.yaml", "--check", "--strict"],
            "'check' is not a command. To compare the output with what SPEC makes: 'gen-dtos api.yaml --strict --check'."
        ),
        (["check"], "'check' is not a command. To compare the output with what SPEC makes: 'gen-dtos SPEC --check'."),
        (
            ["validate", "api.yaml"],
            "'validate' is not a command. To see what is wrong with SPEC: 'gen-dtos lint api.yaml'."
        ),
        (
            ["api.yaml", "validate"],
            "'validate' is not a command. To see what is wrong with SPEC: 'gen-dtos lint api.yaml'."
        ),
        (["build", "api.yaml"], "'build' is not a command. To make the output: 'gen-dtos api.yaml'."),
        (
            ["generate", "lnit", "api.yaml"],
            "'lnit' is not a document. One command is enough: 'gen-dtos generate api.yaml'."
        ),
        (["lint", "check", "api.yaml"], "'check' is not a document. One command is enough: 'gen-dtos lint api.yaml'."),
        (["lint", "help"], "'help' comes first: 'gen-dtos help lint'."),
        (["lint", "lint"], "'lint' is not a document. One command is enough: 'gen-dtos lint SPEC'."),
        (["lint", "lint", "api.yaml"], "'lint' is not a document. One command is enough: 'gen-dtos lint api.yaml'."),
        (["version"], "'version' is not a command. To see the version: 'gen-dtos --version'."),
        (["help", "lnit"], "There is no command 'lnit'. Did you mean 'gen-dtos help lint'?"),
        (
            ["help", "me"],
            "There is no command 'me'. The commands are: generate, update, lint, diff, checklist, docs, export, prune, mock, probe, audit, completions, verify-release, init."
        ),
    ])
    func aWordThatIsNoFile(_ words: [String], _ message: String) throws {
        try expectUsage(words, message)
    }

    @Test(arguments: ["generate", "lint", "diff", "checklist", "docs", "prune"])
    func helpOfACommand(_ command: String) throws {
        let asked = try tool.run("help", command)
        #expect(asked.status == 0)
        #expect(asked.output == (try tool.run(command, "--help").output))
        #expect(asked.output.contains("--version"))
        #expect(try tool.run("help").output == tool.run("--help").output)
        #expect(try tool.run("help", "--help").output == tool.run("--help").output)
    }

    /// An existing file is read as a document, even if its name looks like a command.
    @Test(arguments: ["lnit", "check", "validate", "version", "hlep"])
    func aFileOfThatNameIsADocument(_ name: String) throws {
        try folder.copy("api.yaml", to: name)
        #expect(try tool.run(name, "--output", "Out").status == 0)
    }

    @Test(arguments: ["lint", "help", "init"])
    func aFileNamedLikeACommandIsReached(_ name: String) throws {
        try folder.copy("api.yaml", to: name)
        #expect(try tool.run("./\(name)").status == 0)
        #expect(try tool.run("lint", "./\(name)").status == 0)
        #expect(try tool.run("lint", name).status == 0)
    }

    /// A word that does not resemble any command is reported as a missing file.
    @Test(arguments: ["nothing.yaml", "lint.yaml", "spec/lnit", "openapi"])
    func aMissingFile(_ name: String) throws {
        let outcome = try tool.run(name)
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: \(name): No such file or directory\n")
    }

    /// If several documents are missing, the first missing document is reported, before output folders are checked.
    @Test func aMissingFileAmongOthers() throws {
        let outcome = try tool.run("verify", "api.yaml")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "error: verify: No such file or directory [system-failure]\n")
        #expect(outcome.output.hasSuffix("2 documents, 1 failed\n"))
    }

    // MARK: Words and files that are not documents

    private static let addresses = [
        ["https://example.com/openapi.json"], ["lint", "http://example.com/a b"],
        ["docs", "https://example.com/openapi.json"],
        ["diff", "https://example.com/openapi.json", "api.yaml"], ["diff", "https://example.com/openapi.json"],
        ["checklist", "api.yaml", "https://example.com/openapi.json"],
        ["api.yaml", "--config", "https://example.com/c"],
        ["HTTPS://example.com/openapi.json"], ["--list", "https://example.com/list"],
    ]

    @Test(arguments: addresses)
    func anAddress(_ words: [String]) throws {
        let outcome = try tool.run(words)
        let address = try #require(words.first { $0.contains("://") })
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix(
                "gen-dtos: '\(address)' is a URL, and only 'gen-dtos update' fetches a document. Download the document first, for example with 'curl -fsSL -o FILE "
            ),
            "\(outcome.errors)")
    }

    @Test func anAddressInAList() throws {
        try folder.write("list.txt", "https://example.com/openapi.json\n")
        let outcome = try tool.run("--list", "list.txt")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'https://example.com/openapi.json' is a URL"))
    }

    @Test func aFolder() throws {
        try folder.write("spec/openapi.json", "{}")
        try folder.write("spec/gen-dtos.yaml", "")
        try folder.write("empty/readme.txt", "")
        for command in [[], ["lint"], ["docs"], ["diff", "api.yaml"]] {
            let outcome = try tool.run(command + ["spec/"])
            #expect(outcome.status == 3)
            #expect(
                outcome.errors
                    == "gen-dtos: spec/: Is a directory; name the document in the folder: spec/openapi.json\n")
        }
        #expect(try tool.run("empty").errors == "gen-dtos: empty: Is a directory; name the document in the folder\n")
        #expect(try tool.run("api.yaml", "--config", "spec").errors == "gen-dtos: spec: Is a directory\n")
    }

    @Test func anotherExtension() throws {
        try folder.write("spec/pets.yml", "openapi: 3.1.0\ninfo: {title: Pets, version: \"1\"}\npaths: {}\n")
        for command in [[], ["lint"], ["docs"], ["mock"]] {
            let outcome = try tool.run(command + ["spec/pets.yaml"])
            #expect(outcome.status == 3)
            #expect(outcome.errors.contains("spec/pets.yaml: No such file or directory; did you mean 'spec/pets.yml'?"))
        }
    }

    @Test func aPageOfAnotherKind() throws {
        let outcome = try tool.run("docs", "api.yaml", "--output", "page.PDF")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'docs' cannot write PDF."))
    }

    @Test func aPageForPeople() throws {
        let page = try tool.run("page.html")
        #expect(page.status == 1)
        #expect(
            page.errors.hasPrefix(
                "page.html:2:1: error: this is HTML, and neither YAML nor JSON; a server may "
                    + "have returned it instead of the document, such as a login page or an error page [markup]\n"),
            "\(page.errors)")
        let xml = try tool.run("lint", "feed.xml")
        #expect(xml.status == 1)
        #expect(
            xml.output.hasPrefix("feed.xml:1:1: error: this is XML, and neither YAML nor JSON [markup]\n"),
            "\(xml.output)")
        let input = try tool.run("-", input: "<html lang=en>\n")
        #expect(input.errors.hasPrefix("<stdin>:1:1: error: this is HTML,"))
        // A file to which the document refers can also be HTML.
        try folder.write("api.yaml", folder.read("api.yaml") + "    Page: {$ref: page.html}\n")
        #expect(try tool.run("api.yaml").errors.contains("page.html:2:1: error: this is HTML,"))
    }

    // MARK: Revisions

    @Test(arguments: ["diff", "checklist"])
    func noCommit(_ command: String) throws {
        let outcome = try tool.shell("git init -q . && LANG=de_DE.UTF-8 \"$TOOL\" \(command) api.yaml")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "gen-dtos: This repository has no commit yet, and '\(command)' of one document compares the document with the last commit. "
                + "Name the old document too: 'gen-dtos \(command) OLD api.yaml'.\n")
    }

    @Test(arguments: ["diff", "checklist"])
    func noRepository(_ command: String) throws {
        let outcome = try tool.shell("GIT_CEILING_DIRECTORIES=/ LANG=de_DE.UTF-8 \"$TOOL\" \(command) api.yaml")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix(
                "gen-dtos: This folder is not in a git repository, and '\(command)' of one document compares the document with the last commit. "
                    + "Name the old document too: 'gen-dtos \(command) OLD api.yaml'.\n"), "\(outcome.errors)")
        let named = try tool.run(command, "git:main:api.yaml", "api.yaml")
        #expect(named.status == 2)
        #expect(
            named.errors.hasPrefix(
                "gen-dtos: This folder is not in a git repository: 'git:main:api.yaml' names nothing here.\n"),
            "\(named.errors)")
    }
}
