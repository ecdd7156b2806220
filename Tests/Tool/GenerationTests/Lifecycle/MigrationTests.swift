import Diagnostics
import Foundation
import Testing
@testable import Generation

/// These tests change the types of properties.
@Suite struct MigrationTests {
    private static func property(_ type: String) -> String {
        """
        Work: {type: object, required: [value], properties: {value: \(type)}}
        Author: {type: object, required: [name], properties: {name: {type: string}}}
        Person: {type: object, required: [name], properties: {name: {type: string}, born: {type: integer}}}
        Place: {type: object, required: [city], properties: {city: {type: string}}}
        Kind: {type: string, enum: [a, b]}
        """
    }

    private static func change(_ old: String, _ new: String) throws -> LifecycleContract {
        var contract = LifecycleContract()
        try contract.run(property(old), on: "2025-11-29")
        try contract.run(property(new), on: "2026-01-05")
        return contract
    }

    /// Both types are read, and the first case is the type that is written.
    @Test(arguments: [
        ("{type: string}", "{type: array, items: {type: string}}", "[array, string]"),
        (
            "{type: array, items: {type: string}}", "{type: array, items: {$ref: '#/components/schemas/Author'}}",
            "[array]"
        ),
        ("{type: integer}", "{$ref: '#/components/schemas/Author'}", "[author, integer]"),
        ("{$ref: '#/components/schemas/Author'}", "{$ref: '#/components/schemas/Place'}", "[place, author]"),
        ("{$ref: '#/components/schemas/Kind'}", "{type: boolean}", "[bool, kind]"),
        ("{type: number}", "{type: integer}", "[integer, number]"),
        ("{type: object, properties: {a: {type: string}}}", "{type: string}", "[string]"),
        ("{type: string}", "{type: object, properties: {a: {type: string}}}", "[value]"),
        ("{type: string}", "{type: integer}", "[integer, string]"),
        ("{type: integer}", "{type: boolean}", "[bool, integer]"),
        ("{type: string, format: date-time}", "{type: integer}", "[integer, date]"),
        ("{type: boolean, nullable: true}", "{type: string}", "[string, bool]"),
    ])
    func bothAreRead(_ old: String, _ new: String, _ names: String) throws {
        let contract = try Self.change(old, new)
        #expect(contract.result?.files != nil)
        // A type that belonged to the property alone is recorded as removed too.
        #expect(contract.past.first?.hasSuffix("changed: 2026-01-05}") == true)
        #expect(contract.past.dropFirst().allSatisfy { $0.contains("at: [property, value], is: record, gone: ") })
        let work = try #require(contract.text("Work.swift"))
        #expect(work.contains("enum Value:"), "\(work)")
        #expect(work.contains("/// The contract changed the type on 2026-01-05. Until the migration ends"))
        let compliance = try #require(contract.text("WorkCompliance.swift"))
        // Every integer is also a number, so no value shows that it has the old type.
        let telling = new == "{type: integer}" && old == "{type: number}" ? 1 : 2
        #expect(compliance.components(separatedBy: "table.variant(").count == telling + 1, "\(compliance)")
        let expected = names.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
        for name in expected { #expect(work.contains("\n        case \(name)"), "\(name) in \(work)") }
    }

    /// If decoding reads the old values with the new type, no second type is needed.
    @Test(arguments: [
        ("{type: string, format: int64}", "{type: integer}"), ("{type: integer}", "{type: string}"),
        ("{type: integer}", "{type: number}"), ("{type: string}", "{type: string, format: date-time}"),
        ("{type: string}", "{$ref: '#/components/schemas/Kind'}"),
        ("{$ref: '#/components/schemas/Kind'}", "{type: string}"),
        ("{}", "{type: string}"), ("{type: string}", "{}"), ("{type: string}", "{type: string, nullable: true}"),
        ("{$ref: '#/components/schemas/Author'}", "{$ref: '#/components/schemas/Person'}"),
        ("{type: string}", "{oneOf: [{type: string}, {type: integer}]}"),
    ])
    func oneIsEnough(_ old: String, _ new: String) throws {
        let contract = try Self.change(old, new)
        #expect(contract.result?.files != nil)
        #expect(contract.past == [])
    }

    @Test func requiredValuesKeepTheirDefault() throws {
        let contract = try Self.change("{type: array, items: {type: string}}", "{type: integer}")
        #expect(contract.text("Work.swift")?.contains("value = try fields.value(.value, default: .integer(0))") == true)
    }

    /// A migration lasts until the configuration ends it.
    @Test func theMigrationEnds() throws {
        var contract = try Self.change("{type: string}", "{type: array, items: {type: string}}")
        let lock = contract.lock
        try contract.run(Self.property("{type: array, items: {type: string}}"), on: "2027-01-01", pruning: true)
        #expect(contract.lock == lock, "time alone ends no migration")
        contract.configuration = "migrated: [Work.value]"
        try contract.run(Self.property("{type: array, items: {type: string}}"), on: "2027-01-01")
        #expect(contract.past == [])
        #expect(contract.result?.diagnostics.map(\.id) == [])
        #expect(contract.text("Work.swift")?.contains("public var value: [String]") == true)
        // The setting is still there, and would end the next migration at once, so it is reported.
        try contract.run(Self.property("{type: array, items: {type: string}}"), on: "2027-01-02")
        #expect(contract.result?.diagnostics.map(\.id) == ["idle-migration"])
    }

    @Test func migrationsOfNothingAreNamed() throws {
        var contract = LifecycleContract()
        contract.configuration = "migrated: [Work.valu]"
        try contract.run(Self.property("{type: string}"), on: "2025-11-29")
        let found = try #require(contract.result?.diagnostics.first)
        #expect(found.message.contains("Work.valu"))
        #expect(found.message.contains("Work.value"))
    }

    @Test func aTypeThatComesBackIsNoMigration() throws {
        var contract = try Self.change("{type: string}", "{type: array, items: {type: string}}")
        try contract.run(Self.property("{type: string}"), on: "2026-02-01")
        // The first type comes back, and the other type was in use for a month, so servers may still send it.
        #expect(
            contract.past == [
                "- {schema: Work, property: value, type: string, required: true, was: [[string]], changed: 2026-02-01}"
            ])
    }

