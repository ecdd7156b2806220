import Diagnostics
import Foundation
import Testing
import YAMLTree
@testable import ContractModel
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// A contract over several runs, each of which gets the lock of the run before.
struct LifecycleContract {
    private(set) var lock: String?
    private(set) var result: GenerationResult?
    var configuration = ""

    /// Runs the generator on a document that has these component schemas.
    @discardableResult
    mutating func run(
        _ schemas: String, paths: String = "{}", on day: String? = nil, pruning: Bool = false
    ) throws -> GenerationResult {
        let text = """
            openapi: 3.1.0
            info: {title: Books, version: 1.0.0}
            paths: \(paths)
            components:
              schemas:
            \(schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            """
        var input = GenerationInput(document: SourceFile(path: "api.yaml", bytes: Array(text.utf8)))
        if !configuration.isEmpty {
            input.configuration = Configuration(
                reading: SourceFile(path: "gen-dtos.yaml", bytes: Array(configuration.utf8)))
        }
        input.overrides.module = "Books"
        input.lock = lock.map { SourceFile(path: "contract.lock", bytes: Array($0.utf8)) }
        let today = day.flatMap { CalendarDay($0) }
        input.today = { today }
        input.pruningDay = pruning ? today : nil
        let result = GenerationPipeline.run(input)
        self.result = result
        if let files = result.files?.files, let file = files.first(where: { $0.path == "contract.lock" }) {
            lock = String(decoding: file.bytes, as: UTF8.self)
        }
        return result
    }

    /// Replaces the lock, as if a person had edited or merged the file.
    mutating func setLock(_ text: String) {
        lock = text
    }

    /// The lines of the lock that record more than the presence of a part.
    var past: [String] {
        let words = ["gone: ", "was: ", "renamed: "]
        return lock?.split(separator: "\n").map(String.init).filter { line in words.contains { line.contains($0) } }
            ?? []
    }

    /// The contents of the files by path.
    var bytes: [String: [UInt8]] {
        let files = result?.files?.files ?? []
        return Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    func text(_ name: String) -> String? {
        result?.files?.files.first { $0.path.hasSuffix("/" + name) }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
