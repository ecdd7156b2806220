import DTORuntime
import Diagnostics
import Foundation
import GenerationSettings

/// Fetches a document from the server that publishes it.
struct DocumentFetch {
    enum Outcome {
        /// - Parameter tag: The entity tag of the response (RFC 9110, section 8.8.3).
        case document([UInt8], tag: String?)
        /// The document has not changed: it still has the entity tag that the request named.
        case unchanged
    }

    private let source: PublishedSource
    /// The headers, with values from the environment. The headers are sent only to the server of the source.
    private let headers: [String]
    private let timeout: Int
    private let limit: Int

    private static let redirectLimit = 5
    private static let redirects: Set = [301, 302, 303, 307, 308]

    /// - Parameters:
    ///   - timeout: The time limit of each request in seconds.
    ///   - limit: The greatest number of bytes.
    /// - Throws: `UsageError` if `curl` or a variable of the environment is missing.
    init(
        _ source: PublishedSource, timeout: Int, limit: Int,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        try Curl.require()
        self.source = source
        self.timeout = timeout
        self.limit = limit
        headers = try source.headers.sorted { $0.key < $1.key }.map { header, variable in
            guard let value = environment[variable], !value.isEmpty else {
                throw UsageError(
                    message: "The environment has no variable '\(variable)', which 'source:' needs for '\(header)'.")
            }
            guard HTTPHeaders.isValue(value) else {
                throw UsageError(
                    message: "The variable '\(variable)' cannot be a header, because it has several lines.")
            }
            return "\(header): \(value)"
        }
    }

    /// - Parameter tag: The entity tag of the present document, or nil.
    /// - Throws: `FetchFailure` if the response is neither a document nor "unchanged".
    func outcome(unless tag: String?) throws -> Outcome {
        var url = source.url
        for _ in 0...Self.redirectLimit {
            let answer = try answer(from: url, unless: tag)
            switch answer.status {
            case 200: return .document([UInt8](answer.body), tag: answer.headers["ETag"])
            case 304 where tag != nil: return .unchanged
            case let status where Self.redirects.contains(status): url = try target(of: answer, from: url)
            case 401, 403:
                throw failure(
                    "responds with status \(answer.status). Credentials belong in 'headers-from-environment' of 'source:'"
                )
            default: throw failure("responds with status \(answer.status)")
            }
        }
        throw failure("redirects more than \(Self.redirectLimit) times")
    }

    private func answer(from url: String, unless tag: String?) throws -> Curl.Answer {
        var lines = ["compressed", Curl.line("header", "Accept: application/yaml, application/json, */*;q=0.5")]
        if let tag { lines.append(Curl.line("header", "If-None-Match: \(tag)")) }
        if Self.origin(of: url) == Self.origin(of: source.url) {
            lines += headers.map { Curl.line("header", $0) }
        }
        switch Curl.outcome(of: url, lines, timeout: timeout, limit: limit) {
        case .answer(let answer): return answer
        case .failure(let reason): throw failure("has sent no document. \(reason)")
        }
    }

    /// Returns the URL to which a response redirects. A redirect from HTTPS to a URL without encryption is an error.
    private func target(of answer: Curl.Answer, from url: String) throws -> String {
        guard let location = answer.headers["Location"], let base = URL(string: url),
            let target = URL(string: location, relativeTo: base)?.absoluteURL,
            let address = target.absoluteString.split(separator: "#").first.map(String.init),
            PublishedSource.isAddress(address)
        else { throw failure("responds with status \(answer.status) without a usable URL in 'Location'") }
        if base.scheme?.lowercased() == "https", target.scheme?.lowercased() != "https" {
            throw failure("redirects to a URL without encryption")
        }
        return address
    }

    /// The scheme, the host and the port.
    private static func origin(of url: String) -> [String] {
        guard let url = URL(string: url), let scheme = url.scheme?.lowercased() else { return [] }
        return [scheme, url.host?.lowercased() ?? "", String(url.port ?? (scheme == "https" ? 443 : 80))]
    }

    private func failure(_ reason: String) -> FetchFailure {
        FetchFailure(url: source.url, reason: reason)
    }
}

/// The reason why no document arrived.
struct FetchFailure: Error, CustomStringConvertible {
    let url: String
    let reason: String

    var description: String {
        // The query is left out, because it may contain a secret.
        let place = url.prefix { $0 != "?" }
        return VisibleText.escaped("\(place) \(reason). Nothing is written.")
    }
}
