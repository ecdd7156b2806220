import Diagnostics
import References

/// One document of several, with its arguments.
struct ListedContract: Sendable {
    var arguments: CommandLineArguments
    /// The place of the document in a list.
    var location: SourceLocation?
}

/// The contracts of a `--list`. Each line has a document and its options, as on a command line.
///
/// Relative paths start at the list's own folder, so that the current folder does not matter. The errors
/// of all lines are reported together.
struct ContractList {
    private(set) var contracts: [ListedContract] = []
    private(set) var diagnostics = DiagnosticSink()
    private let id: SourceFileID
    /// The folder with its slash. The string is empty for the current folder.
    private let folder: String
    private let defaults: CommandLineArguments
    private var readsStandardInput: Bool

    /// - Parameters:
    ///   - file: The list. If the list is read from standard input (`<stdin>`), standard input cannot be one of the
    ///     documents.
    ///   - defaults: The arguments for every line.
    init(reading file: SourceFile, id: SourceFileID, isStandardInput: Bool, defaults: CommandLineArguments) {
        self.id = id
        self.defaults = defaults
        folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
        readsStandardInput = isStandardInput
        for (index, line) in Self.lines(of: file).enumerated() { read(line, number: index + 1) }
        if contracts.isEmpty, !diagnostics.hasErrors { diagnostics.emit(ContractListMessages.empty(file.path)) }
    }

    /// Returns the lines, which end with LF, CRLF or CR. A byte order mark is not a part of a line.
    private static func lines(of file: SourceFile) -> [Substring.UnicodeScalarView] {
        var text = String(decoding: file.bytes, as: UTF8.self)[...]
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map(\.unicodeScalars)
    }

    private mutating func read(_ line: Substring.UnicodeScalarView, number: Int) {
        do throws(ShellWords.Fault) {
            let words = try ShellWords.words(of: line)
            if !words.isEmpty { read(words, number) }
        } catch {
            diagnostics.emit(ContractListMessages.unreadable(error.kind, at: place(number, error.column)))
        }
    }

    private mutating func read(_ words: [ShellWords.Word], _ number: Int) {
        var arguments = defaults
        var documents: [ShellWords.Word] = []
        var isFaulty = false
        var scanner = ArgumentScanner(words.map(\.text))
        var isAtEnd = false
        while !isAtEnd {
            do throws(UsageError) {
                switch try scanner.argument() {
                case .document: documents.append(words[scanner.index])
                case .option(let name, let value): try set(name, value, in: &arguments)
                case nil: isAtEnd = true
                }
            } catch {
                isFaulty = true
                emit(error.message, number, words[scanner.index])
            }
        }
        guard let document = documents.first else {
            return emit("The OpenAPI document is missing on this line.", number, words[0])
        }
        // An additional word may be the value of a misspelt option.
        for other in documents.dropFirst() where !isFaulty {
            emit("A line can have only one document: remove '\(other.text)' after '\(document.text)'.", number, other)
        }
        arguments.document = path(document, number)
        contracts.append(ListedContract(arguments: arguments, location: place(number, document.column)))
    }

    private func set(
        _ name: String, _ value: String, in arguments: inout CommandLineArguments
    ) throws(UsageError) {
        guard let option = CommandLineOption.named(name, of: arguments.command) else {
            return try arguments.set(name, value)
        }
        guard option.isOfOneDocument else {
            throw UsageError(
                message: "'--\(name)' is for the whole run: give the option on the command line, not in a list.")
        }
        if case .path = option.value { return try arguments.set(name, path(value)) }
        guard name == "map" else { return try arguments.set(name, value) }
        let entry = try CommandLineArguments.mapping(value)
        try arguments.set(name, "\(entry.prefix)=\(path(entry.folder))")
    }

    // MARK: Places

    private mutating func path(_ document: ShellWords.Word, _ number: Int) -> String {
        if document.text.isEmpty { emit("The name of the document is empty.", number, document) }
        guard document.text == "-" else { return path(document.text) }
        if readsStandardInput { emit("Standard input, '-', is read already.", number, document) }
        readsStandardInput = true
        return document.text
    }

    private func path(_ path: String) -> String {
        if InputReader.isURL(path) { return path }
        return PlainPath.of(path.hasPrefix("/") ? path : folder + path)
    }

    private mutating func emit(_ message: String, _ number: Int, _ word: ShellWords.Word) {
        diagnostics.emit(ContractListMessages.argument(message, at: place(number, word.column)))
    }

    private func place(_ line: Int, _ column: Int) -> SourceLocation {
        SourceLocation(file: id, line: UInt32(clamping: line), column: UInt32(clamping: column))
    }
}
