public import Diagnostics

/// `references:` and `--map`: documents whose URLs begin with a prefix are files below a folder. Nothing is ever fetched.
public struct ReferenceMap: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// Such as `https://example.com/schemas`.
        public var prefix: String
        public var folder: String
        /// In the configuration; nil where the command line says it.
        public var location: SourceLocation?

        public init(prefix: String, folder: String, location: SourceLocation? = nil) {
            self.prefix = prefix
            self.folder = folder
            self.location = location
        }
    }

    public private(set) var entries: [Entry] = []

    public init() {}

    /// Whether a text can be the beginning of a URL.
    public static func isPrefix(_ text: String) -> Bool {
        URIReference.isRemote(text)
    }

    /// Replaces what is said of the same prefix.
    public mutating func add(_ entry: Entry) {
        entries.removeAll { $0.prefix == entry.prefix }
        entries.append(entry)
    }

    /// The folder for a document, and the path below it; of several prefixes that fit, the longest decides. Empty where the prefix is the
    /// whole URL.
    public func file(of url: String) -> (folder: String, path: String)? {
        let fitting = entries.filter { Self.fits($0.prefix, url) }
        guard let entry = fitting.max(by: { $0.prefix.utf8.count < $1.prefix.utf8.count }) else { return nil }
        let rest = String(decoding: url.utf8.dropFirst(entry.prefix.utf8.count).drop { $0 == 0x2F }, as: UTF8.self)
        return (entry.folder, PercentEncoding.decoded(rest))
    }

    /// Up to the end of a name: `https://example.com/a` is no prefix of `https://example.com/ab`.
    private static func fits(_ prefix: String, _ url: String) -> Bool {
        guard url.utf8.starts(with: prefix.utf8) else { return false }
        let rest = url.utf8.dropFirst(prefix.utf8.count)
        return prefix.utf8.last == 0x2F || rest.isEmpty || rest.first == 0x2F
    }
}
