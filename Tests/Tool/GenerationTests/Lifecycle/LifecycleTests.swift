import Diagnostics
import Foundation
import TestSupport
import Testing
@testable import Platform
@testable import ContractModel
@testable import Generation

/// These tests follow over several days what happens to parts that have left a contract.
@Suite struct LifecycleTests {
    private static let before = """
        Work: {type: object, required: [title, isbn], properties: {title: {type: string}, isbn: {type: string}, year: {type: integer}}}
        Format: {type: string, enum: [paper, ebook]}
        Author: {type: object, properties: {name: {type: string}}}
        """
    private static let after = """
        Work: {type: object, required: [title], properties: {title: {type: string}, year: {type: integer}}}
        Format: {type: string, enum: [ebook]}
        """
    private static let gone = [
        "- {schema: Author, is: record, gone: 2026-01-05}",
        "- {schema: Format, value: paper, gone: 2026-01-05}",
        "- {schema: Work, property: isbn, type: string, required: true, gone: 2026-01-05}",
    ]

    private static func removed(on day: String = "2026-01-05") throws -> LifecycleContract {
        var contract = LifecycleContract()
        try contract.run(before, on: "2025-11-29")
        #expect(contract.past == [])
        try contract.run(after, on: day)
        return contract
    }

    // MARK: Removals

