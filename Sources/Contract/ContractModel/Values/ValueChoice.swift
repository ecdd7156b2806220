/// The alternatives of a `oneOf` or `anyOf` whose type does not distinguish all of them, for comparisons.
public struct ValueChoice: Hashable, Sendable {
    /// The type of an alternative.
    public enum Kind: Hashable, Sendable {
        case any
        case scalar(ScalarType)
        case array
        case object
        /// The values that `enum` or `const` lists.
        case values([ContractValue])
    }

    /// An alternative with its constraints.
    public struct Alternative: Hashable, Sendable {
        public let kind: Kind
        public let keywords: ValueConstraints.Keywords

        /// Makes an alternative from its parts.
        public init(_ kind: Kind, _ keywords: ValueConstraints.Keywords) {
            self.kind = kind
            self.keywords = keywords
        }
    }

    /// Whether exactly one alternative applies to a value, as in a `oneOf`.
    public let isExclusive: Bool
    /// The alternatives without null.
    public let alternatives: [Alternative]

    /// Makes a choice from its parts.
    public init(isExclusive: Bool, _ alternatives: [Alternative]) {
        self.isExclusive = isExclusive
        self.alternatives = alternatives
    }
}
