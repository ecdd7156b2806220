/// The search for the variant of a union that a value is.
struct VariantChoice<Union> {
    let variants: [UnionVariant<Union>]
    let decoder: JSONValueDecoder
    /// The variant of which it is known that it cannot be decoded.
    let failure: Int?

    /// The union, or nil where the value is none of the variants.
    func union(discriminator: String?, fallback: String?) throws -> Union? {
        guard decoder.node.depth < NestingLimit.unions else { return nil }
        guard let discriminator, case .object(let members) = decoder.value else {
            return try unionByShape(discriminator)
        }
        let named = tag(members[discriminator])
        if let index = named.flatMap(variant(tagged:)) ?? fallback.flatMap(variant(tagged:)) {
            return try only(index, discriminator)
        }
        // A tag that no variant has is a new variant, whatever it looks like.
        return named == nil ? try unionByShape(discriminator) : nil
    }

    private func tag(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let integer): String(integer)
        case .bool(let flag): String(flag)
        case .null, .number, .decimal, .array, .object, nil: nil
        }
    }

    private func variant(tagged tag: String) -> Int? {
        variants.firstIndex { $0.tags.contains(tag) }
    }

    private func unionByShape(_ discriminator: String?) throws -> Union? {
        let fitting = variants.indices
            .filter { $0 != failure }
            .compactMap { index in variants[index].score(of: decoder.value).map { Candidate(index: index, score: $0) } }
        guard fitting.count > 1 else {
            return try fitting.first.flatMap { try only($0.index, discriminator) }
        }
        let candidates = fitting.countingKnownKeys(of: decoder.value, for: variants)
            .sorted { $0.score == $1.score ? $0.index < $1.index : $0.score > $1.score }
        let attempts = VariantAttempts(variants: variants, decoder: decoder, discriminator: discriminator)
        return attempts.isStrict ? try attempts.strictUnion(of: candidates) : attempts.union(of: candidates)
    }

    /// The union of a variant that there is no choice about.
    private func only(_ index: Int, _ discriminator: String?) throws -> Union? {
        guard index != failure else { return nil }
        let context = DecodingContext.listening(to: decoder)
        let checkpoint = context?.checkpoint
        do {
            return try variants[index].decode(decoder, discriminator)
        } catch {
            context?.rollBack(to: checkpoint)
            guard context?.isStrict != true else { throw error }
            return nil
        }
    }
}

/// A variant that the value may be.
struct Candidate {
    let index: Int
    var score: VariantScore
}

extension [Candidate] {
    /// The candidates with what decides between those that fit equally well otherwise. It takes longer than all the rest.
    func countingKnownKeys<Union>(
        in keys: some Collection<String>, for variants: [UnionVariant<Union>]
    ) -> [Candidate] {
        map { candidate in
            var candidate = candidate
            candidate.score.knownKeys += variants[candidate.index].knownKeys(in: keys)
            return candidate
        }
    }

    fileprivate func countingKnownKeys<Union>(
        of value: JSONValue, for variants: [UnionVariant<Union>]
    ) -> [Candidate] {
        switch value {
        case .object(let members):
            return countingKnownKeys(in: members.keys, for: variants)
        case .array(let elements):
            return map { candidate in
                var candidate = candidate
                candidate.score.knownKeys += variants[candidate.index].knownKeys(inElements: elements)
                return candidate
            }
        case .null, .bool, .integer, .number, .decimal, .string:
            return self
        }
    }

    /// Those that no other fits better than.
    var best: [Candidate] {
        guard let best = self.max(by: { $0.score < $1.score }) else { return [] }
        return filter { $0.score == best.score }
    }
}

/// Decodes the variants that a value may be, to find out which it is.
struct VariantAttempts<Union> {
    let variants: [UnionVariant<Union>]
    let decoder: JSONValueDecoder
    private let context: DecodingContext?
    private let union: JSONNode.UnionID

    private let discriminator: String?

    init(variants: [UnionVariant<Union>], decoder: JSONValueDecoder, discriminator: String?) {
        self.variants = variants
        self.decoder = decoder
        self.discriminator = discriminator
        context = DecodingContext.listening(to: decoder)
        union = JSONNode.UnionID(type: ObjectIdentifier(Union.self), isStrict: context?.isStrict ?? false)
    }

    var isStrict: Bool { context?.isStrict ?? false }

    private var node: JSONNode { decoder.node }

    /// The union of the first candidate that decodes without an issue.
    ///
    /// - Throws: The issue of the best candidate, if all have some.
    func strictUnion(of candidates: some Sequence<Candidate>) throws -> Union {
        var bestError: (any Error)?
        for candidate in candidates where !node.hasFailed(candidate.index, of: union) {
            do {
                return try variants[candidate.index].decode(decoder, discriminator)
            } catch {
                node.fail(candidate.index, of: union)
                bestError = bestError ?? error
            }
        }
        throw bestError ?? decoder.mismatch(Union.self)
    }

    /// The union of the best candidate that decodes at all; of several equally good ones, of the one with the fewest
    /// issues.
    func union(of candidates: [Candidate]) -> Union? {
        var remaining = candidates.filter { !node.hasFailed($0.index, of: union) }
        while let best = remaining.first {
            let equals = remaining.prefix { !($0.score < best.score) }
            let isKnown = equals.contains { $0.index == node.choice(of: union) }
            if equals.count > 1, !isKnown, decoder.tree.allowsTrial {
                if let union = try? trial(reporter: nil, isStrict: true).strictUnion(of: equals) {
                    return union
                }
                chooseLeastDamaged(of: equals)
            }
            let chosen = equals.first { $0.index == node.choice(of: union) } ?? best
            if let union = attempt(chosen.index) {
                return union
            }
            remaining.removeAll { node.hasFailed($0.index, of: union) }
        }
        return nil
    }

    private func attempt(_ index: Int) -> Union? {
        let checkpoint = context?.checkpoint
        do {
            return try variants[index].decode(decoder, discriminator)
        } catch {
            context?.rollBack(to: checkpoint)
            node.fail(index, of: union)
            return nil
        }
    }

    private func chooseLeastDamaged(of candidates: some Sequence<Candidate>) {
        var fewestIssues = Int.max
        for candidate in candidates {
            let reporter = DecodingReporter()
            guard trial(reporter: reporter, isStrict: false).attempt(candidate.index) != nil else { continue }
            if reporter.issueCount < fewestIssues {
                fewestIssues = reporter.issueCount
                node.choose(candidate.index, of: union)
            }
        }
    }

    /// The same attempts with issues going elsewhere.
    private func trial(reporter: DecodingReporter?, isStrict: Bool) -> VariantAttempts {
        var decoder = decoder
        decoder.userInfo[.decodingReporter] = reporter
        decoder.userInfo[.decodingPolicy] = isStrict ? DecodingPolicy.strict : .tolerant
        return VariantAttempts(variants: variants, decoder: decoder, discriminator: discriminator)
    }
}
