public import DTOClient
import DTORuntime
import Foundation

/// Passes each attempt to a closure, as a command of `curl` without secrets.
///
/// The command has the path with its values, and bodies of JSON and forms, which may be private. So use it to find a
/// fault, and not in a shipped app. Give it to a client as a step `behind`:
///
///     APIClient(behind: [CurlLog { command in print(command) }])
public struct CurlLog: APIMiddleware {
    private let log: @Sendable (String) -> Void

    /// - Parameter log: Receives the command.
    public init(_ log: @escaping @Sendable (String) -> Void) {
        self.log = log
    }

    /// Logs the call and sends it on.
    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        log(call.curl)
        return try await next(call)
    }

    /// Logs the call and sends it on.
    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        log(call.curl)
        return try await next(call)
    }
}

extension APICall {
    /// The call as a command of `curl`. `***` replaces secrets: credentials, and values of headers, parameters and keys
    /// whose names name secrets.
    public var curl: String {
        var words = ["curl"]
        // With a body, curl sends POST by default. It waits for the body of a response to `--request HEAD`.
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

    /// Returns a text as one word of the shell (POSIX.1-2024, section 2.2.2).
    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
