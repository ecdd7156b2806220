import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The Swift for the laws of composition compiles. The schemas of many documents are in one module, because each module
/// takes long to compile. The test takes minutes, so only a full run includes it.
@Suite(
    .enabled(if: TestExtent.isFull, "TEST_EXTENT=full"),
    .enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct LawCompilationTests {
    /// The number of documents of each version, and the number of documents in a module.
    private static let documentCount = 60
    private static let moduleSize = 20
    /// The number of pairs of schemas of each document.
    private static let pairCount = 30

    @Test(arguments: [true, false], 0..<(documentCount / moduleSize))
    func compilation(_ is30: Bool, _ module: Int) throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let all = try Self.documents(is30: is30)
        let documents = all.dropFirst(module * Self.moduleSize).prefix(Self.moduleSize)
        try #require(documents.count > Self.moduleSize / 2)
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi", text: Self.text(of: Array(documents), is30: is30)),
                overrides: OptionOverrides(module: "Laws", emit: [.models])))
        let files = try #require(result.files?.files, "\(result.diagnostics.filter { $0.severity == .error })")
        let folder = FileManager.default.temporaryDirectory.appending(path: "laws-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let urls = try files.filter { $0.path.hasSuffix(".swift") }.map { file in
            let url = folder.appending(path: file.path.split(separator: "/").joined(separator: "-"))
            try Data(file.bytes).write(to: url)
            return url
        }
        #expect(urls.count > documents.count * 2)
        let problems = try SwiftCompiler.diagnose(urls, module: "Laws")
        #expect(problems.isEmpty, "\(problems.prefix(4_000))")
    }

    /// Returns documents from the whole list whose schemas refer only to each other and are few.
    private static func documents(is30: Bool) throws -> [LawDocument] {
        let suitable = LawDocument.paths.compactMap { LawDocument($0) }.filter { document in
            guard document.is30 == is30, 3...60 ~= document.schemas.count else { return false }
            let text = document.schemas.map { document.document.json(of: $0.value) }.joined()
            let references = text.matches(of: /"\$ref": "([^"]*)"/).map(\.output.1)
            return references.allSatisfy { $0.hasPrefix("#/components/schemas/") }
                && !["\"$id\"", "\"$anchor\"", "\"$dynamicRef\"", "\"x-gen-dtos"].contains { text.contains($0) }
                && document.contract != nil
        }
        guard suitable.count > documentCount else { return suitable }
        return (0..<documentCount).map { suitable[$0 * suitable.count / documentCount] }
    }

    /// Returns one document with the schemas of all documents, and with the laws of each schema and each pair.
    private static func text(of documents: [LawDocument], is30: Bool) -> String {
        let members = documents.enumerated().flatMap { index, document in
            let names = document.schemas.map { "D\(index)_\($0.key)" }
            let own = zip(names, document.schemas).map { name, schema in
                let text = document.document.json(of: schema.value)
                    .replacing("\"#/components/schemas/", with: "\"#/components/schemas/D\(index)_")
                return "\(RewrittenDocument.quoted(name)): \(text)"
            }
            let references = names.map(LawDocument.reference(to:))
            let laws = CompositionLawsTests.record(of: references, null: document.null)
            let pairs = LawDocument.pairs(below: names.count, limit: pairCount).map { first, second in
                #""D\#(index) pair \#(first) \#(second)": {"allOf": [\#(references[first]), \#(references[second])]}"#
            }
            return own + [#""D\#(index) laws": \#(laws)"#] + pairs
        }
        return """
            {"openapi": "\(is30 ? "3.0.3" : "3.1.0")", "info": {"title": "Laws", "version": "1"}, "paths": {},
            "components": {"schemas": {\(members.joined(separator: ",\n"))}}}
            """
    }
}
