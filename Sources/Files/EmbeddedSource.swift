import Texts

/// A source file of a library that generated code stands on, as it is inside the binary. `EmbedSources` lists them while the tool is built.
package struct EmbeddedSource: Sendable {
    /// Below the library's folder: `JSON/JSONParser.swift`.
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
