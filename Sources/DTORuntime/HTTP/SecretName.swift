/// Decides by a name whether its value is a secret, which no log, journal or recording may have.
///
/// Client and mock server ask for headers, parameters, cookies and keys of bodies. A value too many is hidden rather than one too few.
public enum SecretName {
    /// The text in place of a secret.
    public static let mask = "***"
    /// Parts of names, in any place: `authToken`, `client_secret`.
    private static let fragments = [
        "token", "password", "passwd", "passphrase", "passcode", "secret", "authorization", "credential", "cookie",
        "apikey",
    ].map { Array($0.utf8) }
    /// Whole words that make a name a secret: `api-key`, but not `monkey`.
    private static let words = [
        "key", "keys", "auth", "jwt", "bearer", "pwd", "pin", "otp", "signature", "sig", "session", "sid", "cvv", "cvc",
        "ssn",
        "assertion",
    ].map { Array($0.utf8) }
    /// Names that are secrets as a whole: `access`, but not `accessLevel`.
    private static let names = ["refresh", "access"].map { Array($0.utf8) }

    /// - Parameter name: the name of a parameter in a query or a form. There, `code` is a secret of OAuth; in JSON it is the code of an error.
    public static func matches(parameter name: some StringProtocol) -> Bool {
        matches(name) || name.lowercased() == "code"
    }

    /// - Parameter name: as it is written on the wire, in any case: `X-API-Key`, `client_secret`, `sessionToken`.
    public static func matches(_ name: some StringProtocol) -> Bool {
        // In bytes, because a server asks it of each parameter of each request. What is not ASCII is no letter here.
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
