import Diagnostics
import TestSupport
import Testing
import YAMLTree
@testable import ContractModel
@testable import ContractReading
@testable import Generation

/// These tests check the text of `contract.lock` with hostile names, edits by hand, and merges.
@Suite struct ContractLockTests {
    private static func read(_ text: String) -> (lock: ContractLock?, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticSink()
        let lock = ContractLockReader.read(
            SourceFile(path: "contract.lock", bytes: Array(text.utf8)), id: SourceFileID(rawValue: 0),
            limits: .standard, diagnostics: &diagnostics)
        return (lock, diagnostics.sorted)
    }

    @Test func whatIsWrittenIsRead() throws {
        var contract = LifecycleContract()
        let names = [
            "null", "yes", "12", "a: b", "a #b", "- x", "{", "\\\"", "ключ", "\\u202e", "\\U0001F600", " ", "~",
            "2026-01-05", "<<",
        ]
        let properties = names.map { "\"\($0)\": {type: string}" }.joined(separator: ", ")
        try contract.run(
            """
            Hostile: {type: object, properties: {\(properties)}}
            "we ird, {name}": {type: object, properties: {a: {type: object, properties: {b: {type: array, items: {type: object, properties: {c: {type: string}}}}}}}}
            Values: {enum: [1, "1", true, null, 2.5, "two words"]}
            AmongTexts: {anyOf: [{type: string}, {type: string, enum: [a, b]}]}
            """, on: "2026-01-05")
        let text = try #require(contract.lock)
        let lock = try #require(Self.read(text).lock)
        expectEqualText(String(decoding: Array(lock.text().joined()), as: UTF8.self), text)
        // The document loses all schemas, and the lock keeps all of them.
        try contract.run("Other: {type: string}", on: "2026-01-05")
        #expect(contract.result?.files != nil)
        let definitions = try #require(contract.result?.contract?.definitions)
        #expect(definitions.contains { $0.origin == .schema("Hostile") })
        let allowing = definitions.filter {
            if case .enumeration(let shape) = $0.shape { shape.allowsOthers } else { false }
        }
        #expect(allowing.map(\.origin) == [.schema("AmongTexts")])
        let kept = try #require(contract.lock)
        expectEqualText(
            String(decoding: Array(try #require(Self.read(kept).lock).text().joined()), as: UTF8.self), kept)
    }

    private static let base = """
        Work: {type: object, properties: {a: {type: string}, b: {type: string}, c: {type: string}}}
        """

    /// Two branches remove neighbouring properties on different days, and git keeps both sides in the file.
    @Test func bothSidesOfAMergeHold() throws {
        var base = LifecycleContract()
        try base.run(Self.base, on: "2025-11-29")
        var ours = base
        var theirs = base
        try ours.run("Work: {type: object, properties: {b: {type: string}, c: {type: string}}}", on: "2026-01-05")
        try theirs.run("Work: {type: object, properties: {a: {type: string}, c: {type: string}}}", on: "2026-01-09")
        let line = "- {schema: Work, property: "
        let conflict = """
            <<<<<<< ours
            \(line)a, type: string, gone: 2026-01-05}
            \(line)b, type: string}
            ||||||| base
            \(line)a, type: string}
            \(line)b, type: string}
            =======
            \(line)a, type: string}
            \(line)b, type: string, gone: 2026-01-09}
            >>>>>>> theirs
            """
        let merged = try #require(base.lock).replacing(
            "\(line)a, type: string}\n\(line)b, type: string}", with: conflict)
        var contract = base
        contract.setLock(merged)
        try contract.run("Work: {type: object, properties: {c: {type: string}}}", on: "2026-02-01")
        #expect(
            contract.past == [
                "\(line)a, type: string, gone: 2026-01-05}", "\(line)b, type: string, gone: 2026-01-09}",
            ])
        #expect(contract.lock?.contains("<<<<") == false)
    }

    /// If both sides have removed a property, the earlier day counts.
    @Test(arguments: [("2026-01-05", "2026-01-09"), ("2026-01-09", "2026-01-05")])
    func theEarlierDayHolds(_ ours: String, _ theirs: String) throws {
        var contract = LifecycleContract()
        try contract.run(Self.base, on: "2025-11-29")
        let line = "- {schema: Work, property: b, type: string"
        contract.setLock(
            try #require(contract.lock).replacing(
                line + "}", with: "\(line), gone: \(ours)}\n\(line), gone: \(theirs)}"))
        try contract.run("Work: {type: object, properties: {a: {type: string}, c: {type: string}}}", on: "2026-02-01")
        #expect(contract.past == [line + ", gone: 2026-01-05}"])
    }

