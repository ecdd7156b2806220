/// The server that publishes the document (`source:`).
package struct PublishedSource: Equatable, Sendable {
    /// A URL with the scheme `http` or `https`, without a user, a password or a fragment.
    package var url: String
    /// Maps the headers of the request to names of environment variables that contain the values.
    package var headers: [String: String] = [:]

    /// Whether the text is a URL of a server, written in ASCII (RFC 3986), without credentials and without a fragment.
    package static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, ["http", "https"].contains(parts[0].lowercased()) else { return false }
        let host = parts[1].prefix { !"/?".contains($0) }
        return !host.isEmpty && !host.contains("@") && !text.contains("#")
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"\\<>^`{|}".utf8.contains($0) }
    }
}
