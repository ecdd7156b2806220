import DTORuntime

/// What the contract says about one property of a record, with the Swift property that must obey.
struct PropertyContract<Record> {
    /// What a decoded record has when the key is absent, or its value is lost.
    enum AbsentValue {
        case value(JSON)
        /// No value, and not null either: one of three states.
        case nothing
        /// Whatever the property's own type makes of `{}`.
        case computed(() throws -> JSON)
        /// Decoding throws.
        case failure
    }

    var key: String
    var type: ValueType
    var absentValue: AbsentValue
    /// Absence is news, since the contract requires the key.
    var isRequired: Bool
    var isNullable: Bool
    /// Another value is kept and reported.
    var isConstant: Bool
    /// Other keys that decoding accepts.
    var aliases: [String]
    /// What the property's value encodes to; `nil` where it stands for an absent key.
    var read: (Record) throws -> JSON?

    /// The value as it is compared: what several texts can mean is brought to one of them.
    func value(of record: Record) throws -> JSON? {
        try read(record).map(type.canonical)
    }

    var isStrict: Bool {
        if case .failure = absentValue { true } else { false }
    }
}

extension ValueType {
    /// A JSON value in the form in which two of this type are equal when their values are: a UUID in capitals, a decimal that
    /// travels as text as a number, bytes in the ordinary alphabet of base64, a moment in UTC, and a day without the time that `Date` has.
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

    /// Some value of the type, where one can be told without a fixture.
    var sample: JSON? {
        switch self {
        case .string, .boolean, .integer, .unsignedInteger, .number, .decimal: samples(for: "x").first
        case .json: ["any": [1, .null, true]]
        case .array: []
        case .dictionary: [:]
        case .optional(let wrapped), .orText(let wrapped): wrapped.sample
        case .formatted(let format): format.samples.valid
        case .text, .record, .enumeration, .union, .external: nil
        }
    }

    /// Values that tell the property from its neighbours, and from its default, when the fixture's own do not.
    func samples(for key: String) -> [JSON] {
        switch self {
        case .string: [.string("a text for \(key)")]
        case .formatted(let format): [format.samples.valid]
        case .boolean: [true, false]
        case .integer, .unsignedInteger: [3, 4]
        case .number, .decimal: [.number("2.5"), .number("3.5")]
        case .orText(let number): number.samples(for: key)
        case .text, .json, .array, .dictionary, .optional, .record, .enumeration, .union, .external: []
        }
    }
}
