@_spi(Generated) import DTORuntime

/// The facts about a scalar type, which all stages use. A new type needs a case in `ScalarType`, a row in this file,
/// and its Swift type in the runtime.
public final class ScalarFacts: Sendable {
    /// The module that declares the Swift type.
    public enum Module: Sendable { case swift, foundation, runtime }

    /// Determines how generated code spells a value.
    public enum Literal: Sendable {
        /// A string literal, which may have any text.
        case text
        /// A number literal. A decimal that is a string in JSON also has this literal.
        case number
        case boolean
        /// The initializer of Foundation's `Data`, which takes the base64 string.
        case base64
        /// The initializer `init(contract:)` of the runtime, which takes the JSON string.
        case initializer
        /// The values are unknown, because the type belongs to the user.
        case none
    }

    /// An operation that values of the type allow.
    public enum Ability: Sendable {
        /// Values have an order, so a merge can keep the greater value.
        case order
        /// A value can identify a record.
        case identity
        /// A value is a moment in time (`TimeOrdered` of the runtime).
        case moment
    }

    /// Facts about the JSON strings that represent values of a type.
    public struct Texts: Sendable {
        /// The noun for a string of the type in messages: `a date and time`.
        public var noun: String
        /// The format of sample strings.
        public var sample: String
        /// Returns the string as Swift encodes it, or nil if the type cannot decode the string.
        public var canonical: @Sendable (String) -> String?
        /// Returns whether the type can decode the string on every platform.
        public var accepts: @Sendable (String) -> Bool
    }

    /// Describes the JSON values that represent a type.
    public enum Content: Sendable {
        /// A string with any text.
        case text
        case boolean
        /// An integer of `Int64`.
        case integer
        /// An integer of `UInt64`.
        case unsignedInteger
        /// A number of `Double`.
        case number
        /// A number of `Decimal`.
        case decimal
        /// A string of a certain form, such as a date.
        case texts(Texts)
        /// The values are unknown, because the type belongs to the user.
        case unknown
    }

    /// The name of the Swift type, or an empty string for a type of the user, which has its own spelling.
    public let name: String
    /// The module that declares the Swift type.
    public let module: Module
    /// Describes the JSON values that represent the type.
    public let content: Content
    /// Determines how generated code spells a value.
    public let literal: Literal
    /// The word that Swift names use for the kind of value.
    public let word: String
    /// The words that the name of a union's case uses for the type, if they differ from `word`.
    public let caseName: String?
    /// The words that reports about documents use for the type, if they differ from `word`.
    public let documentWord: String?
    /// The empty value, such as zero or an empty string, or nil if the type has none.
    public let zero: ContractValue?
    /// The formats whose strings the type can decode. The configuration may name the type for these formats.
    public let readFormats: [String]
    /// The formats of strings that become this type by default.
    public let textFormats: [String]
    /// The formats of integers that become this type by default.
    public let integerFormats: [String]
    /// The formats of numbers that become this type by default.
    public let numberFormats: [String]
    /// The type of the runtime that decodes and encodes the JSON value, if the Swift type does not do this itself.
    public let form: String?
    /// The type of the runtime that decodes strings whose format is not checked.
    public let uncheckedForm: String?
    /// The value of `ValueType` in DTOTesting.
    public let testType: String
    /// The value of `ValueType` for strings whose format is not checked, if it differs from `testType`.
    public let uncheckedTestType: String?
    /// The operations that values of the type allow.
    public let abilities: Set<Ability>

    fileprivate init(
        name: String, module: Module, content: Content, literal: Literal, word: String, caseName: String? = nil,
        documentWord: String? = nil, zero: ContractValue? = nil, readFormats: [String] = [], textFormats: [String] = [],
        integerFormats: [String] = [], numberFormats: [String] = [], form: String? = nil,
        uncheckedForm: String? = nil, testType: String, uncheckedTestType: String? = nil, abilities: Set<Ability> = []
    ) {
        self.name = name
        self.module = module
        self.content = content
        self.literal = literal
        self.word = word
        self.caseName = caseName
        self.documentWord = documentWord
        self.zero = zero
        self.readFormats = readFormats
        self.textFormats = textFormats
        self.integerFormats = integerFormats
        self.numberFormats = numberFormats
        self.form = form
        self.uncheckedForm = uncheckedForm
        self.testType = testType
        self.uncheckedTestType = uncheckedTestType
        self.abilities = abilities
    }
}

