import Foundation
import Testing

/// Links and manifests that try to make a run touch files outside its folder.
@Suite struct HostileFolderTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
        #expect(try tool.run("api.yaml").status == 0)
        try folder.write("Outside/victim.txt", "untouched")
    }

    private func expectRefusal(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let outside = try folder.tree("Outside")
        for option in ["--check", "--quiet"] {
            let outcome = try tool.run("api.yaml", option)
            #expect(outcome.status == 1, sourceLocation: sourceLocation)
            #expect(outcome.errors == message, sourceLocation: sourceLocation)
        }
        #expect(try folder.tree("Outside") == outside, sourceLocation: sourceLocation)
    }

    /// A file that the tool finds by itself may be a pipe or a device, which have no end.
    @Test(arguments: ["mkfifo gen-dtos.yaml", "ln -s /dev/zero gen-dtos.yaml", "mkdir gen-dtos.yaml"])
    func aConfigurationWithoutEnd(_ line: String) throws {
        #expect(try tool.shell(line).status == 0)
        for words in [["api.yaml"], ["lint", "api.yaml"], ["diff", "api.yaml", "api.yaml"], ["docs", "api.yaml"]] {
            let outcome = try tool.run(words)
            #expect(outcome.status == 2)
            #expect(
                outcome.errors.hasPrefix(
                    "gen-dtos: 'gen-dtos.yaml' is not a regular file. Remove this object, or name another file.\n"))
        }
    }

    @Test func aConfigurationThatIsTooLarge() throws {
        #expect(try tool.shell("truncate -s 17000000 gen-dtos.yaml").status == 0)
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix(
                "gen-dtos: 'gen-dtos.yaml' has more than 16 MB. To use this file anyway, write its path on the command line.\n"
            ))
    }

    @Test func linkedFile() throws {
        let path = "Generated/" + (try folder.file(of: "Work"))
        try folder.remove(path)
        try folder.link(path, to: folder.url("Outside/victim.txt").path)
        try expectRefusal(
            "error: \(path) is a symbolic link, which gen-dtos does not follow inside the output folder; move the object away. [symbolic-link]\n"
        )
    }

    @Test func linkedFolder() throws {
        try folder.copy("Generated/Sources", to: "Outside/Sources")
        try folder.remove("Generated/Sources")
        try folder.link("Generated/Sources", to: folder.url("Outside/Sources").path)
        try folder.writeDocument(["Work"], note: "Second.")
        try expectRefusal(
            "error: Generated/Sources is a symbolic link, which gen-dtos does not follow inside the output folder; move the object away. [symbolic-link]\n"
        )
    }

    @Test func linkedOrphan() throws {
        let path = "Generated/" + (try folder.file(of: "Author"))
        try folder.remove(path)
        try folder.link(path, to: folder.url("Outside/victim.txt").path)
        try folder.writeDocument(["Work"])
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(path) is a symbolic link"))
        #expect(try folder.read("Outside/victim.txt") == "untouched")
    }

    @Test func linkedManifest() throws {
        try folder.copy("Generated/manifest.json", to: "Outside/manifest.json")
        try folder.remove("Generated/manifest.json")
        try folder.link("Generated/manifest.json", to: folder.url("Outside/manifest.json").path)
        try expectRefusal(
            "error: Generated/manifest.json is a symbolic link, which gen-dtos does not follow inside the output folder; move the object away. [symbolic-link]\n"
        )
    }

    @Test func linkedTemporaries() throws {
        try folder.remove("Generated/.gen-dtos")
        try folder.link("Generated/.gen-dtos", to: folder.url("Outside").path)
        try folder.writeDocument(["Work"], note: "Second.")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Generated/.gen-dtos is a symbolic link"))
        #expect(try folder.tree("Outside") == ["victim.txt": "untouched"])
    }

    @Test func linkedTemporariesOfANewFolder() throws {
        try folder.link(".New.gen-dtos", to: folder.url("Outside").path)
        let outcome = try tool.run("api.yaml", "--output", "New")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("./.New.gen-dtos is a symbolic link"))
        #expect(try folder.tree("Outside") == ["victim.txt": "untouched"])
    }

    @Test func outputFolderMayBeALink() throws {
        try folder.link("Linked", to: "Outside")
        #expect(try tool.run("api.yaml", "--output", "Linked").status == 0)
        #expect(try folder.read("Outside/victim.txt") == "untouched")
        #expect(folder.exists("Outside/manifest.json"))
    }

    @Test func folderInThePlaceOfAFile() throws {
        let path = "Generated/" + (try folder.file(of: "Work"))
        try folder.remove(path)
        try folder.write(path + "/mine.txt", "mine")
        try expectRefusal(
            "error: \(path)"
                + " is not a file, but the output needs a file there; move the object away. [not-a-file]\n")
    }

    @Test func fileInThePlaceOfAFolder() throws {
        try folder.remove("Generated/Sources")
        try folder.write("Generated/Sources", "mine")
        try expectRefusal(
            "error: Generated/Sources"
                + " is not a folder, but the output needs a folder there; move the object away. [not-a-folder]\n")
    }

    @Test func pipeInThePlaceOfAFile() throws {
        let path = "Generated/" + (try folder.file(of: "Work"))
        #expect(try tool.shell("rm '\(path)' && mkfifo '\(path)'").status == 0)
        try expectRefusal(
            "error: \(path)"
                + " is not a file, but the output needs a file there; move the object away. [not-a-file]\n")
    }

    /// Each entry of the manifest would make the run remove a file outside the folder, or a hidden file in it.
    @Test(arguments: [
        "../Outside/victim.txt", "/etc/hostname", "Sources/../../Outside/victim.txt", "./x", "Sources//x", "",
        ".git/config", "Sources/.hidden", "manifest.json", "a\\b", "a:b",
    ])
    func manifestThatOwnsTooMuch(_ path: String) throws {
        try folder.write("Generated/.git/config", "mine")
        let manifest = try folder.read("Generated/manifest.json")
        try folder.write(
            "Generated/manifest.json",
            manifest.replacing("\"files\": [", with: "\"files\": [\n    \"\(path)\","))
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("Generated/manifest.json:3:1: error: "))
        #expect(outcome.errors.contains("[damaged-manifest]"))
        #expect(try folder.read("Outside/victim.txt") == "untouched")
        #expect(try folder.read("Generated/.git/config") == "mine")
    }

    @Test(arguments: ["", "{", "[]", "{\"files\": {}}", "{\n  \"name\": \"A web app\"\n}\n", "\u{0}\u{1}\u{FF}"])
    func manifestOfSomethingElse(_ text: String) throws {
        try folder.write("Generated/manifest.json", text)
        let before = try folder.tree("Generated")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[damaged-manifest]"))
        #expect(try folder.tree("Generated") == before)
    }
}
