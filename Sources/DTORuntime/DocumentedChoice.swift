/// The search for the variant of a union whose value is still in its document: where a look at its type and keys tells, nothing but that
/// variant is decoded.
///
/// A value at hand (`JSONValueDecoder`) can be looked at over and over, but getting it takes several times as long as decoding it: a
/// decoder says of what type a value is only by failing for all others.
struct DocumentedChoice<Union> {
    private let variants: [UnionVariant<Union>]
    private let decoder: any Decoder

    /// nil where the value has to be at hand: it already is; or it stands so deep that the limit for unions in unions, which only values
    /// at hand keep, must begin; or under the strict policy, where variants are tried that fail, each with all the unions in it.
    init?(_ variants: [UnionVariant<Union>], of decoder: any Decoder) {
        guard !(decoder is JSONValueDecoder), decoder.codingPath.count < NestingLimit.documentedUnions,
            DecodingContext.listening(to: decoder)?.isStrict != true
        else { return nil }
        self.variants = variants
        self.decoder = decoder
    }

    /// The variant that fits better than all others; nil where that cannot be told.
    ///
    /// Asks for one type after the other in the contract's order, since each wrong guess costs an error.
    func variant(discriminator: String?, fallback: String?) -> Int? {
        var mayBeObject = true
        guard let scalar = try? decoder.singleValueContainer(), !scalar.decodeNil() else { return nil }
        for variant in variants {
            switch variant.shape {
            case .tagged, .object:
                guard mayBeObject else { continue }
                if let container = try? decoder.container(keyedBy: JSONKey.self) {
                    return self.variant(of: container, discriminator: discriminator, fallback: fallback)
                }
                mayBeObject = false
            case .string where (try? scalar.decode(String.self)) != nil:
                return onlyVariant(where: \.isString)
            case .boolean where (try? scalar.decode(Bool.self)) != nil:
                return onlyVariant(where: \.isBoolean)
            case .integer where (try? scalar.decode(Int64.self)) != nil:
                return onlyVariant(where: \.isInteger)
            case .number where (try? scalar.decode(Double.self)) != nil:
                // An integer is rather an integer, if there is such a variant.
                return variants.contains(where: \.shape.isInteger) ? nil : onlyVariant(where: \.isNumber)
            case .string, .boolean, .integer, .number, .null, .array:
                continue
            }
        }
        return nil
    }

    private func onlyVariant(where isFitting: (UnionVariant<Union>.Shape) -> Bool) -> Int? {
        let fitting = variants.indices.filter { isFitting(variants[$0].shape) }
        return fitting.count == 1 ? fitting.first : nil
    }

    private func variant(
        of container: KeyedDecodingContainer<JSONKey>, discriminator: String?, fallback: String?
    ) -> Int? {
        guard let discriminator else { return variant(of: container) }
        // A tag that is no text, or that the decoder has under another key, is left to those who have the value at hand.
        guard let tag = try? container.decodeIfPresent(String.self, forKey: JSONKey(stringValue: discriminator)) else {
            return nil
        }
        return variants.firstIndex { $0.tags.contains(tag) }
            ?? fallback.flatMap { fallback in variants.firstIndex { $0.tags.contains(fallback) } }
    }

    private func variant(of container: KeyedDecodingContainer<JSONKey>) -> Int? {
        let keys = container.allKeys.map(\.stringValue)
        var values: [String: JSONValue] = [:]
        for case .object(let shape) in variants.lazy.map(\.shape) {
            // The caller's decoder may have converted the keys.
            guard shape.converted.isDisjoint(with: keys) else { return nil }
            for key in shape.constants.keys where values[key] == nil && keys.contains(key) {
                guard let value = try? container.decode(JSONValue.self, forKey: JSONKey(stringValue: key)) else {
                    return nil
                }
                values[key] = value
            }
        }
        return bestVariant(ofKeys: keys, values)
    }

    private func bestVariant(ofKeys keys: [String], _ values: [String: JSONValue]) -> Int? {
        let candidates = variants.indices.compactMap { index -> Candidate? in
            guard case .object(let shape) = variants[index].shape else { return nil }
            return shape.score(ofKeys: keys, values).map { Candidate(index: index, score: $0) }
        }
        guard let best = candidates.max(by: { $0.score < $1.score }) else { return nil }
        let equals = candidates.count { $0.score == best.score }
        return equals == 1 ? best.index : nil
    }
}

extension UnionVariant.Shape {
    fileprivate var isString: Bool {
        if case .string = self { true } else { false }
    }

    fileprivate var isBoolean: Bool {
        if case .boolean = self { true } else { false }
    }

    fileprivate var isInteger: Bool {
        if case .integer = self { true } else { false }
    }

    fileprivate var isNumber: Bool {
        if case .number = self { true } else { false }
    }
}
