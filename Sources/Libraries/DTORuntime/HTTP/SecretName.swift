/// Decides whether a name belongs to a secret. Logs, journals and recordings must not contain secrets.
///
/// The client and the mock server use this type for headers, parameters, cookies and keys of bodies. In doubt, a value
/// is hidden.
package enum SecretName {
    /// The string that replaces a secret.
    package static let mask = "***"
    /// Parts of names that make the whole name a secret: `authToken`, `client_secret`.
    private static let fragments = [
        "token", "password", "passwd", "passphrase", "passcode", "secret", "authorization", "credential", "cookie",
        "apikey",
    ].map { Array($0.utf8) }
    /// Words that make a name a secret: `api-key`, but not `monkey`.
    private static let words = [
        "key", "keys", "auth", "jwt", "bearer", "pwd", "pin", "otp", "signature", "sig", "session", "sid", "cvv", "cvc",
        "ssn",
        "assertion", "verifier",
    ].map { Array($0.utf8) }
    /// Complete names that are secrets: `access`, but not `accessLevel`.
    private static let names = ["refresh", "access"].map { Array($0.utf8) }

    /// Whether a parameter of a query or form is a secret. In addition to other names, the parameter `code` is a
    /// secret, as in OAuth. In JSON, `code` is usually the code of an error.
    package static func matches(parameter name: some StringProtocol) -> Bool {
        matches(name) || name.lowercased() == "code"
    }

    /// Whether a header, a cookie or a key of a body is a secret.
    ///
    /// - Parameter name: The name in any case: `X-API-Key`, `client_secret`, `sessionToken`.
    package static func matches(_ name: some StringProtocol) -> Bool {
        // Bytes are compared because a server calls this function for each parameter of each request. Only ASCII
        // letters are treated as letters.
        var letters: [UInt8] = []
        var word = 0
        for byte in name.utf8 {
            let lower = byte | 0x20
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
            if !isLetter || byte != lower {
                if isWord(letters[word...]) { return true }
                word = letters.count
            }
            if isLetter { letters.append(lower) }
        }
        return isWord(letters[word...]) || isWord(letters[...]) || names.contains(letters)
            || letters.indices.contains { start in fragments.contains { letters[start...].starts(with: $0) } }
    }

    private static func isWord(_ letters: ArraySlice<UInt8>) -> Bool {
        words.contains { $0.elementsEqual(letters) }
    }
}
