/// An array of fixed length: one element that cannot be decoded makes the whole of it unusable.
///
/// As a form it serves arrays inside arrays: `fields.array(.corners, as: WholeArray<Double>.self)` is a `[[Double]]`.
public struct WholeArray<Element: Decodable>: DefensiveDecodable {
    public var represented: [Element]

    public init(_ represented: [Element]) {
        self.represented = represented
    }

    public init(from decoder: any Decoder) throws {
        represented = try Array(defensivelyFrom: decoder, isWhole: true)
    }
}

extension WholeArray: Encodable, CodingForm where Element: Encodable {
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

/// The same of elements that have a form themselves: `WholeFormArray<WholeArray<Double>>` is a `[[Double]]` of fixed lengths.
public struct WholeFormArray<Element: CodingForm>: CodingForm {
    private let elements: WholeArray<Element>

    public init(_ represented: [Element.Represented]) {
        elements = WholeArray([Element](represented))
    }

    public var represented: [Element.Represented] {
        elements.represented.represented
    }

    public init(from decoder: any Decoder) throws {
        elements = try WholeArray(from: decoder)
    }

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
