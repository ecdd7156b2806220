@_spi(Generated) import DTORuntime

/// A JSON value that the contract does not allow, with the expected result of decoding it.
struct ValueDamage {
    /// The expected result of decoding the value.
    enum Outcome {
        /// The value is decoded as this JSON.
        case read(JSON)
        /// The value is unusable. The property has the value that it has for an absent key.
        case lost
    }

    var sent: JSON
    var outcome: Outcome
    var kind: DecodingIssue.Kind
    /// The conversion that must be allowed for the expected result.
    private var conversion: LosslessConversions = []
    /// The kind of issue if `conversion` is not allowed, or nil if there is no issue in this case.
    private var kindOtherwise: DecodingIssue.Kind? = .typeMismatch
    /// Whether the value is kept unchanged if `conversion` is not allowed.
    private var isKeptOtherwise = false

    static func lost(_ sent: JSON, _ kind: DecodingIssue.Kind = .typeMismatch) -> ValueDamage {
        ValueDamage(sent: sent, outcome: .lost, kind: kind)
    }

    /// Returns a damage with a value of another JSON type, which is converted to the expected value.
    static func read(_ sent: JSON, as value: JSON, by conversion: LosslessConversions) -> ValueDamage {
        ValueDamage(sent: sent, outcome: .read(value), kind: .coerced, conversion: conversion)
    }

    /// Returns a damage with another spelling of the expected value in the correct JSON type.
    static func respelled(_ sent: JSON, as value: JSON, by conversion: LosslessConversions) -> ValueDamage {
        ValueDamage(
            sent: sent, outcome: .read(value), kind: .coerced, conversion: conversion, kindOtherwise: .malformed)
    }

    /// Returns a damage with another spelling of the expected value, for a type that keeps any string.
    ///
    /// - Parameter kind: The kind of issue if the string is not converted.
    static func respelledOrKept(
        _ sent: JSON, as value: JSON, by conversion: LosslessConversions, otherwise kind: DecodingIssue.Kind?
    ) -> ValueDamage {
        ValueDamage(
            sent: sent, outcome: .read(value), kind: .coerced, conversion: conversion, kindOtherwise: kind,
            isKeptOtherwise: true)
    }

    /// Returns a damage with a value that is kept unchanged and reported.
    static func kept(_ sent: JSON, _ kind: DecodingIssue.Kind) -> ValueDamage {
        ValueDamage(sent: sent, outcome: .read(sent), kind: kind)
    }

    var isLost: Bool {
        if case .lost = outcome { true } else { false }
    }

    /// Whether the value is unusable, or is kept as an unknown variant of a union.
    var isUseless: Bool { isLost || kind == .unknownVariant }

    /// Returns this damage for a type that allows only some conversions. If `conversion` is not allowed, the value is
    /// lost or kept. Returns nil if the value causes no issue without the conversion.
    func allowing(_ conversions: LosslessConversions) -> ValueDamage? {
        guard !conversions.isSuperset(of: conversion) else { return self }
        guard isKeptOtherwise else { return kindOtherwise.map { .lost(sent, $0) } }
        // The result for a value of another JSON type depends on other conversions, so it is not checked.
        return sent.type == .string ? kindOtherwise.map { .kept(sent, $0) } : nil
    }
}

extension ValueType {
    /// Returns invalid values for this type: values of other JSON types, and invalid values of the correct JSON type.
    /// The expected results follow from the rules of defensive decoding. Null and absence are not included, because
    /// their results depend on the property.
    ///
    /// - Parameter localOffset: The offset from UTC in minutes of dates and times without an offset.
    func damages(allowing conversions: LosslessConversions, localOffset: Int = 0) -> [ValueDamage] {
        (localTimes(at: localOffset) + damages).compactMap { $0.allowing(conversions) }
    }

    /// The invalid values, with their results if all conversions are allowed.
    var damages: [ValueDamage] {
        switch self {
        case .string:
            [
                .read(12, as: "12", by: .numberToText), .read(.number("1.5"), as: "1.5", by: .numberToText),
                .lost(true), .lost([]), .lost([:]),
            ]
        case .formatted(let format):
            format.damages + [
                .read(12, as: "12", by: .numberToText), .read(.number("1.5"), as: "1.5", by: .numberToText),
                .lost(true), .lost([]), .lost([:]),
            ]
        case .boolean:
            Self.damagesOfBooleans
        case .integer:
            [.lost(.number("9223372036854775808"), .malformed)] + Self.damagesOfIntegers
        case .unsignedInteger:
            [.lost(-1, .malformed)] + Self.damagesOfIntegers
        case .number:
            [.lost(.number("1e400"), .malformed)] + Self.damagesOfNumbers
        case .decimal:
            Self.damagesOfNumbers
        case .orText(let number):
            number.damages.filter { !$0.sent.isTextOfNumber }
        case .text(let form):
            form.damages + [.lost(true), .lost([]), .lost([:])]
        case .json, .external:
            []
        case .freeObject:
            ["text", 12, true, []].map { .kept($0, .typeMismatch) }
        case .array(let element, _):
            [.read([:], as: [], by: .objectToList)] + element.valuesOfNoList
        case .dictionary:
            [.read([], as: [:], by: .listToObject), .lost("text"), .lost(12), .lost(true)]
        case .record:
            [.lost("text"), .lost(12), .lost(true), .lost([])]
        case .optional(let wrapped):
            wrapped.damages
        case .enumeration(let rawType, let allowsOthers):
            allowsOthers ? rawType.damages.filter { $0.kind != .unknownValue } : rawType.damages
        case .union(let types):
            types.damages
        }
    }

