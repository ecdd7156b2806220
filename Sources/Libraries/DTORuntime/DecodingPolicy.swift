/// Decides what happens when a value differs from the contract.
public enum DecodingPolicy: Hashable, Sendable {
    /// The value is replaced as the type of its property defines, and the reporter receives an issue.
    case tolerant
    /// The first issue throws a `DecodingError`. A contract test can use this policy with the types of the app.
    case strict
}

extension CodingUserInfoKey {
    /// The key of the `DecodingReporter` that receives all issues.
    public static let decodingReporter = CodingUserInfoKey("DTORuntime.decodingReporter")
    /// The key of the `DecodingPolicy`. A decoder without this key is tolerant.
    public static let decodingPolicy = CodingUserInfoKey("DTORuntime.decodingPolicy")

    init(_ name: StaticString) {
        // The initializer of the standard library is failable but never fails, so the other branch is never reached.
        if let key = CodingUserInfoKey(rawValue: "\(name)") {
            self = key
        } else {
            preconditionFailure("No user info key can be made.")
        }
    }
}
