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
        let decoder = try self as? JSONValueDecoder ?? materialized()
        let choice = VariantChoice(variants: variants, decoder: decoder)
        if let union = try choice.union(discriminator: discriminator, fallback: fallback) {
            return union
        }
        try DecodingContext(self).report(
            DecodingIssue(
                kind: .unknownVariant,
                path: DecodingIssue.text(of: codingPath),
                expected: TypeText.name(of: Union.self),
                found: FoundValue(in: decoder).excerpt,
                used: "unknown"
            ),
            at: codingPath
        )
        return unknown(decoder.value)
    }

    /// The decoder's value at hand, so that looking for the variant reads the document once.
    private func materialized() throws -> JSONValueDecoder {
        JSONValueDecoder(try JSONValue(from: self), codingPath: codingPath, userInfo: userInfo)
    }
}

/// The search for the variant that a value is.
private struct VariantChoice<Union> {
    let variants: [UnionVariant<Union>]
    let decoder: JSONValueDecoder

    func union(discriminator: String?, fallback: String?) throws -> Union? {
        guard let discriminator, case .object(let members) = decoder.value else {
            return try unionByShape()
        }
        let named = tag(members[discriminator])
        if let variant = named.flatMap(variant(tagged:)) ?? fallback.flatMap(variant(tagged:)) {
            return try decode([variant])
        }
        // A tag that no variant has is a new variant, whatever it looks like.
        return named == nil ? try unionByShape() : nil
    }

    private func tag(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let integer): String(integer)
        case .bool(let flag): String(flag)
        case .null, .number, .decimal, .array, .object, nil: nil
        }
    }

    private func variant(tagged tag: String) -> UnionVariant<Union>? {
        variants.first { $0.tags.contains(tag) }
    }

    private func unionByShape() throws -> Union? {
        let scored = variants.compactMap { variant in variant.score(of: decoder.value).map { (variant, $0) } }
        guard let best = scored.map(\.1).max() else { return nil }
        let equals = scored.filter { !($0.1 < best) }.map(\.0)
        let others = scored.filter { $0.1 < best }.sorted { $0.1 > $1.1 }.map(\.0)
        if equals.count > 1, let union = unionOnTrial(among: equals) {
            return union
        }
        return try decode(leastDamaged(of: equals) + others)
    }

    /// The union of the first of these variants that decodes tolerantly.
    private func decode(_ variants: [UnionVariant<Union>]) throws -> Union? {
        let context = DecodingContext(decoder)
        for variant in variants {
            let checkpoint = context.reporter?.checkpoint
            do {
                return try variant.decode(decoder)
            } catch {
                context.rollBack(to: checkpoint)
                guard !context.isStrict else { throw error }
            }
        }
        return nil
    }
}

extension VariantChoice {
    /// The union of the first variant that decodes without an issue.
    private func unionOnTrial(among variants: [UnionVariant<Union>]) -> Union? {
        var trial = decoder
        trial.userInfo[.decodingPolicy] = DecodingPolicy.strict
        trial.userInfo[.decodingReporter] = nil
        for variant in variants where decoder.budget.allowsTrial {
            if let union = decoder.budget.trying({ try? variant.decode(trial) }) {
                return union
            }
        }
        return nil
    }

    /// The variants that decode with issues, those with the fewest first; in their own order where that cannot be
    /// found out.
    private func leastDamaged(of variants: [UnionVariant<Union>]) -> [UnionVariant<Union>] {
        guard variants.count > 1, decoder.budget.allowsTrial, !DecodingContext(decoder).isStrict else {
            return variants
        }
        return variants.map { ($0, issueCount(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func issueCount(of variant: UnionVariant<Union>) -> Int {
        let reporter = DecodingReporter()
        var trial = decoder
        trial.userInfo[.decodingReporter] = reporter
        let union = decoder.budget.trying { try? variant.decode(trial) }
        return union == nil ? .max : reporter.issueCount
    }
}