    @Test func threeTypesInARow() throws {
        var contract = try Self.change("{type: string}", "{type: array, items: {type: string}}")
        try contract.run(Self.property("{type: array, items: {type: integer}}"), on: "2026-02-01")
        #expect(contract.past.first?.contains("was: [[string], string], changed: 2026-02-01") == true)
        try contract.run(Self.property("{$ref: '#/components/schemas/Author'}"), on: "2026-03-01")
        #expect(contract.past.first?.contains("was: [[integer], [string], string], changed: 2026-03-01") == true)
    }

    // MARK: Behind references

    /// The reference stays, but the schema behind it changes its type.
    @Test(arguments: [
        (
            "Money: {type: object, properties: {amount: {type: integer}}}", "Money: {type: string}",
            "{schema: Former Money}"
        ),
        ("Money: {type: string}", "Money: {type: array, items: {type: string}}", "string"),
        ("Money: {type: string, enum: [a, b]}", "Money: {type: object, properties: {a: {type: string}}}", "string"),
        (
            "Money: {type: object, properties: {amount: {type: integer}}}",
            "Money: {oneOf: [{type: string}, {type: integer}]}", "{schema: Former Money}"
        ),
    ])
    func whatAReferenceLeadsTo(_ old: String, _ new: String, _ former: String) throws {
        let book =
            "Book: {type: object, properties: {price: {$ref: '#/components/schemas/Money'}, prices: {type: array, items: {$ref: '#/components/schemas/Money'}}}}\n"
        var contract = LifecycleContract()
        try contract.run(book + old, on: "2025-11-29")
        try contract.run(book + new, on: "2026-01-05")
        #expect(contract.result?.files != nil)
        let lines = contract.past.filter { $0.contains("was: ") }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("was: [\(former)], changed: 2026-01-05") == true, "\(lines)")
        #expect(lines.last?.contains("was: [[\(former)]], changed: 2026-01-05") == true, "\(lines)")
        if former.contains("Former") {
            #expect(contract.text("FormerMoney.swift")?.contains("var amount: Int?") == true)
            // The former type stays as long as a migration needs it.
            try contract.run(book + new, on: "2027-01-05", pruning: true)
            #expect(contract.text("FormerMoney.swift") != nil)
            contract.configuration = "migrated: [Book.price, Book.prices]"
            try contract.run(book + new, on: "2027-01-06", pruning: true)
            try contract.run(book + new, on: "2027-01-07", pruning: true)
            #expect(contract.text("FormerMoney.swift") == nil)
        }
        let lock = contract.lock
        try contract.run(book + new, on: "2026-02-01")
        #expect(contract.lock == lock)
    }

    @Test func aRenameWithAnotherType() throws {
        var contract = LifecycleContract()
        try contract.run("Work: {type: object, properties: {isbn: {type: string}}}", on: "2025-11-29")
        let new = "Work: {type: object, properties: {codes: {type: array, items: {type: string}, x-aliases: [isbn]}}}"
        try contract.run(new, on: "2026-01-05")
        #expect(contract.lock?.contains("was: [string], changed: 2026-01-05") == true)
        let lock = contract.lock
        try contract.run(new, on: "2026-02-01")
        #expect(contract.lock == lock)
    }

    /// Pruning keeps every type that a migration needs.
    @Test func formerTypesOutliveTheirDay() throws {
        var contract = LifecycleContract()
        try contract.run(
            "Book: {type: object, properties: {by: {$ref: '#/components/schemas/Author'}}}\nAuthor: {type: object, properties: {name: {type: string}}}",
            on: "2025-11-29")
        let new = "Book: {type: object, properties: {by: {type: string}}}"
        try contract.run(new, on: "2026-01-05")
        try contract.run(new, on: "2027-01-05", pruning: true)
        #expect(contract.text("Author.swift") != nil)
        #expect(contract.text("Book.swift")?.contains("case author(Author)") == true)
    }

    /// Pruning also keeps the types in which those types are nested.
    @Test func formerTypesKeepTheirOwners() throws {
        var contract = LifecycleContract()
        try contract.run(
            """
            Book: {type: object, properties: {by: {$ref: '#/components/schemas/Author/properties/name'}}}
            Author: {type: object, properties: {name: {type: object, properties: {first: {type: string}}}, born: {type: integer}}}
            """, on: "2025-11-29")
        let new = "Book: {type: object, properties: {by: {type: string}}}"
        try contract.run(new, on: "2026-01-05")
        #expect(contract.text("Author.swift")?.contains("var born: Int?") == true)
        try contract.run(new, on: "2027-01-05", pruning: true)
        #expect(contract.text("Author.swift")?.contains("var born: Int?") == true)
        #expect(contract.text("Book.swift")?.contains("(Author.Name)") == true)
    }

    /// A union that becomes a schema of its own is not a migration. A record may replace another record that it
    /// contains completely.
    @Test(arguments: [
        (
            "p: {oneOf: [{type: string}, {type: array, items: {type: string}}]}", "p: {$ref: '#/components/schemas/P'}",
            false
        ),
        ("p: {$ref: '#/components/schemas/A'}", "p: {$ref: '#/components/schemas/B'}", true),
        ("p: {$ref: '#/components/schemas/A'}", "p: {$ref: '#/components/schemas/C'}", false),
    ])
    func rewritings(_ old: String, _ new: String, _ isMigration: Bool) throws {
        let others = """
            P: {oneOf: [{type: string}, {type: array, items: {type: string}}]}
            A: {type: object, properties: {x: {type: string}}}
            B: {type: object, properties: {x: {type: array, items: {type: string}}}}
            C: {type: object, properties: {x: {type: string}, y: {type: string}}}
            """
        var contract = LifecycleContract()
        try contract.run("Work: {type: object, properties: {\(old)}}\n" + others, on: "2025-11-29")
        try contract.run("Work: {type: object, properties: {\(new)}}\n" + others, on: "2026-01-05")
        #expect(contract.past.contains { $0.contains("was: ") } == isMigration, "\(contract.past)")
    }

    /// A tolerant property does not become strict while it is read in two types.
    @Test func requiredPropertiesStayTolerant() throws {
        var contract = LifecycleContract()
        try contract.run(
            "Work: {type: object, required: [m, e, d], properties: {m: {type: string}, e: {type: array, items: {type: string}}, d: {type: array, items: {type: string}}}}",
            on: "2025-11-29")
        try contract.run(
            "Work: {type: object, required: [m, e, d], properties: {m: {$ref: '#/components/schemas/M'}, e: {type: string, enum: [x, y]}, d: {type: object, additionalProperties: {type: string}}}}\nM: {type: object, properties: {a: {type: string}}}",
            on: "2026-01-05")
        let work = try #require(contract.text("Work.swift"))
        #expect(!work.contains("fields.strict"), "\(work)")
    }

    /// The unions refer to arrays of each other, and each pair of types is compared only once.
    @Test(.timeLimit(.minutes(10)))
    func knotsOfUnions() throws {
        func knot(_ x: String, _ y: String) -> String {
            """
            \(x): {oneOf: [{type: array, items: {$ref: '#/components/schemas/\(x)'}}, {type: array, items: {$ref: '#/components/schemas/\(y)'}}, {type: string}]}
            \(y): {oneOf: [{type: array, items: {$ref: '#/components/schemas/\(y)'}}, {type: array, items: {$ref: '#/components/schemas/\(x)'}}, {type: string}]}

            """
        }
        let others = knot("X", "Y") + knot("Z", "W")
        var contract = LifecycleContract()
        try contract.run(
            others + "Book: {type: object, properties: {p: {$ref: '#/components/schemas/X'}}}", on: "2025-11-29")
        try contract.run(
            others + "Book: {type: object, properties: {p: {$ref: '#/components/schemas/Z'}}}", on: "2026-01-05")
        #expect(contract.result?.files != nil)
    }
}
