import ContractSupport
import Testing
@testable import ContractModel

/// The value that replaces an absent required property depends on its type and on the document.
@Suite struct ValueResolverTests {
    private static let schemas = """
        R:
          type: object
          required: [text, whole, ratio, flag, list, map, state, at, bytes, inner, strictInner, either, any, fixed, defaulted]
          properties:
            text: {type: string}
            whole: {type: integer}
            ratio: {type: number}
            flag: {type: boolean}
            list: {type: array, items: {type: string}}
            map: {type: object, additionalProperties: {type: string}}
            state: {type: string, enum: [a, b]}
            at: {type: string, format: date-time}
            bytes: {type: string, format: byte}
            inner: {$ref: '#/components/schemas/Inner'}
            strictInner: {$ref: '#/components/schemas/Strict'}
            either: {oneOf: [{type: string}, {type: integer}]}
            any: {}
            fixed: {const: x}
            defaulted: {type: integer, default: 7}
            optional: {type: string}
        Inner: {type: object, required: [a], properties: {a: {type: string}}}
        Strict: {type: object, required: [a], properties: {a: {type: string, x-strict: true}}}
        """

    @Test(
        arguments: [
            ("text", .zero), ("whole", .zero), ("ratio", .zero), ("flag", .zero), ("list", .emptyCollection),
            ("map", .emptyCollection), ("state", .zero), ("at", .zero), ("bytes", .zero), ("inner", .emptyRecord),
            ("strictInner", .failure), ("either", .failure), ("any", .zero), ("fixed", .value(.string("x"))),
            ("defaulted", .value(.integer("7"))), ("optional", Absence.none),
        ] as [(String, Absence)])
    func absence(_ key: String, absence: Absence) throws {
        #expect(try ReadContract(Self.schemas).property("R", key)?.absence == absence)
    }

    @Test(arguments: ["date-time: Date", "date: Date", "date: CalendarDate"], ["default", "throw"])
    func datesHaveAZero(_ format: String, _ missing: String) throws {
        let name = format.prefix { $0 != ":" }
        let read = try ReadContract(
            "R: {type: object, required: [a], properties: {a: {type: string, format: \(name)}}}",
            configuration: "{formats: {\(format)}, missing: \(missing)}")
        let property = try #require(read.property("R", "a"))
        #expect(property.absence == (missing == "throw" ? .failure : .zero))
        // The caller must give the time, so the initializer has no default for it.
        #expect(!property.hasInitializerDefault)
    }

    @Test(arguments: ["uuid: UUID", "uri: URL"])
    func typesWithoutAZero(_ format: String) throws {
        let name = format.prefix { $0 != ":" }
        let read = try ReadContract(
            "R: {type: object, required: [a], properties: {a: {type: string, format: \(name)}}}",
            configuration: "formats: {\(format)}")
        #expect(read.property("R", "a")?.absence == .failure)
    }

