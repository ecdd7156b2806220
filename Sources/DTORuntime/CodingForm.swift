/// The JSON form of values whose own Swift type is written otherwise, or as the caller's decoder happens to be set up.
///
/// Forms compose: `[Base64]` is the form of `[Data]`.
///
///     photos = try fields.array(.photos, as: Base64.self)
///     try container.encode([Base64](photos), forKey: .photos)
public protocol CodingForm: Codable, DefensiveDecodable {
    associatedtype Represented

    init(_ represented: Represented)
    var represented: Represented { get }
}

extension Array: CodingForm where Element: CodingForm {
    public init(_ represented: [Element.Represented]) {
        self = represented.map { Element($0) }
    }

    public var represented: [Element.Represented] {
        map { $0.represented }
    }
}

extension Dictionary: CodingForm where Key == String, Value: CodingForm {
    public init(_ represented: [String: Value.Represented]) {
        self = represented.mapValues { Value($0) }
    }

    public var represented: [String: Value.Represented] {
        mapValues { $0.represented }
    }
}

extension Optional: CodingForm where Wrapped: CodingForm {
    public init(_ represented: Wrapped.Represented?) {
        self = represented.map { Wrapped($0) }
    }

    public var represented: Wrapped.Represented? {
        map { $0.represented }
    }
}
