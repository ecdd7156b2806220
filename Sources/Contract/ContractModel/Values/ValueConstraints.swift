@_spi(Generated) package import DTORuntime

/// Constraints on values (JSON Schema Validation 2020-12 section 6). They do not change the Swift type. Doc comments
/// and fixtures use them.
///
/// Most values have no constraints. They are stored separately, so that a use without constraints needs only one word.
@dynamicMemberLookup
public struct ValueConstraints: Sendable {
    /// The keywords, with nil or `false` for absent ones. Numbers are decimal digits, so that no digit is lost.
    public struct Keywords: Hashable, Sendable {
        /// The `format`.
        public var format: String?
        /// Whether texts that break the format are not reported.
        public var allowsAnyText: Bool = false
        /// Whether a number may also be written as a text.
        public var allowsNumberText: Bool = false
        /// Whether values are expected to be objects although their type is any JSON.
        public var expectsObject: Bool = false
        /// Whether values that are expected to be objects may be null.
        public var allowsNull: Bool = false
        /// The `pattern`, a regular expression of ECMA-262.
        public var pattern: String?
        /// The content of a text (JSON Schema Validation 2020-12 section 8). No type depends on it.
        public var contentMediaType: String?
        /// The encoding of a text, such as `base64`.
        public var contentEncoding: String?
        /// The least length of a text in Unicode scalars.
        public var minLength: Int?
        /// The greatest length of a text in Unicode scalars.
        public var maxLength: Int?
        /// The least number, which is itself allowed unless `minimumIsExclusive` is true. It has decimal digits, so
        /// that no digit is lost.
        public var minimum: String?
        /// The greatest number, which is itself allowed unless `maximumIsExclusive` is true.
        public var maximum: String?
        /// The bound that numbers must exceed.
        public var exclusiveMinimum: String?
        /// The bound that numbers must stay below.
        public var exclusiveMaximum: String?
        /// `exclusiveMinimum: true` of 3.0, which makes `minimum` exclusive.
        public var minimumIsExclusive: Bool = false
        /// `exclusiveMaximum: true` of 3.0, which makes `maximum` exclusive.
        public var maximumIsExclusive: Bool = false
        /// The divisor of which numbers must be multiples.
        public var multipleOf: String?
        /// The least number of elements of an array.
        public var minItems: Int?
        /// The greatest number of elements of an array.
        public var maxItems: Int?
        /// Whether the elements of an array must differ from each other.
        public var uniqueItems: Bool = false
        /// The least number of members of an object.
        public var minProperties: Int?
        /// The greatest number of members of an object.
        public var maxProperties: Int?
        /// Other restrictions by keyword (`not`, `if`, `additionalProperties: false`), which no type, comment or
        /// fixture uses. Equal rules have equal texts. All rules of a keyword apply together.
        public var restrictions: [String: Set<String>] = [:]
        /// The choices whose texts are in `restrictions`, if all of their alternatives are known.
        public var choices: [ValueChoice] = []

        /// Makes an empty set of keywords.
        public init() {}

        /// The keywords without `restrictions` and `choices`.
        var bounds: Keywords {
            var bounds = self
            bounds.restrictions = [:]
            bounds.choices = []
            return bounds
        }
    }

    @usableFromInline final class Storage: Sendable {
        @usableFromInline let keywords: Keywords
        @usableFromInline let element: ValueConstraints?
        @usableFromInline let examples: [ContractExample]
        @usableFromInline let hasKeywords: Bool

        @usableFromInline init(
            _ keywords: Keywords, element: ValueConstraints?, examples: [ContractExample], hasKeywords: Bool = true
        ) {
            self.keywords = keywords
            self.element = element
            self.examples = examples
            self.hasKeywords = hasKeywords
        }
    }

    @usableFromInline var storage: Storage?

    /// All keywords.
    @inlinable public var keywords: Keywords { (storage ?? Self.none).keywords }

    @usableFromInline static let none = Storage(Keywords(), element: nil, examples: [], hasKeywords: false)

    /// Makes empty constraints.
    public init() {}

    /// Makes the constraints of keywords.
    public init(_ keywords: Keywords) {
        if keywords != Keywords() { storage = Storage(keywords, element: nil, examples: []) }
    }

    /// Whether no keyword was ever set, not even to its default.
    @inlinable public var isEmpty: Bool { storage?.hasKeywords != true }

    /// The examples of a schema that has no type of its own, unchecked: of a body, or of elements. A property has its
    /// own list.
    public var examples: [ContractExample] {
        get { (storage ?? Self.none).examples }
        set {
            storage = Storage(
                keywords, element: storage?.element, examples: newValue, hasKeywords: storage?.hasKeywords ?? false)
        }
    }

    /// The format that texts are checked for, or nil if every text is allowed.
    package var checkedFormat: TextFormat? {
        self.allowsAnyText ? nil : self.format.flatMap { TextFormat(rawValue: $0) }
    }

    /// The value of `minItems` if it equals `maxItems`.
    public var fixedCount: Int? {
        guard let count = self.minItems, count > 0, count == self.maxItems else { return nil }
        return count
    }

    /// The constraints of an array's elements, or of a dictionary's values.
    public var element: ValueConstraints? {
        @inlinable get { storage?.element }
        @inlinable set { storage = Storage(keywords, element: newValue, examples: (storage ?? Self.none).examples) }
    }

    /// This is inlined in other modules too, so that the key path is known and costs nothing.
    public subscript<Value>(dynamicMember keyword: WritableKeyPath<Keywords, Value>) -> Value {
        @inlinable @inline(__always) get { (storage ?? Self.none).keywords[keyPath: keyword] }
        @inlinable @inline(__always) set {
            var keywords = storage?.keywords ?? Keywords()
            keywords[keyPath: keyword] = newValue
            storage = Storage(keywords, element: storage?.element, examples: (storage ?? Self.none).examples)
        }
    }
}

/// A store for constraints that many values share. A document may say `maxLength: 5000` thousands of times.
public struct ConstraintPool {
    private struct Key: Hashable {
        var keywords: ValueConstraints.Keywords
        /// The identity of the elements' constraints in the pool, so that these need not be compared in depth. The
        /// inner value is nil if the elements have no keywords.
        var element: ObjectIdentifier??
    }

    private var known: [Key: ValueConstraints] = [:]

    /// Makes an empty pool.
    public init() {}

    /// Returns equal constraints from the pool, so that they share memory.
    ///
    /// - Parameter constraints: The constraints. Those of their elements must come from this pool.
    public mutating func shared(_ constraints: ValueConstraints) -> ValueConstraints {
        guard let storage = constraints.storage, storage.examples.isEmpty else { return constraints }
        let key = Key(
            keywords: storage.keywords, element: storage.element.map { $0.storage.map { ObjectIdentifier($0) } })
        if let known = known[key] { return known }
        known[key] = constraints
        return constraints
    }
}
