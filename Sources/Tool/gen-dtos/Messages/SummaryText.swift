import Diagnostics
import Generation
import Texts

/// The texts at the end of a run.
struct SummaryText {
    /// The name of the document, which begins each line, or nil if there is only one document.
    let document: String?
    let hasColour: Bool

    /// Returns the text after a run that wrote files:
    ///
    /// ```
    /// 31 records, 9 enumerations, 3 envelopes
    /// 2 files changed, 1 added, 0 removed, 84 unchanged
    /// ```
    ///
    /// With a document, the text is one line.
    ///
    /// - Parameter contract: The counts of the contract, or nil if nothing was generated anew.
    func written(_ contract: GenerationSummary?, _ files: FileSetWriter.Summary) -> String {
        start(contract) + self.files(files) + "\n"
    }

    private func start(_ contract: GenerationSummary?) -> String {
        guard let document else { return Self.contents(contract, "\n") }
        return "\(document): " + Self.contents(contract, "; ")
    }

    private func files(_ files: FileSetWriter.Summary) -> String {
        let counts = [
            coloured(files.changed.counted("file") + " changed", 33, files.changed > 0),
            coloured("\(files.added) added", 32, files.added > 0),
            coloured("\(files.removed) removed", 31, files.removed > 0),
            "\(files.unchanged) unchanged",
        ]
        return counts.joined(separator: ", ")
    }

    /// Colours a text if the condition holds and the terminal has colours.
    ///
    /// - Parameter code: Yellow, green or red of ECMA-48, section 8.3.117.
    private func coloured(_ text: String, _ code: Int, _ condition: Bool) -> String {
        hasColour && condition ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// Returns the sentence for findings that the last run has reported.
    func repeated(_ findings: Int, _ arguments: CommandLineArguments) -> String {
        let count = findings.counted("warning or note", "warnings and notes")
        let command = Self.command(arguments.wordsOfLint)
        return "gen-dtos: \(count) as before; '\(command)' lists the findings\n"
    }

    func upToDate(_ contract: GenerationSummary?, _ output: String) -> String {
        start(contract) + "\(output) is up to date\n"
    }

    static func outOfDate(_ check: FileSetCheck, _ output: String) -> String {
        if check.isAbsent {
            return "gen-dtos: \(output) does not exist. A run generates \(check.missing.counted("file"))."
        }
        let kinds = [
            (check.outdated, "out of date"), (check.missing, "missing"), (check.orphans, "no longer made"),
        ]
        let found = kinds.filter { $0.0 > 0 }.map { $0.0.counted("file") + " " + $0.1 }
        let what = found.isEmpty ? "manifest.json differs" : found.joined(separator: ", ")
        return "gen-dtos: \(output) differs from what the document generates: \(what)."
    }

    /// Returns the command that brings the output up to date.
    ///
    /// - Parameter words: The command line of the check. The result is this command without `--check`, `--stat` and
    ///   `--quiet`.
    static func repair(_ words: [String]) -> String {
        command(words.filter { !["--check", "--stat", "--quiet"].contains($0) })
    }

    /// Returns the command that generates with the options of `prune`.
    ///
    /// - Parameter words: A command line of `prune`.
    static func generation(_ words: [String]) -> String {
        var scanner = ArgumentScanner(words)
        var rest = words
        while let argument = try? scanner.argument() {
            guard case .document = argument else { continue }
            // The first argument that is not an option is the name of the command.
            rest.remove(at: scanner.index)
            break
        }
        return repair(rest)
    }

    /// Returns a command as a user types it.
    static func command(_ words: [String]) -> String {
        shell(["gen-dtos"] + words)
    }

    static func shell(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    /// Returns the line about warnings that are treated as errors, or an empty string without warnings.
    static func strictness(_ diagnostics: [Diagnostic]) -> String {
        let warnings = diagnostics.count { $0.severity == .warning }
        if warnings == 0 { return "" }
        let counted = warnings == 1 ? "1 warning is treated as an error" : "\(warnings) warnings are treated as errors"
        return "gen-dtos: \(counted) (--strict)\n"
    }

    /// Returns counts such as `1 error, 2 warnings, 3 notes`. Counts of zero are left out.
    static func findings(_ diagnostics: [Diagnostic]) -> String {
        let kinds: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
        let found = kinds.compactMap { severity, name in
            let number = diagnostics.count { $0.severity == severity }
            return number > 0 ? number.counted(name) : nil
        }
        return found.isEmpty ? "nothing to report\n" : found.joined(separator: ", ") + "\n"
    }

    /// Returns the counts of the contract. Counts of zero are left out.
    static func contents(_ contract: GenerationSummary?, _ end: String) -> String {
        guard let contract else { return "" }
        let kinds = [
            (contract.records, "record", "records"), (contract.enumerations, "enumeration", "enumerations"),
            (contract.unions, "union", "unions"), (contract.envelopes, "envelope", "envelopes"),
            (contract.aliases, "alias", "aliases"), (contract.operations, "operation", "operations"),
            (
                contract.strictFormats, "property that is strict because of its format's type",
                "properties that are strict because of their formats' types"
            ),
            (
                contract.kept, "part that is kept although the document has dropped it",
                "parts that are kept although the document has dropped them"
            ),
        ]
        let found = kinds.filter { $0.0 > 0 }.map { $0.0.counted($0.1, $0.2) }
        return (found.isEmpty ? "no types" : found.joined(separator: ", ")) + end
    }

    // MARK: Several documents

    /// Returns a text with the command that brings all documents up to date.
    static func repairOfAll(_ words: [String]) -> String {
        "gen-dtos: To repair:\n    \(repair(words))\n"
    }

    /// Returns a line such as `3 documents, 1 failed`. In a check, a difference is not a failure.
    static func whole(documents: Int, failed: Int, outOfDate: Int?) -> String {
        let differences = outOfDate.map { ", \($0) out of date" } ?? ""
        return documents.counted("document") + differences + ", \(failed) failed\n"
    }

    /// Quotes a word for a POSIX shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "_-./=,+:@%".utf8.contains(byte)
            }
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
