package import Foundation

/// A folder that shows one behaviour. Its inputs are `openapi.yaml` (or `.json`) and, if needed, `gen-dtos.yaml`, the
/// `contract.lock` of an earlier run, and files to which the document refers. The expected results are `expected/` with
/// the models and the lock, `expected.diagnostics`, or both.
package struct GoldenCase: Sendable, CustomStringConvertible {
    package let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    package var description: String { folder.lastPathComponent }

    /// Whether results are written instead of compared. The tests of a recording run fail, so that nobody takes the run
    /// for a success.
    package static let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    /// Returns the cases in a folder, in the order of their names.
    package static func all(in folder: URL) -> [GoldenCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { GoldenCase(folder: folder.appending(path: $0)) }.filter { $0.document != nil }
    }

    package var document: URL? { existing("openapi.yaml") ?? existing("openapi.json") }
    package var configuration: URL? { existing("gen-dtos.yaml") }
    package var lock: URL? { existing("contract.lock") }
    package var expectedModels: URL { folder.appending(path: "expected") }
    package var expectedDiagnostics: URL { folder.appending(path: "expected.diagnostics") }

    /// Maps file names to the expected texts.
    package func files() -> [String: String] {
        var files = models()
        files["contract.lock"] = try? String(
            contentsOf: expectedModels.appending(path: "contract.lock"), encoding: .utf8)
        return files
    }

    /// Maps the names of the expected Swift files to their texts.
    package func models() -> [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: expectedModels.path)) ?? []
        var texts: [String: String] = [:]
        for name in names where name.hasSuffix(".swift") {
            texts[name] = try? String(contentsOf: expectedModels.appending(path: name), encoding: .utf8)
        }
        return texts
    }

    package func diagnostics() -> String {
        (try? String(contentsOf: expectedDiagnostics, encoding: .utf8)) ?? ""
    }

    package func record(models: [String: String], diagnostics: String) throws {
        try? FileManager.default.removeItem(at: expectedModels)
        try? FileManager.default.removeItem(at: expectedDiagnostics)
        if !models.isEmpty {
            try FileManager.default.createDirectory(at: expectedModels, withIntermediateDirectories: true)
        }
        for (name, text) in models {
            try text.write(to: expectedModels.appending(path: name), atomically: true, encoding: .utf8)
        }
        if !diagnostics.isEmpty {
            try diagnostics.write(to: expectedDiagnostics, atomically: true, encoding: .utf8)
        }
    }

    private func existing(_ name: String) -> URL? {
        let url = folder.appending(path: name)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}
