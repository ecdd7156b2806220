@_spi(Generated) import DTORuntime

/// The contract of one property of a generated struct, and its Swift property.
struct PropertyContract<Record> {
    /// The value of a decoded property if its key is absent or its JSON value is unusable.
    enum AbsentValue {
        case value(JSON)
        /// The property has three states and is `absent`, which differs from null.
        case nothing
        /// The value that the type of the property decodes from `{}`.
        case computed(() throws -> JSON)
        /// Decoding throws.
        case failure
    }

    var key: String
    var type: ValueType
    var absentValue: AbsentValue
    /// Whether the contract requires the key. An absent required key is reported.
    var isRequired: Bool
    var isNullable: Bool
    /// Whether the contract allows only one value. Another value is kept and reported.
    var isConstant: Bool
    /// Other keys that decoding accepts.
    var aliases: [String]
    /// Returns the value of the property as JSON, or nil for an absent key.
    var read: (Record) throws -> JSON?

    /// Returns the value of the property in canonical form, for comparison.
    func value(of record: Record) throws -> JSON? {
        try read(record).map(type.canonical)
    }

    var isStrict: Bool {
        if case .failure = absentValue { true } else { false }
    }
}

extension ValueType {
    /// Returns a JSON value in canonical form. Equal values of this type have the same canonical form: a UUID in
    /// capitals, a decimal string as a number, base64url as base64, a date and time in UTC, and a day without a time.
    func canonical(_ json: JSON) -> JSON {
        switch (self, json) {
        case (.text(.decimal), .string(let digits)): .number(digits)
        case (.text(.uuid), .string(let text)): .string(text.uppercased())
        case (.text(.base64URL), .string(let text)):
            .string(String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }))
        case (.text(.day), .string(let text)): .string(String(text.prefix(10)))
        case (.text(.date), .string(let text)): Timestamp(text).date.map { .string(Timestamp($0).text) } ?? json
        case (.optional(let wrapped), _): wrapped.canonical(json)
        case (.array(let element, _), .array(let elements)): .array(elements.map(element.canonical))
        case (.dictionary(let value), .object(let members)):
            .object(members.map { JSON.Member($0.key, value.canonical($0.value)) })
        default: json
        }
    }

    /// A sample value of the type, or nil if the value must come from a fixture.
    var sample: JSON? {
        switch self {
        case .string, .boolean, .integer, .unsignedInteger, .number, .decimal: samples(for: "x").first
        case .json, .freeObject: ["any": [1, .null, true]]
        case .array: []
        case .dictionary: [:]
        case .optional(let wrapped), .orText(let wrapped): wrapped.sample
        case .formatted(let format): format.samples.valid
        case .text, .record, .enumeration, .union, .external: nil
        }
    }

    /// Returns additional values to decode, because the value in the fixture may be equal to the value of another
    /// property or to the default.
    func samples(for key: String) -> [JSON] {
        switch self {
        case .string: [.string("a text for \(key)")]
        case .formatted(let format): [format.samples.valid]
        case .boolean: [true, false]
        case .integer, .unsignedInteger: [3, 4]
        case .number, .decimal: [.number("2.5"), .number("3.5")]
        case .orText(let number): number.samples(for: key)
        case .text, .json, .freeObject, .array, .dictionary, .optional, .record, .enumeration, .union, .external: []
        }
    }
}
