import ContractModel
import ECMAPatterns
import Foundation
import Texts

/// Describes constraints in one sentence each. Constraints that follow from the type or the format are left out, and so
/// are constraints on other types, which have no effect (JSON Schema 2020-12, section 7.6.1).
struct ConstraintRemarks {
    private let schema: SchemaObject
    private let isInteger: Bool

    static func texts(on schema: SchemaObject, _ patterns: inout FormatPatterns) -> [String] {
        schema.constraints.isEmpty ? [] : ConstraintRemarks(schema).texts(&patterns)
    }

    private init(_ schema: SchemaObject) {
        self.schema = schema
        isInteger = schema.types.contains(.integer) && !schema.types.contains(.number)
    }

    private func texts(_ patterns: inout FormatPatterns) -> [String] {
        let values = schema.constraints
        var texts = allows(.number) || allows(.integer) ? [bounds, multiple].compactMap { $0 } : []
        texts += [
            FormatPatterns.hasFixedLength(schema.format, within: values) || !allows(.string)
                ? nil : Self.range(values.minLength, values.maxLength, "character", "characters"),
            allows(.array) ? Self.range(values.minItems, values.maxItems, "element", "elements") : nil,
            allows(.object) ? Self.range(values.minProperties, values.maxProperties, "entry", "entries") : nil,
        ].compactMap { $0 }
        if values.uniqueItems, allows(.array) { texts.append("No element twice.") }
        if let pattern = values.pattern, allows(.string), !patterns.isRepetition(pattern, of: schema.format) {
            texts.append("Matches \(CodeSpan.text(of: pattern)).")
        }
        return texts
    }

    /// Whether the schema allows values of the type. A schema without types allows all values.
    private func allows(_ type: JSONTypes) -> Bool {
        schema.types.isEmpty || schema.types.contains(type)
    }

    // MARK: Numbers

    private struct Bound {
        var text: String
        var isExclusive: Bool
    }

    private var multiple: String? {
        guard let multiple = schema.constraints.multipleOf.map(spelled), !(isInteger && multiple == "1") else {
            return nil
        }
        return "A multiple of \(multiple)."
    }

    private var bounds: String? {
        let values = schema.constraints
        let low = bound(values.minimum, values.minimumIsExclusive, values.exclusiveMinimum) { $0 > $1.lowerBound }
        let high = bound(values.maximum, values.maximumIsExclusive, values.exclusiveMaximum) { $0 < $1.upperBound }
        switch (low, high) {
        case (nil, nil): return nil
        case (let low?, let high?) where !low.isExclusive && !high.isExclusive: return "\(low.text) to \(high.text)."
        case (let low, let high):
            let words = [
                low.map { $0.isExclusive ? "More than \($0.text)" : "\($0.text) or more" },
                high.map { $0.isExclusive ? "less than \($0.text)" : "\($0.text) at most" },
            ].compactMap { $0 }.joined(separator: ", ")
            return words.prefix(1).uppercased() + words.dropFirst() + "."
        }
    }

    /// Returns the bound that a sentence must describe. Returns nil if there is no bound, or if every value of the type
    /// satisfies it.
    private func bound(
        _ inclusive: String?, _ isExclusive: Bool, _ exclusive: String?,
        limits: (Decimal, ClosedRange<Decimal>) -> Bool
    ) -> Bound? {
        guard let text = exclusive ?? inclusive else { return nil }
        let bound = Bound(text: spelled(text), isExclusive: exclusive != nil || isExclusive)
        guard let range = NumericFormat.range(schema.format, isInteger: isInteger),
            let value = DecimalText.value(of: text), !limits(value, range)
        else { return bound }
        // An exclusive bound at the edge of the range excludes a value of the type.
        let isEdge = value == range.lowerBound || value == range.upperBound
        return bound.isExclusive && isEdge ? bound : nil
    }

    /// Returns the number without a fraction if it is an integer: `0` for `0.0`.
    private func spelled(_ number: String) -> String {
        guard isInteger, Int(number) == nil, let value = DecimalText.value(of: number),
            DecimalText.isMultiple(value, of: 1)
        else { return number }
        return "\(value)"
    }

