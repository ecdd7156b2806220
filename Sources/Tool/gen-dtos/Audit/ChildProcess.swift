import Foundation

/// Runs a program with arguments, never through a shell.
enum ChildProcess {
    /// The results of a program that has ended.
    struct Outcome {
        var status: Int32
        var output: Data
        var error: Data

        /// The last line of the program's error output.
        var complaint: String {
            String(decoding: error, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
        }
    }

    /// Runs a program, and waits for its end.
    ///
    /// - Parameter program: A path, or a name that is searched in the `PATH`.
    /// - Throws: An error if the program cannot be started.
    static func run(_ program: String, _ arguments: [String], input: Data = Data()) throws -> Outcome {
        let process = Process()
        let isPath = program.contains("/")
        process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
        process.arguments = isPath ? arguments : [program] + arguments
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        // The error output is a file, because reading two pipes at once could cause a deadlock.
        let complaints = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-\(UUID().uuidString)")
        _ = FileManager.default.createFile(
            atPath: complaints.path, contents: nil, attributes: [.posixPermissions: 0o600])
        defer { try? FileManager.default.removeItem(at: complaints) }
        let errors = FileHandle(forWritingAtPath: complaints.path)
        process.standardError = errors ?? FileHandle.nullDevice
        try process.run()
        try? standardInput.fileHandleForWriting.write(contentsOf: input)
        try? standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let error = FileManager.default.contents(atPath: complaints.path) ?? Data()
        return Outcome(status: process.terminationStatus, output: output, error: error)
    }
}
