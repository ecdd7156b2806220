import DTORuntime
import Foundation

/// Sends requests with `curl`. An HTTP client within the tool would need TLS, and therefore more libraries than a
/// generator should have.
///
/// A request is passed as a configuration on curl's standard input. So none of its parts is an argument or a word of a
/// shell, and the list of processes shows no secrets.
enum Curl {
    /// The response to a request.
    struct Answer {
        var status: Int
        var headers: HTTPHeaders
        var body: Data
    }

    /// The response, or the reason why there is no response.
    enum Outcome {
        case answer(Answer)
        /// There was no response.
        case failure(String)
    }

    /// - Throws: `UsageError` if `curl` is missing.
    static func require() throws {
        let outcome = try? run(["--version"], input: "", limit: 1 << 20)
        guard outcome?.status == 0 else {
            throw UsageError(message: "gen-dtos sends requests with 'curl', which is not installed.")
        }
    }

    /// Sends a request. Redirects are not followed.
    ///
    /// - Parameters:
    ///   - lines: More lines of curl's configuration.
    ///   - timeout: The time limit in seconds.
    ///   - limit: The greatest number of bytes in the response.
    static func outcome(of url: String, _ lines: [String], timeout: Int, limit: Int) -> Outcome {
        let whole =
            [
                line("url", url), "silent", "show-error", "include", "suppress-connect-headers", "globoff",
                line("max-time", String(timeout)),
                line("max-filesize", String(limit)), line("proto", "=http,https"), line("user-agent", "gen-dtos"),
                line("header", "Expect:"),
            ] + lines
        let input = whole.joined(separator: "\n") + "\n"
        guard let result = try? run(["--disable", "--config", "-"], input: input, limit: limit) else {
            return .failure("curl could not be started.")
        }
        if result.output.count > limit { return .failure("The response has more than \(limit >> 20) MB.") }
        guard result.status == 0 else {
            let words = String(decoding: result.error, as: UTF8.self).split(separator: "\n").last ?? ""
            return .failure("No response came. \(words)")
        }
        return parsed(result.output).map(Outcome.answer) ?? .failure("The response is not HTTP.")
    }

    /// Returns an option of curl's configuration, whose value is one line in quotes.
    static func line(_ name: String, _ value: String) -> String {
        let escaped = value.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\" + String(scalar)
            case "\n", "\r", "\0": ""
            default: String(scalar)
            }
        }
        return "\(name) = \"\(escaped.joined())\""
    }

    /// Returns the response in curl's output, without interim responses (RFC 9110, section 15.2). Returns nil if the
    /// output contains no response.
    static func parsed(_ output: Data) -> Answer? {
        var rest = output
        while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
            let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            let words = head[0].split(separator: " ", maxSplits: 2)
            guard head[0].hasPrefix("HTTP/"), words.count > 1, let status = Int(words[1]) else { return nil }
            rest = rest[end.upperBound...]
            if (100..<200).contains(status) { continue }
            var headers = HTTPHeaders()
            for line in head.dropFirst() {
                guard let colon = line.firstIndex(of: ":") else { continue }
                headers.add(
                    String(line[..<colon]),
                    line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
            }
            return Answer(status: status, headers: headers, body: Data(rest))
        }
        return nil
    }

    private static func run(_ arguments: [String], input: String, limit: Int) throws -> (
        status: Int32, output: Data, error: Data
    ) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["curl"] + arguments
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        // Curl writes only a line or two about errors, which fit into the pipe.
        var output = Data()
        // Older versions of curl limit only responses that state their length.
        while let piece = try standardOutput.fileHandleForReading.read(upToCount: 1 << 16), !piece.isEmpty {
            output += piece
            if output.count > limit {
                // Curl may have inherited a mask that blocks SIGTERM.
                kill(process.processIdentifier, SIGKILL)
                break
            }
        }
        let error = try standardError.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, output, error)
    }
}
