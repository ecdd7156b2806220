import Foundation
import Testing
@testable import GenerationSettings

/// What is generated compiles without a warning, whatever the access level and the caller's default isolation.
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

    @Test(arguments: modes)
    func compilesWithoutWarnings(mode: Mode) throws {
        var options = GenerationOptions()
        options.access = mode.access
        options.deprecated = mode.deprecated
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("emission-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try write(ContractFixture.rich().render(options: options), to: folder)
        let output = try compile(paths, mode.arguments, in: folder)
        #expect(output == "")
    }

    private func write(_ files: [String: String], to folder: URL) throws -> [String] {
        try files.map { path, text in
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return file.path
        }
    }

    /// What the compiler says.
    private func compile(_ paths: [String], _ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Rich",
                "-package-name", "rich", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
                "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility", "-I",
                Self.modules.path,
            ] + arguments + paths
        let log = folder.appendingPathComponent("log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return String(decoding: try Data(contentsOf: log), as: UTF8.self)
    }

    /// Where the build put the modules of this package, DTORuntime among them.
    private static var modules: URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
            let modules = folder.appendingPathComponent("Modules")
            let runtime = modules.appendingPathComponent("DTORuntime.swiftmodule")
            if FileManager.default.fileExists(atPath: runtime.path) { return modules }
            folder.deleteLastPathComponent()
        }
        return folder
    }
}
