import Foundation
import TestSupport
import Testing
@testable import GenerationSettings

/// The compiler accepts generated code without a warning, whatever the access level and the default isolation of the
/// caller.
@Suite struct CompilationTests {
    struct Mode: Sendable, CustomTestStringConvertible {
        var access: GenerationOptions.AccessLevel
        var arguments: [String] = []
        var deprecated = GenerationOptions.DeprecationStyle.annotate

        var testDescription: String { "\(access) \(deprecated) \(arguments.joined(separator: " "))" }
    }

    static let modes = [
        Mode(access: .public), Mode(access: .package), Mode(access: .internal),
        Mode(access: .public, arguments: ["-default-isolation", "MainActor"]),
        Mode(access: .public, deprecated: .comment), Mode(access: .public, deprecated: .skip),
    ]

    /// A short run compiles only the two modes that show the most: public code, and public code with the main actor as
    /// default isolation.
    @Test(arguments: TestExtent.isFull ? modes : modes.filter { $0.access == .public && $0.deprecated == .annotate })
    func compilesWithoutWarnings(mode: Mode) throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        var options = GenerationOptions()
        options.access = mode.access
        options.deprecated = mode.deprecated
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("emission-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try write(ContractFixture.rich().render(options: options), to: folder)
        let output = try SwiftCompiler.diagnose(files, module: "Rich", arguments: mode.arguments)
        #expect(output == "")
    }

    private func write(_ files: [String: String], to folder: URL) throws -> [URL] {
        try files.map { path, text in
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return file
        }
    }
}
