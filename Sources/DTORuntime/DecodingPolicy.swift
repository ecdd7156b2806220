/// What a degradation does to the decoding that meets it.
public enum DecodingPolicy: Hashable, Sendable {
    /// The value degrades as its type says, and whoever listens is told.
    case tolerant
    /// The first issue throws a `DecodingError`: the same types serve the app and the contract test.
    case strict
}

extension CodingUserInfoKey {
    /// The `DecodingReporter` that hears of every degradation.
    public static let decodingReporter = CodingUserInfoKey("DTORuntime.decodingReporter")
    /// The `DecodingPolicy`; tolerant where there is none.
    public static let decodingPolicy = CodingUserInfoKey("DTORuntime.decodingPolicy")

    init(_ name: StaticString) {
        // The standard library's initialiser is failable and never fails; the other branch cannot be reached.
        if let key = CodingUserInfoKey(rawValue: "\(name)") {
            self = key
        } else {
            preconditionFailure("No user info key can be made.")
        }
    }
}
