import Foundation
import Generation
import TestSupport
import Testing
@testable import gen_dtos

/// Runs into a folder that already exists.
@Suite struct OutputFolderTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
        #expect(try tool.run("api.yaml").status == 0)
    }

    @Test func ownsExactlyWhatItWrote() throws {
        var tree = try folder.tree("Generated")
        tree["manifest.json"] = nil
        #expect(Set(tree.keys) == Set(try folder.owned()))
        #expect(try folder.names() == ["api.yaml", "Generated"])
    }

    @Test func sameBytesWithAnyNumberOfThreads() throws {
        try folder.writeDocument((0..<TestExtent.choose(sample: 80, full: 300)).map { "Type\($0)" })
        for jobs in ["1", "2", "7"] { #expect(try tool.run("api.yaml", "--jobs", jobs, "--output", jobs).status == 0) }
        #expect(try folder.tree("1") == folder.tree("2"))
        #expect(try folder.tree("1") == folder.tree("7"))
    }

    @Test func unchangedFilesKeepTheirDate() throws {
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        let all = try folder.owned() + ["manifest.json"]
        for path in all { try folder.setModified("Generated/" + path, past) }
        let outcome = try tool.run("api.yaml")
        #expect(outcome.output == "0 files changed, 0 added, 0 removed, \(all.count - 1) unchanged\n")
        for path in all { #expect(try folder.modified("Generated/" + path) == past) }

        // With one more schema, its files and the manifest are written. The files of the other schemas are not.
        let author = "Generated/" + (try folder.file(of: "Author"))
        try folder.writeDocument(["Work", "Author", "Edition"])
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.modified(author) == past)
        #expect(try folder.modified("Generated/manifest.json") != past)
    }

    @Test func orphansAndTheirFoldersGo() throws {
        let orphan = try folder.file(of: "Author")
        try folder.writeDocument(["Work"])
        let outcome = try tool.run("api.yaml", "--module", "Other")
        #expect(outcome.status == 0)
        #expect(!folder.exists("Generated/" + orphan))
        #expect(!folder.exists("Generated/Sources/Books"))
        var tree = try folder.tree("Generated")
        tree["manifest.json"] = nil
        #expect(Set(tree.keys) == Set(try folder.owned()))
    }

    @Test func filesOfOthersStay() throws {
        let orphan = try folder.file(of: "Author")
        let neighbour = (orphan as NSString).deletingLastPathComponent + "/Notes.md"
        try folder.write("Generated/" + neighbour, "mine")
        try folder.write("Generated/.gitattributes", "* linguist-generated")
        try folder.writeDocument(["Work"])
        #expect(try tool.run("api.yaml", "--module", "Other").status == 0)
        #expect(try folder.read("Generated/" + neighbour) == "mine")
        #expect(try folder.read("Generated/.gitattributes") == "* linguist-generated")
        #expect(!folder.exists("Generated/" + orphan))
    }

    @Test func folderInThePlaceOfAnOrphanStays() throws {
        let orphan = try folder.file(of: "Author")
        try folder.write("gen-dtos.yaml", "keep-removed: 0\n")
        try folder.remove("Generated/" + orphan)
        try folder.write("Generated/" + orphan + "/mine.txt", "mine")
        try folder.writeDocument(["Work"])
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.read("Generated/" + orphan + "/mine.txt") == "mine")
        #expect(!(try folder.owned().contains(orphan)))
    }

    @Test func handEditedFileIsOverwritten() throws {
        let path = "Generated/" + (try folder.file(of: "Work"))
        let before = try folder.read(path)
        try folder.write(path, before + "// edited\n")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.output.contains("\n1 file changed, 0 added, 0 removed, "))
        #expect(try folder.read(path) == before)
    }

    @Test func missingFileComesBack() throws {
        let before = try folder.tree("Generated")
        try folder.remove("Generated/Sources")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.tree("Generated") == before)
    }

    @Test func fileOfSomebodyElseIsAnError() throws {
        let wanted = try folder.file(of: "Work")
        try folder.write("Mine/" + wanted, "mine")
        for check in [[], ["--check"]] {
            let outcome = try tool.shell((["\"$TOOL\" api.yaml --output Mine"] + check).joined(separator: " "))
            #expect(outcome.status == 1)
            #expect(
                outcome.errors == """
                    error: Mine/\(wanted) was not made by gen-dtos and would be replaced; move the file away, or choose another \
                    folder with --output. [foreign-file]

                    """)
            #expect(try folder.tree("Mine") == [wanted: "mine"])
        }
    }

    @Test func fileOfSomebodyElseWithEqualBytesIsTakenOver() throws {
        let before = try folder.tree("Generated")
        try folder.remove("Generated/manifest.json")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\n0 files changed, 0 added, 0 removed, "))
        #expect(try folder.tree("Generated") == before)
    }

    /// A merge may have damaged the manifest. The tool recognizes its files by their first lines.
    @Test func filesOfTheToolAreKnownWithoutAManifest() throws {
        let before = try folder.tree("Generated")
        for path in try folder.owned() where path != "contract.lock" {
            try folder.write("Generated/" + path, try folder.read("Generated/" + path) + "\n// edited\n")
        }
        try folder.remove("Generated/manifest.json")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.tree("Generated") == before)
    }

    /// After a merge has moved a type, the next run leaves one file of that type. Three kinds of files stay, because a
    /// user may have changed them: files that only mention the tool, copies, and another output folder.
    @Test func onlyWhatTheToolCouldHavePutThereIsALeftover() throws {
        let sources = "Generated/Sources/Books"
        let work = "Generated/" + (try folder.file(of: "Work"))
        try folder.write(
            "\(sources)/Mine.swift", "// On the types that are Made by gen-dtos from the contract.\nlet mine = 1\n")
        let left = "\(sources)/Models/Left.swift"
        try folder.copy(work, to: left)
        try folder.write("\(sources)/Unions/Work.swift", "<<<<<<< HEAD\n" + (try folder.read(work)))
        try folder.write("\(sources)/Custom/Work.swift", try folder.read(work))
        // The tool never puts a file of that name into this folder.
        let elsewhere = [
            "Generated/Fixtures/Work.swift", "\(sources)/Models/Fixtures+Work.swift",
            "\(sources)/Models/ContractInfo.swift",
        ]
        for path in elsewhere { try folder.write(path, try folder.read(work) + "\n// changed\n") }
        #expect(try tool.run("api.yaml", "--output", "\(sources)/Inner", "--module", "Inner").status == 0)
        let inner = try folder.tree("\(sources)/Inner")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.output.contains(" 1 removed, "))
        let copies = [left] + elsewhere
        #expect(outcome.errors.components(separatedBy: "[leftover-file]").count == copies.count + 1)
        for path in copies { #expect(folder.exists(path) && outcome.errors.contains("note: \(path) begins like")) }
        // Such files are not errors of the document.
        #expect(try tool.run("api.yaml", "--strict").status == 0)
        #expect(folder.exists(left) && !folder.exists("\(sources)/Unions/Work.swift"))
        #expect(folder.exists("\(sources)/Mine.swift") && folder.exists("\(sources)/Custom/Work.swift"))
        #expect(try folder.tree("\(sources)/Inner") == inner)
    }

    @Test func conflictMarkersInTheManifestAreRepaired() throws {
        let before = try folder.tree("Generated")
        let work = try folder.file(of: "Work")
        let manifest = try folder.read("Generated/manifest.json")
        let line = try #require(manifest.split(separator: "\n").first { $0.contains(work) })
        let conflict = "<<<<<<< HEAD\n\(line)\n=======\n    \"\(work.replacing("Work", with: "Opus"))\",\n>>>>>>> other"
        try folder.write("Generated/manifest.json", manifest.replacing(line, with: conflict))
        try folder.write("Generated/" + work, "<<<<<<< HEAD\n")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.tree("Generated") == before)
    }

    /// Only one run at a time creates a folder. The other runs find it already there.
    @Test func runsAtTheSameTimeEndInTheSameFolder() throws {
        try folder.writeDocument((0..<TestExtent.choose(sample: 80, full: 300)).map { "Type\($0)" })
        try folder.write("gen-dtos.yaml", "keep-removed: 0\n")
        for output in ["New", "Generated"] {
            let runs = try (0..<4).map { _ in try tool.start("api.yaml", "--output", output) }
            for run in runs {
                run.waitUntilExit()
                #expect(run.terminationStatus == 0)
            }
        }
        #expect(try folder.tree("New") == folder.tree("Generated"))
        #expect(try folder.names() == ["api.yaml", "gen-dtos.yaml", "Generated", "New"])
    }

    /// A run starts again if another run has created the folder in the meantime. The other run's contract is then the
    /// earlier version of this one. The test runs in this process, so that the folder appears just after the run has
    /// found none.
    @Test func whatAnotherRunHasMadeMeanwhileIsThePast() throws {
        try folder.writeDocument(["Work"])
        let (document, output) = (folder.url("api.yaml").path, folder.url("New").path)
        let words = [document, "--output", output, "--today", "2026-11-23"]
        guard case .generate(let arguments) = try CommandLineRequest(parsing: words) else {
            Issue.record("not a run")
            return
        }
        let settings = try RunSettings(arguments)
        var input = try arguments.readInput(settings)
        input.today = { arguments.today }
        let found = try RunOutput(output)
        try FileManager.default.copyItem(at: folder.url("Generated"), to: folder.url("New"))
        try folder.remove("api.yaml")
        let work = try GenerationRun(arguments, words)
            .generate(input, RunInputs(input), in: output, found, StageTimings())
        guard case .written = work.outcome else {
            Issue.record("\(work.outcome)")
            return
        }

        try folder.writeDocument(["Work"])
        #expect(try tool.run("api.yaml", "--today", "2026-11-23").status == 0)
        #expect(try folder.tree("New") == folder.tree("Generated"))
        #expect(try folder.file(of: "Author").hasSuffix("Author.swift"))
    }

    /// Files are written while later files are still being made. If an error stops the run, it removes these files and
    /// the folders it has created.
    @Test func whatARunWasRefusedForLeavesNothing() throws {
        try folder.write("templates/CodingKeys.mustache", "{{payload}}")
        let before = try folder.names()
        let broken = try tool.run("api.yaml", "--output", "a/b/New", "--templates", "templates")
        #expect(broken.status == 1)
        #expect(broken.errors.contains("payload"))
        #expect(try folder.names() == before)

        try folder.write(
            "warned.yaml",
            """
            openapi: 3.1.0
            info: {title: Books, version: '1'}
            paths: {}
            components: {schemas: {Kind: {enum: [a, a]}}}
            """)
        #expect(try tool.run("warned.yaml", "--output", "a/b/New", "--strict").status == 1)
        #expect(try folder.names() == before.union(["warned.yaml"]))
        #expect(try tool.run("warned.yaml", "--output", "a/b/New").status == 0)
    }

    /// The temporary files of a killed run are removed, because no running process has them locked.
    @Test func temporariesOfAKilledRunGo() throws {
        try folder.write(".New.gen-dtos/Sources/Books/Models/Work.swift", "half of it")
        try folder.write(".New.gen-dtos/rest/file", "")
        #expect(try tool.run("api.yaml", "--output", "New").status == 0)
        #expect(try folder.tree("New") == folder.tree("Generated"))
        #expect(try folder.names() == ["api.yaml", "Generated", "New"])
    }

    /// A run does not keep the files in memory. It still writes a file again if a user has changed or removed it.
    @Test func changedAndMissingFilesAreMadeAgain() throws {
        let before = try folder.tree("Generated")
        let (changed, missing) = (try folder.file(of: "Author"), try folder.file(of: "Work"))
        try folder.write("Generated/" + changed, "edited")
        try folder.remove("Generated/" + missing)
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.tree("Generated") == before)
    }

    @Test func foldersAboveTheOutputAreMade() throws {
        #expect(try tool.run("api.yaml", "--output", "a/b/c/").status == 0)
        #expect(try folder.tree("a/b/c") == folder.tree("Generated"))
        #expect(try tool.run("api.yaml", "--output", folder.url("absolute/x").path).status == 0)
        #expect(try folder.tree("absolute/x") == folder.tree("Generated"))
    }
}
