import Foundation
import Testing

/// `git apply` reads the output of `--check` and changes a folder just as a run of the tool would.
@Suite struct GitApplyTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        #expect(try tool.shell("git init -q .").status == 0)
        try folder.write("app/gen-dtos.yaml", "keep-removed: 0\n")
    }

    /// Makes an output folder with all kinds of differences: changed, new and removed files, empty files, and files
    /// without a final line end.
    private func prepare(_ words: String, in place: String, _ output: String) throws {
        try folder.writeDocument(["Work", "Author", "Empty", "No end"], to: "app/api.yaml")
        #expect(try tool.shell("cd \(place) && \"$TOOL\" \(words)").status == 0)
        let models = output + "/Sources/Books/Models/"
        try folder.write(models + "Work.swift", "no line end")
        try folder.write(models + "Empty.swift", "")
        try folder.write(models + "NoEnd.swift", folder.read(models + "NoEnd.swift") + "no line end")
        try folder.writeDocument(["Work", "Edition"], to: "app/api.yaml", note: "Second.")
    }

    /// - Parameters:
    /// place: the user's current folder.
    /// output: the output folder, relative to `place`.
    /// real: the output folder, relative to the root of the repository.
    /// apply: the folder where git is called, relative to `place`.
    @Test(arguments: [
        (".", "app/api.yaml", "Generated", "Generated", "."),
        (".", "app/api.yaml", "./Out", "Out", "."),
        (".", "app/api.yaml", "app/../Out", "Out", "."),
        (".", "app/api.yaml", "$PWD/Out put", "Out put", "."),
        ("app", "api.yaml", "Generated", "app/Generated", "."),
        ("app", "api.yaml", "./Ünï \\\"x\\\"", "app/Ünï \"x\"", "."),
        ("app", "api.yaml", "$PWD/Out", "app/Out", "."),
        // git skips files outside the folder where it is called.
        ("app", "api.yaml", "../Generated", "Generated", ".."),
        ("app", "../app/api.yaml", "../other/Out", "other/Out", ".."),
    ])
    func makesWhatARunMakes(
        _ place: String, _ document: String, _ output: String, _ real: String, _ apply: String
    ) throws {
        let words = "\(document) --output \"\(output)\""
        try prepare(words, in: place, real)
        let before = try folder.tree(real)
        let applied = try tool.shell(
            "cd \(place) && { \"$TOOL\" \(words) --check 2> /dev/null > /tmp/$$.diff; cd \(apply); git apply /tmp/$$.diff; rm /tmp/$$.diff; }"
        )
        #expect(applied.status == 0 && applied.errors == "", "\(applied.errors)")
        let patched = try folder.tree(real)
        #expect(patched != before)
        #expect(patched["Sources/Books/Models/Empty.swift"] == nil)
        let check = try tool.shell("cd \(place) && \"$TOOL\" \(words) --check")
        #expect(check.status == 0, "\(check.output)")
        #expect(try tool.shell("cd \(place) && \"$TOOL\" \(words)").status == 0)
        #expect(try folder.tree(real) == patched)
    }

    /// Outside a repository, git takes paths as relative to the current folder.
    @Test func outsideOfARepository() throws {
        try folder.remove(".git")
        try prepare("api.yaml", in: "app", "app/Generated")
        let applied = try tool.shell("cd app && \"$TOOL\" api.yaml --check 2> /dev/null | git apply")
        #expect(applied.status == 0 && applied.errors == "", "\(applied.errors)")
        #expect(try tool.shell("cd app && \"$TOOL\" api.yaml --check").status == 0)
    }

    @Test func aPageToo() throws {
        try folder.writeDocument(["Work"], to: "app/api.yaml")
        let words = "docs api.yaml --output pages/page.md"
        let made = try tool.shell("cd app && \"$TOOL\" \(words) --check 2> /dev/null | git apply")
        #expect(made.status == 0 && made.errors == "", "\(made.errors)")
        #expect(try tool.shell("cd app && \"$TOOL\" \(words) --check").status == 0)
        try folder.write("app/pages/page.md", "")
        #expect(try tool.shell("cd app && \"$TOOL\" \(words) --check 2> /dev/null | git apply").errors == "")
        #expect(try tool.shell("cd app && \"$TOOL\" \(words) --check").status == 0)
    }
}
