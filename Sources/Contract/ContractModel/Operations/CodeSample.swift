/// A sample of the document that shows a call in a programming language (`x-codeSamples`).
public struct CodeSample: Hashable, Sendable {
    /// The title for readers: the sample's label, or its language if it has no label.
    public var title: String
    public var source: String

    public init(title: String, source: String) {
        self.title = title
        self.source = source
    }
}
