package import Foundation

/// The toolchain's compiler, for tests of what was generated.
package enum SwiftCompiler {
    /// Where the build has put the modules that generated code imports: beside the test bundle.
    package static var modules: URL? {
        let products =
            Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
            + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
        return products.map { $0.appending(path: "Modules") }.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "DTORuntime.swiftmodule").path)
        }
    }

    /// Type-checks files as one module in Swift 6 mode with warnings as errors.
    ///
    /// - Returns: what the compiler printed, empty where it found nothing.
    package static func diagnose(_ files: [URL], module: String = "Contract", arguments: [String] = []) throws -> String
    {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
                "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
                "-enable-upcoming-feature", "MemberImportVisibility", "-package-name", "contract", "-module-name",
                module,
            ] + (modules.map { ["-I", $0.path] } ?? []) + arguments + files.map(\.path)
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: output, as: UTF8.self)
        return process.terminationStatus == 0 ? "" : text.isEmpty ? "swiftc failed" : text
    }
}
