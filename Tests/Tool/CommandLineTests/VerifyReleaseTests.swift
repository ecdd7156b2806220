import Foundation
import Testing

/// `gen-dtos verify-release`: its findings in folders, files and archives, and its messages about unreadable files.
@Suite struct VerifyReleaseTests {
    private let folder: WorkingFolder
    private let tool: Tool

    private static let book = #"""
        {
          "title": "The Left Hand of Darkness",
          "pages": 304
        }
        """#

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("App.app/App", "\u{7F}ELF\0an app that is ready\0")
        try folder.write("App.app/Info.plist", "<plist/>")
        try folder.write(
            "Generated/Fixtures/Fixtures+Book.swift",
            """
            // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

            extension Fixtures {
                public static let bookFull = #\"""
                    {
                      "title": "The Left Hand of Darkness",
                      "pages": 304
                    }
                    \"""#

                public static let bookMinimal = #\"""
                    {
                      "title": "title"
                    }
                    \"""#
            }

            """)
        try folder.write("Generated/Sources/Books/Book.swift", "")
    }

    /// Runs the command and expects these findings.
    /// - Parameter words: the arguments. Without any, the command examines `App.app`.
    private func expect(
        _ lines: [String], of words: String..., at place: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try tool.run(["verify-release", "--quiet"] + (words.isEmpty ? ["App.app"] : words))
        #expect(outcome.output == lines.map { $0 + "\n" }.joined(), sourceLocation: place)
        #expect(outcome.errors == "", sourceLocation: place)
        #expect(outcome.status == (lines.isEmpty ? 0 : 1), sourceLocation: place)
    }

    private typealias SourceLocation = Testing.SourceLocation

    // MARK: Nothing

    @Test func aCleanBuild() throws {
        let outcome = try tool.run("verify-release", "App.app")
        #expect(outcome.status == 0)
        #expect(outcome.output == "nothing found in 2 files, compared with 1 fixture of Generated/Fixtures\n")
        #expect(outcome.errors == "")
        try expect([])
    }

    @Test func withoutFixturesNothingIsClean() throws {
        try folder.remove("Generated")
        let outcome = try tool.run("verify-release", "App.app/App")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.errors
                == "gen-dtos: Nothing was compared: there is no fixture in the output folder 'Generated'. Name the "
                + "configuration of another output folder with --config, or a folder such as Generated/Fixtures with --fixtures.\n"
        )
    }

    @Test func withoutFixturesWhatIsFoundIsSaid() throws {
        try folder.remove("Generated")
        try folder.write("App.app/App", "\0app.networking.mockMode\0")
        try expect(["App.app/App: has the switch for mock data, app.networking.mockMode"])
    }

    /// Short texts like this one can appear in any app.
    @Test func aShortFixtureIsNoProof() throws {
        try folder.write("App.app/a.json", #"{"title": "title"}"#)
        try expect([])
    }

    // MARK: Something

    @Test func theSwitch() throws {
        try folder.write("App.app/App", "\0app.networking.mockMode\0")
        try expect(["App.app/App: has the switch for mock data, app.networking.mockMode"])
        try expect(["App.app/App: has the switch for mock data, app.networking.mockMode"], of: "App.app/App")
    }

    @Test func theSwitchAcrossPieces() throws {
        for shift in [1, 7, 22] {
            let length = 1 << 18
            try folder.write(
                "App.app/App", String(repeating: "x", count: length - shift) + "app.networking.mockMode" + "tail")
            try expect(["App.app/App: has the switch for mock data, app.networking.mockMode"])
        }
    }

    @Test func mockDataByItsName() throws {
        try folder.write("App.app/MockData/mock_v1_search_isbn_get.json", "{}")
        try folder.write("App.app/Mock_A_Post.JSON", "{}")
        try folder.write("App.app/mock_notes.txt", "")
        try folder.write("App.app/hammock_get.json", "{}")
        try expect(["App.app/Mock_A_Post.JSON: has the name of mock data"], of: "App.app/Mock_A_Post.JSON")
        try expect([
            "App.app/MockData/mock_v1_search_isbn_get.json: has the name of mock data",
            "App.app/Mock_A_Post.JSON: has the name of mock data",
        ])
    }

    @Test func aFixtureWithAnotherNameOrWithin() throws {
        let words = "contains the fixture bookFull"
        try folder.write("App.app/strings.dat", Self.book)
        try expect(["App.app/strings.dat: \(words)"])
        try folder.write("App.app/strings.dat", #"{"title":"The Left Hand of Darkness","pages":304}"#)
        try expect(["App.app/strings.dat: \(words)"])
        try folder.write("App.app/strings.dat", "binary\0\(Self.book)\0binary")
        try expect(["App.app/strings.dat: \(words)"])
        try folder.write("App.app/strings.dat", Self.book.replacing("304", with: "305"))
        try expect([])
    }

    @Test func mockDataThatIsRenamed() throws {
        try folder.write("Mocks/mock_books_get.json", #"{"books": [{"title": "Kindred", "pages": 287}]}"#)
        try folder.write("App.app/b.bin", "..\n{ \"books\":[ {\"title\":\"Kindred\", \"pages\":287} ] }..")
        try expect(
            ["App.app/b.bin: contains the fixture mock_books_get.json"], of: "App.app", "--fixtures", "Mocks/")
        try folder.write("App.app/c.bin", Self.book)
        try expect(
            [
                "App.app/b.bin: contains the fixture mock_books_get.json",
                "App.app/c.bin: contains the fixture bookFull",
            ], of: "App.app", "--fixtures", "Mocks", "--fixtures", "Generated/Fixtures")
    }

    /// Mock documents of the output folder are found without being named. Their module may be in the build, because
    /// previews need it.
    @Test func mockDocuments() throws {
        try folder.write(
            "Generated/Mocks/Sources/Documents/mock_books_get.swift",
            """
            #if DEBUG
                extension Mocks {
                    static let mock_books_get = #\"""
                        {"books": [{"title": "Kindred", "pages": 287}], "next": "{{BASE_URL}}/books?page=2"}
                        \"""#
                }
            #endif
            """)
        try folder.write("App.app/App", "\0BooksMocks\0")
        try expect([])
        try folder.write(
            "App.app/App", #"..{"books":[{"title":"Kindred","pages":287}],"next":"{{BASE_URL}}/books?page=2"}.."#)
        try expect(["App.app/App: contains the fixture mock_books_get"])
    }

    @Test func modulesForTests() throws {
        try folder.write("App.app/App", "$s10DTOTesting14RecordContractV")
        try expect(["App.app/App: has the module DTOTesting, which is for tests"])
        // These names are left when the symbols are stripped.
        try folder.write("App.app/App", "\0DTOTesting\0\0BooksFixtures\0")
        try expect([
            "App.app/App: has the module DTOTesting, which is for tests",
            "App.app/App: has the module BooksFixtures, which is for tests",
        ])
        try folder.write("App.app/App", "see DTOTesting for more")
        try expect([])
    }

    @Test func allOfItInSeveralBuilds() throws {
        try folder.write("Other.app/mock_a_get.json", Self.book)
        try folder.write("App.app/App", "app.networking.mockMode")
        let outcome = try tool.run("verify-release", "App.app", "Other.app")
        #expect(outcome.status == 1)
        #expect(
            outcome.output == """
                App.app/App: has the switch for mock data, app.networking.mockMode
                Other.app/mock_a_get.json: has the name of mock data
                Other.app/mock_a_get.json: contains the fixture bookFull
                2 of 3 files must not be shipped, compared with 1 fixture of Generated/Fixtures

                """)
    }

    @Test func theConfigurationNamesTheFixtures() throws {
        try folder.write("api/gen-dtos.yaml", "output: ../Made\n")
        try folder.copy("Generated", to: "Made")
        try folder.remove("Generated")
        try folder.write("App.app/a", Self.book)
        #expect(try tool.run("verify-release", "App.app").status == 2)
        try expect(["App.app/a: contains the fixture bookFull"], of: "App.app", "--config", "api/gen-dtos.yaml")
    }

    /// No argument names the document. `init` writes the configuration into the folder of this one, and `generate`
    /// finds it there.
    @Test func theConfigurationIsBesideTheDocument() throws {
        try folder.write("spec/openapi.yaml", "openapi: 3.1.0\n")
        try folder.write("spec/gen-dtos.yaml", "output: ../Made\n")
        try folder.copy("Generated", to: "Made")
        try folder.remove("Generated")
        try folder.write("App.app/a", Self.book)
        try expect(["App.app/a: contains the fixture bookFull"])
    }

    /// As in `generate`, the default output folder is in the current folder, wherever the configuration is.
    @Test func withoutOutputTheFolderIsTheCurrentOnes() throws {
        try folder.write("api/gen-dtos.yaml", "")
        try folder.write("App.app/a", Self.book)
        try expect(["App.app/a: contains the fixture bookFull"], of: "App.app", "--config", "api/gen-dtos.yaml")
    }

    // MARK: Links and special files

    @Test func linksAreNotFollowed() throws {
        try folder.write("outside/mock_x_get.json", Self.book)
        try folder.link("App.app/outside", to: "../outside")
        try folder.link("App.app/loop", to: ".")
        try folder.link("App.app/self", to: "self")
        try folder.link("App.app/file", to: "../outside/mock_x_get.json")
        try expect([])
        try folder.link("Link.app", to: "App.app")
        try folder.write("App.app/App", "app.networking.mockMode")
        try expect(["Link.app/App: has the switch for mock data, app.networking.mockMode"], of: "Link.app")
    }

    @Test func aPipeIsAnError() throws {
        #expect(mkfifo(folder.url("App.app/pipe").path, 0o600) == 0)
        let outcome = try tool.run("verify-release", "App.app")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: App.app/pipe is neither a file nor a folder nor a link\n")
    }

    #if os(Linux)
        /// The file can be opened, but reading it fails.
        @Test func whatFailsWhileItIsReadIsAnError() throws {
            let outcome = try tool.run("verify-release", "/proc/self/mem", "App.app")
            #expect(outcome.status == 3)
            #expect(outcome.errors == "gen-dtos: /proc/self/mem: Input/output error\n")
        }
    #endif

    /// A user who may read everything cannot run this test.
    @Test(.enabled(if: getuid() != 0)) func whatCannotBeReadIsAnError() throws {
        try folder.write("App.app/closed", "")
        #expect(chmod(folder.url("App.app/closed").path, 0) == 0)
        try folder.write("App.app/mock_a_get.json", "{}")
        let outcome = try tool.run("verify-release", "App.app")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: App.app/closed: Permission denied\n")
        #expect(outcome.output == "App.app/mock_a_get.json: has the name of mock data\n")
    }

    @Test func namesCannotForgeLines() throws {
        try folder.write("App.app/mock_a\nnothing found_get.json", "{}")
        try expect(["App.app/mock_a\\nnothing found_get.json: has the name of mock data"])
    }

    // MARK: Usage

    @Test(arguments: [
        (
            ["App.app", "--fixtures", "App.app"],
            "There is no fixture in 'App.app'. Name a folder such as Generated/Fixtures with --fixtures."
        ),
        (["Empty.app"], "There is no file in 'Empty.app'."),
        (["App.app", "--check"], "'verify-release' has no option '--check'."),
    ])
    func wrongUsage(_ words: [String], _ message: String) throws {
        try FileManager.default.createDirectory(at: folder.url("Empty.app"), withIntermediateDirectories: true)
        let outcome = try tool.run(["verify-release"] + words)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors == "gen-dtos: \(message)\n")
    }

    @Test(arguments: [
        (["nothing.app"], "nothing.app: No such file or directory"),
        (["App.app", "App.app/App/below"], "App.app/App/below: Not a directory"),
        (["App.app", "--fixtures", "None"], "None: No such file or directory"),
    ])
    func missingFiles(_ words: [String], _ message: String) throws {
        let outcome = try tool.run(["verify-release"] + words)
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: \(message)\n")
    }

    @Test func aPathIsNeeded() throws {
        let outcome = try tool.run("verify-release")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix(
                "gen-dtos: The path of the build is missing.\nUsage: gen-dtos verify-release PATH"))
        #expect(!outcome.errors.contains("gen-dtos lint"))
    }

    // MARK: Archives

    private static let hasZip = ["zip", "unzip"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    private func zip(_ archive: String, in place: String, _ what: String) throws {
        let path = folder.url(archive).path
        let outcome = try tool.shell("cd '\(place)' && /usr/bin/zip -qry '\(path)' '\(what)'")
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(.enabled(if: hasZip)) func anArchive() throws {
        try folder.copy("App.app", to: "Payload")
        try folder.write("Payload/mock_a_get.json", "{}")
        try folder.write("Payload/notes.txt", "app.networking.mockMode")
        try zip("Books [1].ipa", in: ".", "Payload")
        let lines = [
            "Books [1].ipa/Payload/mock_a_get.json: has the name of mock data",
            "Books [1].ipa/Payload/notes.txt: has the switch for mock data, app.networking.mockMode",
        ]
        try expect(lines, of: "Books [1].ipa")
        // The archive is in another archive, under any name.
        try folder.write("Outer/readme.txt", "")
        try folder.copy("Books [1].ipa", to: "Outer/data.bin")
        try zip("outer.zip", in: "Outer", ".")
        try expect(lines.map { $0.replacing("Books [1].ipa", with: "outer.zip/data.bin") }, of: "outer.zip")
    }

    @Test(.enabled(if: hasZip)) func anArchiveThatIsDamaged() throws {
        try folder.write("Payload/a.txt", String(repeating: "some text, ", count: 1_000))
        try zip("Books.ipa", in: ".", "Payload")
        let bytes = try Data(contentsOf: folder.url("Books.ipa"))
        try bytes.prefix(bytes.count / 2).write(to: folder.url("Books.ipa"))
        let outcome = try tool.run("verify-release", "Books.ipa")
        #expect(outcome.status == 3)
        #expect(outcome.errors.hasPrefix("gen-dtos: Books.ipa is a zip archive, and 'unzip' fails with status "))
        #expect(outcome.output == "")
    }

    /// The directory of the archive states 4 GB for each of its six files (APPNOTE, section 4.3.12).
    @Test(.enabled(if: hasZip)) func anArchiveThatWouldFillTheDisk() throws {
        for number in 1...6 { try folder.write("Payload/\(number).txt", "x") }
        try zip("Books.ipa", in: ".", "Payload")
        var bytes = try Data(contentsOf: folder.url("Books.ipa"))
        var start = bytes.startIndex
        while let header = bytes.range(of: Data([0x50, 0x4B, 0x01, 0x02]), in: start..<bytes.endIndex) {
            let size = header.lowerBound + 24
            bytes.replaceSubrange(size..<size + 4, with: [0xFE, 0xFF, 0xFF, 0xFF])
            start = header.upperBound
        }
        try bytes.write(to: folder.url("Books.ipa"))
        let outcome = try tool.run("verify-release", "Books.ipa")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("its files would have "))
        #expect(outcome.errors.contains(" bytes, more than 20 GB"))
    }

    @Test(.enabled(if: hasZip)) func archivesWithoutEnd() throws {
        try folder.write("a", "app.networking.mockMode")
        try zip("1.zip", in: ".", "a")
        for number in 1...4 { try zip("\(number + 1).zip", in: ".", "\(number).zip") }
        try expect(["3.zip/2.zip/1.zip/a: has the switch for mock data, app.networking.mockMode"], of: "3.zip")
        let outcome = try tool.run("verify-release", "4.zip")
        #expect(outcome.status == 3)
        #expect(
            outcome.errors
                == "gen-dtos: 4.zip/3.zip/2.zip/1.zip is a zip archive, and it is nested in three archives\n"
        )
    }
}
