import Foundation
import Testing

/// The files to which a document may refer.
@Suite struct ReferencedFilesTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("common/Pet.yaml", "type: object\nproperties: {name: {type: string}}\n")
    }

    private func writeDocument(referringTo reference: String) throws {
        try folder.write(
            "spec/openapi.yaml",
            """
            openapi: 3.1.0
            info: {title: Zoo, version: "1"}
            paths: {}
            components: {schemas: {Zoo: {type: object, properties: {pet: {$ref: "\(reference)"}}}}}
            """)
    }

    @Test func aFileBesideTheDocument() throws {
        try writeDocument(referringTo: "schemas/Pet.yaml")
        try folder.copy("common/Pet.yaml", to: "spec/Pet.yaml")
        try folder.write("spec/schemas/Pet.yaml", "{$ref: ../Pet.yaml}")
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.read("Generated/" + folder.file(of: "Pet")).contains("name: String?"))
    }

    @Test func outsideNeedsPermission() throws {
        try writeDocument(referringTo: "../common/Pet.yaml")
        let refused = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("spec/openapi.yaml:4:"))
        #expect(refused.errors.contains("--allow-path 'common'") && refused.errors.contains("[outside-folder]"))
        let allowed = try tool.run("spec/openapi.yaml", "--allow-path", "common", "--quiet")
        #expect(allowed.status == 0, "\(allowed.errors)")
        let source = try folder.read("Generated/" + folder.file(of: "Pet"))
        #expect(source.contains("/// `../common/Pet.yaml`"))
    }

    /// Unicode's canonically equivalent names are two folders on Linux.
    @Test func anEquivalentNameIsAnotherFolder() throws {
        try writeDocument(referringTo: "../cafe\u{301}/Pet.yaml")
        try folder.copy("spec", to: "caf\u{E9}")
        try folder.copy("common", to: "cafe\u{301}")
        guard try !folder.read("cafe\u{301}/Pet.yaml").isEmpty, (try? folder.read("caf\u{E9}/Pet.yaml")) == nil else {
            return  // The file system of a Mac has one folder of both names.
        }
        let outcome = try tool.run("caf\u{E9}/openapi.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[outside-folder]"))
    }

    /// An error about a path outside of the folder does not say what is there.
    @Test func outsideIsNotProbed() throws {
        try writeDocument(referringTo: "../common/None.yaml")
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[outside-folder]"))
    }

    @Test(arguments: ["Link.yaml", "linked/Pet.yaml"])
    func linksDoNotLeadOut(_ path: String) throws {
        try writeDocument(referringTo: path)
        try folder.link("spec/Link.yaml", to: "../common/Pet.yaml")
        try folder.link("spec/linked", to: "../common")
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[outside-folder]"))
        #expect(try tool.run("spec/openapi.yaml", "--allow-path=common", "--quiet").status == 0)
    }

    @Test func linksWithinTheFolderAreFollowed() throws {
        try writeDocument(referringTo: "Link.yaml")
        try folder.copy("common/Pet.yaml", to: "spec/Pet.yaml")
        try folder.link("spec/Link.yaml", to: "Pet.yaml")
        #expect(try tool.run("spec/openapi.yaml", "--quiet").status == 0)
    }

    @Test func onlyRegularFilesAreOpened() throws {
        try writeDocument(referringTo: "pipe.yaml")
        #expect(mkfifo(folder.url("spec/pipe.yaml").path, 0o600) == 0)
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[unreadable-file]"))
    }

    @Test func faultsInAFileNameIt() throws {
        try writeDocument(referringTo: "Pet.yaml")
        try folder.write("spec/Pet.yaml", "type: object\nproperties: [\n")
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("spec/Pet.yaml:3:1: error:"))
    }

    @Test func standardInputHasNoFolder() throws {
        try writeDocument(referringTo: "Pet.yaml")
        let outcome = try tool.run("-", "--quiet", input: folder.read("spec/openapi.yaml"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("standard input") && outcome.errors.contains("[missing-file]"))
    }

    @Test func theLimitOnBytesHoldsForAllFiles() throws {
        try writeDocument(referringTo: "Pet.yaml")
        try folder.write("spec/Pet.yaml", "type: object\n" + String(repeating: "# filler\n", count: 200))
        let size = try folder.read("spec/openapi.yaml").utf8.count
        let outcome = try tool.run("spec/openapi.yaml", "--limit", "bytes=\(size + 100)", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("--limit bytes=") && outcome.errors.contains("[too-many-files]"))
    }

    // MARK: URLs

    private static let url = "https://example.com/schemas/zoo/Pet.yaml"

    /// Without a folder for the URL nothing is downloaded, and the message names the option that helps.
    @Test func aURLNeedsAFolder() throws {
        try writeDocument(referringTo: Self.url)
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[external-reference]") && outcome.errors.contains("'references:'"))
        #expect(outcome.errors.contains("--map 'https://example.com/schemas/zoo/=FOLDER'"))
    }

    /// References in the file are relative to its URL. They may also lead to another folder below the prefix.
    @Test func aURLIsAFileBelowItsFolder() throws {
        try writeDocument(referringTo: Self.url)
        try folder.write(
            "vendor/zoo/Pet.yaml",
            "{type: object, properties: {tag: {$ref: '../common/My%20Tag.yaml#/Tag'}, next: {$ref: '#'}}}")
        try folder.write("vendor/common/My Tag.yaml", "Tag: {type: object, properties: {text: {type: string}}}")
        let outcome = try tool.run("spec/openapi.yaml", "--map", "https://example.com/schemas=vendor", "--quiet")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let pet = try folder.read("Generated/" + folder.file(of: "Pet"))
        #expect(pet.contains("tag: Tag?"))
        #expect(pet.contains("/// `https://example.com/schemas/zoo/Pet.yaml`"))
        // If nothing has changed, the tool notices it without a full run. It also notices a change of this file.
        let arguments = ["spec/openapi.yaml", "--map=https://example.com/schemas/=vendor/", "--check", "--quiet"]
        #expect(try tool.run(arguments).status == 0)
        try folder.write("vendor/common/My Tag.yaml", "Tag: {type: object, properties: {word: {type: string}}}")
        #expect(try tool.run(arguments).status == 1)
    }

    /// Folders in the configuration are relative to the configuration. The command line overrides it.
    @Test func theConfigurationSaysItToo() throws {
        try writeDocument(referringTo: Self.url)
        try folder.write("spec/gen-dtos.yaml", "references: {https://example.com/schemas: remote}\n")
        try folder.write("spec/remote/zoo/Pet.yaml", "{type: object, properties: {name: {type: string}}}")
        try folder.write("other/Pet.yaml", "{type: object, properties: {nick: {type: string}}}")
        let outcome = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.read("Generated/" + folder.file(of: "Pet")).contains("name: String?"))
        // If several prefixes match, the longest one applies.
        let map = ["--map", "https://example.com/schemas/zoo=other"]
        #expect(try tool.run(["spec/openapi.yaml", "--quiet"] + map).status == 0)
        #expect(try folder.read("Generated/" + folder.file(of: "Pet")).contains("nick: String?"))
        #expect(try tool.run(["lint", "spec/openapi.yaml", "--quiet"] + map).status == 0)
        #expect(try tool.run(["diff", "spec/openapi.yaml", "spec/openapi.yaml", "--quiet"] + map).status == 0)
        // Folders in a list are relative to the list.
        try folder.write("spec/list.txt", "openapi.yaml --map https://example.com/schemas/zoo=../other --output Out\n")
        #expect(try tool.run("--list", "spec/list.txt", "--quiet").status == 0)
    }

    /// A document from standard input has no folder, but it may refer to files by URL.
    @Test func standardInputMayHaveURLs() throws {
        try writeDocument(referringTo: Self.url)
        try folder.write("vendor/zoo/Pet.yaml", "{type: object, properties: {name: {type: string}}}")
        let outcome = try tool.run(
            "-", "--map", "https://example.com/schemas=vendor", "--quiet", input: folder.read("spec/openapi.yaml"))
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// URLs are restricted like paths: dots, percent-encoded dots and links do not lead out of the folder.
    @Test(arguments: [
        "https://example.com/schemas/../common/Pet.yaml", "https://example.com/schemas/%2e%2e/common/Pet.yaml",
        "https://example.com/schemas/linked/Pet.yaml", "https://example.com/schemas/..%2fcommon/Pet.yaml",
    ])
    func urlsDoNotLeadOut(_ reference: String) throws {
        try writeDocument(referringTo: reference)
        try folder.write("vendor/Own.yaml", "{type: string}")
        try folder.link("vendor/linked", to: "../common")
        let outcome = try tool.run("spec/openapi.yaml", "--map", "https://example.com/schemas=vendor", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[outside-folder]"), "\(outcome.errors)")
    }

    /// A prefix only matches whole names.
    @Test func otherURLsStayOut() throws {
        try writeDocument(referringTo: "https://example.com/schemas-2/Pet.yaml")
        try folder.write("vendor/Pet.yaml", "{type: string}")
        let outcome = try tool.run("spec/openapi.yaml", "--map", "https://example.com/schemas=vendor", "--quiet")
        #expect(outcome.errors.contains("[external-reference]"))
    }

    @Test(arguments: ["https://example.com", "vendor=https://example.com", "=vendor", "https://example.com="])
    func mapsThatSayNothing(_ value: String) throws {
        try writeDocument(referringTo: "Pet.yaml")
        let outcome = try tool.run("spec/openapi.yaml", "--map", value)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("PREFIX=FOLDER"))
    }

    /// A file with two names is still one file, so its types are generated only once.
    @Test func aFileWithAPathAndAURL() throws {
        try folder.write(
            "spec/openapi.yaml",
            """
            openapi: 3.1.0
            info: {title: Zoo, version: "1"}
            paths: {}
            components:
              schemas:
                Zoo: {type: object, properties: {a: {$ref: Pet.yaml}, b: {$ref: "https://example.com/Pet.yaml"}}}
            """)
        try folder.copy("common/Pet.yaml", to: "spec/Pet.yaml")
        let outcome = try tool.run("spec/openapi.yaml", "--map", "https://example.com/=spec", "--quiet")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let zoo = try folder.read("Generated/" + folder.file(of: "Zoo"))
        #expect(zoo.contains("a: Pet?") && zoo.contains("b: Pet?"))
    }

    /// A missing folder is reported at the place that names it. The other errors are still reported.
    @Test func aFolderThatIsNotThere() throws {
        try writeDocument(referringTo: "Gone.yaml")
        try folder.write("spec/gen-dtos.yaml", "references:\n  https://example.com/schemas: remote\n")
        let configured = try tool.run("spec/openapi.yaml", "--quiet")
        #expect(configured.status == 1)
        #expect(configured.errors.contains("spec/gen-dtos.yaml:2:32: error: there is no folder 'spec/remote', "))
        #expect(configured.errors.contains("spec/openapi.yaml:4:69: error: there is no file 'Gone.yaml'"))
        let named = try tool.run(
            "spec/openapi.yaml", "--quiet", "--allow-path", "nowhere", "--map", "https://example.com/schemas=void")
        #expect(named.status == 1)
        #expect(named.errors.contains("error: there is no folder 'nowhere', which `--allow-path` names"))
        #expect(named.errors.contains("error: there is no folder 'void', to which `--map` maps"))
        #expect(named.errors.contains("[missing-folder]") && named.errors.contains("[missing-file]"))
    }

    /// A run over unchanged files notices the missing folder too.
    @Test func aFolderThatIsNoLongerThere() throws {
        try writeDocument(referringTo: "Pet.yaml")
        try folder.copy("common/Pet.yaml", to: "spec/Pet.yaml")
        try folder.write("vendor/Pet.yaml", "{type: string}")
        let arguments = ["spec/openapi.yaml", "--quiet", "--map", "https://example.com/schemas=vendor"]
        #expect(try tool.run(arguments).status == 0)
        try folder.remove("vendor")
        let outcome = try tool.run(arguments)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[missing-folder]"))
    }

    @Test func aMissingFileIsNamedAsItIsLookedFor() throws {
        try writeDocument(referringTo: Self.url)
        try folder.write("vendor/Pet.yaml", "{type: string}")
        let outcome = try tool.run("spec/openapi.yaml", "--map", "https://example.com/schemas=vendor", "--quiet")
        #expect(outcome.errors.contains("there is no file 'vendor/zoo/Pet.yaml', "), "\(outcome.errors)")
    }
}
