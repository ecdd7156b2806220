@_spi(Generated) import DTORuntime

/// The contract of one property of a record, with its Swift property.
struct PropertyContract<Record> {
    /// The value that a decoded property has if its key is absent or its value is unusable.
    enum AbsentValue {
        case value(JSON)
        /// The property has three states and is `absent`, which differs from null.
        case nothing
        /// The value that the property's own type decodes from `{}`.
        case computed(() throws -> JSON)
        /// Decoding throws.
        case failure
    }

    var key: String
    var type: ValueType
    var absentValue: AbsentValue
    /// Whether absence is reported, because the contract requires the key.
    var isRequired: Bool
    var isNullable: Bool
    /// Whether the property is a constant. Another value is kept and reported.
    var isConstant: Bool
    /// Other keys that decoding accepts.
    var aliases: [String]
    /// Reads the property's value as JSON. The result is `nil` for an absent key.
    var read: (Record) throws -> JSON?

    /// Returns the value for comparison, in canonical form.
    func value(of record: Record) throws -> JSON? {
        try read(record).map(type.canonical)
    }

    var isStrict: Bool {
        if case .failure = absentValue { true } else { false }
    }
}

extension ValueType {
    /// Returns a JSON value in a canonical form, so that equal values of this type are equal: a UUID in capitals, a
    /// decimal text as a number, bytes in the ordinary alphabet of base64, a point in time in UTC, and a day without
    /// the time of `Date`.
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

    /// A value of the type, if one is possible without a fixture.
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

    /// Returns additional values to send, because the fixture's value may be equal to the value of another property or
    /// to the default.
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
