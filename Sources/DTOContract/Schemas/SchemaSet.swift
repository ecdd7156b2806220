public import DTORuntime

/// The schemas of a contract, by number, ready to be compared with values.
public struct SchemaSet: Sendable {
    /// Which rules a schema's keywords follow.
    public enum Dialect: String, Hashable, Sendable, Codable {
        /// OpenAPI 2.0 and 3.0: `nullable`, Boolean `exclusiveMinimum`, nothing beside `$ref`.
        case openAPI30
        /// JSON Schema 2020-12, as of OpenAPI 3.1.
        case jsonSchema
    }

    let nodes: [SchemaNode]
    let patterns = KnownPatterns()
    /// Whether a schema asks which properties others have looked at.
    let tracksEvaluation: Bool

    /// - Parameter schemas: JSON Schemas whose `$ref` is the number of another one of them. What is no schema allows anything.
    public init(_ schemas: [JSONValue], dialect: Dialect) {
        self.init(schemas, dialect: dialect, names: [:])
    }

    /// - Parameter names: numbers of schemas by what references call them.
    init(_ schemas: [JSONValue], dialect: Dialect, names: [String: Int]) {
        var compiler = SchemaCompiler(count: schemas.count, dialect: dialect, names: names)
        for (number, schema) in schemas.enumerated() { compiler.compile(schema, as: number) }
        nodes = compiler.nodes
        tracksEvaluation = compiler.tracksEvaluation
    }

    public var count: Int { nodes.count }
}

/// One schema (JSON Schema 2020-12), keyword by keyword. Others that it names are numbers in their set.
struct SchemaNode: Sendable {
    /// `true` or `false` in the place of a schema.
    var boolean: Bool?
    /// Whether null is a value of it, whatever else it says.
    var allowsNull = false
    /// None: any.
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
    /// The document's, for values that are made.
    var examples: [JSONValue] = []

    /// What tells which of the alternatives a value is meant to be.
    struct Discriminator: Sendable {
        var property: String
        /// Indices among the alternatives, by the property's values.
        var alternatives: [String: Int]

        func alternative(of value: JSONValue) -> Int? {
            value[property]?.stringValue.flatMap { alternatives[$0] }
        }
    }

    struct Condition: Sendable {
        var test: Int
        var then: Int?
        var otherwise: Int?
    }

    struct NumberRules: Sendable {
        var minimum: JSONValue?
        var exclusiveMinimum: JSONValue?
        var maximum: JSONValue?
        var exclusiveMaximum: JSONValue?
        var multipleOf: Double?
    }

    /// Lengths are in Unicode scalars.
    struct TextRules: Sendable {
        var minLength: Int?
        var maxLength: Int?
        var pattern: String?
        var format: String?
    }

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

    struct ObjectRules: Sendable {
        /// In the order of their keys.
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

/// The types that JSON Schema names.
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

    /// Nil for what is no name of a type, such as `file`.
    init?(name: String) {
        guard let kind = Self.names.first(where: { $0.name == name })?.kind else { return nil }
        self = kind
    }

    var words: String {
        Self.names.filter { contains($0.kind) }.map(\.name).joined(separator: " or ")
    }
}

extension JSONValue {
    /// A number without a fraction is an integer (JSON Schema 2020-12, section 4.2.3).
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
