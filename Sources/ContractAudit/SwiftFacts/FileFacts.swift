/// What the reader of Swift says of one file. The same source is compiled into the reader, so that both agree about it.
package struct FileFacts: Codable, Hashable, Sendable {
    package var path: String
    package var lines = 0
    /// Whether the parser has met something that is no Swift. What it could read is here all the same.
    package var hasErrors = false
    /// Why nothing of the file was read; nil where it was.
    package var fault: String?
    package var types: [TypeFacts] = []
    /// Those of types too: `owner` says of which.
    package var functions: [FunctionFacts] = []
    /// Names of members that the file reads, by expressions and key paths, sorted.
    package var reads: [String] = []
    /// What makes values anywhere in the file, each once.
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
