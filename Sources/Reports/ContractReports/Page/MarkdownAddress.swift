/// Finds words that GitHub converts to links: `https://…`, `www.…`, `mailto:…`, `name@example.com`.
enum MarkdownAddress {
    /// Whether a word contains an address.
    static func isOne(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        var isMail = false
        for index in word.indices {
            switch word[index] {
            case ":": if word[index...].starts(with: "://".unicodeScalars) || isScheme(word[..<index]) { return true }
            case ".": if isMail || lowercased(word[..<index].suffix(3)) == "www" { return true }
            case "@": isMail = index > word.startIndex
            default: break
            }
        }
        return false
    }

    private static func isScheme(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        ["mailto", "xmpp", "javascript", "data"].contains { lowercased(text.suffix($0.utf8.count)) == $0 }
    }

    private static func lowercased(_ text: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(text)).lowercased()
    }
}
