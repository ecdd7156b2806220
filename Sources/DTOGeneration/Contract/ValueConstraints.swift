import DTORuntime

/// Constraints on values (JSON Schema Validation 2020-12, section 6). They do not change the Swift type; doc comments and fixtures are made
/// from them.
///
/// Most values have none: they are kept apart, so that a use without constraints costs one word.
@dynamicMemberLookup
package struct ValueConstraints: Sendable {
    package struct Keywords: Hashable, Sendable {
        package var format: String?
        /// Texts that break the format are not to be reported.
        package var allowsAnyText: Bool = false
        package var pattern: String?
        /// What a text holds (JSON Schema Validation 2020-12, section 8), which no type depends on.
        package var contentMediaType: String?
        package var contentEncoding: String?
        package var minLength: Int?
        package var maxLength: Int?
        /// As decimal text, so that no digit is lost.
        package var minimum: String?
        package var maximum: String?
        package var exclusiveMinimum: String?
        package var exclusiveMaximum: String?
        /// `exclusiveMinimum: true` and its counterpart of 3.0, which make `minimum` and `maximum` exclusive.
        package var minimumIsExclusive: Bool = false
        package var maximumIsExclusive: Bool = false
        package var multipleOf: String?
        package var minItems: Int?
        package var maxItems: Int?
        package var uniqueItems: Bool = false
        package var minProperties: Int?
        package var maxProperties: Int?

        package init() {}
    }

    fileprivate final class Storage: Sendable {
        let keywords: Keywords
        let element: ValueConstraints?

        init(_ keywords: Keywords, element: ValueConstraints?) {
            self.keywords = keywords
            self.element = element
        }
    }

    fileprivate var storage: Storage?

    var keywords: Keywords { (storage ?? Self.none).keywords }

    private static let none = Storage(Keywords(), element: nil)

    package init() {}

    /// Whether no keyword was ever set, be it to what holds without it.
    package var isEmpty: Bool { storage == nil }

    /// The format that a text has to conform to, lest it is reported; nil where any text will do.
    var checkedFormat: TextFormat? {
        self.allowsAnyText ? nil : self.format.flatMap { TextFormat(rawValue: $0) }
    }

    /// `minItems` where it equals `maxItems`.
    var fixedCount: Int? {
        guard let count = self.minItems, count > 0, count == self.maxItems else { return nil }
        return count
    }

    /// Of the elements of an array, or the values of a dictionary.
    package var element: ValueConstraints? {
        get { storage?.element }
        set { storage = Storage(storage?.keywords ?? Keywords(), element: newValue) }
    }

    /// Inlined, so that the key path is known and nothing is left of it.
    package subscript<Value>(dynamicMember keyword: WritableKeyPath<Keywords, Value>) -> Value {
        @inline(__always) get { (storage ?? Self.none).keywords[keyPath: keyword] }
        @inline(__always) set {
            var keywords = storage?.keywords ?? Keywords()
            keywords[keyPath: keyword] = newValue
            storage = Storage(keywords, element: storage?.element)
        }
    }
}

/// Constraints that many values share, each kept once: a document says `maxLength: 5000` thousands of times.
struct ConstraintPool {
    private struct Key: Hashable {
        var keywords: ValueConstraints.Keywords
        /// That of the pool, so that comparing does not go deeper; no object for one without keywords.
        var element: ObjectIdentifier??
    }

    private var known: [Key: ValueConstraints] = [:]

    /// The same constraints in the memory of those that came first.
    ///
    /// - Parameter constraints: those of their elements, if any, are from this pool.
    mutating func shared(_ constraints: ValueConstraints) -> ValueConstraints {
        guard let storage = constraints.storage else { return constraints }
        let key = Key(
            keywords: storage.keywords, element: storage.element.map { $0.storage.map { ObjectIdentifier($0) } })
        if let known = known[key] { return known }
        known[key] = constraints
        return constraints
    }
}
