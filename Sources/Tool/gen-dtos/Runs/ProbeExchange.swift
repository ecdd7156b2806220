import ContractServing
import DTOContract
import DTORuntime
import Foundation

/// Sends the requests of a contract to a server.
struct ProbeExchange {
    private let server: String
    private let options: ProbeArguments
    private static let byteLimit = 16 << 20

    /// - Throws: `UsageError` if `curl` is missing.
    init(server: String, _ options: ProbeArguments) throws {
        try Curl.require()
        self.server = server
        self.options = options
    }

    func answer(to request: ProbePlan.Request) -> Curl.Outcome {
        answer(request.operation.method, request.target, request.headers)
    }

    /// - Parameters:
    ///   - target: The path with the query, or `*`.
    ///   - bodyFile: The path of a file with the body, or nil for a request without a body. HEAD is sent without a
    ///     body.
    func answer(_ method: String, _ target: String, _ headers: HTTPHeaders, bodyFile: String? = nil) -> Curl.Outcome {
        let isWholeServer = target == "*"
        var lines = [Curl.line("request", method), "path-as-is"]
        if method == "HEAD" { lines.append("head") }
        // The target `*` means the server as a whole (RFC 9110 section 9.3.7), and is not a part of its URL.
        if isWholeServer { lines.append(Curl.line("request-target", target)) }
        // Curl refuses a request with HEAD and a body.
        if let bodyFile, method != "HEAD" {
            lines.append(Curl.line("data-binary", "@" + bodyFile))
            // Without this line, curl declares the body as a form.
            if headers["Content-Type"] == nil { lines.append(Curl.line("header", "Content-Type:")) }
        }
        // With an empty value, curl would remove the header.
        let own = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        lines += (own + options.headers).map { Curl.line("header", $0) }
        return Curl.outcome(
            of: isWholeServer ? server : server + target, lines, timeout: options.timeout, limit: Self.byteLimit)
    }
}
