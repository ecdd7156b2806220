@_spi(Generated) package import DTORuntime

/// The schemas of a contract, prepared for comparison with values. Each schema has a number.
package struct SchemaSet: Sendable {
    /// The rules that the keywords of a schema follow.
    package enum Dialect: String, Hashable, Sendable, Codable {
        /// OpenAPI 2.0 and 3.0: `nullable`, a Boolean `exclusiveMinimum`, and no keywords next to `$ref`.
        case openAPI30
        /// JSON Schema 2020-12, which OpenAPI 3.1 uses.
        case jsonSchema
    }

    let nodes: [SchemaNode]
    let patterns = KnownPatterns()
    /// The formats of strings that are not checked.
    package var uncheckedFormats: Set<TextFormat> = []
    /// Whether any schema has `unevaluatedProperties` or `unevaluatedItems`.
    let tracksEvaluation: Bool

    /// Makes a set of schemas.
    ///
    /// - Parameter schemas: JSON Schemas. Each `$ref` is the number of a schema in the list. A value that is not a
    ///   schema allows everything.
    package init(_ schemas: [JSONValue], dialect: Dialect) {
        self.init(schemas, dialect: dialect, names: [:])
    }

    /// - Parameter names: Maps the name in a reference to the number of its schema.
    init(_ schemas: [JSONValue], dialect: Dialect, names: [String: Int]) {
        var compiler = SchemaCompiler(count: schemas.count, dialect: dialect, names: names)
        for (number, schema) in schemas.enumerated() { compiler.compile(schema, as: number) }
        nodes = compiler.nodes
        tracksEvaluation = compiler.tracksEvaluation
    }
}

/// A schema with its keywords (JSON Schema 2020-12). References to other schemas are numbers in the set.
struct SchemaNode: Sendable {
    /// The value of a schema that is `true` or `false`.
    var boolean: Bool?
    /// Whether the schema allows null in addition to its other values.
    var allowsNull = false
    /// The allowed types. Nil means all types.
    var types: JSONKinds?
    var constants: [JSONValue]?
    var number: NumberRules?
    var text: TextRules?
    var list: ListRules?
    var object: ObjectRules?
    var allOf: [Int] = []
    var anyOf: [Int] = []
    var oneOf: [Int] = []
    var discriminator: Discriminator?
    var not: Int?
    var condition: Condition?
    var reference: Int?
    var unevaluatedProperties: Int?
    var unevaluatedItems: Int?
    var isReadOnly = false
    var isWriteOnly = false
    /// The examples in the document, and then the default.
    var examples: [JSONValue] = []

    /// The rule that selects an alternative for a value.
    struct Discriminator: Sendable {
        var property: String
        /// Maps each value of the property to the index of its alternative.
        var alternatives: [String: Int]

        func alternative(of value: JSONValue) -> Int? {
            value[property]?.stringValue.flatMap { alternatives[$0] }
        }
    }

    /// The keywords `if`, `then` and `else`.
    struct Condition: Sendable {
        var test: Int
        var then: Int?
        var otherwise: Int?
    }

    /// The keywords for numbers.
    struct NumberRules: Sendable {
        var minimum: JSONValue?
        var exclusiveMinimum: JSONValue?
        var maximum: JSONValue?
        var exclusiveMaximum: JSONValue?
        var multipleOf: Double?
    }

    /// The keywords for strings. Lengths are in Unicode scalars.
    struct TextRules: Sendable {
        var minLength: Int?
        var maxLength: Int?
        var pattern: String?
        var format: String?
    }

    /// The keywords for arrays.
    struct ListRules: Sendable {
        var prefixItems: [Int] = []
        var items: Int?
        var contains: Int?
        var minContains: Int?
        var maxContains: Int?
        var minItems: Int?
        var maxItems: Int?
        var isUnique = false
    }

    /// The keywords for objects.
    struct ObjectRules: Sendable {
        /// Maps each key to the number of its schema.
        var properties: [String: Int] = [:]
        var patternProperties: [(pattern: String, schema: Int)] = []
        var additionalProperties: Int?
        var propertyNames: Int?
        var required: [String] = []
        var minProperties: Int?
        var maxProperties: Int?
        var dependentRequired: [String: [String]] = [:]
        var dependentSchemas: [String: Int] = [:]
    }
}

/// The types of JSON Schema.
struct JSONKinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let null = JSONKinds(rawValue: 1)
    static let boolean = JSONKinds(rawValue: 2)
    static let integer = JSONKinds(rawValue: 4)
    static let number = JSONKinds(rawValue: 8)
    static let string = JSONKinds(rawValue: 16)
    static let array = JSONKinds(rawValue: 32)
    static let object = JSONKinds(rawValue: 64)

    private static let names: [(name: String, kind: JSONKinds)] = [
        ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .number), ("string", .string),
        ("array", .array), ("object", .object),
    ]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Makes the type with this name. Returns nil if there is no such type, for example for `file`.
    init?(name: String) {
        guard let kind = Self.names.first(where: { $0.name == name })?.kind else { return nil }
        self = kind
    }

    /// The names of the types with articles: `a string or null`.
    var words: String {
        Self.names.filter { contains($0.kind) }.map { name, kind in
            kind == .null ? name : "\("aio".contains(name.prefix(1)) ? "an" : "a") \(name)"
        }.joined(separator: " or ")
    }
}

extension JSONValue {
    /// The types of the value. A number without a fraction is also an integer (JSON Schema 2020-12 section 4.2.3).
    var kinds: JSONKinds {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .integer: [.integer, .number]
        case .number(let number): number == number.rounded() && number.isFinite ? [.integer, .number] : .number
        case .decimal(let number): number.isInteger ? [.integer, .number] : .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
