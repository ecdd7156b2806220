import Foundation
import Testing

/// Which files a document may pull in.
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

    /// A path that leaves the folder tells nothing about what is there.
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

    @Test func aFolderThatIsNotThere() throws {
        try writeDocument(referringTo: "Pet.yaml")
        #expect(try tool.run("spec/openapi.yaml", "--allow-path", "nowhere").status == 3)
    }
}
