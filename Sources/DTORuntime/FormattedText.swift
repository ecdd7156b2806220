/// The form of a text for which the contract states a format. Any text is kept, and written back as it came; one that breaks the format is reported
/// as malformed.
///
///     email = try fields.optional(.email, as: EmailText.self)
///     links = try fields.array(.links, as: URIText.self)
///
/// Whether a text breaks its format is asked only where somebody listens.
public protocol FormattedText: CodingForm, Hashable, Sendable where Represented == String {
    static var format: TextFormat { get }
}

public struct DateTimeText: FormattedText {
    public static let format = TextFormat.dateTime
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct DateText: FormattedText {
    public static let format = TextFormat.date
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct TimeText: FormattedText {
    public static let format = TextFormat.time
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct DurationText: FormattedText {
    public static let format = TextFormat.duration
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct UUIDText: FormattedText {
    public static let format = TextFormat.uuid
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct URIText: FormattedText {
    public static let format = TextFormat.uri
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct URIReferenceText: FormattedText {
    public static let format = TextFormat.uriReference
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct EmailText: FormattedText {
    public static let format = TextFormat.email
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct IPv4Text: FormattedText {
    public static let format = TextFormat.ipv4
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct IPv6Text: FormattedText {
    public static let format = TextFormat.ipv6
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct HostnameText: FormattedText {
    public static let format = TextFormat.hostname
    public var represented: String

    public init(_ represented: String) {
        self.represented = represented
    }
}

public struct ByteText: FormattedText {
    public static let format = TextFormat.byte
    public var represented: String

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
