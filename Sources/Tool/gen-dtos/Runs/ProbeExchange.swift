import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Foundation

/// Sends requests with `curl`. A client of the tool's own would need TLS, and so more libraries than a generator should
/// have.
///
/// A request is passed as a configuration on curl's standard input. So none of its parts is an argument or a word of a
/// shell, and the list of processes shows no secrets.
struct ProbeExchange {
    /// The response to a request.
    struct Answer {
        var status: Int
        var headers: HTTPHeaders
        var body: Data
    }

    /// The response, or the reason why there is none.
    enum Outcome {
        case answer(Answer)
        /// There was no response.
        case failure(String)
    }

    private let server: String
    private let options: ProbeArguments
    private static let byteLimit = 16 << 20

    /// - Throws: `UsageError` if `curl` is missing.
    init(server: String, _ options: ProbeArguments) throws {
        self.server = server
        self.options = options
        let outcome = try? Self.curl(["--version"], input: "")
        guard outcome?.status == 0 else {
            throw UsageError(message: "gen-dtos sends requests with 'curl', which is not installed.")
        }
    }

    func answer(to request: ProbePlan.Request) -> Outcome {
        answer(request.operation.method, request.target, request.headers)
    }

    /// - Parameters:
    ///   - target: The path with the query, or `*`.
    ///   - bodyFile: The path of a file with the body, or nil for none. A request with HEAD is sent without a body.
    func answer(_ method: String, _ target: String, _ headers: HTTPHeaders, bodyFile: String? = nil) -> Outcome {
        let isWholeServer = target == "*"
        var lines = [
            line("url", isWholeServer ? server : server + target), line("request", method), "silent", "show-error",
            "include", "globoff", "path-as-is", line("max-time", String(options.timeout)),
            line("max-filesize", String(Self.byteLimit)), line("proto", "=http,https"),
            line("user-agent", "gen-dtos"), line("header", "Expect:"),
        ]
        if method == "HEAD" { lines.append("head") }
        // An asterisk asks for the server as a whole (RFC 9110 section 9.3.7), and is not a part of its URL.
        if isWholeServer { lines.append(line("request-target", target)) }
        // Curl refuses a body for HEAD.
        if let bodyFile, method != "HEAD" {
            lines.append(line("data-binary", "@" + bodyFile))
            // Without this line curl says that the body is a form.
            if headers["Content-Type"] == nil { lines.append(line("header", "Content-Type:")) }
        }
        // An empty value would remove the header.
        let own = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        lines += (own + options.headers).map { line("header", $0) }
        guard let result = try? Self.curl(["--disable", "--config", "-"], input: lines.joined(separator: "\n") + "\n")
        else {
            return .failure("curl could not be started.")
        }
        if result.output.count > Self.byteLimit { return .failure("It has more than 16 MB.") }
        guard result.status == 0 else {
            let words = String(decoding: result.error, as: UTF8.self).split(separator: "\n").last ?? ""
            return .failure("None came. \(words)")
        }
        return Self.parsed(result.output).map(Outcome.answer) ?? .failure("It is not HTTP.")
    }

    /// Returns an option of curl's configuration, whose value is one line in quotes.
    private func line(_ name: String, _ value: String) -> String {
        let escaped = value.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\" + String(scalar)
            case "\n", "\r", "\0": ""
            default: String(scalar)
            }
        }
        return "\(name) = \"\(escaped.joined())\""
    }

    // MARK: Reading

    /// Returns the last response in curl's output. A server may send interim responses before (RFC 9110, section 15.2).
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

    // MARK: Processes

    private static func curl(_ arguments: [String], input: String) throws -> (status: Int32, output: Data, error: Data)
    {
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
            if output.count > byteLimit {
                process.terminate()
                break
            }
        }
        let error = try standardError.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, output, error)
    }
}
