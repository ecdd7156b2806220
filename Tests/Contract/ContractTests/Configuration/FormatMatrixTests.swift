import ContractSupport
@_spi(Generated) import DTORuntime
import Testing
@testable import ContractModel
@testable import FixtureEmission
@testable import Generation

/// Each format is tested with each type that the configuration may name for it. The texts are read as that type, or the
/// setting is refused. Values in fixtures conform to the format, whatever the type is.
@Suite struct FormatMatrixTests {
    static let types = [
        "String", "Bool", "Int", "Int64", "UInt64", "Double", "Decimal", "Data", "Timestamp", "Date", "CalendarDate",
        "UUID", "URL",
        "{type: Own, import: Mine}",
    ]

    /// The types that may represent each format, in addition to `String` and types of the user.
    static let allowed: [String: [String: ScalarType]] = [
        "date-time": ["Timestamp": .timestamp, "Date": .date],
        "date": ["Date": .day, "CalendarDate": .calendarDate],
        "time": [:], "duration": [:], "email": [:], "hostname": [:], "ipv4": [:], "ipv6": [:], "regex": [:],
        "uuid": ["UUID": .uuid],
        "uri": ["URL": .url], "uri-reference": ["URL": .url], "url": ["URL": .url],
        "byte": ["Data": .data], "base64url": ["Data": .base64URL], "base64": ["Data": .data],
        "decimal": ["Decimal": .decimalString],
        // Only the user knows the texts of this format, so every type for texts is allowed.
        "stardate": [
            "Decimal": .decimalString, "Data": .data, "Timestamp": .timestamp, "Date": .date,
            "CalendarDate": .calendarDate, "UUID": .uuid,
            "URL": .url,
        ],
    ]

    @Test(arguments: allowed.keys.sorted(), types)
    func textOfFormat(_ format: String, _ name: String) throws {
        let read = try ReadContract(
            "Record: {type: object, properties: {value: {type: string, format: \(format)}}}",
            configuration: "formats: {\(format): \(name)}")
        var expected = Self.allowed[format]?[name]
        if name == "String" { expected = .string }
        if name.contains("Own") { expected = .external(ExternalType(spelling: "Own", module: "Mine")) }
        guard let expected else {
            #expect(read.codes == ["unusable-format"])
            return
        }
        #expect(read.codes == [])
        guard case .record(let record)? = read.definition("Record")?.shape, let property = record.properties.first
        else {
            Issue.record("no record")
            return
        }
        #expect(property.use.reference == .scalar(expected))
        guard let stated = TextFormat(rawValue: format) else { return }
        for index in 0..<40 {
            guard
                case .string(let text)? = ScalarFixture(key: "value\(index)")
                    .value(of: expected, property.use.constraints)
            else { continue }
            #expect(stated.accepts(text), "\(text)")
        }
    }

    @Test func textsOfFormatsAreChecked() throws {
        let schema = "Record: {type: object, properties: {value: {type: string, format: email}}}"
        for (configuration, format) in [
            ("", TextFormat.email), ("malformed-texts: ignore", nil), ("malformed-texts: report", .email),
            ("malformed-texts: {email: ignore}", nil), ("malformed-texts: {email: report}", .email),
            ("malformed-texts: {time: ignore}", .email),
        ] {
            let read = try ReadContract(schema, configuration: configuration)
            guard case .record(let record)? = read.definition("Record")?.shape else { continue }
            #expect(record.properties.first?.use.constraints.checkedFormat == format)
        }
    }

    /// Base64 is a format, with either keyword (JSON Schema 2020-12, section 8.3).
    @Test(arguments: ["format: byte", "contentEncoding: base64"])
    func base64IsNotChecked(_ keyword: String) throws {
        let schema = "Record: {type: object, properties: {value: {type: string, \(keyword)}}}"
        for (configuration, isUnchecked) in [("malformed-texts: {byte: ignore}", true), ("", false)] {
            let read = try ReadContract(schema, configuration: configuration)
            #expect(read.property("Record", "value")?.use.constraints.allowsAnyText == isUnchecked)
        }
    }

    @Test(arguments: [
        ("malformed-texts: {emial: ignore}", "unknown-option"), ("malformed-texts: {email: never}", "unknown-value"),
        ("malformed-texts: [email]", "unknown-value"), ("nulls: never", "unknown-value"),
        ("missing: {email: nobody}", "unknown-value"), ("missing: {email: 1}", "wrong-shape"),
        ("missing: {emial: a@b.org}", "unused-format"), ("missing: never", "unknown-value"),
    ])
    func whatIsMisspeltIsReported(_ configuration: String, _ code: String) throws {
        let schema = "Record: {type: object, properties: {value: {type: string, format: email}}}"
        #expect(try ReadContract(schema, configuration: configuration).codes == [code])
    }

    /// A schema that allows the empty text beside a format does not report the empty text as malformed.
    @Test func emptyTextBesideFormat() throws {
        let read = try ReadContract(
            "Record: {type: object, properties: {value: {oneOf: [{type: string, format: uri}, {type: string, enum: ['']}]}}}"
        )
        guard case .record(let record)? = read.definition("Record")?.shape else { return }
        let use = record.properties.first?.use
        #expect(use?.reference == .scalar(.string))
        #expect(use?.constraints.checkedFormat == nil)
    }

    @Test(arguments: [
        ("uri", "URL", "about:blank"), ("uuid", "UUID", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        ("date", "CalendarDate", "2024-02-29"),
        ("date", "Date", "2024-02-29"), ("date-time", "Date", "2024-02-29T12:30:00.5+01:00"), ("byte", "Data", "Zm9v"),
        ("decimal", "Decimal", "12.50"),
    ])
    func defaultsAreUsed(_ format: String, _ type: String, _ value: String) throws {
        for required in ["value", ""] {
            let read = try ReadContract(
                "Record: {type: object, required: [\(required)], properties: {value: {type: string, format: \(format), default: '\(value)'}}}",
                configuration: "formats: {\(format): \(type)}")
            #expect(read.codes == [])
            guard case .record(let record)? = read.definition("Record")?.shape else { continue }
            #expect(record.properties.first?.absence == .value(.string(value)))
        }
    }

    @Test(arguments: [
        ("uri", "URL", "no uri"), ("uuid", "UUID", "f81d"), ("date", "CalendarDate", "2023-02-29"),
        ("date", "Date", "2024-02-29T00:00:00Z"),
        ("date-time", "Date", "yesterday"), ("byte", "Data", "?"), ("decimal", "Decimal", "many"),
    ])
    func defaultsThatBreakTheFormatAreReported(_ format: String, _ type: String, _ value: String) throws {
        let read = try ReadContract(
            "Record: {type: object, properties: {value: {type: string, format: \(format), default: '\(value)'}}}",
            configuration: "formats: {\(format): \(type)}")
        #expect(read.codes == ["unusable-default"])
    }

    /// With a default in the configuration, a property is tolerant although its format would make it strict.
    @Test func defaultOfTheConfiguration() throws {
        let schema = "Record: {type: object, required: [value], properties: {value: {type: string, format: uuid}}}"
        let strict = try ReadContract(schema, configuration: "formats: {uuid: UUID}")
        #expect(GenerationSummary(strict.contract).strictFormats == 1)
        let tolerant = try ReadContract(
            schema,
            configuration:
                "{formats: {uuid: UUID}, defaults: {Record.value: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'}}")
        #expect(tolerant.codes == [])
        #expect(GenerationSummary(tolerant.contract).strictFormats == 0)
    }
}
