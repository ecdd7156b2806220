/// An array of fixed length. An element that cannot be decoded makes the whole array unusable.
///
/// A `WholeArray` is also the JSON form of arrays within arrays: `fields.array(.corners, as: WholeArray<Double>.self)`
/// is a `[[Double]]`.
public struct WholeArray<Element: Decodable>: DefensiveDecodable {
    /// The elements.
    public var represented: [Element]

    /// Wraps an array.
    public init(_ represented: [Element]) {
        self.represented = represented
    }

    /// Decodes an array. Throws a `DecodingError` if one of the elements cannot be decoded.
    public init(from decoder: any Decoder) throws {
        represented = try Array(defensivelyFrom: decoder, isWhole: true)
    }
}

extension WholeArray: Encodable, CodingForm where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }
}

extension WholeArray: Equatable where Element: Equatable {}
extension WholeArray: Hashable where Element: Hashable {}
extension WholeArray: Sendable where Element: Sendable {}

extension WholeArray: TransparentWrapper {
    static var wrapped: Any.Type { [Element].self }
}

/// An array of fixed length whose elements have their own JSON form: `WholeFormArray<WholeArray<Double>>` is a
/// `[[Double]]` in which all lengths are fixed.
public struct WholeFormArray<Element: CodingForm>: CodingForm {
    private let elements: WholeArray<Element>

    /// Wraps an array. Encoding the wrapper writes each element in its JSON form.
    public init(_ represented: [Element.Represented]) {
        elements = WholeArray([Element](represented))
    }

    /// The elements without their JSON form.
    public var represented: [Element.Represented] {
        elements.represented.represented
    }

    /// Decodes an array. Throws a `DecodingError` if one of the elements cannot be decoded.
    public init(from decoder: any Decoder) throws {
        elements = try WholeArray(from: decoder)
    }

    /// Encodes the elements in their JSON form.
    public func encode(to encoder: any Encoder) throws {
        try elements.encode(to: encoder)
    }
}

extension WholeFormArray: Equatable where Element: Equatable {}
extension WholeFormArray: Hashable where Element: Hashable {}
extension WholeFormArray: Sendable where Element: Sendable {}

extension WholeFormArray: TransparentWrapper {
    static var wrapped: Any.Type { [Element.Represented].self }
}
