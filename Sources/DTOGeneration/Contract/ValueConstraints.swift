/// Constraints on values (JSON Schema Validation 2020-12, section 6). They do not change the Swift type; doc comments and fixtures are made
/// from them.
///
/// Most values have none: they are kept apart, so that a use without constraints costs one word.
@dynamicMemberLookup
package struct ValueConstraints: Sendable {
    package struct Keywords: Sendable {
        package var format: String?
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
        /// Of the elements of an array, or the values of a dictionary: none or one.
        package var element: [ValueConstraints] = []

        package init() {}
    }

    private final class Storage: Sendable {
        let keywords: Keywords

        init(_ keywords: Keywords) {
            self.keywords = keywords
        }
    }

    private var storage: Storage?

    package init() {}

    package subscript<Value>(dynamicMember keyword: WritableKeyPath<Keywords, Value>) -> Value {
        get { (storage?.keywords ?? Keywords())[keyPath: keyword] }
        set {
            var keywords = storage?.keywords ?? Keywords()
            keywords[keyPath: keyword] = newValue
            storage = Storage(keywords)
        }
    }
}
