/// A sample of the document that shows a call in a programming language (`x-codeSamples`).
public struct CodeSample: Hashable, Sendable {
    /// The title for readers: the label, or else the language.
    public var title: String
    public var source: String

    public init(title: String, source: String) {
        self.title = title
        self.source = source
    }
}
