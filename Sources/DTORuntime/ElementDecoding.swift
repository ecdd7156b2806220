/// An array's elements, without those that cannot be decoded.
struct Elements<Element: DefensiveDecodable>: DefensiveDecodable, TransparentWrapper {
    let elements: [Element]

    static var wrappedName: String { TypeText.name(of: [Element].self) }

    /// What is left out of an array is reported, but that does not make it fail.
    static var failsAtOnce: Bool { Element.failsAtOnce }

    init(from decoder: any Decoder) throws {
        elements = try decodeElements(from: decoder)
    }
}

/// Decodes an array's elements one by one in a single pass, leaving out those that cannot be decoded.
///
/// - Parameter isWhole: Whether an element that cannot be decoded makes the array unusable.
@_specialize(where Element == String)
@_specialize(where Element == Int)
@_specialize(where Element == Double)
func decodeElements<Element: DefensiveDecodable>(
    of type: Element.Type = Element.self, from decoder: any Decoder, isWhole: Bool = false
) throws -> [Element] {
    var container = try decoder.unkeyedContainer()
    // Of scalars there is nothing to report until one is damaged, and nothing to take back then.
    let context = Element.failsAtOnce && !Element.isOpen ? nil : DecodingContext.listening(to: decoder)
    var elements: [Element] = []
    // The count is the document's word, so little is reserved on it.
    elements.reserveCapacity(min(container.count ?? 0, 4_096))
    while !container.isAtEnd {
        let checkpoint = Element.failsAtOnce ? nil : context?.checkpoint
        do {
            // Appended at once: in generic code a value that has a name is copied.
            elements.append(try Element.decodeNext(from: &container))
        } catch {
            context?.rollBack(to: checkpoint)
            let damage = ElementDamage<Element>(
                error: error, index: container.currentIndex, decoder: decoder, isWhole: isWhole)
            elements += try damage.replacement(steppingOver: &container)
            // A container that does not move on would never end.
            guard container.currentIndex > damage.index else { break }
            continue
        }
        if Element.isOpen, context != nil {
            // Not `last`: generic code looks the type of an optional up each time.
            let last = elements.index(before: elements.endIndex)
            if !Element.contractAllows(elements[last]) {
                let path = decoder.codingPath + [JSONKey(intValue: container.currentIndex - 1)]
                try context?.reportNovelty(of: elements[last], at: path)
            }
        }
    }
    return elements
}

/// An element that could not be decoded.
private struct ElementDamage<Element: DefensiveDecodable> {
    let error: any Error
    let index: Int
    let decoder: any Decoder
    let context: DecodingContext?
    let isWhole: Bool

    init(error: any Error, index: Int, decoder: any Decoder, isWhole: Bool) {
        self.error = error
        self.index = index
        self.decoder = decoder
        self.isWhole = isWhole
        context = DecodingContext.listening(to: decoder)
    }

    private var isStrict: Bool { context?.isStrict ?? false }

    private var path: [any CodingKey] {
        decoder.codingPath + [JSONKey(intValue: index)]
    }

    /// What stands in its place, if anything.
    func replacement(steppingOver container: inout any UnkeyedDecodingContainer) throws -> [Element] {
        let isConvertible = LosslessConversion.exists(to: Element.self)
        guard isConvertible || (!isWhole && !isStrict) else {
            throw error.asDecodingError(at: path)
        }
        guard isConvertible || context != nil else {
            _ = try container.decode(Anything.self)
            return Element.damaged.map { [$0] } ?? []
        }
        let found = try container.decode(FoundValue.self)
        if let converted = LosslessConversion.convert(found, to: Element.self, allowing: decoder.conversions) {
            try context?.reportConversion(of: found, to: converted, at: path, throwing: error)
            return [converted]
        }
        guard !isWhole, !isStrict else {
            throw error.asDecodingError(at: path)
        }
        try context?.report(
            .droppedElement, at: path, expected: TypeText.name(of: Element.self), found: found.excerpt,
            used: Element.damaged == nil ? "nothing" : "nil", error: error)
        return Element.damaged.map { [$0] } ?? []
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
        let context = DecodingContext.listening(to: decoder)
        let checkpoint = context?.checkpoint
        do {
            value = try Dynamically<Value>(from: decoder).value
        } catch {
            context?.rollBack(to: checkpoint)
            guard context?.isStrict != true else { throw error.asDecodingError(at: decoder.codingPath) }
            value = Value.damaged
            try context?.report(
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
