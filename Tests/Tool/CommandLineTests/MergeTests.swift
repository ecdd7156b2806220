import Foundation
import TestSupport
import Testing

/// Two branches change the contract and regenerate the output. Git merges them, and one command makes the output of the
/// merged contract. The tests use real branches and merges.
@Suite struct MergeTests {
    /// A change that a branch makes to a schema or to a property of it.
    enum Change: String, CaseIterable {
        case addSchema, renameSchema, removeSchema, retypeSchema
        /// Replaces the schema by an alias, which has no file of its own.
        case aliasSchema
        case addProperty, renameProperty, removeProperty, retypeProperty

        /// Makes this change in a document. The document keeps the lines of each schema, so that the changes of both
        /// sides can be combined.
        func apply(to document: inout Document, of schema: String, side: String) {
            switch self {
            case .addSchema: document["Added\(side)"] = Document.record
            case .renameSchema:
                document["\(schema)\(side)"] = document[schema]
                document[schema] = nil
            case .removeSchema: document[schema] = nil
            case .retypeSchema: document[schema] = ["type: string", "enum: [left, right, \(side.lowercased())]"]
            case .aliasSchema: document[schema] = ["type: \(side == "A" ? "string" : "integer")"]
            case .addProperty:
                guard let place = document[schema]?.firstIndex(of: "properties:") else { return }
                document[schema]?.insert("  added\(side): {type: string}", at: place + 1)
            case .renameProperty: document.edit(schema, "size") { $0.replacing("size", with: "size\(side)") }
            case .removeProperty: document.edit(schema, "size") { _ in nil }
            case .retypeProperty:
                document.edit(schema, "size") { $0.replacing("integer", with: side == "A" ? "string" : "boolean") }
            }
        }
    }

    struct Document {
        static let record = [
            "type: object", "properties:", "  id: {type: string}", "  size: {type: integer}", "  note: {type: string}",
        ]

        private var schemas: [String: [String]] = Dictionary(
            uniqueKeysWithValues: ["Alpha", "Middle", "Omega"].map { ($0, record) })

        subscript(schema: String) -> [String]? {
            get { schemas[schema] }
            set { schemas[schema] = newValue }
        }

        mutating func edit(_ schema: String, _ key: String, _ body: (String) -> String?) {
            schemas[schema] = schemas[schema]?.compactMap { $0.contains("  \(key):") ? body($0) : $0 }
        }

        /// Whether a file of the output belongs to a type of this document.
        func isAbout(_ path: String) -> Bool {
            let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
            return schemas.keys.contains { [$0, "Fixtures+\($0)", "\($0)Compliance"].contains(String(name)) }
        }

        var text: String {
            let bodies = schemas.sorted { $0.key < $1.key }.map { name, lines in
                (["    \(name):"] + lines.map { "      " + $0 }).joined(separator: "\n")
            }
            return """
                openapi: 3.1.0
                info: {title: Books, version: "1"}
                paths: {}
                components:
                  schemas:
                \(bodies.joined(separator: "\n"))

                """
        }
    }

    struct Pair: CustomTestStringConvertible {
        var ours: Change
        var theirs: Change
        /// Whether both sides change a single schema.
        var isSame: Bool
        var hasPage: Bool

        var testDescription: String {
            "\(ours.rawValue) and \(theirs.rawValue)\(isSame ? ", same schema" : "")\(hasPage ? ", docs" : "")"
        }

        /// All pairs of changes: on one schema with and without the page, and on two schemas. All of them take two
        /// minutes of processor time, so a usual run tries a sample.
        static let all: [Pair] = Change.allCases.indices.flatMap { index in
            Change.allCases[index...].enumerated().flatMap { offset, theirs in
                [(true, true), (true, false), (false, offset.isMultiple(of: 2))].map { isSame, hasPage in
                    Pair(ours: Change.allCases[index], theirs: theirs, isSame: isSame, hasPage: hasPage)
                }
            }
        }
    }

