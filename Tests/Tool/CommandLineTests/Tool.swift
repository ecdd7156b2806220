import Foundation

/// The built command `gen-dtos`, called as users call it.
struct Tool {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The path of the command. It is in the folder of the tests' bundle.
    static let path: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let products = bundle.bundleURL.deletingLastPathComponent()
        #else
            let products = Bundle.main.bundleURL
        #endif
        return products.appending(path: "gen-dtos").path
    }()

    let folder: WorkingFolder

    /// Runs the tool.
    /// - Parameter input: the text for standard input.
    func run(_ arguments: [String], input: String = "") throws -> Outcome {
        try run(Self.path, arguments, input: input)
    }

    func run(_ arguments: String..., input: String = "") throws -> Outcome {
        try run(Self.path, arguments, input: input)
    }

    /// Runs a script in `/bin/sh`.
    /// - Parameter script: the script, where `$TOOL` is the tool's path.
    func shell(_ script: String) throws -> Outcome {
        try run("/bin/sh", ["-c", script], input: "")
    }

    /// Runs a script in bash, for features that the POSIX shell does not have.
    /// - Parameter script: the script, where `$TOOL` is the tool's path.
    func bash(_ script: String) throws -> Outcome {
        try run("/usr/bin/env", ["bash", "-c", script], input: "")
    }

    func start(_ arguments: String...) throws -> Process {
        try start(arguments)
    }

    func start(_ arguments: [String]) throws -> Process {
        let process = process(Self.path, arguments)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func process(_ executable: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(["TOOL": Self.path]) { $1 }
        return process
    }

    /// Runs a program. Input and output go through files. Pipes would have to be emptied while the process runs.
    private func run(_ executable: String, _ arguments: [String], input: String) throws -> Outcome {
        let scratch = try WorkingFolder()
        try scratch.write("in", input)
        try scratch.write("out", "")
        try scratch.write("err", "")
        let process = process(executable, arguments)
        process.standardInput = try FileHandle(forReadingFrom: scratch.url("in"))
        process.standardOutput = try FileHandle(forWritingTo: scratch.url("out"))
        process.standardError = try FileHandle(forWritingTo: scratch.url("err"))
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try scratch.read("out"), errors: try scratch.read("err"))
    }
}
