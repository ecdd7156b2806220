/// The elements of an array, without the elements that cannot be decoded.
struct Elements<Element: DefensiveDecodable>: DefensiveDecodable, TransparentWrapper {
    let elements: [Element]

    static var wrapped: Any.Type { [Element].self }

    static var isDecodedByItself: Bool { true }

    /// An element that is left out is reported, but does not make the array fail.
    static var failsAtOnce: Bool { Element.failsAtOnce }

    init(from decoder: any Decoder) throws {
        elements = try decodeElements(from: decoder)
    }
}

/// The elements of an array of records, without the elements that cannot be decoded.
struct RecordElements<Record: DefensiveRecord>: DefensiveDecodable, TransparentWrapper {
    let elements: [Record]

    static var wrapped: Any.Type { [Record].self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        elements = try decodeRecords(from: decoder)
    }
}

/// The elements of an array of any type, without the elements that cannot be decoded.
struct AnyElements<Element: Decodable>: DefensiveDecodable, TransparentWrapper {
    let elements: [Element]

    static var wrapped: Any.Type { [Element].self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        elements = try [Element](defensivelyFrom: decoder, isWhole: false)
    }
}

/// Decodes the elements of an array in a single pass, and leaves out the elements that cannot be decoded.
/// - Parameter isWhole: Whether an element that cannot be decoded makes the whole array unusable.
@_specialize(where Element == String)
@_specialize(where Element == Int)
@_specialize(where Element == Double)
func decodeElements<Element: DefensiveDecodable>(
    of type: Element.Type = Element.self, from decoder: any Decoder, isWhole: Bool = false
) throws -> [Element] {
    if ThreadStack.mustGrowForElements {
        return try ThreadStack.growing { try decodeElements(of: type, from: decoder, isWhole: isWhole) }
    }
    // Scalars need no checkpoints. No issue is reported before a scalar fails, so there is nothing to roll back.
    let context = Element.failsAtOnce && !Element.isOpen ? nil : DecodingContext.listening(to: decoder)
    return try decodeElements(
        from: decoder, context, isWhole: isWhole, failAtOnce: Element.failsAtOnce,
        next: { try Element.decodeNext(from: &$0) },
        only: { try Element(defensivelyFrom: decoder) },
        inspect: { elements, container in
            guard Element.isOpen, let context else { return }
            // `last` is not used here because generic code looks up the type of an optional each time.
            let last = elements.index(before: elements.endIndex)
            if !Element.contractAllows(elements[last]) {
                let path = decoder.codingPath + [container.elementKey(at: container.currentIndex - 1)]
                try context.reportDisallowed(elements[last], at: path)
            }
        })
}

/// Decodes the records of an array, and leaves out the records that cannot be decoded.
func decodeRecords<Record: DefensiveRecord>(
    of type: Record.Type = Record.self, from decoder: any Decoder, isWhole: Bool = false
) throws -> [Record] {
    if let tape = decoder.onTape, tape.word.isArray, let table = tape.session.table(of: type) {
        return try tape.records(type, table, isWhole: isWhole)
    }
    if ThreadStack.mustGrowForElements {
        return try ThreadStack.growing { try decodeRecords(of: type, from: decoder, isWhole: isWhole) }
    }
    return try decodeElements(
        from: decoder, DecodingContext.listening(to: decoder), isWhole: isWhole, failAtOnce: false,
        next: { try $0.decode(Record.self) }, only: { try Record(from: decoder) }, inspect: { _, _ in })
}

/// - Parameters:
///   - failAtOnce: Whether an element that cannot be decoded fails before anything is reported about it.
///   - only: Decodes the value as a single element, for a document that has a value where a list was expected.
///   - inspect: Examines the element that was appended last.
@inline(__always)
private func decodeElements<Element: Decodable>(
    from decoder: any Decoder, _ context: DecodingContext?, isWhole: Bool, failAtOnce: Bool,
    next: (inout any UnkeyedDecodingContainer) throws -> Element, only: () throws -> Element,
    inspect: ([Element], inout any UnkeyedDecodingContainer) throws -> Void
) throws -> [Element] {
    try decoder.requireStack()
    var elements: [Element] = []
    var container: any UnkeyedDecodingContainer
    do {
        container = try decoder.unkeyedContainer()
    } catch {
        guard let values = try numberedValues(in: decoder, after: error, or: only, in: &elements) else {
            return elements
        }
        container = values
    }
    // The count comes from the document and cannot be trusted, so little memory is reserved.
    elements.reserveCapacity(min(container.count ?? 0, 4_096))
    while !container.isAtEnd {
        let checkpoint = failAtOnce ? nil : context?.checkpoint
        do {
            // The element is not stored in a variable first because generic code would copy it.
            elements.append(try next(&container))
        } catch {
            guard
                try replaceElement(
                    in: &elements, after: error, to: checkpoint, from: decoder, &container, isWhole: isWhole)
            else { break }
            continue
        }
        try inspect(elements, &container)
    }
    return elements
}

