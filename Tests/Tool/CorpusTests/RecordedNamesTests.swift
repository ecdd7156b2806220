import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The public names of real documents are those that a recorded version of the tool made. A changed name breaks apps
/// whose document has not changed.
///
/// `recorded-names.tsv` has the number of names of each document, and the beginning of the SHA-256 of the list.
/// `UPDATE_GOLDENS=1` records them, after a change that the changelog describes.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct RecordedNamesTests {
    private static let record = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "recorded-names.tsv")

    /// 200 of the smaller documents that have no other files.
    private static let all: [String] = {
        let small = SharedFolder.lines("corpus/dev.txt").filter { path in
            let size = try? SharedFolder.url("corpus/\(path)")?.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return !path.hasPrefix("multifile/") && (size.map { $0 > 4_000 && $0 < 60_000 } ?? false)
        }
        return TestExtent.sample(small, 200, seed: 0)
    }()

    @Test func namesAreStable() throws {
        if GoldenCase.isRecording {
            let lines = Self.all.compactMap(Self.row).map { $0 + "\n" }.joined()
            try ("# The document, the number of its public names, and their digest.\n" + lines)
                .write(to: Self.record, atomically: true, encoding: .utf8)
            Issue.record("recorded")
            return
        }
        let rows = try String(contentsOf: Self.record, encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(rows.count >= 190)
        for row in TestExtent.sample(rows, 20) {
            let path = String(row.prefix { $0 != "\t" })
            #expect(Self.row(path) == String(row), "the public names of \(path) have changed")
        }
    }

    /// Returns the line of a document in the record, or nil for a document that is refused.
    private static func row(_ path: String) -> String? {
        guard let bytes = SharedFolder.bytes("corpus/\(path)") else { return nil }
        var overrides = OptionOverrides(module: "Corpus")
        overrides.emit = [.models, .client]
        let input = GenerationInput(document: SourceFile(path: "openapi", bytes: bytes), overrides: overrides)
        guard let files = GenerationPipeline.run(input).files?.files else { return nil }
        let names = Set(
            files.filter { $0.path.hasSuffix(".swift") }.flatMap { file in
                declarations(String(decoding: file.bytes, as: UTF8.self)).map { "\(file.path) \($0)" }
            }
        ).sorted()
        let digest = SHA256Digest(of: Array(names.joined(separator: "\n").utf8)).hexadecimal.prefix(12)
        return "\(path)\t\(names.count)\t\(digest)"
    }

    /// Returns the declarations in a file: `struct Work`, `var title`, `case unknown`.
    private static func declarations(_ text: String) -> [String] {
        let declaration =
            /^ *(?:public )?(?:nonisolated |static |mutating |indirect )*(struct|enum|case|var|let|func|typealias) (`?\w+`?)/
            .anchorsMatchLineEndings()
        return text.matches(of: declaration).filter { $0.1 == "case" || $0.0.contains("public ") }
            .map { "\($0.1) \($0.2)" }
    }
}
