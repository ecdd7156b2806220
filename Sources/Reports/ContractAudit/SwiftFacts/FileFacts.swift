/// The facts that the reader of Swift finds in one file. The reader contains this source, too, so that both agree.
package struct FileFacts: Codable, Hashable, Sendable {
    package var path: String
    package var lines = 0
    /// Whether the parser has found text that is not Swift. The facts contain the part that it could read.
    package var hasErrors = false
    /// Why nothing of the file was read; nil where it was.
    package var fault: String?
    package var types: [TypeFacts] = []
    /// The functions of the file and of its types. `owner` names the type.
    package var functions: [FunctionFacts] = []
    /// The texts of paths that properties compute.
    package var routes: [RouteFacts] = []
    /// Names of members that the file reads, by expressions and key paths, sorted, by the outermost type that reads
    /// them. The type is empty for functions of the file.
    package var reads: [String: [String]] = [:]
    /// The expressions in the file that make values, each once.
    package var makings: [MakingFacts] = []
    /// The cases that each `switch` without `default` names, sorted, each list once.
    package var choices: [[String]] = []
    /// Whether keys are converted by the decoder's strategy somewhere in the file.
    package var convertsSnakeCase = false

    /// Larger files are nobody's handwriting, and not read.
    package static let byteLimit = 4 << 20

    package init(path: String) {
        self.path = path
    }
}

/// A place in a file, both from 1; the column counts bytes, as the parser does.
package struct SwiftPlace: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// One number, since there are thousands of places in a project: columns behind this one are this one.
    private static let columns = 10_000

    package init(from decoder: any Decoder) throws {
        let number = try decoder.singleValueContainer().decode(Int.self)
        line = number / Self.columns
        column = number % Self.columns
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(line * Self.columns + min(column, Self.columns - 1))
    }
}
