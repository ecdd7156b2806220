import Foundation
import TestSupport
import Testing

/// Tests the parts that a contract drops over time and on branches, with generation, `--check`, `lint` and `prune`.
@Suite struct LifecycleTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try write("a: {type: string}, b: {type: string}, c: {type: string}")
        #expect(try tool.run("api.yaml", "--today", "2025-11-29").status == 0)
    }

    private func write(_ properties: String, version: String = "1.0.0", more: String = "") throws {
        try folder.write(
            "api.yaml",
            """
            openapi: 3.1.0
            info: {title: Books, version: \(version)}
            paths: {}
            components:
              schemas:
                Work: {type: object, properties: {\(properties)}}
            \(more)

            """)
    }

    private func lockLines(_ word: String) throws -> [Substring] {
        try folder.read("Generated/contract.lock").split(separator: "\n").filter { $0.contains(word) }
    }

    /// A schema that is a list of itself becomes an alias of itself. Each command compares it with the lock.
    @Test(arguments: [
        "type: array, items: {$ref: '#/components/schemas/Tree'}",
        "type: object, additionalProperties: {$ref: '#/components/schemas/Tree'}",
    ])
    func aRecursiveAliasIsComparedWithTheLock(_ schema: String) throws {
        try write("a: {type: string}, tree: {$ref: '#/components/schemas/Tree'}", more: "    Tree: {\(schema)}")
        #expect(try tool.run("api.yaml").status == 0)
        try write("tree: {$ref: '#/components/schemas/Tree'}", version: "1.1.0", more: "    Tree: {\(schema)}")
        for command in ["lint", "docs", "prune"] {
            #expect(try tool.run(command, "api.yaml").status == 0, "\(command)")
        }
        #expect(try tool.run("checklist", "api.yaml", "api.yaml").status == 0)
    }

    // MARK: Values that stay

    /// The lock lists values in the order in which the document gained them. Fixtures use the value that has been there
    /// longest.
    @Test func aNewValueChangesNoFixture() throws {
        func write(_ values: String) throws {
            try folder.write(
                "api.yaml",
                """
                openapi: 3.1.0
                info: {title: Books, version: '1'}
                paths: {}
                components:
                  schemas:
                    Size: {type: string, enum: [\(values)]}
                    Work: {type: object, properties: {size: {$ref: '#/components/schemas/Size'}}}
                """)
            #expect(try tool.run("api.yaml", "--today", "2025-11-29").status == 0)
        }
        func fixture() throws -> String { try folder.read("Generated/Fixtures/Fixtures+Work.swift") }
        func cases() throws -> [Substring] {
            try folder.read("Generated/Sources/Books/Enumerations/Size.swift").split(separator: "\n")
                .filter { $0.hasPrefix("    case ") }
        }
        try write("medium, small")
        let before = try fixture()
        #expect(before.contains("\"size\": \"medium\""))
        try write("large, small, medium")
        #expect(try fixture() == before)
        // The Swift cases have the document's order.
        #expect(try cases().map(\.self).prefix(3) == ["    case large", "    case small", "    case medium"])
        #expect(try lockLines("value: ").map { $0.split(separator: " ").last } == ["medium}", "small}", "large}"])
        try write("large, medium, small")
        #expect(try fixture() == before)
        // Fixtures do not use a removed value.
        try write("large, small")
        #expect(try fixture().contains("\"size\": \"small\""))
        #expect(try tool.run("api.yaml", "--check").status == 0)
    }

    // MARK: The clock

    /// If a removal is not noted in the lock yet, `--check` fails on every day, always with equal output. Once it is
    /// noted, `--check` succeeds on every day.
    @Test func aCheckComesToTheSameOnAnyDay() throws {
        try write("a: {type: string}, c: {type: string}")
        let before = try folder.tree("Generated")
        let days = ["1999-12-31", "2026-01-05", "2199-01-01"]
        let outcomes = try days.map { try tool.run("api.yaml", "--check", "--today", $0) }
        let withoutDay = try tool.run("api.yaml", "--check")
        for outcome in outcomes {
            #expect(outcome.status == 1)
            #expect(outcome.output == withoutDay.output)
        }
        #expect(withoutDay.output.contains("+- {schema: Work, property: b, type: string, gone: the next run}\n"))
        #expect(try folder.tree("Generated") == before)

        #expect(try tool.run("api.yaml", "--today", "2026-01-05").status == 0)
        #expect(try lockLines(" gone: ") == ["- {schema: Work, property: b, type: string, gone: 2026-01-05}"])
        // A user who copies the differences into the lock by hand leaves the day open. The next run notes it.
        let lock = try folder.read("Generated/contract.lock")
        try folder.write("Generated/contract.lock", lock.replacing("2026-01-05", with: "the next run"))
        #expect(try tool.run("api.yaml", "--today", "2026-01-05").status == 0)
        #expect(try folder.read("Generated/contract.lock") == lock)
        for day in days { #expect(try tool.run("api.yaml", "--check", "--today", day).status == 0) }
    }

    /// Without `--today`, the tool notes the system's date.
    @Test func theDayIsTheSystems() throws {
        try write("a: {type: string}")
        func today() -> String { Date().ISO8601Format(.iso8601.year().month().day()) }
        let days = [today(), today()]
        #expect(try tool.run("api.yaml").status == 0)
        let noted = try lockLines(" gone: ").compactMap { $0.split(separator: " ").last?.dropLast() }
        #expect(noted.count == 2)
        #expect(noted.allSatisfy { (days + [today()]).contains(String($0)) })
    }

    /// A new version of the document makes the output out of date.
    @Test func theVersionIsPinned() throws {
        try write("a: {type: string}, b: {type: string}, c: {type: string}", version: "1.0.1")
        let outcome = try tool.run("api.yaml", "--check")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                "-- {contract: Books, version: \"1.0.0\"}\n+- {contract: Books, version: \"1.0.1\"}\n"))
    }

    @Test func summaryTellsWhatIsKept() throws {
        try write("a: {type: string}")
        #expect(
            try tool.run("api.yaml").output.hasPrefix(
                "1 record, 2 parts that are kept although the document has dropped them\n"))
    }

    // MARK: Pruning

    /// The removal is noted on day 0, and the tool prunes on day 0, 89 and 91 after it.
    @Test(arguments: [("2026-01-05", false), ("2026-04-04", false), ("2026-04-06", true)])
    func pruning(_ day: String, _ isDue: Bool) throws {
        try write("a: {type: string}, c: {type: string}")
        #expect(try tool.run("api.yaml", "--today", "2026-01-05").status == 0)
        let lint = try tool.run("lint", "api.yaml", "--today", day)
        #expect(lint.status == 0)
        #expect(lint.output.contains("[removal-due]") == isDue)
        if isDue {
            #expect(
                lint.output.contains(
                    "Generated/contract.lock:7:3: warning: 'Work.b' left the contract on 2026-01-05 and was to be kept until 2026-04-05: "
                        + "'gen-dtos prune' removes the part [removal-due]"))
        }
        #expect(try tool.run("prune", "api.yaml", "--today", day, "--check").status == (isDue ? 1 : 0))
        #expect(try lockLines(" gone: ").count == 1)
        #expect(try tool.run("prune", "api.yaml", "--today", day).status == 0)
        #expect(try lockLines(" gone: ").count == (isDue ? 0 : 1))
        let work = try folder.read("Generated/Sources/Books/Models/Work.swift")
        #expect(work.contains("var b:") != isDue)
        let tests = try folder.read("Generated/Tests/BooksTests/APIContractComplianceTests/WorkCompliance.swift")
        #expect(tests.contains("\"b\"") != isDue)
        #expect(try tool.run("api.yaml", "--check").status == 0)
    }

    /// Files from a run with another `--emit` are not removals of the contract, so `prune` leaves them alone.
    @Test func pruningRemovesNothingElse() throws {
        #expect(try tool.run("api.yaml", "--today", "2025-11-29", "--emit", "models,fixtures").status == 0)
        let words = ["api.yaml", "--today", "2026-05-05", "--emit", "models"]
        let refused = try tool.run(["prune"] + words + ["--check"])
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains("Generated has 2 files of kinds that these options do not make: Fixtures/Fixtures"))
        #expect(folder.exists("Generated/Fixtures/Fixtures.swift"))
        #expect(
            try tool.run("prune", "api.yaml", "--today", "2026-05-05", "--emit", "models,fixtures").status == 0)
        // After the proposed command, the original command works.
        #expect(refused.errors.contains("run 'gen-dtos \(words.joined(separator: " "))' first, which removes them"))
        #expect(try tool.run(words).status == 0)
        #expect(try tool.run(["prune"] + words).status == 0)
        #expect(!folder.exists("Generated/Fixtures/Fixtures.swift"))
    }

    /// In the proposed command, `prune` is left out. It is the first word that is not an option's value. With several
    /// documents the proposal repeats the whole command line.
    @Test func pruningProposesWhatWasTyped() throws {
        try folder.write("list.txt", "api.yaml --output Generated\n")
        let refused = try tool.run("--module", "prune", "prune", "--list", "list.txt", "--emit", "models")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("'gen-dtos --module prune --list list.txt --emit models'"))
    }

    /// The files of an operation that has left the document stay as long as its Swift is kept. `prune` removes them.
    @Test(arguments: ["models,fixtures,tests,client", "models,client,docs"])
    func pruningWithoutAnOperation(_ kinds: String) throws {
        func write(_ paths: String) throws {
            try folder.write(
                "calls.yaml",
                """
                openapi: 3.1.0
                info: {title: Calls, version: 1.0.0}
                paths: {\(paths)}

                """)
        }
        let kept = "/a: {get: {operationId: first, responses: {'204': {description: none}}}}"
        let gone = "/b: {get: {operationId: second, responses: {'204': {description: none}}}}"
        let words = ["calls.yaml", "--output", "Calls", "--emit", kinds]
        func run(_ command: [String], _ day: String, has files: [String]) throws {
            let outcome = try tool.run(command + words + ["--today", day])
            #expect(outcome.status == 0, "\(outcome.errors)")
            for file in ["First", "Second"] {
                #expect(folder.exists("Calls/Sources/Calls/Operations/\(file).swift") == files.contains(file), "\(day)")
            }
            #expect(try tool.run(words + ["--check"]).status == 0)
        }
        try write("\(kept), \(gone)")
        try run([], "2026-01-05", has: ["First", "Second"])
        try write(kept)
        try run(["prune"], "2026-02-01", has: ["First", "Second"])
        try run(["prune"], "2026-05-02", has: ["First"])
        try write("")
        try run(["prune"], "2026-05-03", has: ["First"])
        try run(["prune"], "2026-08-01", has: [])
    }

    /// Operations of the client are listed together with those of the models.
    @Test func pruningKeepsAClient() throws {
        try folder.write(
            "api.yaml",
            try folder.read("api.yaml").replacing(
                "paths: {}",
                with: "paths: {/a: {get: {operationId: first, responses: {'204': {description: none}}}}}"))
        #expect(try tool.run("api.yaml", "--today", "2026-01-05", "--emit", "models,client,docs").status == 0)
        let refused = try tool.run("prune", "api.yaml", "--today", "2026-01-05", "--emit", "models")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("Sources/Books/BooksClient.swift"))
        #expect(refused.errors.contains("CONTRACT.md"))
    }

    @Test func pruningIsOfSeveralToo() throws {
        try write("a: {type: string}")
        try folder.write("list.txt", "api.yaml --output Generated\n")
        #expect(try tool.run("--list", "list.txt", "--today", "2026-01-05").status == 0)
        #expect(try tool.run("prune", "--list", "list.txt", "--today", "2026-05-05").status == 0)
        #expect(try lockLines(" gone: ") == [])
        #expect(try tool.run("prune").status == 2)
    }

    // MARK: Lint

    /// Sunsets that are more than 30 days ahead, 30 days ahead, today, and in the past.
    @Test(
        arguments: [
            ("2026-01-29", nil, 0), ("2026-01-30", "until 2026-03-01, in 30 days", 0),
            ("2026-02-28", "until 2026-03-01, in 1 day", 0), ("2026-03-01", "until 2026-03-01, today", 0),
            ("2026-03-02", "until 2026-03-01, which was 1 day ago", 1),
        ] as [(String, String?, Int32)])
    func sunsets(_ day: String, _ words: String?, _ status: Int32) throws {
        try write("a: {type: string, deprecated: true, x-sunset: '2026-03-01'}")
        let outcome = try tool.run("lint", "api.yaml", "--today", day)
        #expect(outcome.status == status)
        if let words {
            #expect(outcome.output.contains(words))
            #expect(outcome.output.hasPrefix("api.yaml:6:"))
        } else {
            #expect(!outcome.output.contains("sunset"))
        }
    }

    /// The example's sunsets were in the future on the day it was written. On the second day here they are in the past.
    @Test(arguments: [("2025-11-29", 0), ("2026-03-02", 1)] as [(String, Int32)])
    func sunsetsOfTheExample(_ day: String, _ status: Int32) throws {
        let root = SharedFolder.packageRoot
        let outcome = try tool.run("lint", root.appending(path: "spec/openapi.yaml").path, "--today", day)
        #expect(outcome.status == status)
        #expect(outcome.output.contains("[sunset-passed]") == (status == 1))
    }

    @Test func sunsetsThatAreNoDates() throws {
        try write("a: {type: string, deprecated: true, x-sunset: Q2 2026}, x-sunset: {type: string}")
        let outcome = try tool.run("lint", "api.yaml", "--today", "2026-03-02")
        #expect(outcome.status == 0)
        #expect(outcome.output.components(separatedBy: "[unreadable-sunset]").count == 2)
    }

    @Test(arguments: [
        ("review-every: 90\nreviewed: 2025-11-29\n", "2026-02-27", false),
        ("review-every: 90\nreviewed: 2025-11-29\n", "2026-02-28", true),
        ("review-every: 90\n", "2025-11-29", true), ("reviewed: 2001-01-01\n", "2026-02-28", false),
    ])
    func reviews(_ configuration: String, _ day: String, _ isDue: Bool) throws {
        try folder.write("gen-dtos.yaml", configuration)
        let outcome = try tool.run("lint", "api.yaml", "--today", day)
        #expect(outcome.output.contains("[review-due]") == isDue)
        #expect(outcome.status == 0)
    }

    @Test func migrationsThatLast() throws {
        try write("a: {type: array, items: {type: string}}, b: {type: string}, c: {type: string}")
        #expect(try tool.run("api.yaml", "--today", "2026-01-05").status == 0)
        #expect(try !tool.run("lint", "api.yaml", "--today", "2026-04-04").output.contains("migration-due"))
        let late = try tool.run("lint", "api.yaml", "--today", "2026-04-05").output
        #expect(late.contains("put 'migrated: [Work.a]' into the configuration [migration-due]"))
        try folder.write("gen-dtos.yaml", "migrated: [Work.a]\n")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try !tool.run("lint", "api.yaml", "--today", "2027-04-05").output.contains("migration-due"))
    }

    // MARK: Branches

    private func git(_ words: String) throws -> Int32 {
        try tool.shell("git -c user.name=T -c user.email=t@example.com -c merge.conflictStyle=diff3 \(words)").status
    }

    /// Two branches drop neighbouring properties on different days. Git cannot merge all of it, but a run of the tool
    /// can.
    @Test func locksOfTwoBranches() throws {
        #expect(try git("init -q -b main .") == 0)
        #expect(try git("add . && git -c user.name=T -c user.email=t@example.com commit -qm base") == 0)
        for (branch, properties, day) in [
            ("ours", "b: {type: string}, c: {type: string}", "2026-01-05"),
            ("theirs", "a: {type: string}, c: {type: string}", "2026-01-09"),
        ] {
            #expect(try git("checkout -q -b \(branch) main") == 0)
            try write(properties)
            #expect(try tool.run("api.yaml", "--today", day).status == 0)
            #expect(try git("commit -qam \(branch)") == 0)
        }
        #expect(try git("merge -q ours") != 0)
        #expect(try folder.read("Generated/contract.lock").contains("<<<<<<<"))
        try write("c: {type: string}")
        #expect(try tool.run("api.yaml", "--today", "2026-02-01").status == 0)
        #expect(
            try lockLines(" gone: ") == [
                "- {schema: Work, property: a, type: string, gone: 2026-01-05}",
                "- {schema: Work, property: b, type: string, gone: 2026-01-09}",
            ])
        #expect(try tool.run("api.yaml", "--check").status == 0)
    }

    // MARK: Deadlines in diff

    /// Swift keeps a removed property until a certain day. Once a run has noted the removal, `diff` shows that day as
    /// its deadline.
    @Test func deadlinesOfWhatIsGone() throws {
        try folder.write("old.yaml", try folder.read("api.yaml"))
        try write("a: {type: string}, c: {type: string}", version: "2.0.0")
        #expect(try !tool.run("diff", "old.yaml", "api.yaml").output.contains("2026-04-05"))
        #expect(try tool.run("api.yaml", "--today", "2026-01-05").status == 0)
        let outcome = try tool.run("diff", "old.yaml", "api.yaml")
        #expect(outcome.output.contains("2026-04-05"), "\(outcome.output)")
    }

    // MARK: Looking ahead

    @Test func afterSunset() throws {
        try write(
            "token: {type: string, deprecated: true, x-sunset: '2026-03-01', x-replaced-by: authToken}, authToken: {type: string}"
        )
        #expect(try tool.run("api.yaml").status == 0)
        try folder.write("later.yaml", "after-sunset: true\noutput: Later\n")
        #expect(try tool.run("api.yaml", "--config", "later.yaml", "--module", "Books").status == 0)
        let now = try folder.read("Generated/Sources/Books/Models/Work.swift")
        let later = try folder.read("Later/Sources/Books/Models/Work.swift")
        #expect(now.contains("effectiveToken") && !later.contains("oken ?? "))
        #expect(later.contains("authToken = try fields.strict(.authToken)"))
        #expect(!later.contains(" token"))
        #expect(!folder.exists("Later/contract.lock"))
    }
}