    /// If the sides give a property two types, the document shows the current type, and the other type is read for a
    /// while.
    @Test func twoTypesOfOneProperty() throws {
        var contract = LifecycleContract()
        try contract.run("Work: {type: object, properties: {tags: {type: string}}}", on: "2025-11-29")
        let line = "- {schema: Work, property: tags, type: string}"
        contract.setLock(
            try #require(contract.lock).replacing(
                line, with: line + "\n" + line.replacing(": string", with: ": [string]")))
        try contract.run("Work: {type: object, properties: {tags: {type: string}}}", on: "2026-01-05")
        #expect(
            contract.past == ["- {schema: Work, property: tags, type: string, was: [[string]], changed: 2026-01-05}"])
    }

    /// One side has changed the type of a property, and the other has removed the property. The next run must be able
    /// to read the lock of this run.
    @Test func twoTypesOfWhatIsGone() throws {
        var contract = LifecycleContract()
        let old = "Work: {type: object, properties: {id: {type: string}, tags: {type: string}}}"
        try contract.run(old, on: "2025-11-29")
        let line = "- {schema: Work, property: tags, type: string}"
        contract.setLock(
            try #require(contract.lock).replacing(
                line, with: line + "\n" + line.replacing(": string", with: ": [string]")))
        let new = "Work: {type: object, properties: {id: {type: string}}}"
        try contract.run(new, on: "2026-01-05")
        let past = [
            "- {schema: Work, property: tags, type: string, gone: 2026-01-05, was: [[string]], changed: 2026-01-05}"
        ]
        #expect(contract.past == past)
        try contract.run(new, on: "2026-02-01")
        #expect(contract.past == past)
    }

    /// The markers of a nested merge are longer than those around it. The lines of the common base are dropped in both.
    @Test func nestedMarkers() throws {
        var contract = LifecycleContract()
        try contract.run(Self.base, on: "2025-11-29")
        let line = "- {schema: Work, property: "
        let conflict = """
            <<<<<<< ours
            \(line)a, type: string}
            ||||||| base
            <<<<<<<<< other
            \(line)old1, type: string}
            |||||||||
            \(line)old2, type: string}
            =========
            \(line)old3, type: string}
            >>>>>>>>> other
            =======
            \(line)a, type: string}
            >>>>>>> theirs
            """
        contract.setLock(try #require(contract.lock).replacing("\(line)a, type: string}", with: conflict))
        try contract.run(Self.base, on: "2026-02-01")
        #expect(contract.past == [])
        #expect(contract.lock?.contains("old") == false)
    }

    /// A misspelt word would be forgotten, and the next run would write the lock without it, so it is an error.
    @Test(arguments: [
        ("{schema: Q, is: record, gnoe: 2026-01-01}", "'gnoe' is not a key of an entry; did you mean 'gone'?"),
        (
            "{schema: Q, property: a, type: string, nulable: true}",
            "'nulable' is not a key of an entry; did you mean 'nullable'?"
        ),
        ("{schema: Q, is: recrod}", "'recrod' is not a kind of schema; did you mean 'record'?"),
        ("{schema: Q, is: nothing of ours}", "'nothing of ours' is not a kind of schema"),
    ])
    func unknownWords(_ entry: String, _ fault: String) {
        let (lock, diagnostics) = Self.read("- \(entry)")
        #expect(lock == nil)
        #expect(diagnostics.map(\.id) == ["damaged-lock"])
        #expect(diagnostics.first?.message.contains(fault) == true, "\(diagnostics.map(\.message))")
    }

    /// A path that is deeper than that of any contract is reported as damage, without a delay.
    @Test(.timeLimit(.minutes(10)), arguments: ["items", "property, x", "item", "content, x"])
    func depth(_ words: String) {
        let place = Array(repeating: words, count: 20_000).joined(separator: ", ")
        let (lock, diagnostics) = Self.read("- {schema: Q, at: [\(place)], is: record, gone: 2026-01-01}")
        #expect(lock == nil)
        #expect(diagnostics.map(\.id) == ["damaged-lock"])
    }

    @Test func aLineThatIsTakenOutIsForgotten() throws {
        var contract = LifecycleContract()
        try contract.run(Self.base, on: "2025-11-29")
        let less = "Work: {type: object, properties: {a: {type: string}, c: {type: string}}}"
        try contract.run(less, on: "2026-01-05")
        contract.setLock(
            try #require(contract.lock).split(separator: "\n").filter { !$0.contains("gone") }.joined(separator: "\n"))
        try contract.run(less, on: "2026-01-06")
        #expect(contract.past == [])
        #expect(contract.text("Work.swift")?.contains("var b") == false)
    }

    @Test(arguments: [
        "a: b", "text", "- {schema: A, property: b}", "- {schema: A, property: b, type: c}", "- [x]", "- x",
        "- {schema: A, property: b, type: string, gone: soon}", "- {schema: A, is: record, gone: 2026-13-01}",
        "- {schema: A, property: b, type: string, was: [c]}", "- {schema: A, at: [branch, x], is: record}",
        "- {schema: A, at: property, is: record}", "- {component: [a], is: record}", "- {", "\u{0}",
    ])
    func damageIsAnErrorWithItsPlace(_ text: String) {
        let (lock, diagnostics) = Self.read(text)
        #expect(lock == nil)
        #expect(diagnostics.contains { $0.severity == .error && $0.location != nil }, "\(diagnostics)")
    }

    /// Whatever the lock contains, a run ends with files or with errors.
    @Test func noLineCrashesARun() throws {
        let pieces = [
            "schema: Work", "schema: Gone", "envelope: E", "operation: o", "component: [responses, R]",
            "at: [property, a]",
            "at: [items]", "at: [base]", "at: [content, form, body]", "is: record", "is: union", "is: alias",
            "is: envelope",
            "is: outcome", "is: strings", "is: values", "is: nothing", "property: a", "failure-property: e", "value: x",
            "value: {a: 1}", "type: string", "type: payload", "type: {schema: Work}", "type: {schema: Gone}",
            "type: {envelope: E, payload: {schema: Gone}}", "type: [{map: any}]", "gone: 2026-01-05", "renamed: title",
            "was: [integer]", "was: [{schema: Gone}]", "changed: 2026-01-05", "required: true", "default: 5",
            "const: {a: b}", "also-read-from: [title]", "variants: [{type: string, name: s}]", "otherwise: 7",
            "discriminator: k", "success-value: 1", "payload: a", "failure: e", "swift-name: 'func '",
            "deprecated: true",
        ]
        var random = SeededRandom(seed: 7)
        for _ in 0..<TestExtent.choose(sample: 100, full: 400) {
            var lines: [String] = []
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let count = Int.random(in: 2...6, using: &random)
                var keys: Set<Substring> = []
                let chosen = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }
                    .filter { keys.insert($0.prefix { $0 != ":" }).inserted }
                lines.append("- {" + chosen.joined(separator: ", ") + "}")
            }
            var contract = LifecycleContract()
            contract.setLock(lines.joined(separator: "\n"))
            let result = try contract.run("Work: {type: object, properties: {title: {type: string}}}", on: "2026-01-05")
            #expect(
                (result.files == nil) == result.diagnostics.contains { $0.severity == .error },
                "\(lines.joined(separator: "\n"))")
        }
    }
}
