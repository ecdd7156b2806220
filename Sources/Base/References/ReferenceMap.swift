public import Diagnostics

/// Maps URL prefixes to local folders (`references:` in the configuration, and `--map`). A document whose URL begins
/// with a prefix is read from a file below the folder. The tool never downloads a document.
public struct ReferenceMap: Hashable, Sendable {
    /// A prefix with its folder.
    public struct Entry: Hashable, Sendable {
        /// The beginning of URLs, such as `https://example.com/schemas`.
        public var prefix: String
        /// The path of the folder.
        public var folder: String
        /// The place in the configuration, or nil for an entry of the command line.
        public var location: SourceLocation?

        public init(prefix: String, folder: String, location: SourceLocation? = nil) {
            self.prefix = prefix
            self.folder = folder
            self.location = location
        }
    }

    /// The entries. Each prefix occurs once.
    public private(set) var entries: [Entry] = []

    /// Makes a map without entries.
    public init() {}

    /// Whether the text can be the beginning of a URL.
    public static func isPrefix(_ text: String) -> Bool {
        URIReference.isRemote(text)
    }

    /// Adds an entry. It replaces an entry with the same prefix.
    public mutating func add(_ entry: Entry) {
        entries.removeAll { $0.prefix == entry.prefix }
        entries.append(entry)
    }

    /// Returns the folder of a document and the path below it, or nil if no prefix fits. If several prefixes fit, the
    /// longest one decides. The path is empty if the prefix is the whole URL.
    public func file(of url: String) -> (folder: String, path: String)? {
        let fitting = entries.filter { Self.fits($0.prefix, url) }
        guard let entry = fitting.max(by: { $0.prefix.utf8.count < $1.prefix.utf8.count }) else { return nil }
        let rest = String(decoding: url.utf8.dropFirst(entry.prefix.utf8.count).drop { $0 == 0x2F }, as: UTF8.self)
        return (entry.folder, PercentDecoding.decoded(rest))
    }

    /// Whether the URL begins with the prefix, and the prefix ends where a path component of the URL ends:
    /// `https://example.com/a` does not fit `https://example.com/ab`.
    private static func fits(_ prefix: String, _ url: String) -> Bool {
        guard url.utf8.starts(with: prefix.utf8) else { return false }
        let rest = url.utf8.dropFirst(prefix.utf8.count)
        return prefix.utf8.last == 0x2F || rest.isEmpty || rest.first == 0x2F
    }
}
