/// An enumeration with cases of which the compiler warns where they are named, because they have left the contract.
///
/// Its own code has to make them without a warning. A declaration that is deprecated itself may name them, and to ask for it through this
/// protocol is no use that the compiler warns of.
public protocol DeprecatingEnumeration: OpenEnumeration {
    static var deprecatedCases: [Self] { get }
}

extension DeprecatingEnumeration {
    /// The deprecated case with the value, if there is one.
    public static func deprecatedCase(of rawValue: RawValue) -> Self? {
        deprecatedCases.first { $0.rawValue == rawValue }
    }
}
