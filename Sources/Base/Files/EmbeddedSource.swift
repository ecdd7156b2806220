/// A source file of a library that generated code uses. The tool's binary contains these files. The program
/// `embed-sources` generates their list while the tool is built.
package struct EmbeddedSource: Sendable {
    /// The path below the library's folder: `JSON/JSONParser.swift`.
    package let path: String
    private let text: StaticString

    package init(path: String, text: StaticString) {
        self.path = path
        self.text = text
    }

    package var bytes: [UInt8] {
        text.withUTF8Buffer { Array($0) }
    }
}
