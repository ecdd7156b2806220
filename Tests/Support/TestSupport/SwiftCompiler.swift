package import Foundation

/// The compiler of the toolchain, for tests of generated code.
package enum SwiftCompiler {
    /// The folder beside the test bundle into which the build puts the modules that generated code imports.
    package static var modules: URL? {
        let products =
            Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
            + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
        return products.map { $0.appending(path: "Modules") }.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "DTORuntime.swiftmodule").path)
        }
    }

    /// The version of the compiler, and the environment variables that it reads.
    static let version: String = {
        let variables = ["DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"].map { name in
            "\(name)=\(ProcessInfo.processInfo.environment[name] ?? "")"
        }
        let answer = try? start(["--version"]).output
        return ([answer ?? ""] + variables).joined(separator: "\n")
    }()

    package enum Warnings {
        case areErrors, areIgnored
    }

    /// Type-checks files as one module in Swift 6 mode.
    ///
    /// The compiler does not run if it has already read equal files, with equal arguments and modules, and found no
    /// fault.
    ///
    /// - Returns: The output of the compiler, which is empty if it found no fault.
    package static func diagnose(
        _ files: [URL], module: String = "Contract", arguments: [String] = [], warnings: Warnings = .areErrors,
        memory: TypecheckMemory = .shared
    ) throws -> String {
        let arguments = Self.arguments(module, arguments, warnings)
        let key = try memory.key(files: files, arguments: arguments)
        if memory.remembers(key) { return "" }
        let problems = try run(arguments + imports(memory.modules) + files.map(\.path))
        if problems.isEmpty { try memory.remember(key) }
        return problems
    }

    /// Returns all arguments except the files and the folder of the modules.
    package static func arguments(_ module: String, _ others: [String], _ warnings: Warnings) -> [String] {
        let warning = warnings == .areErrors ? "-warnings-as-errors" : "-suppress-warnings"
        return settings(module) + ["-typecheck", "-parse-as-library", warning, "-package-name", "contract"] + others
    }

    /// Makes a module of one file, so that other files can import it.
    ///
    /// - Returns: The output of the compiler, which is empty if it found no fault.
    package static func emitModule(_ file: URL, called module: String, into folder: URL) throws -> String {
        let source = folder.appending(path: module + ".swift")
        try FileManager.default.copyItem(at: file, to: source)
        return try emitModule([source], called: module, into: folder)
    }

    /// Makes a module of files, so that other files can import it.
    ///
    /// - Returns: The output of the compiler, which is empty if it found no fault.
    package static func emitModule(
        _ files: [URL], called module: String, into folder: URL, arguments: [String] = []
    ) throws -> String {
        let path = folder.appending(path: module + ".swiftmodule").path
        return try run(
            settings(module) + imports(modules) + arguments
                + ["-emit-module", "-parse-as-library", "-emit-module-path", path] + files.map(\.path))
    }

    /// Builds an executable. One of the files is `main.swift`, and all may import DTORuntime.
    ///
    /// - Returns: The output of the compiler, which is empty if it found no fault.
    package static func build(_ files: [URL], into executable: URL) throws -> String {
        let runtime = (modules?.deletingLastPathComponent()).map { $0.appending(path: "DTORuntime.build") }
        let objects = runtime.map { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                .filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
        }
        return try run(
            settings(executable.lastPathComponent) + imports(modules) + ["-Onone", "-o", executable.path]
                + files.map(\.path) + (objects ?? []))
    }

    /// Builds a program and runs it.
    ///
    /// - Parameters:
    ///   - main: The text of `main.swift`.
    ///   - files: The other files of the program.
    /// - Returns: The output of the compiler, which is empty if it found no fault, and the output of the program.
    package static func run(main: String, with files: [URL] = []) throws -> (problems: String, output: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "main.swift")
        try main.write(to: source, atomically: true, encoding: .utf8)
        let program = folder.appending(path: "program")
        let problems = try build([source] + files, into: program)
        guard problems.isEmpty else { return (problems, "") }
        let process = Process()
        process.executableURL = program
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return ("", output)
    }

    private static func settings(_ module: String) -> [String] {
        [
            "-wmo", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
            "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility", "-module-name", module,
        ]
    }

    private static func imports(_ modules: URL?) -> [String] {
        modules.map { ["-I", $0.path] } ?? []
    }

    private static func run(_ arguments: [String]) throws -> String {
        let (status, text) = try start(arguments)
        return status == 0 ? "" : text.isEmpty ? "swiftc failed" : text
    }

    private static func start(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