/// Handles a value where a list was expected. If the value is an object whose keys are numbers, returns its values. If
/// not, makes the value the only element, and returns nil. The function is separate so that other code needs less
/// stack.
@inline(never)
private func numberedValues<Element: Decodable>(
    in decoder: any Decoder, after error: any Error, or only: () throws -> Element, in elements: inout [Element]
) throws -> (any UnkeyedDecodingContainer)? {
    let substitute = try ListSubstitute(in: decoder, after: error)
    if let values = try substitute.numberedValues(as: [Element].self) { return values }
    elements = try substitute.onlyElement(decode: only)
    return nil
}

/// Skips an element that could not be decoded, and appends its replacement. The function is separate so that other
/// code needs less stack.
///
/// - Returns: Whether the container has advanced. If the container has not advanced, the loop over the elements must
///   end.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
func replaceElement<Element: Decodable>(
    in elements: inout [Element], after error: any Error, to checkpoint: DecodingReporter.Checkpoint?,
    from decoder: any Decoder, _ container: inout any UnkeyedDecodingContainer, isWhole: Bool
) throws -> Bool {
    let damage = ElementDamage<Element>(
        error: error, index: container.currentIndex, key: container.elementKey(at: container.currentIndex),
        decoder: decoder, isWhole: isWhole)
    damage.context?.rollBack(to: checkpoint)
    elements += try damage.replacement(steppingOver: &container)
    return container.currentIndex > damage.index
}

/// An element that could not be decoded.
private struct ElementDamage<Element: Decodable> {
    let error: any Error
    let index: Int
    private let key: JSONKey
    let decoder: any Decoder
    let context: DecodingContext?
    let isWhole: Bool

    init(error: any Error, index: Int, key: JSONKey, decoder: any Decoder, isWhole: Bool) {
        self.error = error
        self.index = index
        self.key = key
        self.decoder = decoder
        self.isWhole = isWhole
        context = DecodingContext.listening(to: decoder)
    }

    private var isStrict: Bool { context?.isStrict ?? false }

    private var path: [any CodingKey] {
        decoder.codingPath + [key]
    }

    /// Returns the replacement of the element, or an empty array if the element has no replacement.
    func replacement(steppingOver container: inout any UnkeyedDecodingContainer) throws -> [Element] {
        let isConvertible = LosslessConversion.exists(to: Element.self)
        guard isConvertible || (!isWhole && !isStrict) else {
            throw error.asDecodingError(at: path)
        }
        guard isConvertible || context?.keepsIssues == true else {
            _ = try container.decode(Anything.self)
            context?.countIssues()
            return Element.damaged.map { [$0] } ?? []
        }
        let found = try container.decode(FoundValue.self)
        if let converted = LosslessConversion.convert(found, to: Element.self, by: decoder.conversions) {
            try context?.reportConversion(of: found, to: converted, at: path, throwing: error)
            return [converted]
        }
        guard !isWhole, !isStrict else {
            throw error.asDecodingError(at: path)
        }
        try context?.report(
            .droppedElement, at: path, expected: TypeText.name(of: Element.self), found: found,
            used: Element.damaged == nil ? ReportWord.nothing : .nil, error: error)
        return Element.damaged.map { [$0] } ?? []
    }
}

/// Decodes any value without examining it, in order to skip it.
struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

/// The entries of a dictionary, without the entries that cannot be decoded.
struct Entries<Value: Decodable>: DefensiveDecodable, TransparentWrapper {
    let entries: [String: Value]

    static var wrapped: Any.Type { [String: Value].self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        entries = try [String: Value](defensivelyFrom: decoder)
    }
}

/// The value of a dictionary's entry, or nil if the value could not be decoded. Decoding an entry fails only under the
/// strict policy.
struct DictionaryEntry<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try Self.read(from: decoder)
    }

    private static func read(from decoder: any Decoder) throws -> Value? {
        let checkpoint = DecodingContext.listening(to: decoder)?.checkpoint
        do {
            return try Dynamically<Value>.read(from: decoder)
        } catch {
            return try substitute(in: decoder, after: error, to: checkpoint)
        }
    }

    @inline(never)
    private static func substitute(
        in decoder: any Decoder, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Value? {
        let context = DecodingContext.listening(to: decoder)
        context?.rollBack(to: checkpoint)
        guard context?.isStrict != true else { throw error.asDecodingError(at: decoder.codingPath) }
        try context?.report(
            .droppedEntry, at: decoder.codingPath, expected: TypeText.name(of: Value.self),
            found: FoundValue(in: decoder), used: Value.damaged == nil ? ReportWord.nothing : .nil, error: error)
        return Value.damaged
    }
}

extension Decodable {
    /// The replacement of an unusable element or entry: nil for an optional type. If the result itself is nil, there
    /// is no replacement.
    fileprivate static var damaged: Self? {
        (self as? any HasDamagedValue.Type)?.damagedValue as? Self
    }
}
