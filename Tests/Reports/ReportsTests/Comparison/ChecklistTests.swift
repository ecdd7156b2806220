import ContractSupport
import Diagnostics
import Foundation
import TestSupport
import Testing
@testable import ContractReports
@testable import Files

/// A checklist shows what a change requires, and which of it is already done.
@Suite struct ChecklistTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Checklist")

    private static func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    private static func example() throws -> CheckedDocuments {
        try CheckedDocuments(try text("old.yaml"), try text("new.yaml"))
    }

    // MARK: The page

    /// The progress of the work. `Checklist/<name>.md` is the page for each state.
    enum Progress: String, CaseIterable {
        /// Only the document has changed.
        case nothing
        /// The files are generated. Then a test was edited by hand, a fixture was deleted, and an old file was left
        /// behind.
        case generated
        case everything
    }

    @Test(arguments: Progress.allCases)
    func page(_ progress: Progress) throws {
        let example = try Self.example()
        let checklist: Checklist
        switch progress {
        case .nothing: checklist = try example.checklist(present: example.oldFiles.digests, lock: example.oldLock)
        case .generated:
            var present = example.newFiles.digests
            present["Tests/BooksTests/APIContractComplianceTests/WorkDTOCompliance.swift"] = SHA256Digest(of: [1])
            present["Fixtures/Fixtures+FaultDTO.swift"] = nil
            present["Sources/Books/Models/ShelfDTO.swift"] = SHA256Digest(of: [2])
            // Only the property is recorded as removed.
            let lock = example.newFiles.text("contract.lock").split(separator: "\n").map {
                $0.contains("WorkDTO") ? String($0) : String($0).replacing(", gone: 2026-01-05", with: "")
            }
            checklist = try example.checklist(
                present: present, changelog: "## 1.4.0\n\n- Everything.\n", lock: lock.joined(separator: "\n"))
        case .everything:
            checklist = try example.checklist(
                present: example.newFiles.digests, changelog: try Self.text("CHANGELOG.md"),
                lock: example.newFiles.text("contract.lock"))
            #expect(checklist.openCount == 0)
        }
        let url = Self.folder.appending(path: "\(progress.rawValue).md")
        if GoldenCase.isRecording {
            try checklist.markdown.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(url.lastPathComponent)")
        } else {
            expectEqualText(checklist.markdown, try String(contentsOf: url, encoding: .utf8), url.lastPathComponent)
        }
    }

    @Test func noDifference() throws {
        let document = try Self.text("old.yaml")
        let checklist = try CheckedDocuments(document, document).checklist()
        #expect(checklist.openCount == 0 && checklist.boxCount == 0)
        expectEqualText(
            checklist.markdown,
            """
            ## Checklist: Books 1.4.0 → 1.4.0

            No difference between the contracts.

            """)
    }

    // MARK: Boxes

    /// A step that a change does not require has no box.
    @Test func boxesOfOperations() throws {
        let example = try Self.example()
        let checklist = try example.checklist(present: example.oldFiles.digests)
        #expect(
            checklist.boxes("GET /works/{id}, query parameter 'mode'")
                == ["[x] Document", "[ ] DTO", "[ ] Test", "[ ] Changelog"])
        #expect(
            checklist.boxes("GET /works/{id}, query parameter 'fields'") == ["[x] Document", "[ ] Changelog"])
        #expect(
            checklist.boxes("GET /works/{id}, response 404")
                == ["[x] Document", "[ ] Fixture", "[ ] Test", "[ ] Changelog"])
        #expect(checklist.boxes("GET /works") == ["[x] Document", "[ ] Test", "[ ] Changelog"])
    }

    /// Both documents describe the members of the schema `R`.
    @Test(arguments: [
        // A constraint appears in the comment of the property.
        (
            "properties: {a: {type: string, maxLength: 9}}", "properties: {a: {type: string, maxLength: 8}}",
            ["[x] Document", "[ ] DTO", "[ ] Fixture", "[ ] Test", "[ ] Changelog"]
        ),
        (
            "properties: {a: {type: string}}", "properties: {a: {type: string, deprecated: true}}",
            ["[x] Document", "[ ] DTO", "[ ] Fixture", "[ ] Test", "[ ] Changelog"]
        ),
        (
            "properties: {a: {type: string}}", "properties: {a: {type: array, items: {type: string}}}",
            ["[x] Document", "[ ] DTO", "[ ] Fixture", "[ ] Test", "[ ] Changelog", "[ ] Lifecycle"]
        ),
        (
            "properties: {a: {type: string, const: x}}", "properties: {a: {type: string}}",
            ["[x] Document", "[ ] DTO", "[ ] Fixture", "[ ] Test", "[ ] Changelog"]
        ),
    ])
    func boxesOfProperties(_ old: String, _ new: String, _ boxes: [String]) throws {
        let documents = try CheckedDocuments(
            DocumentSlot.response.document(old), DocumentSlot.response.document(new))
        #expect(try documents.checklist().boxes("R.a") == boxes)
    }

    /// The file that calls an operation is generated again when any part of the operation changes.
    @Test(arguments: [
        ("parameters: [{name: q, in: query, schema: {type: string}}],", "query parameter 'q'"),
        ("requestBody: {content: {application/json: {schema: {type: string}}}},", "request body"),
        ("deprecated: true,", nil),
    ])
    func boxesOfCalls(_ words: String, _ part: String?) throws {
        func document(_ words: String) -> String {
            DocumentSlot.operation.document(
                "{operationId: call, \(words) responses: {'200': {description: d, headers: {X-A: {schema: {type: string}}}}}}"
            )
        }
        let documents = try CheckedDocuments(document(""), document(words), configuration: "emit: [models, client]")
        let place = ["POST /r", part].compactMap(\.self).joined(separator: ", ")
        #expect(
            try documents.checklist(present: documents.oldFiles.digests).boxes(place)
                == ["[x] Document", "[ ] Client", "[ ] Changelog"])
        #expect(
            try documents.checklist(present: documents.newFiles.digests).boxes(place)
                == ["[x] Document", "[x] Client", "[ ] Changelog"])
    }

    @Test func boxesOfHeadersAndNames() throws {
        func document(_ name: String, _ header: String) -> String {
            DocumentSlot.operation.document(
                "{operationId: \(name), responses: {'200': {description: d, headers: {\(header): {schema: {type: string}}}}}}"
            )
        }
        let documents = try CheckedDocuments(
            document("call", "X-A"), document("ask", "X-B"), configuration: "emit: [models, client]")
        let checklist = try documents.checklist(present: documents.oldFiles.digests)
        for place in ["POST /r", "POST /r, response 200, header 'X-A'", "POST /r, response 200, header 'X-B'"] {
            #expect(checklist.boxes(place) == ["[x] Document", "[ ] Client", "[ ] Changelog"])
        }
        // The old file must be deleted, and the new file must be added.
        let box = try #require(checklist.items.first { $0.changes[0].place == "POST /r" }?.boxes[1])
        #expect(
            box.note.text
                == "missing: `Generated/Sources/T/Operations/Ask.swift`; still there: `Generated/Sources/T/Operations/Call.swift`"
        )
    }

    /// Only the document can state the version, so only the box of the document is left.
    @Test func versionThatWasNotRaised() throws {
        let documents = try CheckedDocuments(
            DocumentSlot.response.document("properties: {a: {type: string}}"), DocumentSlot.response.document(""))
        #expect(try documents.checklist().boxes("info.version") == ["[ ] Document"])
    }

    /// A part that is not emitted has no box, and files that are not about the schema are not checked.
    @Test func onlyWhatIsEmitted() throws {
        let documents = try CheckedDocuments(
            try Self.text("old.yaml"), try Self.text("new.yaml"), configuration: "emit: [models]")
        #expect(
            try documents.checklist(
                present: documents.newFiles.digests, lock: documents.newFiles.text("contract.lock")
            ).boxes("WorkDTO.pages")
                == ["[x] Document", "[x] DTO", "[ ] Changelog"])
    }

    /// A removed schema is still generated, as deprecated. Its box is ticked once a run has recorded the day.
    @Test func schemaKeptByTheLock() throws {
        let example = try Self.example()
        let lock = example.newFiles.text("contract.lock")
        #expect(
            try example.checklist(present: example.oldFiles.digests, lock: example.oldLock).boxes("ShelfDTO")
                == ["[x] Document", "[ ] DTO", "[x] Fixture", "[x] Test", "[ ] Changelog", "[ ] Lifecycle"])
        #expect(
            try example.checklist(present: example.newFiles.digests, lock: lock).boxes("ShelfDTO")
                == ["[x] Document", "[x] DTO", "[x] Fixture", "[x] Test", "[ ] Changelog", "[x] Lifecycle"])
    }

    /// A lock that differs from the new lock in any word is out of date.
    @Test func locksThatAreBehind() throws {
        let example = try Self.example()
        let lock = example.newFiles.text("contract.lock")
        let present = example.newFiles.digests
        func box(_ place: String, _ lock: String) throws -> String? {
            try example.checklist(present: present, lock: lock).boxes(place).first { $0.hasSuffix("Lifecycle") }
        }
        #expect(try box("WorkDTO.isbn", lock) == "[x] Lifecycle")
        #expect(try box("WorkDTO.year", lock) == "[x] Lifecycle")
        #expect(
            try box("WorkDTO.isbn", lock.replacing("isbn, type: string, gone: 2026-01-05", with: "isbn, type: string"))
                == "[ ] Lifecycle")
        #expect(
            try box("WorkDTO.year", lock.replacing("year, type: integer", with: "year, type: string"))
                == "[ ] Lifecycle")
        // A person has deleted the entry.
        let shorter = lock.split(separator: "\n").filter { !$0.contains("isbn") }.joined(separator: "\n")
        #expect(try box("WorkDTO.isbn", shorter) == "[x] Lifecycle")
    }

    /// If the generator keeps no lock, the checklist has no box for it.
    @Test func withoutALock() throws {
        let documents = try CheckedDocuments(
            try Self.text("old.yaml"), try Self.text("new.yaml"), configuration: "layout: bundled")
        #expect(try documents.checklist().items.flatMap(\.boxes).allSatisfy { $0.step != .lifecycle })
    }

    /// One of two properties of an inline type changes. The type shares the files of the schema that contains it.
    @Test func inlineTypes() throws {
        func document(_ box: String) -> String {
            DocumentSlot.response.document("properties: {box: {type: object, properties: {\(box)}}}")
        }
        let documents = try CheckedDocuments(document("x: {type: integer}"), document("y: {type: integer}"))
        let item = try #require(try documents.checklist().items.first { $0.changes[0].place == "R.box.y" })
        #expect(item.boxes.contains { $0.note.text == "missing: `Generated/Sources/T/Models/R.swift`" })
        #expect(item.boxes.contains { $0.note.text.contains("`Generated/Fixtures/Fixtures+R.swift`") })
    }

    // MARK: Hostile names

    /// The types of an operation are in the file that calls the operation, if this file exists.
    @Test(arguments: ["emit: [models, tests]", "emit: [models, client, tests]"])
    func aValueOfAParameter(_ configuration: String) throws {
        func document(_ values: String) -> String {
            """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths:
              /books:
                get:
                  operationId: listBooks
                  parameters: [{name: sort, in: query, schema: {type: string, enum: [\(values)]}}]
                  responses: {"200": {description: d, content: {application/json: {schema: {type: string}}}}}
            """
        }
        let documents = try CheckedDocuments(document("a, b"), document("a, b, c"), configuration: configuration)
        let checklist = try documents.checklist(present: documents.newFiles.digests)
        #expect(checklist.boxes("listBooks.sort").contains("[x] DTO"))
    }

    private static let hostileNames = [
        "x|`<b>`[a](b) \u{202E}\u{1B}[31m\\n::error::", "- [x] Document: done", "a\n\n- [x] DTO: done\n### `b`", "`",
        "",
        "snake_case_", "http://example.com/a_b", "a.b", "| a | b |", "  ", "$x$",
    ]

    private static func hostileDocuments() throws -> CheckedDocuments {
        func document(_ version: String, _ names: [String], _ value: String) throws -> String {
            let properties = try names.map { "\(try json($0)): {type: string}" }.joined(separator: ", ")
            return """
                openapi: 3.1.0
                info: {title: \(try json(hostileNames[0])), version: \(version)}
                paths: {"/a`*[x](y)": {get: {parameters: [{name: \(try json(hostileNames[2])), in: query, schema: {type: string}}], responses: {}}}}
                components:
                  schemas:
                    S_*x*: {type: object, properties: {\(properties)}}
                    E: {type: string, enum: [a, \(value)]}
                """
        }
        return try CheckedDocuments(
            try document("1.0.0", ["title"], "b"),
            try document("2.0.0", ["title"] + hostileNames, try json(hostileNames[0])))
    }

    private static func json(_ text: String) throws -> String {
        try #require(String(data: JSONEncoder().encode(text), encoding: .utf8))
    }

    /// Texts of a document cannot become boxes, headings, or markup, and cannot control a terminal.
    @Test func hostileText() throws {
        let documents = try Self.hostileDocuments()
        let checklist = try documents.checklist(present: [:], changelog: "")
        let text = checklist.markdown
        let lines = text.split(separator: "\n")
        #expect(checklist.items.count == Self.hostileNames.count + 2)
        #expect(lines.count { $0.hasPrefix("- [") } == checklist.boxCount)
        #expect(lines.count { $0.hasPrefix("#") } == checklist.items.count + 1)
        #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
        let prose = text.replacing(/(`+).*?\1/, with: "")
        #expect(!prose.replacing("\\<", with: "").contains("<b>"))
        #expect(!prose.contains("[a](b)"))
    }

    /// The changelog that `diff` writes names every place, however the place is spelled.
    @Test func changelogOfOurOwn() throws {
        for documents in [try Self.hostileDocuments(), try Self.example()] {
            var report = ChangeReport(
                old: .init(documents.old, SourceFileTable()), new: .init(documents.new, SourceFileTable()), changes: [])
            report.changes = documents.changes.map { JudgedChange(change: $0) }
            let changelog = ChangeFormat.changelog.text(of: report, toolVersion: "1.0.0", today: "2026-01-05")
            let items = try documents.checklist(changelog: changelog).items
            for item in items {
                let box = item.boxes.first { $0.step == .changelog }
                #expect(box?.isTicked ?? true, "\(item.title)")
            }
            let empty = try documents.checklist(changelog: "## 2.0.0\n").items.flatMap(\.boxes)
            #expect(!empty.contains { $0.step == .changelog && $0.isTicked })
        }
    }
}
