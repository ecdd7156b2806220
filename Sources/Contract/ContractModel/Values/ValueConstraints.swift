@_spi(Generated) package import DTORuntime

/// Constraints on values (JSON Schema Validation 2020-12 section 6). Only some of them, such as `format`, determine the
/// Swift type. Doc comments and fixtures use them.
///
/// Most values have no constraints. The keywords are stored separately, so that empty constraints take only one machine
/// word of memory.
@dynamicMemberLookup
public struct ValueConstraints: Sendable {
    /// The keywords, with nil or `false` for absent keywords. Numbers are strings of digits, so that no digit is lost.
    public struct Keywords: Hashable, Sendable {
        /// The `format`.
        public var format: String?
        /// Whether strings that break the format are decoded without a report.
        public var allowsAnyText: Bool = false
        /// Whether a number may also be written as a string.
        public var allowsNumberText: Bool = false
        /// Whether values are expected to be objects although their type is any JSON.
        public var expectsObject: Bool = false
        /// Whether values that are expected to be objects may be null.
        public var allowsNull: Bool = false
        /// The `pattern`, a regular expression of ECMA-262.
        public var pattern: String?
        /// The media type of a string's content (JSON Schema Validation 2020-12 section 8). No Swift type depends on
        /// the media type.
        public var contentMediaType: String?
        /// The encoding of a string, such as `base64`.
        public var contentEncoding: String?
        /// The least length of a string in Unicode scalars.
        public var minLength: Int?
        /// The greatest length of a string in Unicode scalars.
        public var maxLength: Int?
        /// The least number. The number itself is allowed unless `minimumIsExclusive` is true.
        public var minimum: String?
        /// The greatest number. The number itself is allowed unless `maximumIsExclusive` is true.
        public var maximum: String?
        /// The bound that numbers must exceed.
        public var exclusiveMinimum: String?
        /// The bound that numbers must stay below.
        public var exclusiveMaximum: String?
        /// `exclusiveMinimum: true` of OpenAPI 3.0, which makes `minimum` exclusive.
        public var minimumIsExclusive: Bool = false
        /// `exclusiveMaximum: true` of OpenAPI 3.0, which makes `maximum` exclusive.
        public var maximumIsExclusive: Bool = false
        /// The number by which values must be divisible (`multipleOf`).
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
        /// Maps other keywords (`not`, `if`, `additionalProperties: false`) to their rules. No type or comment uses
        /// them. Equal rules have the same text. All rules of a keyword apply together.
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
        @usableFromInline let positions: [TypeUse]
        @usableFromInline let hasKeywords: Bool

        @usableFromInline init(
            _ keywords: Keywords, element: ValueConstraints?, examples: [ContractExample], positions: [TypeUse],
            hasKeywords: Bool = true
        ) {
            self.keywords = keywords
            self.element = element
            self.examples = examples
            self.positions = positions
            self.hasKeywords = hasKeywords
        }
    }

    @usableFromInline var storage: Storage?

    /// All keywords.
    @inlinable public var keywords: Keywords { (storage ?? Self.none).keywords }

    @usableFromInline static let none = Storage(
        Keywords(), element: nil, examples: [], positions: [], hasKeywords: false)

    /// Makes empty constraints.
    public init() {}

    /// Makes the constraints of keywords.
    public init(_ keywords: Keywords) {
        if keywords != Keywords() { storage = Storage(keywords, element: nil, examples: [], positions: []) }
    }

    /// Whether no keyword was ever set, not even to its default.
    @inlinable public var isEmpty: Bool { storage?.hasKeywords != true }

    /// The unchecked examples of a schema that has neither a definition nor a property, such as the schema of a body or
    /// of an array's elements.
    public var examples: [ContractExample] {
        get { (storage ?? Self.none).examples }
        set {
            storage = Storage(
                keywords, element: storage?.element, examples: newValue, positions: positions,
                hasKeywords: storage?.hasKeywords ?? false)
        }
    }

    /// The types of a tuple's elements, by position, for made values. The Swift type of the elements is any JSON. The
    /// list is empty for other values.
    public var positions: [TypeUse] {
        @inlinable get { (storage ?? Self.none).positions }
        set {
            storage = Storage(
                keywords, element: storage?.element, examples: examples, positions: newValue,
                hasKeywords: storage?.hasKeywords ?? false)
        }
    }

    /// The format for which strings are checked, or nil if every string is allowed.
    package var checkedFormat: TextFormat? {
        self.allowsAnyText ? nil : self.format.flatMap { TextFormat(rawValue: $0) }
    }

    /// The value of `minItems` if it is greater than 0 and equals `maxItems`, or nil.
    public var fixedCount: Int? {
        guard let count = self.minItems, count > 0, count == self.maxItems else { return nil }
        return count
    }

    /// The constraints of an array's elements, or of a dictionary's values.
    public var element: ValueConstraints? {
        @inlinable get { storage?.element }
        @inlinable set {
            let old = storage ?? Self.none
            storage = Storage(keywords, element: newValue, examples: old.examples, positions: old.positions)
        }
    }

    /// The accessor is inlined in other modules too, so that the compiler knows the key path and the access costs
    /// nothing.
    public subscript<Value>(dynamicMember keyword: WritableKeyPath<Keywords, Value>) -> Value {
        @inlinable @inline(__always) get { (storage ?? Self.none).keywords[keyPath: keyword] }
        @inlinable @inline(__always) set {
            var keywords = storage?.keywords ?? Keywords()
            keywords[keyPath: keyword] = newValue
            let old = storage ?? Self.none
            storage = Storage(keywords, element: old.element, examples: old.examples, positions: old.positions)
        }
    }
}

/// Stores constraints that many values share. A document may contain `maxLength: 5000` thousands of times.
public struct ConstraintPool {
    private struct Key: Hashable {
        var keywords: ValueConstraints.Keywords
        /// The identity of the elements' constraints in the pool, so that these constraints need not be compared in
        /// depth. The inner value is nil if the elements have no keywords.
        var element: ObjectIdentifier??
    }

    private var known: [Key: ValueConstraints] = [:]

    /// Makes an empty pool.
    public init() {}

    /// Returns equal constraints from the pool, so that they share memory.
    ///
    /// - Parameter constraints: The constraints. The constraints of their elements must come from this pool.
    public mutating func shared(_ constraints: ValueConstraints) -> ValueConstraints {
        guard let storage = constraints.storage, storage.examples.isEmpty, storage.positions.isEmpty else {
            return constraints
        }
        let key = Key(
            keywords: storage.keywords, element: storage.element.map { $0.storage.map { ObjectIdentifier($0) } })
        if let known = known[key] { return known }
        known[key] = constraints
        return constraints
    }
}
