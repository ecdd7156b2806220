/// The result of the search for the variant of a union's value.
enum VariantFinding<Union> {
    case variant(Union)
    /// The value fits no variant.
    case unknown
    /// The value is a value of a variant, but a fault makes the value unusable.
    case damaged(any Error)
}

/// A variant that could not be decoded.
struct VariantFailure {
    let index: Int
    let error: any Error
}

/// The variants that a value in memory may be.
///
/// Nothing is decoded here, so this code uses no stack while a variant is decoded.
enum VariantChoice {
    case only(Int)
    /// Several variants. The best variant is first.
    case several([Candidate])
    case unknown

    init<Union>(
        _ variants: UnionVariants<Union>, of value: JSONValue, discriminator: String?, fallback: String?
    ) {
        guard let discriminator, case .object(let members) = value else {
            self.init(variants, byShapeOf: value, among: Array(0..<variants.count))
            return
        }
        let named = Self.tag(members[discriminator])
        let tagged = [named, fallback].lazy.compactMap { $0 }.compactMap { TaggedVariants($0, in: variants) }
        switch tagged.first {
        case .one(let index)?:
            self = .only(index)
        case .several(let indices)?:
            self.init(variants, sharing: indices, of: value)
        case nil where named == nil:
            self.init(variants, byShapeOf: value, among: Array(0..<variants.count))
        case nil:
            // An unknown tag means a new variant, so all variants with tags are excluded. For variants without tags,
            // the value of the discriminator's key can be any string.
            self.init(variants, byShapeOf: value, among: (0..<variants.count).filter { variants[$0].tags.isEmpty })
        }
    }

    /// - Parameters:
    ///   - indices: The candidates. The parameter is an array because a generic sequence made this function 8 % slower.
    ///   - tagged: The score of a variant that only its tags identify.
    private init<Union>(
        _ variants: UnionVariants<Union>, byShapeOf value: JSONValue, among indices: [Int],
        tagged: VariantScore? = nil
    ) {
        var fitting = indices.compactMap { index in
            (variants[index].score(of: value) ?? (variants[index].shape.isTagged ? tagged : nil))
                .map { Candidate(index: index, score: $0) }
        }
        // An integer that does not fit the integer variant is not decoded as a number, which would round it.
        if fitting.count > 1, fitting.contains(where: { variants[$0.index].shape.isInteger }) {
            fitting.removeAll { variants[$0.index].shape.isNumber }
        }
        switch fitting.count {
        case 0: self = .unknown
        case 1: self = .only(fitting[0].index)
        default:
            self = .several(
                fitting.countingKnownKeys(of: value, for: variants)
                    .sorted { $0.score == $1.score ? $0.index < $1.index : $0.score > $1.score })
        }
    }

    /// Chooses among the variants that share the value's tag. The value is one of these variants, even if it fits none
    /// of them well.
    private init<Union>(_ variants: UnionVariants<Union>, sharing indices: [Int], of value: JSONValue) {
        self.init(variants, byShapeOf: value, among: indices, tagged: VariantScore())
        if case .unknown = self { self = .only(indices[0]) }
    }

    private static func tag(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let integer): String(integer)
        case .bool(let flag): String(flag)
        case .null, .number, .decimal, .array, .object, nil: nil
        }
    }
}

/// The variants that have a tag.
enum TaggedVariants {
    case one(Int)
    /// Several variants. The type and keys of the value decide among them, as for a value without a tag.
    case several([Int])

    init?<Union>(_ tag: String, in variants: UnionVariants<Union>) {
        let indices = 0..<variants.count
        guard let first = indices.first(where: { variants[$0].tags.contains(tag) }) else { return nil }
        // Usually there is only one variant, and no array is made.
        if indices[(first + 1)...].contains(where: { variants[$0].tags.contains(tag) }) {
            self = .several(indices.filter { variants[$0].tags.contains(tag) })
        } else {
            self = .one(first)
        }
    }
}

/// A variant that the value may be.
struct Candidate {
    let index: Int
    var score: VariantScore
}

extension [Candidate] {
    /// Returns the candidates with their known keys counted. The count decides between equally good candidates.
    /// Counting takes longer than all other steps.
    func countingKnownKeys<Union>(
        in keys: some Collection<String>, for variants: UnionVariants<Union>
    ) -> [Candidate] {
        map { candidate in
            var candidate = candidate
            candidate.score.knownKeys += variants[candidate.index].knownKeys(in: keys)
            return candidate
        }
    }

    fileprivate func countingKnownKeys<Union>(
        of value: JSONValue, for variants: UnionVariants<Union>
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

    /// The candidates with the best score.
    var best: [Candidate] {
        guard let best = self.max(by: { $0.score < $1.score }) else { return [] }
        return filter { $0.score == best.score }
    }
}
