/// An array's elements, without those that cannot be decoded.
struct Elements<Element: DefensiveDecodable>: DefensiveDecodable, TransparentWrapper {
    let elements: [Element]

    static var wrappedName: String { TypeText.name(of: [Element].self) }

    init(from decoder: any Decoder) throws {
        elements = try decodeElements(from: decoder)
    }
}

@_specialize(where Element == String)
@_specialize(where Element == Int)
@_specialize(where Element == Double)
func decodeElements<Element: DefensiveDecodable>(
    of type: Element.Type = Element.self, from decoder: any Decoder
) throws -> [Element] {
    try ElementDecoding<Element>(decoder).elements()
}

/// Decodes an array's elements one by one in a single pass, leaving out those that cannot be decoded.
struct ElementDecoding<Element: DefensiveDecodable> {
    private let decoder: any Decoder
    private let context: DecodingContext
    private let isWhole: Bool
    private var container: any UnkeyedDecodingContainer

    /// - Parameter isWhole: Whether an element that cannot be decoded makes the array unusable.
    init(_ decoder: any Decoder, isWhole: Bool = false) throws {
        self.decoder = decoder
        self.isWhole = isWhole
        container = try decoder.unkeyedContainer()
        context = DecodingContext(decoder)
    }

    consuming func elements() throws -> [Element] {
        var elements: [Element] = []
        let isListening = context.isListening
        let isScalar = Element.self is any LosslessScalar.Type
        // The count is the document's word, so little is reserved on it.
        elements.reserveCapacity(Swift.min(container.count ?? 0, 4_096))
        while !container.isAtEnd {
            let index = container.currentIndex
            let checkpoint = isScalar ? nil : context.reporter?.checkpoint
            do {
                let element = try Element.decodeNext(from: &container)
                if isListening, !Element.contractNames(element) {
                    try context.reportNovelty(of: element, at: decoder.codingPath + [JSONKey(intValue: index)])
                }
                elements.append(element)
            } catch {
                context.rollBack(to: checkpoint)
                if let element = try replacement(at: index, after: error) {
                    elements.append(element)
                }
                // A container that does not move on would never end.
                guard container.currentIndex > index else { break }
            }
        }
        return elements
    }

    /// Steps over the element that could not be decoded; what stands in its place, or nil where it is left out.
    private mutating func replacement(at index: Int, after error: any Error) throws -> Element? {
        let path = { [decoder] in decoder.codingPath + [JSONKey(intValue: index)] }
        let isConvertible = LosslessConversion.exists(to: Element.self)
        guard isConvertible || (!isWhole && !context.isStrict) else {
            throw error.asDecodingError(at: path())
        }
        guard isConvertible || context.isListening else {
            _ = try container.decode(Anything.self)
            return Element.damaged
        }
        let found = try container.decode(FoundValue.self)
        if let converted = LosslessConversion.convert(found, to: Element.self) {
            try context.reportConversion(of: found, to: converted, at: path(), throwing: error)
            return converted
        }
        guard !isWhole, !context.isStrict else {
            throw error.asDecodingError(at: path())
        }
        try context.report(
            .droppedElement, at: path(), expected: TypeText.name(of: Element.self), found: found.excerpt,
            used: Element.damaged == nil ? "nothing" : "nil", error: error)
        return Element.damaged
    }
}

/// A value that is not looked at.
struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

/// A dictionary's value, or nil for one that could not be decoded. Decoding it does not fail.
struct DictionaryEntry<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        let context = DecodingContext(decoder)
        let checkpoint = context.reporter?.checkpoint
        do {
            value = try Dynamically<Value>(from: decoder).value
        } catch {
            context.rollBack(to: checkpoint)
            guard !context.isStrict else { throw error.asDecodingError(at: decoder.codingPath) }
            value = Value.damaged
            try context.report(
                .droppedEntry, at: decoder.codingPath, expected: TypeText.name(of: Value.self),
                found: FoundValue(in: decoder).excerpt, used: Value.damaged == nil ? "nothing" : "nil", error: error)
        }
    }
}

extension Decodable {
    /// What stands for a damaged element or entry: nil where elements may be null, and nothing otherwise.
    fileprivate static var damaged: Self? {
        (self as? any HasDamagedValue.Type)?.damagedValue as? Self
    }
}
