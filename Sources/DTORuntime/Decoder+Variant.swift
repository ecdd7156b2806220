extension Decoder {
    /// The variant of a union that the decoder's value is.
    ///
    /// It is chosen by the discriminator; else by constants; else by JSON type; else by the keys that are there; and
    /// among variants that fit equally well, the one that decodes without an issue comes before those with some.
    ///
    /// - Parameters:
    ///   - discriminator: The key whose text names the variant.
    ///   - fallback: The tag of the variant that an unknown or absent discriminator stands for.
    ///   - unknown: What becomes of a value that fits no variant.
    public func variant<Union>(
        of variants: [UnionVariant<Union>],
        discriminator: String? = nil,
        default fallback: String? = nil,
        unknown: (JSONValue) -> Union
    ) throws -> Union {
        let context = DecodingContext.listening(to: self)
        var texts: [String]?
        let documented = DocumentedChoice(variants, of: self, context)?
            .variant(discriminator: discriminator, fallback: fallback, texts: &texts)
        if let index = documented, let union = union(of: variants[index], texts, discriminator, context) {
            return union
        }
        let decoder = try atHand ?? materialized(mayBeArray: variants.contains { $0.shape.isArray })
        let choice = VariantChoice(variants: variants, decoder: decoder, failure: documented)
        if let union = try choice.union(discriminator: discriminator, fallback: fallback) {
            return union
        }
        try context?.report(
            .unknownVariant, at: codingPath, expected: TypeText.name(of: Union.self),
            found: FoundValue(in: decoder).excerpt, used: "unknown")
        return unknown(decoder.value)
    }

    /// What the variant decodes; nil, with everything taken back that was reported of it, where it fails.
    ///
    /// - Parameter texts: Those of which it is an array, if they have been read.
    private func union<Union>(
        of variant: UnionVariant<Union>, _ texts: [String]?, _ discriminator: String?, _ context: DecodingContext?
    ) -> Union? {
        if let texts, let unionOfTexts = variant.unionOfTexts {
            return unionOfTexts(texts)
        }
        let checkpoint = context?.checkpoint
        do {
            return try variant.decode(self, discriminator)
        } catch {
            context?.rollBack(to: checkpoint)
            return nil
        }
    }

    /// The decoder's value at hand, so that looking for the variant reads the document once.
    ///
    /// - Parameter mayBeArray: Whether to look for an array first.
    private func materialized(mayBeArray: Bool) throws -> JSONValueDecoder {
        let value =
            if mayBeArray, var elements = try? unkeyedContainer() {
                JSONValue.array(try JSONValue.elements(of: &elements))
            } else {
                try JSONValue(from: self)
            }
        return JSONValueDecoder(value, codingPath: codingPath, userInfo: userInfo)
    }
}
