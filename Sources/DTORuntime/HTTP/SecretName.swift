/// Tells by a name whether what it names is a secret, which no log, journal or recording may have.
///
/// Client and mock server ask it of headers, parameters, cookies and keys of bodies. It would rather hide too much.
public enum SecretName {
    /// What stands where a secret was.
    public static let mask = "***"
    /// Parts of names, in any place: `authToken`, `client_secret`.
    private static let fragments = [
        "token", "password", "passwd", "passphrase", "secret", "authorization", "credential", "cookie", "apikey",
    ]
    /// Words that make a name a secret where they stand alone: `api-key`, but not `monkey`.
    private static let words: Set = ["key", "keys", "auth", "jwt", "bearer", "pwd", "pin", "otp", "signature"]

    /// - Parameter name: as it is written on the wire, in any case: `X-API-Key`, `client_secret`, `sessionToken`.
    public static func matches(_ name: some StringProtocol) -> Bool {
        var word = ""
        var all: [String] = []
        for character in name {
            if character.isUppercase || !character.isLetter {
                all.append(word)
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
        }
        all.append(word)
        let whole = name.lowercased().filter(\.isLetter)
        return fragments.contains { whole.contains($0) } || all.contains { words.contains($0) } || words.contains(whole)
    }
}
