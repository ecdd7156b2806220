import Foundation
import TestSupport
import Testing
@testable import gen_dtos

/// `Documentation/Options.md` must have every option of the table.
@Suite struct OptionsPageTests {
    @Test func page() throws {
        let url = SharedFolder.packageRoot.appending(path: "Documentation/Options.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(text.range(of: "\n## ")).lowerBound
        let sections = CommandLineOption.Section.allCases.map(Self.section).joined()
        if GoldenCase.isRecording {
            try (text[..<start] + sections).write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(url.lastPathComponent)")
        } else {
            expectEqualText(String(text[start...]), sections, url.lastPathComponent)
        }
    }

    private static func section(_ section: CommandLineOption.Section) -> String {
        let heading = section.heading ?? (section == .own ? "Options of one command" : "About the tool")
        let rows = CommandLineOption.all.filter { $0.section == section }.map(row)
        return "\n## \(heading)\n\n| option | commands | meaning |\n|---|---|---|\n" + rows.joined()
    }

    /// Returns a line for each help text of an option. For each command, the first text that names it is used.
    private static func row(_ option: CommandLineOption) -> String {
        let words = ["--" + option.name, option.value.placeholder].compactMap(\.self).joined(separator: " ")
        return option.texts.map { entry in
            let commands = CommandLineCommand.allCases.filter { option.text(for: $0) == entry.text }
            let names =
                commands == CommandLineCommand.allCases ? "all" : commands.map(\.rawValue).joined(separator: ", ")
            let meaning = entry.text.replacing(/\n  ([a-z]+) +/) { "<br>`\($0.1)` " }
            return "| `\(words)` | \(names) | \(meaning) |\n"
        }.joined()
    }
}
