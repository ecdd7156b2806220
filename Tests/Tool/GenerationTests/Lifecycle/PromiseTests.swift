import DTORuntime
import Foundation
import TestSupport
import Testing
@testable import Files
@testable import Generation

/// README.md and Documentation/Lifecycle.md promise how Swift changes when a part leaves the contract or changes its
/// type. These tests check the promises with the compiler and a program.
@Suite struct PromiseTests {
    private static let before = """
        Format: {type: string, enum: [paper, ebook, audio]}
        Rank: {type: integer, enum: [1, 2]}
        Code: {enum: [1, a]}
        Book: {type: object, required: [format], properties: {format: {$ref: '#/components/schemas/Format', default: paper}}}
        """
    private static let after = """
        Format: {type: string, enum: [ebook, audio]}
        Rank: {type: integer, enum: [2]}
        Code: {enum: [a]}
        Book: {type: object, required: [format], properties: {format: {$ref: '#/components/schemas/Format'}}}
        """

    /// Compiles a source file of an app together with the files of a contract whose enumerations have each lost a
    /// value, and returns what the compiler reports.
    private func diagnose(_ source: String, configuration: String = "") throws -> String {
        var contract = LifecycleContract()
        contract.configuration = configuration
        try contract.run(Self.before, on: "2025-11-29")
        try contract.run(Self.after, on: "2026-01-05")
        return try withFiles(of: contract, ["App.swift": source]) { try SwiftCompiler.diagnose($0) }
    }

    private func withFiles<Result>(
        of contract: LifecycleContract, _ others: [String: String] = [:], _ body: ([URL]) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "promises-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let models = (contract.result?.files?.files ?? []).filter { $0.path.hasPrefix("Sources/Books/") }
        #expect(!models.isEmpty)
        var files: [URL] = []
        for file in models {
            files.append(folder.appending(path: file.path.split(separator: "/").last ?? ""))
            try Data(file.bytes).write(to: files[files.count - 1])
        }
        for (name, text) in others {
            files.append(folder.appending(path: name))
            try Data(text.utf8).write(to: files[files.count - 1])
        }
        return try body(files)
    }

    // MARK: A property that is new

    /// Calls of the initializer that were written before the new property still compile.
    @Test(arguments: ["cover: {type: string}, title: {type: string}", "title: {type: string}, cover: {type: string}"])
    func anOptionalPropertyMoreBreaksNoCall(_ properties: String) throws {
        var contract = LifecycleContract()
        try contract.run("Book: {type: object, required: [title], properties: {\(properties), pages: {type: integer}}}")
        let calls = """
            let whole = Book(title: "Dune", pages: 412)
            let least = Book(title: "Dune")
            """
        #expect(try withFiles(of: contract, ["App.swift": calls]) { try SwiftCompiler.diagnose($0) } == "")
    }

    // MARK: A value that is gone

    @Test func theCompilerWarnsOfAValueThatIsGone() throws {
        let sentence = "'paper' is deprecated: Removed from the contract on 2026-01-05, and kept until 2026-04-05."
        #expect(try diagnose("let format = Format.paper").contains(sentence))
        #expect(try diagnose("func isPaper(_ format: Format?) -> Bool { format == .paper }").contains(sentence))
    }

    @Test func neitherGeneratedCodeNorASwitchIsWarnedOfIt() throws {
        let source = """
            func shelf(_ format: Format, _ rank: Rank) -> Int {
                switch (format, rank) {
                case (.paper, ._1): 1
                case (.ebook, _), (.audio, _), (.paper, _): 2
                case (.unknown, _): 3
                }
            }
            func formats() -> [Format] { Format.allCases + [Format(rawValue: "paper")] }
            """
        #expect(try diagnose(source) == "")
    }

    @Test(arguments: ["comment", "skip"])
    func theConfigurationSilencesTheWarning(style: String) throws {
        #expect(try diagnose("let format = Format.paper", configuration: "deprecated: \(style)") == "")
    }

    @Test func aValueThatIsGoneIsReadAndWrittenAsBefore() throws {
        var contract = LifecycleContract()
        try contract.run(Self.before, on: "2025-11-29")
        try contract.run(Self.after, on: "2026-01-05")
        let main = """
            import DTORuntime
            import Foundation
            let data = Data(#"[{"format": "paper"}, {"format": "vinyl"}]"#.utf8)
            let outcome = try JSONDecoder().decodeReporting([Book].self, from: data)
            print(outcome.value.map { $0.format }, outcome.issues.map(\\.path))
            print(String(decoding: try JSONEncoder().encode(outcome.value), as: UTF8.self))
            print(Format.allCases, Rank.allCases, Rank(rawValue: 1), try JSONDecoder().decode([Rank].self, from: Data("[1, 3]".utf8)))
            """
        let (problems, output) = try withFiles(of: contract) { try SwiftCompiler.run(main: main, with: $0) }
        #expect(problems == "")
        #expect(
            output
                == """
                [Contract.Format.paper, Contract.Format.unknown("vinyl")] ["[1].format"]
                [{"format":"paper"},{"format":"vinyl"}]
                [Contract.Format.paper, Contract.Format.ebook, Contract.Format.audio] [Contract.Rank._1, Contract.Rank._2] _1 [Contract.Rank._1, Contract.Rank.unknown(3)]

                """.replacing("Contract.", with: "program."))
    }

    // MARK: A type that changes

    /// The app in the store has `Int`, and the new app has `String`. Both read both forms, and report the conversion.
    @Test func afterAChangeFromIntegerToTextBothAppsReadBoth() throws {
        var contract = LifecycleContract()
        try contract.run(
            "Book: {type: object, required: [shelf], properties: {shelf: {type: integer}}}", on: "2025-11-29")
        let shipped = try #require(contract.text("Book.swift")).replacing("struct Book", with: "struct ShippedBook")
        try contract.run(
            "Book: {type: object, required: [shelf], properties: {shelf: {type: string}}}", on: "2026-01-05")
        #expect(contract.text("Book.swift")?.contains("public var shelf: String\n") == true)
        let main = """
            import DTORuntime
            import Foundation
            let data = Data(#"[{"shelf": 12}, {"shelf": "12"}]"#.utf8)
            let old = try JSONDecoder().decodeReporting([ShippedBook].self, from: data)
            let new = try JSONDecoder().decodeReporting([Book].self, from: data)
            print(old.value.map(\\.shelf), old.issues)
            print(new.value.map(\\.shelf), new.issues)
            """
        let (problems, output) = try withFiles(of: contract, ["Shipped.swift": shipped]) {
            try SwiftCompiler.run(main: main, with: $0)
        }
        #expect(problems == "")
        #expect(
            output == """
                [12, 12] [[1].shelf: expected Int, found "12" (coerced); used 12]
                ["12", "12"] [[0].shelf: expected String, found 12 (coerced); used "12"]

                """)
    }

    /// If the conversion is turned off, both types are read as a union.
    @Test func withoutTheConversionTheTypeIsAUnion() throws {
        var contract = LifecycleContract()
        contract.configuration = "coerce: none"
        try contract.run("Book: {type: object, properties: {shelf: {type: integer}}}", on: "2025-11-29")
        try contract.run("Book: {type: object, properties: {shelf: {type: string}}}", on: "2026-01-05")
        let book = try #require(contract.text("Book.swift"))
        #expect(book.contains("case string(String)\n        case integer(Int)"), "\(book)")
    }
}
