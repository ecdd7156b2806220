package import Foundation

/// A folder that shows one behaviour: `openapi.yaml` (or `.json`), perhaps `gen-dtos.yaml`, the `contract.lock` of a former run, and files
/// to which the document refers, and what is expected of them: `expected/` with the models and, where there was one, the lock, or
/// `expected.diagnostics`, or both.
package struct GoldenCase: Sendable, CustomStringConvertible {
    package let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    package var description: String { folder.lastPathComponent }

    /// `UPDATE_GOLDENS=1` writes what was made instead of comparing. A recording run fails, so that it cannot pass unseen.
    package static let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    /// The folders in a folder, in the order of their names.
    package static func all(in folder: URL) -> [GoldenCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { GoldenCase(folder: folder.appending(path: $0)) }.filter { $0.document != nil }
    }

    package var document: URL? { existing("openapi.yaml") ?? existing("openapi.json") }
    package var configuration: URL? { existing("gen-dtos.yaml") }
    package var lock: URL? { existing("contract.lock") }
    package var expectedModels: URL { folder.appending(path: "expected") }
    package var expectedDiagnostics: URL { folder.appending(path: "expected.diagnostics") }

    /// File name → text of what is expected.
    package func files() -> [String: String] {
        var files = models()
        files["contract.lock"] = try? String(
            contentsOf: expectedModels.appending(path: "contract.lock"), encoding: .utf8)
        return files
    }

    /// Those in Swift.
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
