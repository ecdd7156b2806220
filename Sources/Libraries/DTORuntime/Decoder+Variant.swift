@_spi(Generated) extension Decoder {
    /// Decodes the decoder's value as one variant of a union.
    ///
    /// The discriminator chooses the variant. Without a discriminator, or if several variants share its tag, constants
    /// choose the variant, then the JSON type, and then the keys that are present. If several variants remain, a
    /// variant to which the value conforms is preferred, under every policy.
    ///
    /// - Parameters:
    ///   - discriminator: The key whose string is the tag of a variant.
    ///   - fallback: The tag of the variant that is used if the discriminator is unknown or absent.
    ///   - unknown: Makes the union from a value that fits no variant.
    public func variant<Union>(
        of variants: [UnionVariant<Union>],
        discriminator: String? = nil,
        default fallback: String? = nil,
        unknown: (JSONValue) -> Union
    ) throws -> Union {
        if ThreadStack.mustGrow {
            return try ThreadStack.growing {
                try variant(of: variants, discriminator: discriminator, default: fallback, unknown: unknown)
            }
        }
        let context = DecodingContext.listening(to: self)
        // If a value is nested too deep, a union keeps its JSON, which needs more levels. A union therefore stops a
        // few levels earlier than a record or list.
        guard !ThreadStack.isLow, !isBeyondLevelLimit(keeping: 4) else {
            return unknown(try keptValue(of: Union.self, context, because: nestingError))
        }
        var failure: VariantFailure?
        if let documented = documentedVariant(of: variants, discriminator, fallback) {
            let checkpoint = context?.checkpoint
            do {
                return try documented.decode(self, discriminator)
            } catch {
                guard context?.isStrict != true else { throw error }
                context?.rollBack(to: checkpoint)
                failure = VariantFailure(index: documented.index, error: error)
            }
        }
        return try unionAtHand(of: variants, failure, discriminator, fallback, context, unknown)
    }

    // These functions are separate, so that the function that decodes nested values needs less stack.

    @inline(never)
    private func documentedVariant<Union>(
        of variants: [UnionVariant<Union>], _ discriminator: String?, _ fallback: String?
    ) -> (index: Int, decode: (any Decoder, _ discriminator: String?) throws -> Union)? {
        // Deep in a document, each wrong guess at the value's type takes too much time.
        guard atHand != nil || !isDeep else { return nil }
        var texts: [String]?
        let index = variants.withUnsafeBufferPointer {
            DocumentedChoice($0, of: self)?.variant(discriminator: discriminator, fallback: fallback, texts: &texts)
        }
        guard let index else { return nil }
        let variant = variants[index]
        guard let texts, let unionOfTexts = variant.unionOfTexts else { return (index, variant.decode) }
        return (index, { try unionOfTexts(texts) ?? variant.decode($0, $1) })
    }

    /// - Parameter failure: The error of the variant that was tried while the value was read from its document.
    @inline(never)
    private func unionAtHand<Union>(
        of variants: [UnionVariant<Union>], _ failure: VariantFailure?, _ discriminator: String?, _ fallback: String?,
        _ context: DecodingContext?, _ unknown: (JSONValue) -> Union
    ) throws -> Union {
        let decoder = try valueAtHand(for: variants)
        let choice = variants.withUnsafeBufferPointer {
            VariantChoice($0, of: decoder.value, discriminator: discriminator, fallback: fallback)
        }
        switch choice {
        case .unknown:
            return unknown(try decoder.keptValue(of: Union.self, context, because: nil))
        case .only(let index) where failure?.index == index:
            return unknown(try decoder.keptValue(of: Union.self, context, because: failure?.error))
        case .only(let index):
            let checkpoint = context?.checkpoint
            do {
                return try variants[index].decode(decoder, discriminator)
            } catch {
                context?.rollBack(to: checkpoint)
                return unknown(try decoder.keptValue(of: Union.self, context, because: error))
            }
        case .several(let candidates):
            let attempts = VariantAttempts(variants: variants, decoder: decoder, discriminator: discriminator)
            switch try attempts.finding(among: candidates, after: failure) {
            case .variant(let union): return union
            case .unknown: return unknown(try decoder.keptValue(of: Union.self, context, because: nil))
            case .damaged(let error): return unknown(try decoder.keptValue(of: Union.self, context, because: error))
            }
        }
    }

    /// - Throws: A type mismatch if the value is null and no variant accepts null. Unions that may be null are decoded
    ///   as optionals.
    @inline(never)
    private func valueAtHand<Union>(for variants: [UnionVariant<Union>]) throws -> JSONValueDecoder {
        let decoder = try atHand ?? materialized(mayBeArray: variants.contains { $0.shape.isArray })
        guard !decoder.value.isNull || variants.contains(where: \.shape.isNull) else {
            throw decoder.mismatch(Union.self)
        }
        return decoder
    }

    /// Returns the JSON value that the union keeps, and reports an issue.
    ///
    /// - Parameter error: The error of the chosen variant, or nil if no variant was chosen.
    @inline(never)
    private func keptValue<Union>(
        of union: Union.Type, _ context: DecodingContext?, because error: (any Error)?
    ) throws -> JSONValue {
        if context?.isStrict == true, let error { throw error }
        let value = try atHand?.value ?? FreeValueReader.value(of: self, levelCount: NestingLimit.unions)
        try context?.report(
            error == nil ? .unknownVariant : .malformed, at: codingPath, expected: TypeText.name(of: Union.self),
            found: FoundValue(in: self), used: ReportWord.unknown, error: error)
        return value
    }

    /// Returns the object without the member under a key. Returns the object unchanged if it does not have the key.
    func withoutMember(_ key: String?) throws -> any Decoder {
        let decoder = try atHand ?? materialized(mayBeArray: false)
        guard let key, case .object(var members) = decoder.value, members.removeValue(forKey: key) != nil else {
            return decoder
        }
        return JSONValueDecoder(.object(members), codingPath: codingPath, userInfo: userInfo)
    }

    /// Reads the decoder's value into memory, so that the search for the variant reads the document only once.
    ///
    /// - Parameter mayBeArray: Whether to look for an array first.
    private func materialized(mayBeArray: Bool) throws -> JSONValueDecoder {
        let path = codingPath
        let value =
            try quickValue(at: path, mayBeArray: mayBeArray)
            ?? FreeValueReader.value(
                of: self, levelCount: NestingLimit.unions - path.count, likely: mayBeArray ? .array : .object)
        return JSONValueDecoder(value, codingPath: path, userInfo: userInfo)
    }

    /// Reads a value quickly if it is not nested too deep. Returns nil for a deeper value.
    private func quickValue(at path: [any CodingKey], mayBeArray: Bool) throws -> JSONValue? {
        guard path.count < NestingLimit.freeValues else { return nil }
        let context = DecodingContext.listening(to: self)
        let checkpoint = context?.checkpoint
        let value: JSONValue
        do {
            value =
                if mayBeArray, var elements = try? unkeyedContainer() {
                    .array(try JSONValue.elements(of: &elements))
                } else {
                    try JSONValue(defensivelyFrom: self)
                }
        } catch {
            // Under the strict policy a value that is nested too deep is an error.
            guard context?.isStrict == true else { throw error }
            return nil
        }
        // The first test is cheap. The second test counts levels from the innermost record, which takes longer.
        guard value.nests(NestingLimit.freeValues - path.count),
            value.nests(NestingLimit.freeValues - levelsBelowRecord)
        else { return value }
        context?.rollBack(to: checkpoint)
        return nil
    }

    /// Whether the value is so deep in its document that trying one type after the other takes too long. `isInUse` is
    /// checked first because computing the coding path takes time.
    private var isDeep: Bool {
        ThreadStack.isInUse && codingPath.count >= NestingLimit.freeValues
    }
}
