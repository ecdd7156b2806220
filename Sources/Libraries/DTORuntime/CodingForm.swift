/// A wrapper that gives a Swift type a particular JSON form. Wrappers exist for types whose default form differs, or
/// depends on settings of the coder, as the form of `Data` does.
///
/// Forms can be nested: `[Base64]` is the form of `[Data]`.
///
///     photos = try fields.array(.photos, as: Base64.self)
///     try container.encode([Base64](photos), forKey: .photos)
public protocol CodingForm: Codable, DefensiveDecodable {
    /// The Swift type that has this form.
    associatedtype Represented

    /// Wraps a value. Encoding the wrapper writes the value in this JSON form.
    init(_ represented: Represented)
    /// The wrapped value.
    var represented: Represented { get }
}

extension Array: CodingForm where Element: CodingForm {
    /// Wraps each element in its JSON form.
    public init(_ represented: [Element.Represented]) {
        self = represented.map { Element($0) }
    }

    /// The elements without their JSON form.
    public var represented: [Element.Represented] {
        map { $0.represented }
    }
}

extension Dictionary: CodingForm where Key == String, Value: CodingForm {
    /// Wraps each value in its JSON form.
    public init(_ represented: [String: Value.Represented]) {
        self = represented.mapValues { Value($0) }
    }

    /// The values without their JSON form.
    public var represented: [String: Value.Represented] {
        mapValues { $0.represented }
    }
}

extension Optional: CodingForm where Wrapped: CodingForm {
    /// Wraps the value in its JSON form, unless the value is nil.
    public init(_ represented: Wrapped.Represented?) {
        self = represented.map { Wrapped($0) }
    }

    /// The wrapped value, or nil.
    public var represented: Wrapped.Represented? {
        map { $0.represented }
    }
}
