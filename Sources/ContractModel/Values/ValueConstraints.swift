public import DTORuntime

/// Constraints on values (JSON Schema Validation 2020-12, section 6). They do not change the Swift type; doc comments and fixtures are made
/// from them.
///
/// Most values have none: they are kept apart, so that a use without constraints costs one word.
@dynamicMemberLookup
public struct ValueConstraints: Sendable {
    public struct Keywords: Hashable, Sendable {
        public var format: String?
        /// Texts that break the format are not to be reported.
        public var allowsAnyText: Bool = false
        /// A number may also be written as a text.
        public var allowsNumberText: Bool = false
        /// Values of any kind are meant to be objects.
        public var expectsObject: Bool = false
        public var pattern: String?
        /// What a text holds (JSON Schema Validation 2020-12, section 8), which no type depends on.
        public var contentMediaType: String?
        public var contentEncoding: String?
        public var minLength: Int?
        public var maxLength: Int?
        /// As decimal text, so that no digit is lost.
        public var minimum: String?
        public var maximum: String?
        public var exclusiveMinimum: String?
        public var exclusiveMaximum: String?
        /// `exclusiveMinimum: true` and its counterpart of 3.0, which make `minimum` and `maximum` exclusive.
        public var minimumIsExclusive: Bool = false
        public var maximumIsExclusive: Bool = false
        public var multipleOf: String?
        public var minItems: Int?
        public var maxItems: Int?
        public var uniqueItems: Bool = false
        public var minProperties: Int?
        public var maxProperties: Int?
        /// What restricts values in ways that no type, comment or fixture has (`not`, `if`, `additionalProperties: false`), by keyword, as
        /// texts that are the same for the same rule. All of one keyword hold together.
        public var restrictions: [String: Set<String>] = [:]

        public init() {}

        /// Without `restrictions`.
        var bounds: Keywords {
            var bounds = self
            bounds.restrictions = [:]
            return bounds
        }
    }

    @usableFromInline final class Storage: Sendable {
        @usableFromInline let keywords: Keywords
        @usableFromInline let element: ValueConstraints?

        @usableFromInline init(_ keywords: Keywords, element: ValueConstraints?) {
            self.keywords = keywords
            self.element = element
        }
    }

    @usableFromInline var storage: Storage?

    @inlinable public var keywords: Keywords { (storage ?? Self.none).keywords }

    @usableFromInline static let none = Storage(Keywords(), element: nil)

    public init() {}

    /// Whether no keyword was ever set, be it to what holds without it.
    @inlinable public var isEmpty: Bool { storage == nil }

    /// The format that a text has to conform to, lest it is reported; nil where any text will do.
    public var checkedFormat: TextFormat? {
        self.allowsAnyText ? nil : self.format.flatMap { TextFormat(rawValue: $0) }
    }

    /// `minItems` where it equals `maxItems`.
    public var fixedCount: Int? {
        guard let count = self.minItems, count > 0, count == self.maxItems else { return nil }
        return count
    }

    /// The constraints of the elements of an array, or of the values of a dictionary.
    public var element: ValueConstraints? {
        @inlinable get { storage?.element }
        @inlinable set { storage = Storage(storage?.keywords ?? Keywords(), element: newValue) }
    }

    /// Inlined, in other modules too, so that the key path is known and nothing is left of it.
    public subscript<Value>(dynamicMember keyword: WritableKeyPath<Keywords, Value>) -> Value {
        @inlinable @inline(__always) get { (storage ?? Self.none).keywords[keyPath: keyword] }
        @inlinable @inline(__always) set {
            var keywords = storage?.keywords ?? Keywords()
            keywords[keyPath: keyword] = newValue
            storage = Storage(keywords, element: storage?.element)
        }
    }
}

/// Constraints that many values share, each kept once: a document says `maxLength: 5000` thousands of times.
public struct ConstraintPool {
    private struct Key: Hashable {
        var keywords: ValueConstraints.Keywords
        /// That of the pool, so that comparing does not go deeper; no object for one without keywords.
        var element: ObjectIdentifier??
    }

    private var known: [Key: ValueConstraints] = [:]

    public init() {}

    /// The same constraints in the memory of those that came first.
    ///
    /// - Parameter constraints: those of their elements, if any, are from this pool.
    public mutating func shared(_ constraints: ValueConstraints) -> ValueConstraints {
        guard let storage = constraints.storage else { return constraints }
        let key = Key(
            keywords: storage.keywords, element: storage.element.map { $0.storage.map { ObjectIdentifier($0) } })
        if let known = known[key] { return known }
        known[key] = constraints
        return constraints
    }
}
