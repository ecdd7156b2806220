/// An enumeration with deprecated cases, which the contract no longer contains. The compiler warns about code that
/// names a deprecated case.
///
/// The enumeration's own code must make these cases without a warning. Access through this protocol gives no warning.
public protocol DeprecatingEnumeration: OpenEnumeration {
    /// The deprecated cases.
    static var deprecatedCases: [Self] { get }
}

extension DeprecatingEnumeration {
    /// Returns the deprecated case with a raw value, or nil if there is no such case.
    public static func deprecatedCase(of rawValue: RawValue) -> Self? {
        deprecatedCases.first { $0.rawValue == rawValue }
    }
}
