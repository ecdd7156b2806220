import Diagnostics

/// Reads the words of a command line one by one: documents, and options with their values.
///
/// An unreadable word is an error. The next call continues after the word, so that a caller can report all errors.
struct ArgumentScanner {
    enum Argument: Equatable {
        /// A document. The first document may be a command.
        case document(String)
        /// An option. The value is empty if the option takes no value.
        case option(name: String, value: String)
    }

    private let words: [String]
    private var next = 0
    private var allowsOptions = true
    /// The index of the word with which the last argument began.
    private(set) var index = 0

    init(_ words: [String]) {
        self.words = words
    }

    /// Reads the next argument.
    ///
    /// - Returns: Nil at the end.
    mutating func argument() throws(UsageError) -> Argument? {
        while next < words.count {
            index = next
            next += 1
            let word = words[index]
            if allowsOptions, word == "--" {
                allowsOptions = false
                continue
            }
            guard allowsOptions, word.hasPrefix("-"), word != "-" else { return .document(word) }
            return try option(word)
        }
        return nil
    }

    /// Returns the option that the word names, with its value from this word or the next word.
    private mutating func option(_ word: String) throws(UsageError) -> Argument {
        if word == "-h" { return .option(name: "help", value: "") }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard let option = CommandLineOption.all.first(where: { "--\($0.name)" == name }) else {
            throw UsageError(message: "There is no option '\(name)'." + Self.suggestion(for: name))
        }
        if option.value.placeholder != nil {
            if let value = parts.count > 1 ? parts[1] : nextWord(), !value.isEmpty {
                return .option(name: option.name, value: value)
            }
            throw UsageError(message: "The option '\(name)' needs a value.")
        }
        if parts.count > 1 { throw UsageError(message: "The option '\(name)' takes no value.") }
        return .option(name: option.name, value: "")
    }

    private mutating func nextWord() -> String? {
        guard next < words.count else { return nil }
        defer { next += 1 }
        return words[next]
    }

    private static func suggestion(for name: String) -> String {
        let known = CommandLineOption.all.map { "--\($0.name)" }
        guard let nearest = Spelling.nearest(to: name, among: known) else { return "" }
        return " Did you mean '\(nearest)'?"
    }
}
