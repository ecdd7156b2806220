public import DTOClient
import DTORuntime
import Foundation

/// A step that passes each attempt to a closure as a `curl` command without secrets.
///
/// The command contains the values of path parameters, and bodies of JSON and forms. The values and bodies may be
/// private, so use the log only during development. Pass the log to a client as a step in `behind`:
///
///     APIClient(behind: [CurlLog { command in print(command) }])
public struct CurlLog: APIMiddleware {
    private let log: @Sendable (String) -> Void

    /// Creates a step that passes commands to a closure.
    ///
    /// - Parameter log: A closure that receives the command of each attempt.
    public init(_ log: @escaping @Sendable (String) -> Void) {
        self.log = log
    }

    /// Logs the call and passes it to the next step.
    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        log(call.curl)
        return try await next(call)
    }

    /// Logs the call and passes it to the next step.
    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        log(call.curl)
        return try await next(call)
    }
}

extension APICall {
    /// The call as a `curl` command. Credentials, and the values of headers, parameters and keys with usual names of
    /// secrets, are replaced by `***`.
    public var curl: String {
        var words = ["curl"]
        // With `--request HEAD`, curl waits for a body, so the command has `--head`. With a body, curl sends POST by
        // default, so the command names the method of every request with a body.
        if request.method == .head, request.body.isNone {
            words.append("--head")
        } else if request.method != .get || !request.body.isNone {
            words += ["--request", Self.quoted(request.method.rawValue)]
        }
        words.append(Self.quoted(SecretName.maskedURL(urlWithoutCredentials.absoluteString)))
        for field in request.headers.fields {
            let isSecret = hasSecret(inHeader: field.name)
            let value = isSecret ? SecretName.mask : SecretName.maskedURL(field.value)
            words += ["--header", Self.quoted("\(field.name): \(value)")]
        }
        switch request.body {
        case .none: break
        case .data(let data):
            words += ["--data-raw", Self.quoted(BodyMask.masked(data, type: request.headers["Content-Type"]))]
        case .file(let file): words += ["--data-binary", Self.quoted("@" + file.lastPathComponent)]
        case .stream: words += ["--data-binary", "@-"]
        }
        return words.joined(separator: " ")
    }

    /// Returns a string in single quotes for the shell (POSIX.1-2024, section 2.2.2).
    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