    @Test(arguments: TestExtent.sample(Pair.all, 9))
    func oneCommandMakesTheMergedOutput(_ pair: Pair) throws {
        let folder = try WorkingFolder()
        let git = Repository(folder: folder)
        let emit = pair.hasPage ? "models,fixtures,tests,docs" : "models,fixtures,tests"
        func regenerate(_ document: Document, _ message: String) throws {
            try folder.write("api.yaml", document.text)
            try git.tool("api.yaml", "--emit", emit, "--today", "2026-11-26")
            try git.run("git add --all && git commit --quiet --allow-empty --message '\(message)'")
        }
        try git.run("git init --quiet --initial-branch main .")
        try regenerate(Document(), "base")
        let theirSchema = pair.isSame ? "Middle" : "Omega"
        var ours = Document()
        pair.ours.apply(to: &ours, of: "Middle", side: "A")
        var theirs = Document()
        pair.theirs.apply(to: &theirs, of: theirSchema, side: "B")
        try git.run("git checkout --quiet -b theirs")
        try regenerate(theirs, "theirs")
        try git.run("git checkout --quiet main")
        try regenerate(ours, "ours")

        // A person merges the document by hand, and the output may be full of conflicts.
        try git.run("git merge --quiet theirs || true")
        var merged = ours
        pair.theirs.apply(to: &merged, of: theirSchema, side: "B")
        try folder.write("api.yaml", merged.text)
        let outcome = try git.tool("api.yaml", "--emit", emit, "--today", "2026-11-26")
        #expect(outcome.errors == "")
        try git.run("git add --all && git commit --quiet --allow-empty --message merged")

        let tree = try folder.tree("Generated")
        for (path, text) in tree { #expect(!text.contains("<<<<<<<") && !text.contains(">>>>>>>"), "\(path)") }
        #expect(Set(tree.keys) == Set(try folder.owned() + ["manifest.json"]))
        // A clone is like a machine where the tool has never run.
        try git.run("git clone --quiet . Clone")
        try folder.write("Clone/gen-dtos.yaml", "emit: [\(emit)]\n")
        let check = try Tool(folder: folder).shell("cd Clone && \"$TOOL\" api.yaml --check")
        #expect(check.status == 0, "\(check.output)")
        // The result is the same as if one branch had followed the other. Only the lock may contain more, from the
        // branch `theirs`.
        try folder.write("Linear/gen-dtos.yaml", "emit: [\(emit)]\n")
        for document in [Document(), ours, merged] {
            try folder.write("Linear/api.yaml", document.text)
            let run = try Tool(folder: folder).shell("cd Linear && \"$TOOL\" api.yaml --today 2026-11-26")
            #expect(run.status == 0, "\(run.errors)")
        }
        let linear = try folder.tree("Linear/Generated")
        #expect(Set(linear.keys).subtracting(tree.keys) == [])
        // If both sides have changed one property, the lock keeps the change of the losing side.
        if pair.isSame && [.renameProperty, .retypeProperty].contains(pair.ours) && pair.ours == pair.theirs { return }
        for (path, text) in linear where merged.isAbout(path) { #expect(tree[path] == text, "\(path)") }
        #expect(Set(tree.keys).subtracting(linear.keys).allSatisfy { $0.contains("\(theirSchema)B") })
    }

    /// A merge may take the manifest of one side. The tool recognizes the other side's files by their first lines.
    @Test(arguments: ["--ours", "--theirs"])
    func theManifestOfOneSideWillDo(_ side: String) throws {
        let folder = try WorkingFolder()
        let git = Repository(folder: folder)
        try git.run("git init --quiet --initial-branch main .")
        func regenerate(_ document: Document) throws {
            try folder.write("api.yaml", document.text)
            try git.tool("api.yaml", "--today", "2026-11-26")
            try git.run("git add --all && git commit --quiet --message state")
        }
        try regenerate(Document())
        var (ours, theirs) = (Document(), Document())
        ours["Beta"] = Document.record
        theirs["Bravo"] = Document.record
        theirs["Alpha"] = nil
        try git.run("git checkout --quiet -b theirs")
        try regenerate(theirs)
        try git.run("git checkout --quiet main")
        try regenerate(ours)
        try git.run("git merge --quiet theirs || git checkout \(side) Generated/manifest.json api.yaml")
        theirs["Beta"] = Document.record
        try folder.write("api.yaml", theirs.text)
        try git.tool("api.yaml", "--today", "2026-11-26")
        #expect(Set(try folder.tree("Generated").keys) == Set(try folder.owned() + ["manifest.json"]))
    }

    /// If the changes are unrelated, only the line with the contract's hash conflicts.
    @Test func unrelatedChangesMeetInOneLine() throws {
        let folder = try WorkingFolder()
        let git = Repository(folder: folder)
        try git.run("git init --quiet --initial-branch main . && echo 'contract.lock merge=union' > .gitattributes")
        func regenerate(_ document: Document) throws {
            try folder.write("api.yaml", document.text)
            try git.tool("api.yaml", "--emit", "models,fixtures,tests,docs", "--today", "2026-11-26")
            try git.run("git add --all && git commit --quiet --message state")
        }
        try regenerate(Document())
        var (ours, theirs) = (Document(), Document())
        ours["Alpha"]?.append("  added: {type: string}")
        theirs["Omega"]?.append("  added: {type: string}")
        try git.run("git checkout --quiet -b theirs")
        try regenerate(theirs)
        try git.run("git checkout --quiet main")
        try regenerate(ours)
        try git.run("git merge --quiet theirs || true")
        let conflicts = try Tool(folder: folder).shell("git diff --name-only --diff-filter=U").output
        #expect(conflicts == "Generated/Sources/Books/ContractInfo.swift\n")
        #expect(try folder.read("api.yaml").components(separatedBy: "added").count == 3)
        try git.tool("api.yaml", "--emit", "models,fixtures,tests,docs", "--today", "2026-11-26")
        #expect(!(try folder.read("Generated/Sources/Books/ContractInfo.swift").contains("<<<<<<<")))
    }
}

/// A repository for one test, independent of the user's settings.
private struct Repository {
    let folder: WorkingFolder

    func run(_ script: String) throws {
        let settings = """
            export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com \
            GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com
            """
        let outcome = try Tool(folder: folder).shell("\(settings)\n\(script)")
        try #require(outcome.status == 0, "\(script): \(outcome.errors)")
    }

    @discardableResult
    func tool(_ words: String...) throws -> Tool.Outcome {
        let outcome = try Tool(folder: folder).run(words)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return outcome
    }
}
