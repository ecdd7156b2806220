/// Tells by a name whether what it names is a secret, which no log, journal or recording may have.
///
/// Client and mock server ask it of headers, parameters, cookies and keys of bodies. It would rather hide too much.
public enum SecretName {
    /// What stands where a secret was.
    public static let mask = "***"
    /// Parts of names, in any place: `authToken`, `client_secret`.
    private static let fragments = [
        "token", "password", "passwd", "passphrase", "secret", "authorization", "credential", "cookie", "apikey",
    ].map { Array($0.utf8) }
    /// Words that make a name a secret where they stand alone: `api-key`, but not `monkey`.
    private static let words = ["key", "keys", "auth", "jwt", "bearer", "pwd", "pin", "otp", "signature"]
        .map { Array($0.utf8) }

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
        return isWord(letters[word...]) || isWord(letters[...])
            || letters.indices.contains { start in fragments.contains { letters[start...].starts(with: $0) } }
    }

    private static func isWord(_ letters: ArraySlice<UInt8>) -> Bool {
        words.contains { $0.elementsEqual(letters) }
    }
}
