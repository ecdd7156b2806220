import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import DTOGeneration

/// What has left a contract, over time.
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
        let sentence = "The contract dropped it on 2026-01-05; it is kept until 2026-04-05."
        let work = try #require(contract.text("Work.swift"))
        #expect(work.contains("@available(*, deprecated, message: \"\(sentence)\")\n    public var isbn: String {"))
        #expect(work.contains("_isbn = try fields.defaulted(._isbn, default: \"\")"))
        #expect(contract.text("Format.swift")?.contains("/// Deprecated. \(sentence)\n    case paper") == true)
        #expect(
            contract.text("Author.swift")?.contains("/// Deprecated. \(sentence)\npublic nonisolated struct") == true)
        #expect(contract.text("AuthorCompliance.swift") != nil)
        // In its place, not at the end.
        #expect(
            try #require(work.range(of: "isbn: String = \"\"")).lowerBound
                < #require(work.range(of: "year: Int? = nil")).lowerBound)
    }

    /// Day 0, the day before it is due, the day on which it is, and the one after.
    @Test(arguments: [("2026-01-05", true), ("2026-04-04", true), ("2026-04-05", false), ("2026-04-06", false)])
    func pruning(_ day: String, _ isKept: Bool) throws {
        var contract = try Self.removed()
        // Generating alone never removes anything, on no day.
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
        // And goes anew.
        try contract.run(Self.after, on: "2026-03-01")
        #expect(contract.past == Self.gone.map { $0.replacing("2026-01-05", with: "2026-03-01") })
    }

    /// The day is that of the run that first misses it, not of later ones.
    @Test func theDayStays() throws {
        var contract = try Self.removed()
        let files = contract.bytes
        try contract.run(Self.after, on: "2027-05-05")
        #expect(contract.bytes == files)
    }

    /// A run that may note nothing says that there is something to note, the same on any day.
    @Test func withoutADayTheOutputIsAnother() throws {
        var contract = LifecycleContract()
        try contract.run(Self.before, on: "2025-11-29")
        let noted = contract.lock
        try contract.run(Self.after, on: nil)
        #expect(contract.past.count == 3)
        #expect(contract.past.allSatisfy { $0.hasSuffix("gone: the next run}") })
        #expect(contract.text("Work.swift")?.contains("The contract has dropped it.") == true)
        #expect(contract.lock != noted)
    }

    /// The clock is read where there is something to note, and only there.
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

    /// A request must not have what nobody gave it.
    @Test func whatWasSentIsOptional() throws {
        let paths =
            "{/w: {post: {operationId: add, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}, responses: {}}}}"
        var contract = LifecycleContract()
        try contract.run(Self.before, paths: paths, on: "2025-11-29")
        try contract.run(Self.after, paths: paths, on: "2026-01-05")
        #expect(contract.text("Work.swift")?.contains("public var isbn: String? {") == true)
    }

    @Test func whatTheConfigurationLeavesOutIsNotGone() throws {
        var contract = LifecycleContract()
        try contract.run(Self.before, on: "2025-11-29")
        contract.configuration = "exclude: {schemas: [Author]}"
        try contract.run(Self.before, on: "2026-01-05")
        #expect(contract.past == [])
        #expect(contract.text("Author.swift") == nil)
    }

    /// The one that is there keeps its name.
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

    // MARK: Renames

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
        #expect(job.contains("\"Use authToken. The contract dropped it on 2026-03-02; it is kept until 2026-05-31.\""))
        #expect(job.contains("var effectiveToken: String? { authToken ?? _token }"))
    }
}