    private static func range(_ low: Int?, _ high: Int?, _ singular: String, _ plural: String) -> String? {
        func counted(_ count: Int) -> String { count.counted(singular, plural) }
        switch (low, high) {
        case (nil, nil), (0?, nil): return nil
        case (let low?, let high?) where low == high: return "Exactly \(counted(low))."
        case (let low?, let high?) where low > 0: return "\(low) to \(counted(high))."
        case (let low?, nil): return "At least \(counted(low))."
        case (_, let high?): return "At most \(counted(high))."
        }
    }
}

/// The ranges of numeric formats.
enum NumericFormat {
    /// Returns the range of a format, or nil for an unbounded format.
    static func range(_ format: String?, isInteger: Bool) -> ClosedRange<Decimal>? {
        switch format {
        case "int8": -128...127
        case "int16": -32_768...32_767
        case "int32": Decimal(Int32.min)...Decimal(Int32.max)
        case "uint8": 0...255
        case "uint16": 0...65_535
        case "uint32": 0...Decimal(UInt32.max)
        case "uint", "uint64": 0...Decimal(UInt64.max)
        case "float": real(significand: 34_028_234_663_852_886, exponent: 22)
        case "double": nil
        default: isInteger ? Decimal(Int64.min)...Decimal(Int64.max) : nil
        }
    }

    private static func real(significand: UInt64, exponent: Int) -> ClosedRange<Decimal> {
        let most = Decimal(sign: .plus, exponent: exponent, significand: Decimal(significand))
        return -most...most
    }
}

/// Recognizes patterns that only repeat the format of a string. Authors and generators write many of them.
struct FormatPatterns {
    private struct Pair: Hashable {
        var format, pattern: String
    }

    /// The earlier results. A document has few different pairs, but uses them in thousands of places.
    private var known: [Pair: Bool] = [:]

    /// Whether the pattern seems to allow everything that the format allows. A few varied samples decide.
    mutating func isRepetition(_ pattern: String, of format: String?) -> Bool {
        guard let format, let samples = Self.samples[format] else { return false }
        let pair = Pair(format: format, pattern: pattern)
        if let answer = known[pair] { return answer }
        let matcher = PatternMatcher(pattern)
        let answer = matcher.map { matcher in samples.allSatisfy { matcher.matches($0) == true } } ?? false
        known[pair] = answer
        return answer
    }

    /// Whether all strings of the format have the same length, and the limits allow this length.
    static func hasFixedLength(_ format: String?, within values: ValueConstraints) -> Bool {
        guard let format, let length = lengths[format] else { return false }
        return (values.minLength ?? length) <= length && length <= (values.maxLength ?? length)
    }

    private static let lengths = ["uuid": 36, "date": 10]

    private static let samples = [
        "uuid": [
            "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "3fa85f64-5717-4562-b3fc-2c963f66afa6",
            "018f6a3c-9b1e-7c4d-8a2b-5e6f708192a3",
        ],
        "date": ["1985-04-12", "1999-12-31", "2000-01-01", "2024-02-29"],
        "date-time": [
            "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "2024-02-29T00:00:00Z",
            "2030-10-31T12:30:09.123456Z",
        ],
        "time": ["23:20:50.52Z", "16:39:57-08:00", "00:00:00Z"],
        "duration": ["P3D", "PT36H", "P1Y2M3DT4H5M6S", "P4W"],
        "email": ["joe.bloggs@example.com", "a+b@c.example", "x_y-z@mail.example.co.uk"],
        "ipv4": ["0.0.0.0", "192.0.2.1", "255.255.255.255"],
        "ipv6": ["::", "::1", "2001:db8::1", "2001:0db8:85a3:0000:0000:8a2e:0370:7334"],
        "hostname": ["example.com", "a", "www.my-site.example"],
        "uri": ["https://example.com/a?b=c#d", "http://localhost:8080", "urn:isbn:0451450523", "mailto:a@b.example"],
        "byte": ["", "Zg==", "Zm8=", "Zm9v", "+/+/"],
        // .NET writes patterns for numbers that it also decodes from strings.
        "int16": ["0", "-1", "32767"], "int32": ["0", "-1", "2147483647"], "int64": ["0", "-1", "9007199254740993"],
        "uint16": ["0", "65535"], "uint32": ["0", "4294967295"], "uint64": ["0", "9007199254740993"],
        "float": ["0", "-1", "1.5", "-2.5"], "double": ["0", "-1", "1.5", "-2.5"],
    ]
}