    /// Values that are neither an array with elements of this type nor a single element.
    private var valuesOfNoList: [ValueDamage] {
        switch self {
        case .array:
            [.lost("text"), .lost(12), .lost(true)]
        case .optional(let wrapped):
            wrapped.valuesOfNoList
        default:
            damages.filter { $0.isUseless && !$0.sent.isCollection }.map { .lost($0.sent) }
        }
    }

    private static let damagesOfBooleans: [ValueDamage] =
        ["true", "True", "TRUE", "yes", "on", "1", " true "].map { .read($0, as: true, by: .textToBoolean) }
        + ["false", "False", "NO", "off", "0"].map { .read($0, as: false, by: .textToBoolean) }
        + [.read(1, as: true, by: .numberToBoolean), .read(0, as: false, by: .numberToBoolean)]
        + [.lost("perhaps"), .lost(""), .lost(2), .lost([]), .lost([:])]

    private static let damagesOfIntegers: [ValueDamage] =
        ["12", " 12 ", "+12", "12.0", "1.2e1"].map { .read($0, as: 12, by: .textToNumber) } + [
            .lost(.number("1.5"), .malformed), .lost("1.5"), .lost("012"), .lost("twelve"), .lost(true), .lost([]),
            .lost([:]),
        ]

    private static let damagesOfNumbers: [ValueDamage] =
        ["1.5", " 1.50", "+1.5", "15e-1"].map { .read($0, as: .number("1.5"), by: .textToNumber) } + [
            .read(".5", as: .number("0.5"), by: .textToNumber), .lost("1,5"), .lost("many"), .lost(true), .lost([]),
            .lost([:]),
        ]

    /// An unusable value for an element or a member, or nil if every value is usable.
    var unusable: JSON? {
        damages.last(where: \.isLost)?.sent
    }

    /// Whether null is kept as a value.
    var keepsNull: Bool {
        switch self {
        case .json, .freeObject: true
        default: false
        }
    }

    /// Whether null is reported although it is kept, unless the property allows it.
    var reportsNull: Bool {
        if case .freeObject = self { true } else { false }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }
}

extension ValueType.TextForm {
    fileprivate var damages: [ValueDamage] {
        switch self {
        case .base64:
            ["+/9h YQ", "+/9hYQ", "-_9hYQ==", "+/9h\r\nYQ=="].map { .respelled($0, as: "+/9hYQ==", by: .base64) } + [
                .lost(12), .lost("%%%", .malformed),
            ]
        case .anyBase64: [.lost(12), .lost("%%%", .malformed)]
        case .base64URL:
            ["-_9h YQ", "-_9hYQ", "+/9hYQ=="].map { .respelled($0, as: "-_9hYQ==", by: .base64) } + [
                .lost(12), .lost("%%%", .malformed),
            ]
        case .date:
            Self.spellingsOfMoments.map { sent, _ in
                sent.type == .string
                    ? .respelled(sent, as: Self.tenThirty, by: .dateTimes)
                    : .read(sent, as: Self.tenThirty, by: .dateTimes)
            } + [
                .lost("2024-01-15", .malformed), .lost("yesterday", .malformed),
                .lost("2024-02-30T10:30:00Z", .malformed),
            ]
        case .day: [.lost("yesterday", .malformed), .lost("2025-02-30", .malformed), .lost(12)]
        case .decimal:
            [
                .read(.number("1.5"), as: "1.5", by: .numberToText), .respelled(" +1.5", as: "1.5", by: .textToNumber),
                .lost("twelve", .malformed),
            ]
        case .timestamp:
            Self.spellingsOfMoments.map {
                .respelledOrKept($0.sent, as: $0.value, by: .dateTimes, otherwise: .malformed)
            } + [
                .kept("yesterday", .malformed), .kept("2024-02-30T10:30:00Z", .malformed),
            ]
        case .anyTimestamp:
            Self.spellingsOfMoments.map { .respelledOrKept($0.sent, as: $0.value, by: .dateTimes, otherwise: nil) }
        case .url: [.lost("", .malformed)]
        case .uuid: [.lost("not a UUID", .malformed)]
        }
    }
}

