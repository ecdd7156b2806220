import Files
import Foundation
import Platform

/// The Swift compiler of this machine, with the folder of its parser.
struct SwiftToolchain {
    let compiler: String
    let version: String
    /// The folder `lib/swift/host`, which contains the compiler's own parser as a library.
    let parser: String

    /// - Parameter compiler: The compiler from `--swiftc`. Nil means that the compiler in the `PATH` is used.
    init(_ compiler: String?) throws(UsageError) {
        let program = compiler ?? "swiftc"
        guard let outcome = try? ChildProcess.run(program, ["-print-target-info"]), outcome.status == 0 else {
            throw UsageError(
                message: compiler == nil
                    ? "'audit' reads Swift with the parser of Swift's compiler, but there is no 'swiftc' in the PATH. "
                        + "Name the compiler with '--swiftc FILE'."
                    : "'--swiftc' names '\(program)', which cannot be started as a Swift compiler.")
        }
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: outcome.output) else {
            throw UsageError(
                message:
                    "'\(program) -print-target-info' does not name the compiler's folders. Name another compiler with '--swiftc FILE'."
            )
        }
        let parser = info.paths.runtimeResourcePath + "/host"
        guard FileManager.default.fileExists(atPath: parser + "/SwiftParser.swiftmodule") else {
            throw UsageError(
                message:
                    "This version of Swift (\(info.compilerVersion)) has no parser in '\(parser)'. Name another compiler with '--swiftc FILE': the compilers of swift.org and Xcode have the parser."
            )
        }
        self.compiler = program
        version = info.compilerVersion
        self.parser = parser
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            var runtimeResourcePath: String
        }

        var compilerVersion: String
        var paths: Paths
    }

    /// Returns a key that identifies all inputs on which a compiled program depends.
    func key(of sources: [EmbeddedSource]) -> String {
        let parts = [version, parser] + sources.map(\.path)
        let digest = SHA256Digest(of: parts.map { Array("\($0.utf8.count):\($0)".utf8) } + sources.map(\.bytes))
        return String(digest.hexadecimal.prefix(32))
    }

    /// The options for the SDK of macOS. Without them, only a compiler that `xcrun` starts finds the SDK.
    private static var sdk: [String] {
        guard System.hasSDKs, ProcessInfo.processInfo.environment["SDKROOT"] == nil,
            let outcome = try? ChildProcess.run("xcrun", ["--sdk", "macosx", "--show-sdk-path"]), outcome.status == 0
        else { return [] }
        let path = String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return path.isEmpty ? [] : ["-sdk", path]
    }

    /// Compiles sources to a program.
    ///
    /// - Parameter folder: An empty folder for the sources.
    func compile(_ sources: [EmbeddedSource], in folder: String, to program: String) throws {
        var paths: [String] = []
        for (number, source) in sources.enumerated() {
            // The names of the files are kept, because the compiler starts a program with the statements in
            // `main.swift`.
            let name = source.path.split(separator: "/").last.map(String.init) ?? "\(number).swift"
            let path = folder + "/" + name
            try Data(source.bytes).write(to: URL(filePath: path))
            paths.append(path)
        }
        let outcome = try ChildProcess.run(
            compiler,
            [
                "-O", "-wmo", "-swift-version", "5", "-module-name", "SwiftFactsReader", "-package-name", "gen_dtos",
                "-I", parser, "-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser, "-o", program,
            ] + Self.sdk + paths)
        guard outcome.status == 0 else {
            let reason =
                String(decoding: outcome.error, as: UTF8.self).split(separator: "\n")
                .first { $0.contains("error:") }.map(String.init) ?? outcome.complaint
            throw UsageError(
                message:
                    "The Swift parser could not be compiled by \(version): \(reason). Name another compiler with '--swiftc FILE'."
            )
        }
    }
}
