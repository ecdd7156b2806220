import Testing

/// Faults in the arguments of `gen-dtos audit --generated`. They are found before any Swift is read.
@Suite struct CallSiteArgumentTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("api.yaml", "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths: {}\n")
        try folder.write("App/App.swift", "let pets = 1\n")
    }

    private func refusal(_ words: String...) throws -> String {
        let outcome = try tool.run(["audit", "api.yaml", "--generated"] + words)
        #expect(outcome.status == 2 && outcome.output == "", "\(outcome)")
        return outcome.errors
    }

    @Test func missingFolders() throws {
        #expect(
            try refusal("Old", "App").hasPrefix(
                "gen-dtos: '--generated' names 'Old', which does not exist. Name the folder with the Swift files of the other generator."
            ))
        try folder.write("Old/readme.txt", "")
        #expect(try refusal("Old", "App").hasPrefix("gen-dtos: There is no Swift file in 'Old'. Name the folder "))
        try folder.write("Old/Client.swift", "struct Client {}\n")
        #expect(try refusal("Old/", "Old").hasPrefix("gen-dtos: There is no Swift file in 'Old' outside of 'Old': "))
        let gone = try tool.run("audit", "api.yaml", "--generated", "Old", "Gone")
        #expect(gone.status == 3 && gone.errors == "gen-dtos: Gone: No such file or directory\n")
    }

    @Test func optionsThatDoNotFit() throws {
        for words in [
            ["--fix"], ["--init"], ["--fail-on", "low"], ["--accepted", "a.yaml"], ["--typescript", "a.ts"],
        ] {
            let outcome = try tool.run(["audit", "api.yaml", "--generated", "Old", "App"] + words)
            #expect(outcome.status == 2)
            let fault = "gen-dtos: '--generated' and '\(words[0])' cannot be used together, because"
            #expect(outcome.errors.hasPrefix(fault))
        }
        #expect(
            try refusal("Old", "App", "--format", "markdown").hasPrefix(
                "gen-dtos: With '--generated', the format is text or json."))
    }
}
