// These functions read URIs (RFC 3986).

extension TextScanner {
    /// `URI = scheme ":" hier-part ["?" query] ["#" fragment]`, or a `relative-ref`, which is a URI without a scheme
    /// (section 4.2).
    mutating func isURI(allowsRelative: Bool) -> Bool {
        let hasScheme = skipScheme()
        guard hasScheme || allowsRelative else { return false }
        if next == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "/") {
            advance(by: 2)
            var authority = takeAll { $0.isOne(of: "/?#") }
            guard authority.isAuthority() else { return false }
        } else if !hasScheme {
            // The path is a `path-noscheme`, because a colon in the first segment would end a scheme.
            var segment = self
            segment.skipAll { !$0.isOne(of: ":/?#") }
            guard segment.next != UInt8(ascii: ":") else { return false }
        }
        skipCharacters { $0.isPathCharacter || $0 == UInt8(ascii: "/") }
        if skip("?") { skipCharacters { $0.isPathCharacter || $0.isOne(of: "/?") } }
        if skip("#") { skipCharacters { $0.isPathCharacter || $0.isOne(of: "/?") } }
        return isAtEnd
    }

    /// `scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")`, with its colon (section 3.1).
    private mutating func skipScheme() -> Bool {
        guard next.isLetter else { return false }
        var ahead = self
        ahead.skipAll { $0.isLetterOrDigit || $0.isOne(of: "+-.") }
        guard ahead.skip(":") else { return false }
        self = ahead
        return true
    }

    /// Skips characters of a kind, and percent-encoded characters (section 2.1).
    private mutating func skipCharacters(_ isOfKind: (UInt8) -> Bool) {
        while !isAtEnd {
            if isOfKind(next) {
                advance()
            } else if next == UInt8(ascii: "%"), byte(at: 1).isHexadecimal, byte(at: 2).isHexadecimal {
                advance(by: 3)
            } else {
                return
            }
        }
    }

    /// `authority = [userinfo "@"] host [":" port]` (section 3.2)
    private mutating func isAuthority() -> Bool {
        var userInfo = self
        userInfo.skipCharacters { $0.isNameCharacter || $0 == UInt8(ascii: ":") }
        if userInfo.skip("@") { self = userInfo }
        if skip("[") {
            var literal = takeAll { $0 == UInt8(ascii: "]") }
            guard skip("]"), literal.isIPLiteral() else { return false }
        } else {
            skipCharacters(\.isNameCharacter)
        }
        if skip(":") { skipAll(\.isDigit) }
        return isAtEnd
    }

    /// `IP-literal = "[" (IPv6address / IPvFuture) "]"`, without the brackets (section 3.2.2).
    private mutating func isIPLiteral() -> Bool {
        guard skipLetter("v") else { return isIPv6() }
        guard skipAll(\.isHexadecimal) > 0, skip(".") else { return false }
        return skipAll { $0.isNameCharacter || $0 == UInt8(ascii: ":") } > 0 && isAtEnd
    }
}

extension UInt8 {
    /// `unreserved / sub-delims` (section 2)
    fileprivate var isNameCharacter: Bool { isLetterOrDigit || isOne(of: "-._~!$&'()*+,;=") }

    /// `pchar` without percent-encoded characters (section 3.3)
    fileprivate var isPathCharacter: Bool { isNameCharacter || isOne(of: ":@") }
}
