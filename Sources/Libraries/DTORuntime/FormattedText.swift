/// The JSON form of a string for which the contract states a format. Any string is kept and written back unchanged. A
/// string that breaks the format is reported as malformed.
///
///     email = try fields.optional(.email, as: EmailText.self)
///     links = try fields.array(.links, as: URIText.self)
///
/// The format is checked only if the decoder has a reporter or the policy is `strict`, which throws the issue.
public protocol FormattedText: CodingForm, Hashable, Sendable where Represented == String {
    /// The format that the contract states.
    @_spi(Generated) static var format: TextFormat { get }
}

/// A date and time (RFC 3339 section 5.6, `date-time`) that is kept as a string.
public struct DateTimeText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.dateTime
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// A day (RFC 3339 section 5.6, `full-date`) that is kept as a string.
public struct DateText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.date
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// A time of day (RFC 3339 section 5.6, `full-time`) that is kept as a string.
public struct TimeText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.time
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// A duration (RFC 3339 appendix A) that is kept as a string.
public struct DurationText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.duration
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// A UUID (RFC 4122 section 3) that is kept as a string.
public struct UUIDText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.uuid
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// A URI (RFC 3986) that is kept as a string.
public struct URIText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.uri
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// A URI or relative reference (RFC 3986 section 4.1) that is kept as a string.
public struct URIReferenceText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.uriReference
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// An email address (RFC 5321 section 4.1.2) that is kept as a string.
public struct EmailText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.email
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// An IPv4 address (RFC 2673 section 3.2) that is kept as a string.
public struct IPv4Text: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.ipv4
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// An IPv6 address (RFC 4291 section 2.2) that is kept as a string.
public struct IPv6Text: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.ipv6
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// The name of a host (RFC 1123 section 2.1) that is kept as a string.
public struct HostnameText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.hostname
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

/// Bytes in base64 (RFC 4648 section 4) that are kept as a string.
public struct ByteText: FormattedText {
    /// The format that the string should have.
    @_spi(Generated) public static let format = TextFormat.byte
    /// The string, which may break the format.
    public var represented: String

    /// Wraps a string, which is kept unchanged and is not checked.
    public init(_ represented: String) {
        self.represented = represented
    }
}

extension DateTimeText: KeptText {}
extension DateText: KeptText {}
extension TimeText: KeptText {}
extension DurationText: KeptText {}
extension UUIDText: KeptText {}
extension URIText: KeptText {}
extension URIReferenceText: KeptText {}
extension EmailText: KeptText {}
extension IPv4Text: KeptText {}
extension IPv6Text: KeptText {}
extension HostnameText: KeptText {}
extension ByteText: KeptText {}