    @Test func whatIsRemovedStaysAsDeprecated() throws {
        let contract = try Self.removed()
        #expect(contract.past == Self.gone)
        let sentence = "Removed from the contract on 2026-01-05, and kept until 2026-04-05."
        let work = try #require(contract.text("Work.swift"))
        #expect(work.contains("@available(*, deprecated, message: \"\(sentence)\")\n    public var isbn: String {"))
        #expect(work.contains("_isbn = try fields.defaulted(._isbn, default: \"\")"))
        let warning = "@available(*, deprecated, message: \"\(sentence)\")\n"
        #expect(contract.text("Format.swift")?.contains("    \(warning)    case paper\n") == true)
        #expect(
            contract.text("Author.swift")?.contains("/// Deprecated. \(sentence)\npublic nonisolated struct") == true)
        #expect(contract.text("AuthorCompliance.swift") != nil)
        // The property keeps its place and does not move to the end.
        #expect(
            try #require(work.range(of: "isbn: String = \"\"")).lowerBound
                < #require(work.range(of: "year: Int? = nil")).lowerBound)
    }

    /// The days are the first day, the day before the part is due, the day on which it is due, and the day after.
    @Test(arguments: [("2026-01-05", true), ("2026-04-04", true), ("2026-04-05", false), ("2026-04-06", false)])
    func pruning(_ day: String, _ isKept: Bool) throws {
        var contract = try Self.removed()
        // Generation that does not prune never removes anything, on any day.
        let before = contract.lock
        try contract.run(Self.after, on: day)
        #expect(contract.lock == before)
        try contract.run(Self.after, on: day, pruning: true)
        #expect(contract.past == (isKept ? Self.gone : []))
        #expect((contract.text("Work.swift")?.contains("isbn") == true) == isKept)
        #expect((contract.text("Format.swift")?.contains("case paper") == true) == isKept)
        #expect((contract.text("Author.swift") != nil) == isKept)
        #expect((contract.text("AuthorCompliance.swift") != nil) == isKept)
        #expect((contract.text("WorkCompliance.swift")?.contains("isbn") == true) == isKept)
    }

    @Test func theConfigurationSaysForHowLong() throws {
        var contract = try Self.removed()
        contract.configuration = "keep-removed: 10"
        try contract.run(Self.after, on: "2026-01-14", pruning: true)
        #expect(contract.past == Self.gone)
        #expect(contract.text("Work.swift")?.contains("kept until 2026-01-15") == true)
        try contract.run(Self.after, on: "2026-01-15", pruning: true)
        #expect(contract.past == [])
    }

    @Test func nothingIsKeptForNoDays() throws {
        var contract = LifecycleContract()
        contract.configuration = "keep-removed: 0"
        try contract.run(Self.before, on: "2025-11-29")
        try contract.run(Self.after, on: "2026-01-05")
        #expect(contract.past == [])
        #expect(contract.text("Author.swift") == nil)
    }

    @Test func whatComesBackWasNeverAway() throws {
        var contract = try Self.removed()
        try contract.run(Self.before, on: "2026-02-01")
        #expect(contract.past == [])
        #expect(contract.text("Work.swift")?.contains("deprecated") == false)
        // When the parts leave the contract again, the period starts again.
        try contract.run(Self.after, on: "2026-03-01")
        #expect(contract.past == Self.gone.map { $0.replacing("2026-01-05", with: "2026-03-01") })
    }

    /// The recorded day is the day of the first run that misses the part, and later runs do not change it.
    @Test func theDayStays() throws {
        var contract = try Self.removed()
        let files = contract.bytes
        try contract.run(Self.after, on: "2027-05-05")
        #expect(contract.bytes == files)
    }

    /// A run that may not record a day writes the words "the next run" instead, so its output does not depend on the
    /// day.
    @Test func withoutADayTheOutputIsAnother() throws {
        var contract = LifecycleContract()
        try contract.run(Self.before, on: "2025-11-29")
        let noted = contract.lock
        try contract.run(Self.after, on: nil)
        #expect(contract.past.count == 3)
        #expect(contract.past.allSatisfy { $0.hasSuffix("gone: the next run}") })
        #expect(contract.text("Work.swift")?.contains("Removed from the contract.") == true)
        #expect(contract.lock != noted)
    }

    /// The clock is read only if the run has something to record.
    @Test func theClockIsAskedOnlyForSomethingNew() throws {
        var contract = try Self.removed()
        let asked = Guarded(0)
        var input = GenerationInput(
            document: SourceFile(
                path: "api.yaml",
                bytes: Array(
                    """
                    openapi: 3.1.0
                    info: {title: Books, version: 1.0.0}
                    paths: {}
                    components: {schemas: {Format: {type: string, enum: [ebook]}}}
                    """.utf8)))
        input.lock = SourceFile(path: "contract.lock", bytes: Array(try #require(contract.lock).utf8))
        input.today = {
            asked.with { $0 += 1 }
            return CalendarDay("2026-06-01")
        }
        _ = GenerationPipeline.run(input)
        #expect(asked.with { $0 } == 1)
        try contract.run(Self.after, on: nil)
        #expect(contract.past == Self.gone)
    }

    /// A request must not contain a property for which the caller has given no value.
    @Test func whatWasSentIsOptional() throws {
        let paths =
            "{/w: {post: {operationId: add, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}, responses: {}}}}"
        var contract = LifecycleContract()
        try contract.run(Self.before, paths: paths, on: "2025-11-29")
        try contract.run(Self.after, paths: paths, on: "2026-01-05")
        #expect(contract.text("Work.swift")?.contains("public var isbn: String? {") == true)
    }

    /// The value no longer has to be the constant, but the constant remains the default for an absent value.
    @Test func aConstantThatIsGoneIsADefault() throws {
        var contract = LifecycleContract()
        let old = "Book: {type: object, required: [kind], properties: {kind: {const: book}, id: {type: string}}}"
        try contract.run(old, on: "2025-11-29")
        #expect(contract.text("Book.swift")?.contains(#"kind = try fields.constant(.kind, "book")"#) == true)
        try contract.run("Book: {type: object, properties: {id: {type: string}}}", on: "2026-01-05")
        #expect(contract.text("Book.swift")?.contains(#"try fields.defaulted(._kind, default: "book")"#) == true)
    }

    /// A property that could be null stays optional, whether it was required or not.
    @Test func whatCouldBeNullStaysOptional() throws {
        var contract = LifecycleContract()
        let old = "Book: {type: object, required: [note], properties: {note: {type: [string, 'null']}}}"
        try contract.run(old, on: "2025-11-29")
        try contract.run("Book: {type: object, properties: {id: {type: string}}}", on: "2026-01-05")
        #expect(contract.text("Book.swift")?.contains("public var note: String? {") == true)
    }

    /// The schema became an alias of another type, which has no place for a nested type.
    @Test func nothingNestsInAnAlias() throws {
        var contract = LifecycleContract()
        let work = "Work: {type: object, properties: {id: {type: string}}}"
        try contract.run(
            work + "\nBook: {type: object, properties: {links: {type: object, properties: {home: {type: string}}}}}",
            on: "2025-11-29")
        #expect(contract.text("Book.swift")?.contains("struct Links") == true)
        try contract.run(work + "\nBook: {$ref: '#/components/schemas/Work'}", on: "2026-01-05")
        #expect(contract.lock?.contains("links") == false)
    }

    @Test func whatTheConfigurationLeavesOutIsNotGone() throws {
        var contract = LifecycleContract()
        try contract.run(Self.before, on: "2025-11-29")
        contract.configuration = "exclude: {schemas: [Author]}"
        try contract.run(Self.before, on: "2026-01-05")
        #expect(contract.past == [])
        #expect(contract.text("Author.swift") == nil)
    }

    /// The new type keeps its name, and the removed type gives way.
    @Test func whatIsGoneGivesWayToWhatIsThere() throws {
        var contract = LifecycleContract()
        try contract.run("Work_Item: {type: object, properties: {first_name: {type: string}}}", on: "2025-11-29")
        try contract.run(
            """
            WorkItem: {type: object, properties: {id: {type: string}}}
            """, on: "2026-01-05")
        #expect(contract.result?.files != nil)
        #expect(contract.text("WorkItem.swift")?.contains("var id: String?") == true)
        var other = LifecycleContract()
        try other.run("Work: {type: object, properties: {first_name: {type: string}}}", on: "2025-11-29")
        try other.run("Work: {type: object, properties: {firstName: {type: integer}}}", on: "2026-01-05")
        #expect(other.text("Work.swift")?.contains("public var firstName: Int?") == true)
    }

    /// A removed property is never strict, whatever its type and the settings for absent values are.
    @Test(arguments: ["", "missing: throw"])
    func whatIsGoneIsNeverStrict(_ configuration: String) throws {
        let others = """
            U: {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}], discriminator: {propertyName: k}}
            A: {type: object, required: [k], properties: {k: {type: string}}}
            B: {type: object, required: [k], properties: {k: {type: string, x-strict: true}}}
            """
        var contract = LifecycleContract()
        contract.configuration = configuration
        try contract.run(
            """
            Work: {type: object, required: [u, b, s], properties: {u: {$ref: '#/components/schemas/U'}, b: {$ref: '#/components/schemas/B'}, s: {type: string}}}
            """ + "\n" + others, on: "2025-11-29")
        try contract.run("Work: {type: object, properties: {z: {type: string}}}\n" + others, on: "2026-01-05")
        let work = try #require(contract.text("Work.swift"))
        #expect(!work.contains("fields.strict") && !work.contains("fields.record"))
        #expect(work.contains("var u: U? {") && work.contains("var b: B? {"))
        #expect(!work.contains("requiredKeys"))
    }

    @Test func whatWasSentByDefaultIsSentNoMore() throws {
        let paths =
            "{/w: {post: {operationId: add, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}, responses: {}}}}"
        var contract = LifecycleContract()
        try contract.run(
            "Work: {type: object, properties: {a: {type: string}, lang: {type: string, default: en}, kind: {type: string, const: book}}}",
            paths: paths, on: "2025-11-29")
        try contract.run("Work: {type: object, properties: {a: {type: string}}}", paths: paths, on: "2026-01-05")
        let work = try #require(contract.text("Work.swift"))
        #expect(work.contains("lang: String? = nil") && work.contains("kind: String? = nil"))
    }

    /// A schema that the configuration leaves out for a while is not forgotten.
    @Test func whatIsLeftOutForAWhileIsRemembered() throws {
        var contract = LifecycleContract()
        try contract.run(Self.before, on: "2025-11-29")
        let less = Self.before.replacing("isbn: {type: string}, ", with: "").replacing(", isbn]", with: "]")
        try contract.run(less, on: "2026-01-05")
        contract.configuration = "exclude: {schemas: [Work]}"
        try contract.run(less, on: "2026-01-06")
        #expect(contract.text("Work.swift") == nil)
        contract.configuration = ""
        try contract.run(less, on: "2026-01-07")
        #expect(contract.past == [Self.gone[2]])
        #expect(contract.text("Work.swift")?.contains("var isbn") == true)
    }

    @Test(arguments: ["layout: bundled", "after-sunset: true", "emit: [docs]"])
    func theLockOutlivesRunsThatDoNotKeepIt(_ configuration: String) throws {
        var contract = try Self.removed()
        let lock = contract.lock
        contract.configuration = configuration
        try contract.run(Self.after, on: "2026-02-01")
        #expect(contract.bytes["contract.lock"].map { String(decoding: $0, as: UTF8.self) } == lock)
    }

    /// A member that left the contract before its schema keeps its own day.
    @Test func membersGoBeforeTheirSchemas() throws {
        var contract = LifecycleContract()
        try contract.run(
            "Work: {type: object, properties: {a: {type: string}, b: {type: string}}}\nX: {type: string}",
            on: "2025-11-29")
        try contract.run("Work: {type: object, properties: {a: {type: string}}}\nX: {type: string}", on: "2026-01-05")
        try contract.run("X: {type: string}", on: "2026-02-01")
        try contract.run("Work: {type: object, properties: {a: {type: string}}}\nX: {type: string}", on: "2026-03-01")
        #expect(contract.past == ["- {schema: Work, property: b, type: string, gone: 2026-01-05}"])
    }

    /// A name that the user gives may move to a new schema or property. The removed one then gives it up.
    @Test func namesByTheUsersWordMoveOn() throws {
        var contract = LifecycleContract()
        try contract.run(
            "BookDTO: {type: object, x-swift-name: Book, properties: {a: {type: string, x-swift-name: name}}}",
            on: "2025-11-29")
        try contract.run(
            "BookDTO: {type: object, x-swift-name: Book, properties: {b: {type: string, x-swift-name: name}}}",
            on: "2026-01-05")
        #expect(contract.result?.diagnostics.map(\.id) == [])
        #expect(contract.text("Book.swift")?.contains("public var name: String?\n") == true)
        try contract.run(
            "NewBook: {type: object, x-swift-name: Book, properties: {b: {type: string}}}", on: "2026-02-01")
        #expect(contract.result?.diagnostics.map(\.id) == [])
        #expect(contract.text("Book.swift")?.contains("#/components/schemas/NewBook") == true)
    }

    /// A configuration may name a removed part. It stops neither the run that keeps the part nor the run that prunes
    /// it.
    @Test func configurationsMaySpeakOfWhatIsGone() throws {
        var contract = LifecycleContract()
        contract.configuration = "defaults: {Work.isbn: none}\nrename: {Work.isbn: code, Format.paper: book}\n"
        try contract.run(Self.before, on: "2025-11-29")
        try contract.run(Self.after, on: "2026-01-05")
        #expect(contract.result?.diagnostics.map(\.id) == [])
        #expect(
            contract.text("Work.swift")?.contains("_code = try fields.defaulted(._code, default: \"none\")") == true)
        try contract.run(Self.after, on: "2026-05-05", pruning: true)
        #expect(contract.result?.files != nil)
        try contract.run(Self.after, on: "2026-05-06")
        #expect(contract.result?.diagnostics.contains { $0.id == "unknown-name" } == true)
    }

    // MARK: What the configuration alone takes away

    /// `shared:` makes one type of several enumerations that are still in the document, so none is removed. When the
    /// setting is deleted, the shared type is not recorded as removed either.
    @Test func sharedEnumerationsAreNotGone() throws {
        let schemas = """
            A: {type: object, properties: {state: {type: string, enum: [on, off, dim]}, old: {type: string, enum: [x, y]}}}
            B: {type: object, properties: {state: {type: [string, 'null'], enum: [off, on, dim, null]}}}
            C: {type: object, properties: {states: {type: array, items: {type: string, enum: [dim, on, off]}}}}
            """
        var contract = LifecycleContract()
        try contract.run(schemas, on: "2025-11-29")
        let first = contract.lock
        contract.configuration = "shared: {State: ['*.state', C.states]}\n"
        try contract.run(schemas, on: "2026-01-05")
        #expect(contract.past == [])
        #expect(contract.lock?.contains("{schema: State, is: strings, shared: true}") == true)
        #expect(contract.result?.summary.kept == 0)
        #expect(contract.text("A.swift")?.contains("deprecated") == false)
        contract.configuration = ""
        try contract.run(schemas, on: "2026-02-01")
        #expect(contract.lock == first)
        // A part that the document itself removes stays for a while.
        contract.configuration = "shared: {State: ['*.state', C.states]}\n"
        try contract.run(schemas.replacing(", old: {type: string, enum: [x, y]}", with: ""), on: "2026-03-01")
        #expect(contract.past.count == 2)
    }

    /// `envelopes:` makes one type of several wrappers. Types that are nested in these wrappers, or that are next to
    /// the new type, are not removed.
    @Test func partsOfEnvelopesAreNotGone() throws {
        func meta(_ text: String) -> String {
            "meta: {type: object, properties: {page: {type: integer, description: \(text)}}}"
        }
        let schemas = """
            AAnswer: {type: object, required: [data, meta], properties: {data: {type: string}, \(meta("The page."))}}
            BAnswer: {type: object, required: [data, meta], properties: {data: {type: object, properties: {x: {type: string, enum: [a, b]}}}, \(meta("Its number."))}}
            """
        var contract = LifecycleContract()
        try contract.run(schemas, on: "2025-11-29")
        contract.configuration = "envelopes: {Answer: {schemas: '*Answer', payload: data}}\n"
        try contract.run(schemas, on: "2026-01-05")
        #expect(contract.past == [])
        contract.configuration = ""
        try contract.run(schemas, on: "2026-02-01")
        #expect(contract.past == [])
        #expect(contract.result?.summary.kept == 0)
    }

    // MARK: Equal types

    /// An inline type that becomes equal to another one keeps its former name as an alias. Its properties need no union.
    @Test func formerNamesOfEqualTypesAreAliases() throws {
        func schemas(_ properties: String) -> String {
            """
            A: {type: object, properties: {readStatus: {type: object, properties: {page: {type: integer}, line: {type: integer}}}}}
            B: {type: object, properties: {readStatus: {type: object, properties: {\(properties)}}, b: {type: string}}}
            """
        }
        let apart = "page: {type: integer}"
        let equal = "page: {type: integer}, line: {type: integer}"
        var contract = LifecycleContract()
        try contract.run(schemas(apart), on: "2025-11-29")
        try contract.run(schemas(equal), on: "2026-01-05")
        #expect(
            contract.past == [
                "- {schema: A, at: [property, readStatus], is: alias, type: {schema: readStatus}, gone: 2026-01-05}",
                "- {schema: B, at: [property, readStatus], is: alias, type: {schema: readStatus}, gone: 2026-01-05}",
            ])
        #expect(contract.text("A.swift")?.contains("public typealias ReadStatus = Books.ReadStatus") == true)
        #expect(contract.text("B.swift")?.contains("public var readStatus: ReadStatus?") == true)
        // The aliases stay for their time, and go.
        let lock = contract.lock
        try contract.run(schemas(equal), on: "2026-02-05")
        #expect(contract.lock == lock)
        try contract.run(schemas(equal), on: "2026-06-01", pruning: true)
        #expect(contract.past == [])
        // A place that gets its own type again has its former name for it.
        try contract.run(schemas(equal + ", word: {type: integer}"), on: "2026-06-03")
        #expect(contract.text("B.swift")?.contains("public nonisolated struct ReadStatus") == true)
    }

    /// A type of several places that leaves the document stays for its time, whatever its name begins with.
    @Test func typesOfSeveralPlacesStay() throws {
        func schemas(_ property: String) -> String {
            """
            A: {type: object, properties: {\(property) x: {type: string}}}
            B: {type: object, properties: {\(property) y: {type: string}}}
            """
        }
        var contract = LifecycleContract()
        try contract.run(schemas("status: {type: string, enum: [on, off]},"), on: "2025-11-29")
        #expect(contract.lock?.contains("{schema: A-status, is: strings}") == true)
        try contract.run(schemas(""), on: "2026-01-05")
        #expect(contract.past.contains("- {schema: A-status, is: strings, gone: 2026-01-05}"))
        #expect(contract.text("AStatus.swift")?.contains("enum AStatus") == true)
    }

    /// If the values of a former type are lost in the one type, the former type stays, as in every change of a type.
    @Test func formerTypesWithOtherValuesStay() throws {
        func schemas(_ key: String) -> String {
            """
            A: {type: object, properties: {readStatus: {type: object, properties: {page: {type: integer}}}}}
            B: {type: object, properties: {readStatus: {type: object, properties: {\(key): {type: integer}}}, b: {type: string}}}
            """
        }
        var contract = LifecycleContract()
        try contract.run(schemas("line"), on: "2025-11-29")
        try contract.run(schemas("page"), on: "2026-01-05")
        #expect(contract.past.contains { $0.contains("schema: B, at: [property, readStatus], is: record") })
        #expect(contract.past.contains { $0.contains("was: [{schema: B, at: [property, readStatus]}]") })
    }

    // MARK: Renames

    @Test func renamesOfRenames() throws {
        var contract = LifecycleContract()
        try contract.run("Work: {type: object, properties: {a: {type: string}, z: {type: string}}}", on: "2025-11-29")
        try contract.run(
            "Work: {type: object, properties: {b: {type: string, x-aliases: [a]}, z: {type: string}}}", on: "2026-01-05"
        )
        try contract.run(
            "Work: {type: object, properties: {c: {type: string, x-aliases: [b]}, z: {type: string}}}", on: "2026-02-01"
        )
        let work = try #require(contract.text("Work.swift"))
        #expect(work.components(separatedBy: "renamed: \"c\"").count == 3, "\(work)")
        // All names of the property leave the contract.
        try contract.run("Work: {type: object, properties: {z: {type: string}}}", on: "2026-03-01")
        #expect(contract.result?.files != nil, "\(contract.result?.diagnostics ?? [])")
        try contract.run("X: {type: string}", on: "2026-03-02")
        #expect(contract.result?.files != nil, "\(contract.result?.diagnostics ?? [])")
    }

    @Test func aRenameKeepsTheFormerName() throws {
        var contract = LifecycleContract()
        try contract.run("Work: {type: object, properties: {isbn: {type: string}}}", on: "2025-11-29")
        let renamed = "Work: {type: object, properties: {barcode: {type: string, x-aliases: [isbn]}}}"
        try contract.run(renamed, on: "2026-01-05")
        #expect(contract.past == ["- {schema: Work, property: isbn, type: string, gone: 2026-01-05, renamed: barcode}"])
        let work = try #require(contract.text("Work.swift"))
        #expect(work.contains("barcode = try fields.optional(.barcode, or: [\"isbn\"])"))
        #expect(
            work.contains(
                """
                    @available(*, deprecated, renamed: "barcode")
                    public var isbn: String? {
                        get { barcode }
                        set { barcode = newValue }
                    }

                """))
        #expect(!work.contains("case isbn"))
        try contract.run(renamed, on: "2026-04-05", pruning: true)
        #expect(contract.text("Work.swift")?.contains("var isbn") == false)
        #expect(contract.text("Work.swift")?.contains("or: [\"isbn\"]") == true)
    }

    @Test func whatWasReplacedSaysByWhat() throws {
        var contract = LifecycleContract()
        try contract.run(
            "Job: {type: object, properties: {authToken: {type: string}, token: {type: string, deprecated: true, x-replaced-by: authToken}}}",
            on: "2025-11-29")
        try contract.run("Job: {type: object, properties: {authToken: {type: string}}}", on: "2026-03-02")
        let job = try #require(contract.text("Job.swift"))
        #expect(job.contains("\"Use authToken. Removed from the contract on 2026-03-02, and kept until 2026-05-31.\""))
        #expect(job.contains("var effectiveToken: String? { authToken ?? _token }"))
    }
}
