import Diagnostics
import Foundation
import Generation
import GenerationSettings
import Testing
@testable import gen_dtos

/// Parses lists of contracts without running them.
@Suite struct ContractListTests {
    private func list(_ text: String, at path: String = "lists/all.txt", _ defaults: String...) throws -> ContractList {
        var sources = SourceFileTable()
        let file = SourceFile(path: path, text: text)
        guard case .several(_, let defaults) = try CommandLineRequest(parsing: ["--list", path] + defaults) else {
            throw UsageError(message: "not a list")
        }
        return ContractList(
            reading: file, id: sources.add(file), isStandardInput: path == "<stdin>", defaults: defaults)
    }

    private func faults(_ text: String, at path: String = "all.txt") throws -> [String] {
        try list(text, at: path).diagnostics.sorted.map { diagnostic in
            let place = diagnostic.location.map { "\($0.line):\($0.column): " } ?? ""
            return place + diagnostic.message
        }
    }

    // MARK: Words

    @Test(arguments: [
        ("", []), ("  \t ", []), ("# a b", []), ("a # b", ["a"]), ("a#b", ["a#b"]),
        ("a  b\tc", ["a", "b", "c"]), ("'a b'c\"d e\"", ["a bcd e"]), ("'' \"\"", ["", ""]),
        ("a\\ b \\# \\'", ["a b", "#", "'"]), ("'a\\b' \"a\\b\" \"\\\"\\$\\\\\"", ["a\\b", "a\\b", "\"$\\"]),
        ("$HOME ~ * ; | '#'", ["$HOME", "~", "*", ";", "|", "#"]),
    ])
    func wordsAreThoseOfAShell(_ line: String, _ words: [String]) throws {
        #expect(try ShellWords.words(of: line.unicodeScalars).map(\.text) == words)
    }

    @Test func columnsCountScalars() throws {
        #expect(try ShellWords.words(of: "  'ü'é  b".unicodeScalars).map(\.column) == [3, 9])
    }

    @Test(arguments: [
        ("a 'b", ShellWords.Fault(kind: .openQuotation, column: 3)),
        ("\"a\\\"", ShellWords.Fault(kind: .openQuotation, column: 1)),
        ("a b\\", ShellWords.Fault(kind: .lastBackslash, column: 4)), ("a\0", ShellWords.Fault(kind: .nul, column: 2)),
    ])
    func linesWithoutEnd(_ line: String, _ fault: ShellWords.Fault) {
        #expect(throws: fault) { try ShellWords.words(of: line.unicodeScalars) }
    }

    // MARK: Lines

    @Test func aLineIsACommandLine() throws {
        let text =
            "\u{FEFF}a.yaml --output 'My API/' # first\r\n\r\n/b.yaml --config=c.yaml --access package --strict\r-"
        let contracts = try list(text, "--access", "internal", "--limit", "nodes=9").contracts.map(\.arguments)
        #expect(contracts.map(\.document) == ["lists/a.yaml", "/b.yaml", "-"])
        #expect(contracts.map(\.output) == ["lists/My API", nil, nil])
        #expect(contracts.map(\.configuration) == [nil, "lists/c.yaml", nil])
        #expect(contracts.map(\.overrides.access) == [.internal, .package, .internal])
        #expect(contracts.map(\.isStrict) == [false, true, false])
        #expect(contracts.allSatisfy { $0.limits == ["nodes": 9] })
    }

    @Test func pathsOfTheCommandLineStartAtTheCurrentFolder() throws {
        let list = try list("a.yaml --allow-path x\nb.yaml", "--templates", "t", "--allow-path", "y", "--config", "c")
        #expect(list.contracts.map(\.arguments.allowedPaths) == [["y", "lists/x"], ["y"]])
        #expect(list.contracts.allSatisfy { $0.arguments.templates == "t" && $0.arguments.configuration == "c" })
        #expect(try self.list("a.yaml", at: "<stdin>").contracts.map(\.arguments.document) == ["a.yaml"])
        #expect(try self.list("a.yaml", at: "/l.txt").contracts.map(\.arguments.document) == ["/a.yaml"])
    }

    @Test func locationsAreThoseOfTheDocuments() throws {
        let locations = try list("\n --module M a.yaml\nb.yaml").contracts.compactMap(\.location)
        #expect(locations.map(\.line) == [2, 3])
        #expect(locations.map(\.column) == [13, 1])
    }

    @Test func everyFaultOfEveryLine() throws {
        let text = """
            a.yaml --modul B --check
            --output x
            b.yaml c.yaml 'd'
            e.yaml --access open --jobs 3 --seed 1
            f.yaml "g
            - ''
            -
            ""
            """
        #expect(
            try faults(text) == [
                "1:8: There is no option '--modul'. Did you mean '--module'?",
                "1:18: '--check' is for the whole run: give the option on the command line, not in a list.",
                "2:1: The OpenAPI document is missing on this line.",
                "3:8: A line can have only one document: remove 'c.yaml' after 'b.yaml'.",
                "3:15: A line can have only one document: remove 'd' after 'b.yaml'.",
                "4:8: 'open' is not a value of '--access'. The values are: public, package, internal.",
                "4:22: '--jobs' is for the whole run: give the option on the command line, not in a list.",
                "4:31: 'generate' has no option '--seed'.",
                "5:8: The quotation that begins here does not end on this line.",
                "6:3: A line can have only one document: remove '' after '-'.",
                "7:1: Standard input, '-', is read already.",
                "8:1: The name of the document is empty.",
            ])
        #expect(try faults("-", at: "<stdin>") == ["1:1: Standard input, '-', is read already."])
        #expect(try faults("# nothing\n\n") == ["all.txt names no document; write a document on each line."])
    }
}