extension ScalarFacts {
    /// The facts about the type's JSON strings, or nil if the type is not encoded as a string or accepts any string.
    public var texts: Texts? {
        if case .texts(let texts) = content { texts } else { nil }
    }

    /// The JSON type that the Swift type encodes. The set is empty for a type of the user, because its JSON is unknown.
    public var json: JSONTypes {
        switch content {
        case .text, .texts: .string
        case .boolean: .boolean
        case .integer, .unsignedInteger: .integer
        case .number, .decimal: .number
        case .unknown: []
        }
    }

    /// Returns the module that a file with the type must import, or nil for a type of the standard library.
    public func `import`(runtime: String) -> String? {
        switch module {
        case .swift: nil
        case .foundation: "Foundation"
        case .runtime: runtime
        }
    }
}

extension ScalarType {
    /// The types that a document or a configuration can select by a format. If several types have the same Swift name,
    /// this name means the first of these types in a configuration.
    public static let known: [ScalarType] = [
        .string, .boolean, .int, .int64, .uint64, .double, .decimal, .decimalString, .data, .base64URL, .timestamp,
        .date, .day, .calendarDate, .uuid, .url,
    ]

    /// The facts about the type.
    public var facts: ScalarFacts {
        switch self {
        case .string: .string
        case .boolean: .boolean
        case .int: .int
        case .int64: .int64
        case .uint64: .uint64
        case .double: .double
        case .decimal: .decimal
        case .decimalString: .decimalString
        case .data: .data
        case .base64URL: .base64URL
        case .timestamp: .timestamp
        case .date: .date
        case .day: .day
        case .calendarDate: .calendarDate
        case .uuid: .uuid
        case .url: .url
        case .external: .external
        }
    }
}

extension ScalarFacts {
    fileprivate static let string = ScalarFacts(
        name: "String", module: .swift, content: .text, literal: .text, word: "string", zero: .string(""),
        testType: "string", abilities: [.order, .identity])

    fileprivate static let boolean = ScalarFacts(
        name: "Bool", module: .swift, content: .boolean, literal: .boolean, word: "bool", caseName: "boolean",
        documentWord: "boolean", zero: .boolean(false), testType: "boolean")

    fileprivate static let int = ScalarFacts(
        name: "Int", module: .swift, content: .integer, literal: .number, word: "integer", zero: .integer("0"),
        numberFormats: ["int32"], testType: "integer", abilities: [.order, .identity])

    fileprivate static let int64 = ScalarFacts(
        name: "Int64", module: .swift, content: .integer, literal: .number, word: "integer", caseName: "int64",
        zero: .integer("0"), integerFormats: ["int64"], numberFormats: ["int64"], testType: "integer",
        abilities: [.order, .identity])

    fileprivate static let uint64 = ScalarFacts(
        name: "UInt64", module: .swift, content: .unsignedInteger, literal: .number, word: "integer",
        caseName: "uint64", zero: .integer("0"), integerFormats: ["uint64"], testType: "unsignedInteger",
        abilities: [.order, .identity])

    fileprivate static let double = ScalarFacts(
        name: "Double", module: .swift, content: .number, literal: .number, word: "number", zero: .integer("0"),
        testType: "number", abilities: [.order])

    fileprivate static let decimal = ScalarFacts(
        name: "Decimal", module: .foundation, content: .decimal, literal: .number, word: "decimal",
        documentWord: "number", zero: .integer("0"), numberFormats: ["decimal"], testType: "decimal",
        abilities: [.order])

    fileprivate static let decimalString = ScalarFacts(
        name: "Decimal", module: .foundation,
        content: .texts(Texts(noun: "a decimal number", sample: "decimal", canonical: TextForm.decimal)),
        literal: .number, word: "decimal", documentWord: "decimal string", zero: .integer("0"),
        readFormats: ["decimal"], textFormats: ["decimal"], form: "DecimalString", testType: "text(.decimal)",
        abilities: [.order])

    fileprivate static let data = ScalarFacts(
        name: "Data", module: .foundation,
        content: .texts(
            Texts(noun: "base64", sample: "byte", canonical: TextForm.canonicalBase64, accepts: TextFormat.byte.accepts)
        ), literal: .base64, word: "data", documentWord: "base64 string", zero: .string(""),
        readFormats: ["byte", "binary", "base64"], textFormats: ["byte", "binary", "base64"], form: "Base64",
        uncheckedForm: "UncheckedBase64", testType: "text(.base64)", uncheckedTestType: "text(.anyBase64)")

