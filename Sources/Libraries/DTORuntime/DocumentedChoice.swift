/// Finds the variant of a union's value before the value is decoded. If the value's type and keys identify the variant,
/// only this variant is decoded.
///
/// A value in memory (`JSONValueDecoder`) can be examined many times, but reading it into memory takes several times as
/// long as decoding it. Other decoders reveal the type of a value only by failing for all other types.
struct DocumentedChoice<Union> {
    private let variants: UnionVariants<Union>
    private let decoder: any Decoder
    /// The decoder if it reads from a tape (`JSONTape`). A tape knows the type of each value.
    private let tape: TapeDecoder?

    /// Returns nil if the value is already in memory.
    ///
    /// - Parameter variants: The variants, which must exist as long as this choice.
    init?(_ variants: UnionVariants<Union>, of decoder: any Decoder) {
        guard decoder.atHand == nil else { return nil }
        self.variants = variants
        self.decoder = decoder
        tape = decoder.onTape
    }

    /// Returns the index of the variant that fits best, or nil if the choice is not clear.
    ///
    /// The function tries one type after the other in the order of the contract, because each wrong guess costs an
    /// error.
    ///
    /// - Parameter texts: Receives the elements of an array of strings if the choice has read them.
    func variant(discriminator: String?, fallback: String?, texts: inout [String]?) -> Int? {
        var mayBeObject = tape?.word.isObject ?? true
        var mayBeArray = tape?.word.isArray ?? true
        let mayBeText = tape?.word.isText ?? true
        let mayBeFlag = tape?.word.isFlag ?? true
        let mayBeNumber = tape?.word.isNumber ?? true
        guard let scalar = try? decoder.singleValueContainer(), !scalar.decodeNil() else { return nil }
        for index in 0..<variants.count {
            switch variants[index].shape {
            case .tagged, .object:
                guard mayBeObject else { continue }
                if let container = try? decoder.container(keyedBy: JSONKey.self) {
                    return self.variant(of: container, discriminator: discriminator, fallback: fallback)
                }
                mayBeObject = false
            case .string where mayBeText && (try? scalar.decode(String.self)) != nil:
                return onlyVariant { $0.isString }
            case .boolean where mayBeFlag && (try? scalar.decode(Bool.self)) != nil:
                return onlyVariant { $0.isBoolean }
            case .integer, .number:
                guard mayBeNumber, (try? scalar.decode(Double.self)) != nil else { continue }
                return numberVariant(in: scalar)
            case .array:
                guard mayBeArray else { continue }
                if let variant = arrayVariant(in: scalar, texts: &texts) {
                    return variant
                }
                mayBeArray = false
            case .string, .boolean, .null:
                continue
            }
        }
        return nil
    }

    /// Returns the index of the variant for a number. If the union has variants for integers and for numbers, `3` is
    /// an integer and `3.0` is a number. Only a tape knows this difference.
    private func numberVariant(in scalar: any SingleValueDecodingContainer) -> Int? {
        let range = 0..<variants.count
        let hasNumber = range.contains { variants[$0].shape.isNumber }
        let hasInteger = range.contains { variants[$0].shape.isInteger }
        let isInteger =
            hasInteger && ((try? scalar.decode(Int64.self)) != nil || (try? scalar.decode(UInt64.self)) != nil)
        if isInteger, !(hasNumber && tape?.hasPointOrExponent == true) { return onlyVariant { $0.isInteger } }
        return onlyVariant { $0.isNumber }
    }

    /// Returns the index of the variant for an array, or nil if the choice is not clear. If there are several array
    /// variants, the first array variant is chosen if it is a list of strings and all elements are strings. The only
    /// list of records is chosen if all elements are objects.
    private func arrayVariant(in container: any SingleValueDecodingContainer, texts: inout [String]?) -> Int? {
        var first: Int?
        var arrayCount = 0
        var records: Int?
        var recordCount = 0
        var allAreKnown = true
        // No array is made here because many records contain a union.
        for index in 0..<variants.count where variants[index].shape.isArray {
            first = first ?? index
            arrayCount += 1
            switch variants[index].elements {
            case .records?: (records, recordCount) = (index, recordCount + 1)
            case .texts?: break
            case nil: allAreKnown = false
            }
        }
        guard let first, arrayCount > 1 else {
            return (try? decoder.unkeyedContainer()) == nil ? nil : first
        }
        if variants[first].elements?.areTexts == true {
            texts = if let tape { tape.texts } else { try? container.decode([String].self) }
            if texts != nil {
                return first
            }
        }
        guard recordCount == 1, allAreKnown, holdsObjects else { return nil }
        return records
    }