    /// A text under `missing` in the configuration replaces only a missing required value, also if the property refers
    /// to a named schema.
    @Test(arguments: [
        ("date-time: Date", "2000-01-01T00:00:00Z"), ("date: CalendarDate", "2000-01-01"), ("date: Date", "2000-01-01"),
        ("uuid: UUID", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"), ("uri: URL", "about:blank"),
        ("email: String", "a@b.org"),
    ])
    func textsForFormats(_ format: String, _ text: String) throws {
        let name = format.prefix { $0 != ":" }
        let read = try ReadContract(
            """
            R:
              type: object
              required: [a, named, declared, 'null']
              properties:
                a: {type: string, format: \(name)}
                named: {$ref: '#/components/schemas/Named'}
                declared: {type: string, format: \(name), x-strict: true}
                'null': {type: [string, 'null'], format: \(name)}
                optional: {type: string, format: \(name)}
            Named: {type: string, format: \(name)}
            """, configuration: "{formats: {\(format)}, missing: {\(name): '\(text)'}}")
        #expect(read.codes == [])
        #expect(read.property("R", "a")?.absence == .value(.string(text)))
        #expect(read.property("R", "named")?.absence == .value(.string(text)))
        #expect(read.property("R", "declared")?.absence == .failure)
        #expect(read.property("R", "null")?.absence == Absence.none)
        #expect(read.property("R", "optional")?.absence == Absence.none)
    }

    /// If the property may have any JSON value, the default null equals an absent value, unless the key is required.
    @Test(arguments: ["const: null", "default: null"])
    func nullOfAnyJSON(_ keyword: String) throws {
        let read = try ReadContract("R: {type: object, required: [a], properties: {a: {\(keyword)}, b: {\(keyword)}}}")
        #expect(read.property("R", "a")?.absence == .value(.null))
        #expect(read.property("R", "b")?.absence == Absence.none)
    }

    @Test func recordsThatRequireOneAnother() throws {
        let read = try ReadContract(
            """
            A: {type: object, required: [b], properties: {b: {$ref: '#/components/schemas/B'}}}
            B: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/A'}}}
            """)
        #expect(read.property("A", "b")?.absence == .failure)
        #expect(read.property("B", "a")?.absence == .failure)
    }

    @Test func configurationComesFirst() throws {
        let read = try ReadContract(
            "R: {type: object, required: [a, b], properties: {a: {type: integer, default: 1}, b: {type: integer}}}",
            configuration: "defaults: {R.a: 2}\nstrict: [R.b]")
        #expect(read.property("R", "a")?.absence == .value(.integer("2")))
        #expect(read.property("R", "b")?.absence == .failure)
    }

    @Test func missingThrows() throws {
        let read = try ReadContract(Self.schemas, configuration: "missing: throw")
        #expect(read.property("R", "text")?.absence == .failure)
        #expect(read.property("R", "list")?.absence == .emptyCollection)
        #expect(read.property("R", "defaulted")?.absence == .value(.integer("7")))
    }

    @Test func aDefaultThatIsNoValueOfTheType() throws {
        let read = try ReadContract(
            "R: {type: object, required: [a], properties: {a: {type: integer, default: many}, b: {type: integer, default: x}}}"
        )
        #expect(read.codes == ["unusable-default", "unusable-default"])
        #expect(read.property("R", "a")?.absence == .zero)
        #expect(read.property("R", "b")?.absence == Absence.none)
    }

    /// A `Double` holds about 16 digits of a number, and decoding reads no more.
    @Test(arguments: [
        ("12345678901234567890123", "1.2345678901234568e+22"), ("0.12345678901234567890", "0.12345678901234568"),
        ("1.50", "1.50"), ("123456789012345", "123456789012345"),
    ])
    func aDefaultWithMoreDigitsThanADouble(_ digits: String, kept: String) throws {
        let read = try ReadContract("R: {type: object, properties: {a: {type: number, default: \(digits)}}}")
        let number: ContractValue = digits.contains(".") || kept.contains(".") ? .number(kept) : .integer(kept)
        #expect(read.property("R", "a")?.absence == .value(number))
    }

    /// The default in the document breaks the format, so values need not follow the format.
    @Test func aDefaultThatBreaksTheFormat() throws {
        let read = try ReadContract(
            """
            R:
              type: object
              properties:
                broken: {type: string, format: uuid, default: none}
                unquoted: {type: string, format: uuid, default: false}
                empty: {type: string, format: email, default: ''}
                kept: {type: string, format: email, default: a@b.example}
                date: {type: string, format: decimal, default: '2024-02-29'}
            """)
        let properties = try #require(read.record("R")).properties
        #expect(properties.map { $0.use.constraints.checkedFormat == nil } == [true, true, true, false, true])
        #expect(properties[0].absence == .value(.string("none")))
        #expect(properties[4].absence == .none)
        #expect(read.codes == ["unusable-default"])
    }
}
