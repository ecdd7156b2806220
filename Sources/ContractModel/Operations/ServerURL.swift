/// URLs of Server Objects (3.1.1, section 4.8.5), each in one spelling and without the `/` at its end.
public enum ServerURL {
    /// Scheme and host have no case, and a scheme has a port of its own (RFC 3986, section 6.2).
    public static func normalized(_ url: String) -> String {
        let (authority, path) = split(url)
        var host = authority.lowercased()
        for (scheme, port) in [("https:", ":443"), ("http:", ":80")]
        where host.hasPrefix(scheme) && host.hasSuffix(port) {
            host.removeLast(port.count)
        }
        var end = path[...]
        while end.last == "/" { end.removeLast() }
        return host + end
    }

    /// `https://a.example/v1` → `/v1`.
    public static func path(of url: String) -> String {
        String(split(url).path)
    }

    private static func split(_ url: String) -> (authority: Substring, path: Substring) {
        guard let slashes = url.firstRange(of: "//"), !url[..<slashes.lowerBound].contains("/") else {
            return ("", url[...])
        }
        let end = url[slashes.upperBound...].firstIndex(of: "/") ?? url.endIndex
        return (url[..<end], url[end...])
    }
}