    /// Whether the value is an array that contains at least one object, and only objects.
    private var holdsObjects: Bool {
        if let tape { return tape.word.length > 0 && tape.elements { $0.isObject } }
        guard var elements = try? decoder.unkeyedContainer(), !elements.isAtEnd else { return false }
        while !elements.isAtEnd {
            guard (try? elements.nestedContainer(keyedBy: JSONKey.self)) != nil else { return false }
        }
        return true
    }

    private func onlyVariant(where isFitting: (UnionVariant<Union>.Shape) -> Bool) -> Int? {
        let fitting = (0..<variants.count).filter { isFitting(variants[$0].shape) }
        return fitting.count == 1 ? fitting.first : nil
    }

    private func variant(
        of container: KeyedDecodingContainer<JSONKey>, discriminator: String?, fallback: String?
    ) -> Int? {
        guard let discriminator else { return variant(of: container, among: Array(0..<variants.count)) }
        // If the tag is not a string, the value is read into memory and examined there.
        guard let tag = try? container.decodeIfPresent(String.self, forKey: JSONKey(stringValue: discriminator)),
            areOriginal([discriminator], in: container)
        else { return nil }
        switch TaggedVariants(tag, in: variants) ?? fallback.flatMap({ TaggedVariants($0, in: variants) }) {
        case .one(let index): return index
        case .several(let indices):
            // A variant that only its tag identifies must be tried.
            return indices.contains { variants[$0].shape.isTagged } ? nil : variant(of: container, among: indices)
        case nil: return nil
        }
    }

    private func variant(of container: KeyedDecodingContainer<JSONKey>, among indices: [Int]) -> Int? {
        let keys = tape.map { Array($0.names) } ?? container.allKeys.map(\.stringValue)
        guard areOriginal(keys, in: container) else { return nil }
        var values: [String: JSONValue] = [:]
        for index in indices {
            guard case .object(let shape) = variants[index].shape else { continue }
            for key in shape.constants.keys where values[key] == nil && keys.contains(key) {
                guard let value = try? container.decode(JSONValue.self, forKey: JSONKey(stringValue: key)) else {
                    return nil
                }
                values[key] = value
            }
        }
        return bestVariant(ofKeys: keys, values, among: indices)
    }

    /// Whether the document spells these keys as the container does. The caller's decoder may convert keys from snake
    /// case, but variants name the keys of the document.
    private func areOriginal(_ keys: [String], in container: KeyedDecodingContainer<JSONKey>) -> Bool {
        if tape?.session.hasPlainKeys == true { return true }
        if keys.allSatisfy(\.isOneWord) || container.allKeys.contains(where: { $0.convertedFromSnakeCase != nil }) {
            return true
        }
        // A dictionary is decoded because a decoder that converts keys does not convert the keys of a dictionary.
        let originals = try? decoder.singleValueContainer().decode([String: Anything].self)
        return keys.allSatisfy { originals?[$0] != nil }
    }

    private func bestVariant(
        ofKeys keys: [String], _ values: [String: JSONValue], among indices: [Int]
    ) -> Int? {
        let candidates = indices.compactMap { index -> Candidate? in
            guard case .object(let shape) = variants[index].shape else { return nil }
            return shape.score(ofKeys: keys, values).map { Candidate(index: index, score: $0) }
        }
        let best = candidates.best.countingKnownKeys(in: keys, for: variants).best
        guard best.count == 1 else { return nil }
        // If the value may also conform to a variant other than the best variant, both must be tried.
        return candidates.contains {
            $0.index != best[0].index && $0.mayConform(hasAliases: variants[$0.index].hasAliases)
        }
            ? nil : best[0].index
    }
}

extension TapeDecoder {
    /// Whether all elements of the array satisfy the condition.
    fileprivate func elements(are isSuch: (TapeWord) -> Bool) -> Bool {
        let tape = tape
        let end = word.end
        var next = index + 1
        while next < end {
            guard isSuch(tape[next]) else { return false }
            next = tape.index(after: next)
        }
        return true
    }

    /// Whether the number has a point or an exponent: `3.0`, `1e3`.
    fileprivate var hasPointOrExponent: Bool {
        word.kind != TapeWord.Kind.integer
            && tape.bytes(of: word).contains { [".", "e", "E"].contains(UnicodeScalar($0)) }
    }

    /// The elements of an array that contains only strings, or nil.
    fileprivate var texts: [String]? { tape.texts(at: index) }
}

extension UnionVariant.Shape {
    fileprivate var isString: Bool {
        if case .string = self { true } else { false }
    }

    fileprivate var isBoolean: Bool {
        if case .boolean = self { true } else { false }
    }

    var isInteger: Bool {
        if case .integer = self { true } else { false }
    }

    var isNumber: Bool {
        if case .number = self { true } else { false }
    }

    var isTagged: Bool {
        if case .tagged = self { true } else { false }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    var isArray: Bool {
        if case .array = self { true } else { false }
    }
}