    fileprivate static let base64URL = ScalarFacts(
        name: "Data", module: .foundation,
        content: .texts(Texts(noun: "base64url", sample: "byte", canonical: TextForm.canonicalBase64URL)),
        literal: .base64, word: "data", documentWord: "base64url string", zero: .string(""),
        readFormats: ["base64url"], textFormats: ["base64url"], form: "Base64URL", testType: "text(.base64URL)")

    fileprivate static let timestamp = ScalarFacts(
        name: "Timestamp", module: .runtime,
        content: .texts(
            Texts(noun: "a date and time", sample: "date-time", canonical: TextForm.dateTime, accepts: { _ in true })),
        literal: .text, word: "date", caseName: "timestamp", documentWord: "date-time string", zero: .string(""),
        readFormats: ["date-time"], textFormats: ["date-time"], uncheckedForm: "UncheckedTimestamp",
        testType: "text(.timestamp)", uncheckedTestType: "text(.anyTimestamp)", abilities: [.moment])

    /// The zero value replaces an unusable date, so the record can still be decoded.
    fileprivate static let date = ScalarFacts(
        name: "Date", module: .foundation,
        content: .texts(
            Texts(
                noun: "a date and time", sample: "date-time", canonical: TextForm.canonicalDateTime,
                accepts: TextFormat.dateTime.accepts)), literal: .initializer, word: "date",
        documentWord: "date-time string", zero: .string("1970-01-01T00:00:00Z"), readFormats: ["date-time"],
        form: "ISO8601Date", testType: "text(.date)", abilities: [.order, .moment])

    fileprivate static let day = ScalarFacts(
        name: "Date", module: .foundation,
        content: .texts(Texts(noun: "a date", sample: "date", canonical: TextForm.day)), literal: .initializer,
        word: "date", documentWord: "date string", zero: .string("1970-01-01"), readFormats: ["date"], form: "DayDate",
        testType: "text(.day)", abilities: [.order, .moment])

    fileprivate static let calendarDate = ScalarFacts(
        name: "CalendarDate", module: .runtime,
        content: .texts(Texts(noun: "a date", sample: "date", canonical: TextForm.day)), literal: .initializer,
        word: "date", documentWord: "date string", zero: .string("1970-01-01"), readFormats: ["date"],
        testType: "text(.day)")

    fileprivate static let uuid = ScalarFacts(
        name: "UUID", module: .foundation,
        content: .texts(
            Texts(noun: "a UUID", sample: "uuid", canonical: TextForm.canonicalUUID, accepts: TextFormat.uuid.accepts)),
        literal: .initializer, word: "uuid", documentWord: "UUID string", readFormats: ["uuid"],
        testType: "text(.uuid)", abilities: [.identity])

    fileprivate static let url = ScalarFacts(
        name: "URL", module: .foundation,
        content: .texts(
            Texts(
                noun: "a URL", sample: "uri", canonical: TextForm.url,
                accepts: { TextFormat.uriReference.accepts($0) && TextForm.url($0) != nil })), literal: .initializer,
        word: "url", documentWord: "URL string", readFormats: ["uri", "url", "uri-reference", "iri", "iri-reference"],
        testType: "text(.url)", abilities: [.identity])

    fileprivate static let external = ScalarFacts(
        name: "", module: .swift, content: .unknown, literal: .none, word: "", testType: "external")
}

extension ScalarFacts.Texts {
    /// Makes the facts for a type that accepts the same strings on all platforms.
    fileprivate init(noun: String, sample: String, canonical: @escaping @Sendable (String) -> String?) {
        self.init(noun: noun, sample: sample, canonical: canonical) { canonical($0) != nil }
    }
}

extension ScalarType {
    /// The JSON type that the Swift type encodes. The set is empty for a type of the user, because its JSON is unknown.
    public var jsonTypes: JSONTypes { facts.json }

    /// The empty value: an empty string, zero, `false`, or January 1, 1970. The value is nil for a type without an
    /// empty value.
    public var zero: ContractValue? { facts.zero }

    /// The type of the user, or nil for another type.
    public var external: ExternalType? {
        if case .external(let type) = self { type } else { nil }
    }

    /// The word that Swift names use for the kind of value.
    public var word: String { external?.spelling ?? facts.word }

    /// The words that the name of a union's case uses for the type.
    public var caseName: String { external?.spelling ?? facts.caseName ?? facts.word }

    /// The words that reports about documents use for the type.
    public var documentWord: String { external?.spelling ?? facts.documentWord ?? facts.word }
}
