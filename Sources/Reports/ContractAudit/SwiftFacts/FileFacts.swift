/// The facts that `SwiftFactsReader` finds in one Swift file. The reader also compiles this source file, so that both
/// programs have the same types.
package struct FileFacts: Codable, Hashable, Sendable {
    package var path: String
    package var lines = 0
    /// Whether the parser has found invalid Swift. If so, the facts contain only the parts that the parser could read.
    package var hasErrors = false
    /// The reason why the file was not read, or nil.
    package var fault: String?
    package var types: [TypeFacts] = []
    /// The functions of the file and of its types. `owner` names the type.
    package var functions: [FunctionFacts] = []
    /// The URL paths that properties compute.
    package var routes: [RouteFacts] = []
    /// Maps each outermost type to the sorted names of the members that its expressions and key paths read. The key is
    /// empty for global functions.
    package var reads: [String: [String]] = [:]
    /// The expressions in the file that make values. Each expression is included once.
    package var makings: [MakingFacts] = []
    /// The sorted cases of each `switch` without `default`. Equal lists are included once.
    package var choices: [[String]] = []
    /// Whether a decoder in the file converts keys from snake case.
    package var convertsSnakeCase = false
    /// The strategies for dates that code in the file assigns to decoders, sorted, each once: `iso8601` for
    /// `decoder.dateDecodingStrategy = .iso8601`. A strategy that the code computes is an empty string.
    package var dateStrategies: [String] = []
    /// The names that the file uses, or nil unless the reader was started with the argument for these names.
    package var uses: UseFacts?

    /// The greatest size of a file in bytes. Larger files are usually generated, and are not read.
    package static let byteLimit = 4 << 20
    /// The greatest size of a file of another generator's output.
    package static let generatedByteLimit = 16 << 20
    /// The argument with which the reader also finds the names that a file uses.
    package static let usesArgument = "--uses"

    package init(path: String) {
        self.path = path
    }
}

/// A place in a file. Line and column begin at 1, and columns are counted in bytes, as in the parser.
package struct SwiftPlace: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// A project has thousands of places, so each place is encoded as one number: the line times this factor, plus the
    /// column. Greater columns are reduced to 9,999.
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
