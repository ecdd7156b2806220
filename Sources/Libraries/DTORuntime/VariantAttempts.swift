/// Decodes the possible variants of a value, to find out which variant the value is.
///
/// The choice does not depend on the policy. Variants that decode under the strict policy come first, because the value
/// conforms to them. The variant with the best `VariantScore` is next. If several variants have this score, the variant
/// with the fewest issues comes first.
struct VariantAttempts<Union> {
    let variants: [UnionVariant<Union>]
    private let decoder: JSONValueDecoder
    private let context: DecodingContext?
    private let union = ObjectIdentifier(Union.self)
    private let discriminator: String?

    init(variants: [UnionVariant<Union>], decoder: JSONValueDecoder, discriminator: String?) {
        self.variants = variants
        self.decoder = decoder
        self.discriminator = discriminator
        context = DecodingContext.listening(to: decoder)
    }

    private var node: JSONNode { decoder.node }

    /// - Parameters:
    ///   - candidates: The candidates. The best candidate is first.
    ///   - failure: The variant that has already failed, or nil.
    /// - Throws: The first issue of the chosen variant, under the strict policy.
    func finding(among candidates: [Candidate], after failure: VariantFailure?) throws -> VariantFinding<Union> {
        if let failure {
            node.remember(failure, of: union)
        }
        if decoder.isTrial {
            return .variant(try conformingUnion(among: candidates))
        }
        if mayConformToAnother(than: candidates[0], of: candidates),
            let union = try? trial(.conformity).conformingUnion(among: candidates)
        {
            // A trial does not report unknown keys, because they are not faults.
            guard context?.reportsUnknownKeys == true, let index = node.conforming(to: self.union) else {
                return .variant(union)
            }
            return .variant(try decode(index))
        }
        guard context?.isStrict != true else {
            let chosen = trial(.damage(.counting)).chosen(among: candidates)
            return .variant(try decode(chosen?.index ?? candidates[0].index))
        }
        return damagedUnion(among: candidates).map { .variant($0) }
            ?? node.failure(of: candidates.map(\.index), of: union).map { .damaged($0) } ?? .unknown
    }

    private func decode(_ index: Int) throws -> Union {
        try variants[index].decode(decoder, discriminator)
    }
}

// MARK: Conformity

extension VariantAttempts {
    /// Whether the candidates must be tried to find the candidate to which the value conforms.
    private func mayConformToAnother(than best: Candidate, of candidates: [Candidate]) -> Bool {
        decoder.tree.allowsTrial
            && candidates.contains {
                $0.index != best.index && $0.mayConform(hasAliases: variants[$0.index].hasAliases)
            }
    }

    /// Returns the union of the best candidate to which the value conforms. The function is part of a trial, so all
    /// later trials use the result.
    ///
    /// - Throws: An error without details if the value conforms to no candidate.
    private func conformingUnion(among candidates: [Candidate]) throws -> Union {
        if let known = node.trialValue(of: Union.self, conforms: true) { return known.union }
        guard !node.conformsToNone(of: union), decoder.tree.allowsTrial else {
            throw decoder.mismatch(Union.self)
        }
        for candidate in candidates where candidate.mayConform(hasAliases: variants[candidate.index].hasAliases) {
            if let union = try? decode(candidate.index) {
                node.conforms(to: candidate.index, of: self.union)
                node.remember(union, issueCount: 0, conforms: true)
                return union
            }
        }
        node.conforms(to: nil, of: union)
        throw decoder.mismatch(Union.self)
    }

    /// Returns these attempts as a trial, whose issues are not reported.
    private func trial(_ purpose: JSONValueDecoder.Trial) -> VariantAttempts {
        VariantAttempts(variants: variants, decoder: decoder.trying(purpose), discriminator: discriminator)
    }
}

// MARK: Damage

extension VariantAttempts {
    /// Returns the chosen union, or nil. A trial decodes the union once for all later trials.
    private func damagedUnion(among candidates: [Candidate]) -> Union? {
        guard context?.isCounting == true else { return chosen(among: candidates)?.union }
        if let known = node.trialValue(of: Union.self, conforms: false) {
            context?.countIssues(known.issueCount)
            return known.union
        }
        let checkpoint = context?.checkpoint
        let union = chosen(among: candidates)?.union
        if let union {
            node.remember(union, issueCount: context?.issueCount(since: checkpoint) ?? 0, conforms: false)
        }
        return union
    }

    /// Returns the best candidate that can be decoded, with its union, or nil. Among equally good candidates, the
    /// candidate with the fewest issues is chosen.
    private func chosen(among candidates: [Candidate]) -> (index: Int, union: Union)? {
        var remaining = candidates.filter { !node.hasFailed($0.index, of: union) }
        while let best = remaining.first {
            let equals = remaining.prefix { !($0.score < best.score) }
            let isKnown = equals.contains { $0.index == node.choice(of: union) }
            if equals.count > 1, !isKnown, decoder.tree.allowsTrial {
                chooseLeastDamaged(of: equals)
            }
            let chosen = equals.first { $0.index == node.choice(of: union) } ?? best
            if let union = attempt(chosen.index) {
                return (chosen.index, union)
            }
            remaining.removeAll { node.hasFailed($0.index, of: union) }
        }
        return nil
    }

    private func attempt(_ index: Int) -> Union? {
        let checkpoint = context?.checkpoint
        do {
            return try decode(index)
        } catch {
            context?.rollBack(to: checkpoint)
            node.remember(VariantFailure(index: index, error: error), of: union)
            return nil
        }
    }

    private func chooseLeastDamaged(of candidates: some Sequence<Candidate>) {
        var fewestIssues = Int.max
        for candidate in candidates {
            let reporter = DecodingReporter.counting
            guard trial(.damage(reporter)).attempt(candidate.index) != nil else { continue }
            if reporter.issueCount < fewestIssues {
                fewestIssues = reporter.issueCount
                node.choose(candidate.index, of: union)
            }
        }
    }
}

extension Candidate {
    /// Whether the value may conform to the variant. The value cannot conform if a required key is absent and has no
    /// other name.
    func mayConform(hasAliases: @autoclosure () -> Bool) -> Bool {
        score.missingKeys == 0 || hasAliases()
    }
}
