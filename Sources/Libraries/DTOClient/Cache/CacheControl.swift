import DTORuntime
import Foundation

/// The directives of `Cache-Control` in a request or a response that the cache obeys (RFC 9111 section 5.2).
struct CacheControl {
    /// The age in seconds at which a response is no longer fresh.
    var maxAge: Double?
    /// The number of seconds after the end of its freshness in which a response may replace a failed request
    /// (`stale-if-error` of RFC 5861 section 4).
    var staleIfError: Double?
    var forbidsStore = false
    /// Whether the cache must ask the server before each use.
    var mustAsk = false
    /// Whether the cache must ask the server before it uses a stale response.
    var mustRevalidate = false

    init(_ headers: HTTPHeaders) {
        for directive in (headers["Cache-Control"] ?? "").lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let seconds = parts.count == 2 ? Self.seconds(parts[1].trimmingCharacters(in: ["\""])) : nil
            switch parts.first {
            case "no-store": forbidsStore = true
            case "no-cache": mustAsk = true
            case "must-revalidate": mustRevalidate = true
            // If there are two lifetimes, the shorter lifetime is used. A malformed lifetime has the effect of 0.
            case "max-age": maxAge = min(maxAge ?? .infinity, seconds ?? 0)
            case "stale-if-error": staleIfError = seconds
            default: break
            }
        }
    }

    /// Reads a number that consists of digits (RFC 9111 section 1.2.2). `Double` alone would also accept `nan`, and a
    /// response with this lifetime would be fresh for ever.
    private static func seconds(_ text: String) -> Double? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Double(text) : nil
    }
}
