import Diagnostics
import Platform

/// Finds a word in the position of a document that names no file: a misspelt or misplaced command, or a command of
/// another tool.
///
/// An existing file is always a document, whatever its name is.
enum MistypedWord {
    /// Returns the error for a mistyped word.
    ///
    /// - Parameter words: The command line without the name of the program.
    /// - Returns: Nil if no mistake is known.
    static func fault(in words: [String]) -> UsageError? {
        let documents = documents(in: words)
        guard let first = documents.first, words[first] != CommandLineHelp.command else { return nil }
        if CommandLineCommand(rawValue: words[first]) != nil { return faultBehindCommand(in: words, documents) }
        for index in documents where words[index] != "-" && !SystemPath.exists(words[index]) {
            if let message = message(words[index], at: index, in: words, isFirst: index == first) {
                return UsageError(message: message)
            }
        }
        return nil
    }

    /// Finds a second command, or a command of another tool. In both cases, the command line is refused.
    private static func faultBehindCommand(in words: [String], _ documents: [Int]) -> UsageError? {
        let known = CommandLineCommand.allCases.map(\.rawValue)
        for index in documents.dropFirst() where !SystemPath.exists(words[index]) {
            let word = words[index]
            guard
                known.contains(word) || word == CommandLineHelp.command || foreign.contains(word) || isLikeCommand(word)
            else { continue }
            if word == CommandLineHelp.command {
                return UsageError(
                    message: "'\(word)' comes first: '\(SummaryText.command([word, words[documents[0]]]))'.")
            }
            var others = words
            others.remove(at: index)
            if documents.count == 2 { others.append("SPEC") }
            return UsageError(
                message: "'\(word)' is not a document. One command is enough: '\(SummaryText.command(others))'.")
        }
        return nil
    }

    /// Commands of other tools.
    private static let foreign = ["check", "validate", "version", "build"]

    /// Whether the word is similar to a command. A word with `/` or `.` is the path of a document.
    private static func isLikeCommand(_ word: String) -> Bool {
        let known = CommandLineCommand.allCases.map(\.rawValue) + [CommandLineHelp.command]
        return !word.contains("/") && !word.contains(".") && Spelling.nearest(to: word, among: known) != nil
    }

    /// Returns the positions of the documents before `--`. The array is empty if the words ask for help or the version.
    private static func documents(in words: [String]) -> [Int] {
        let words = Array(words.prefix { $0 != "--" })
        var documents: [Int] = []
        var scanner = ArgumentScanner(words)
        while true {
            do throws(UsageError) {
                guard let argument = try scanner.argument() else { return documents }
                switch argument {
                case .document: documents.append(scanner.index)
                // A request for help has priority over other mistakes.
                case .option("help", _), .option("version", _): return []
                case .option: continue
                }
            } catch {
                // Faulty options are reported when they are read.
                continue
            }
        }
    }

    private static func message(_ word: String, at index: Int, in words: [String], isFirst: Bool) -> String? {
        var others = words
        others.remove(at: index)
        let rest = documents(in: others).isEmpty ? ["SPEC"] + others : others
        func shown(_ words: [String]) -> String { "'\(SummaryText.command(words))'" }
        switch word {
        case "check":
            return
                "'check' is not a command. To compare the output with what SPEC makes: \(shown(rest.filter { $0 != "--check" } + ["--check"]))."
        case "validate":
            return "'validate' is not a command. To see what is wrong with SPEC: \(shown(["lint"] + rest))."
        case "build": return "'build' is not a command. To make the output: \(shown(rest))."
        case "version": return "'version' is not a command. To see the version: \(shown(["--version"]))."
        default: break
        }
        if !isFirst, CommandLineCommand(rawValue: word) != nil {
            return
                "The command comes before the document: \(shown([word] + others)). A file of that name is './\(word)'."
        }
        // The path of a document contains a folder or an extension.
        guard !word.contains("/"), !word.contains(".") else { return nil }
        let known = CommandLineCommand.allCases.map(\.rawValue) + [CommandLineHelp.command]
        guard let nearest = Spelling.nearest(to: word, among: known) else { return nil }
        if nearest == CommandLineHelp.command { others.removeAll { CommandLineCommand(rawValue: $0) == nil } }
        return "'\(word)' is neither a command nor a file. Did you mean \(shown([nearest] + others))?"
    }
}
