import Foundation
import TestSupport
import Testing
@testable import gen_dtos

/// `--depfile`: the paths in the file, their spelling, and the runs that write it.
@Suite struct DependencyFileTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work"])
    }

    // MARK: Contents of the file

    /// Build systems compare paths as text, so the target must keep the user's spelling.
    @Test func theTargetIsSpelledAsItWasTyped() throws {
        try folder.write("parts/readme", "")
        let words = ["api.yaml", "--output", "parts/../Out", "--depfile", "deps"]
        for _ in 0..<2 {
            try #require(try tool.run(words).status == 0)
            #expect(try folder.read("deps").hasPrefix("parts/../Out/manifest.json:"))
        }
    }

    @Test func everyFileThatWasRead() throws {
        try folder.write(
            "spec/api.yaml",
            """
            openapi: 3.1.0
            info: {title: Zoo, version: "1"}
            paths: {}
            components:
              schemas:
                Zoo: {type: object, properties: {pet: {$ref: "../common/Pet.yaml"}, cage: {$ref: "parts/Cage.yaml"}}}
            """)
        try folder.write("common/Pet.yaml", "type: object\nproperties: {name: {type: string}}\n")
        try folder.write("spec/parts/Cage.yaml", "{$ref: ../Cage.yaml}\n")
        try folder.write("spec/Cage.yaml", "type: object\nproperties: {size: {type: integer}}\n")
        try folder.write("spec/gen-dtos.yaml", "output: Made\n")
        try FileManager.default.createDirectory(at: folder.url("templates"), withIntermediateDirectories: true)
        let template = SharedFolder.packageRoot.appending(path: "Templates/Members/CodingKeys.mustache")
        try folder.write("templates/CodingKeys.mustache", String(contentsOf: template, encoding: .utf8))
        let outcome = try tool.run(
            "spec/api.yaml", "--allow-path", "common", "--templates", "templates", "--depfile", "d", "--quiet")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let inputs = [
            "spec/api.yaml", "spec/gen-dtos.yaml", "templates/CodingKeys.mustache", "common/Pet.yaml",
            "spec/parts/Cage.yaml", "spec/Cage.yaml",
        ]
        let rule = (["spec/Made/manifest.json:"] + inputs).joined(separator: " \\\n ") + "\n"
        let text = rule + inputs.map { "\n\($0):\n" }.joined()
        expectEqualText(try folder.read("d"), text)
        // A run that finds all output up to date also writes the dependency file.
        try folder.remove("d")
        let again = try tool.run(
            "spec/api.yaml", "--allow-path", "common", "--templates", "templates", "--depfile", "d", "--quiet")
        #expect(again.status == 0)
        expectEqualText(try folder.read("d"), text)
    }

    @Test func oneRuleForEachDocumentAndTheListInAll() throws {
        try folder.write("list", "api.yaml --output One\napi.yaml --output Two\n")
        #expect(try tool.run("--list", "list", "--depfile", "d").status == 0)
        #expect(
            try folder.read("d") == """
                One/manifest.json: \\
                 api.yaml \\
                 list
                Two/manifest.json: \\
                 api.yaml \\
                 list

                api.yaml:

                list:

                """)
    }

    @Test func standardInputIsLeftOut() throws {
        #expect(try tool.run("-", "--depfile=d", input: folder.read("api.yaml")).status == 0)
        #expect(try folder.read("d") == "Generated/manifest.json:\n")
        #expect(try tool.run("--list", "-", "--depfile=d", "--output=Out", input: "api.yaml").status == 0)
        #expect(try folder.read("d") == "Out/manifest.json: \\\n api.yaml\n\napi.yaml:\n")
    }

    // MARK: When it is written

    @Test func onlyAfterSuccessAndOnlyAChange() throws {
        #expect(try tool.run("api.yaml", "--check", "--depfile", "d").status == 1)
        #expect(!folder.exists("d"))
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try tool.run("api.yaml", "--check", "--depfile", "d").status == 0)
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try folder.setModified("d", past)
        #expect(try tool.run("api.yaml", "--depfile", "d").status == 0)
        #expect(try folder.modified("d") == past)
        try folder.write("gen-dtos.yaml", "module: Books\n")
        #expect(try tool.run("api.yaml", "--depfile", "d").status == 0)
        #expect(try folder.modified("d") != past)
        let text = try folder.read("d")
        #expect(text.contains(" gen-dtos.yaml\n"))
        try folder.write("broken.yaml", "openapi: [")
        #expect(try tool.run("broken.yaml", "--depfile", "d", "--output=B").status == 1)
        try folder.write("list", "api.yaml\nbroken.yaml --output B\n")
        #expect(try tool.run("--list", "list", "--depfile", "d").status == 1)
        #expect(try folder.read("d") == text)
        #expect(try folder.names() == ["Generated", "api.yaml", "broken.yaml", "d", "gen-dtos.yaml", "list"])
    }

    @Test func nothingElseIsReplaced() throws {
        let document = try folder.read("api.yaml")
        let slip = try tool.run("api.yaml", "--depfile", "api.yaml")
        #expect(slip.status == 2)
        #expect(slip.errors.hasPrefix("gen-dtos: 'api.yaml' exists, but '--depfile' did not write the file;"))
        #expect(try folder.read("api.yaml") == document)
        let isFolder = try tool.run("api.yaml", "--depfile", "Generated")
        #expect(isFolder.status == 3)
        #expect(
            try tool.run("api.yaml", "--depfile", "nowhere/d").errors.hasPrefix("gen-dtos: nowhere/d: No such file"))
    }

    @Test func aLinkIsFollowed() throws {
        try folder.write("elsewhere", "")
        try folder.link("d", to: "elsewhere")
        #expect(try tool.run("api.yaml", "--depfile", "d").status == 0)
        #expect(try folder.read("elsewhere").hasPrefix("Generated/manifest.json:"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("d").path) == "elsewhere")
    }

    // MARK: Spelling

    @Test(arguments: [
        ("a b", "a\\ b"), ("a\\b", "a\\b"), ("a\\ b", "a\\\\\\ b"), ("a#b", "a\\#b"), ("a$b", "a$$b"),
        ("c:d", "c\\:d"), ("\t", "\\\t"), ("(é)", "(é)"),
    ])
    func escapes(_ path: String, _ escaped: String) throws {
        let file = DependencyFile(rules: [.init(target: path + "/manifest.json", inputs: [path, path])])
        #expect(try file.text == "\(escaped)/manifest.json: \\\n \(escaped)\n\n\(escaped):\n")
    }

    @Test func lineBreaksHaveNoSpelling() {
        let file = DependencyFile(rules: [.init(target: "manifest.json", inputs: ["a\nb"])])
        #expect(throws: UsageError.self) { try file.text }
    }

    /// Names that make and ninja must read back correctly.
    private static let names = ["a b", "a#b", "a$b", "c:d", "a\\b", "ü (1)", "a+b,c@d"]

    private func writeNamed() throws -> String {
        var list = ""
        for name in Self.names {
            try folder.writeDocument(["Work"], to: "\(name)/in \(name).yaml")
            list += "'\(name.replacing("'", with: "'\\''"))/in \(name.replacing("'", with: "'\\''")).yaml' "
            list += "--output 'Out/\(name.replacing("'", with: "'\\''"))'\n"
        }
        return list
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "make is not installed"))
    func makeReadsIt() throws {
        #expect(try tool.run("--list", "-", "--depfile", "d", "--quiet", input: writeNamed()).status == 0)
        let quiet = try tool.shell("echo 'all:' > Makefile; cat d >> Makefile; make all")
        #expect(quiet.status == 0, "\(quiet.errors)")
        // Each manifest is a target that depends on its document. The output of make names each document that is newer
        // than its target.
        for name in Self.names {
            let target = "Out/\(name)/manifest.json"
            try folder.setModified(target, Date(timeIntervalSince1970: 1_000_000_000))
            let word = "'\(target.replacing("'", with: "'\\''"))'"
            let outcome = try tool.shell("make --debug=b -f Makefile \(word)")
            let words = "'\(name)/in \(name).yaml' is newer than target '\(target)'"
            #expect(outcome.output.contains(words), "\(outcome.output) \(outcome.errors)")
        }
        // A missing document does not stop make.
        try folder.remove("a b")
        #expect(try tool.shell("make 'Out/a b/manifest.json'").status == 0)
    }

    @Test(.enabled(if: Ninja.isPresent, "ninja is not installed"))
    func ninjaReadsIt() throws {
        #expect(try tool.run("--list", "-", "--depfile", "d", "--quiet", input: writeNamed()).status == 0)
        func escaped(_ path: String) -> String {
            path.replacing("$", with: "$$").replacing(" ", with: "$ ").replacing(":", with: "$:")
        }
        let outputs = Self.names.map { escaped("Out/\($0)/manifest.json") }.joined(separator: " ")
        try folder.write("build.ninja", "rule r\n command = true\n depfile = d\n deps = gcc\nbuild \(outputs): r\n")
        let outcome = try tool.shell("ninja && ninja -t deps")
        #expect(outcome.status == 0, "\(outcome.output)")
        for name in Self.names { #expect(outcome.output.contains("    \(name)/in \(name).yaml\n"), "\(name)") }
    }
}