extension ValueType.TextForm {
    /// Spellings of 2024-01-15T10:30:00Z that servers use and RFC 3339 does not allow. The expected value is the
    /// spelling of RFC 3339.
    fileprivate static let spellingsOfMoments: [(sent: JSON, value: JSON)] =
        [
            "2024-01-15T10:30Z", "2024-01-15 10:30:00Z", "2024-01-15 10:30:00 UTC", "1705314600", "1705314600000",
            "/Date(1705314600000)/",
            1_705_314_600, 1_705_314_600_000,
        ].map { ($0, tenThirty) } + [
            ("2024-01-15T10:30:00,0Z", "2024-01-15T10:30:00.0Z"),
            ("2024-01-15T10:30:00+0000", "2024-01-15T10:30:00+00:00"),
            ("2024-01-15T10:30:00+00", "2024-01-15T10:30:00+00:00"),
        ]

    fileprivate static let tenThirty: JSON = "2024-01-15T10:30:00Z"
}

extension ValueType {
    /// Returns a damage with a date and time without an offset, for a type of dates and times.
    private func localTimes(at offset: Int) -> [ValueDamage] {
        let noon = 12 * 60
        switch self {
        case .optional(let wrapped):
            return wrapped.localTimes(at: offset)
        case .text(.timestamp), .text(.anyTimestamp):
            let sign = offset < 0 ? "-" : "+"
            let name = offset == 0 ? "Z" : "\(sign)\(Self.clock(abs(offset)))"
            let value = JSON.string("2024-01-15T12:00:00\(name)")
            let isChecked = if case .text(.timestamp) = self { true } else { false }
            return [
                .respelledOrKept(
                    "2024-01-15 12:00:00", as: value, by: .dateTimes, otherwise: isChecked ? .malformed : nil)
            ]
        case .text(.date) where abs(offset) < noon:
            let value = JSON.string("2024-01-15T\(Self.clock(noon - offset)):00Z")
            return [.respelled("2024-01-15 12:00:00", as: value, by: .dateTimes)]
        default:
            return []
        }
    }

    /// Returns a number of minutes as hours and minutes: `12:05`.
    private static func clock(_ minutes: Int) -> String {
        [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension ValueType.Format {
    /// A string that conforms to the format, and a string that does not conform to it. Both strings come from the
    /// specifications, so that they do not depend on the code under test.
    var samples: (valid: JSON, broken: JSON) {
        switch self {
        case .dateTime: ("1985-04-12T23:20:50.52Z", "1985-02-30T23:20:50Z")  // RFC 3339 section 5.8
        case .date: ("2000-02-29", "1900-02-29")
        case .time: ("16:39:57-08:00", "16:39:57")
        case .duration: ("P3Y6M4DT12H30M5S", "P1Y2D3M")
        case .uuid: ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae7dec11d0a76500a0c91e6bf6")  // RFC 4122 section 3
        case .uri: ("urn:example:animal:ferret:nose", "animal/ferret")
        case .uriReference: ("../animal?name=ferret#nose", "an animal")
        case .email: ("user+tag@example.org", "user at example.org")
        case .ipv4: ("192.0.2.235", "192.0.2.256")
        case .ipv6: ("2001:db8::8:800:200c:417a", "2001:db8:::1")
        case .hostname: ("xn--bcher-kva.example", "-books.example")
        case .byte: ("Zm9vYg==", "Zm9vYg")
        }
    }

    fileprivate var damages: [ValueDamage] {
        [.kept(samples.broken, .malformed)]
    }
}

extension ValueType.RawType {
    fileprivate var damages: [ValueDamage] {
        switch self {
        case .string: [.kept("a value of tomorrow", .unknownValue), .lost(true), .lost([]), .lost([:])]
        case .integer: [.kept(-987_654_321, .unknownValue), .lost("text"), .lost(true), .lost([]), .lost([:])]
        case .json: [.kept(["a": "value of tomorrow"], .unknownValue)]
        }
    }
}

extension Set<JSONType> {
    /// The invalid values for a union with variants of these JSON types. A scalar may be converted to another scalar
    /// type, so scalars are included only if no variant is a scalar.
    fileprivate var damages: [ValueDamage] {
        let samples: [(JSONType, JSON)] = [
            (.boolean, true), (.number, 12), (.string, "text"), (.array, ["text"]),
            (.object, ["a": "value of tomorrow"]),
        ]
        let scalars: Set = [JSONType.boolean, .number, .string]
        return samples.filter { type, _ in
            !contains(type) && (!scalars.contains(type) || isDisjoint(with: scalars))
        }.map { .kept($0.1, .unknownVariant) }
    }
}
