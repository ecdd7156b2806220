import DTORuntime
import Foundation

/// The parts of `Cache-Control` that a private cache obeys (RFC 9111 section 5.2).
struct CacheControl {
    /// The lifetime of a fresh response in seconds.
    var maxAge: Double?
    /// The number of seconds for which a stale response may replace a failed request (RFC 5861).
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
            // The shorter of two lifetimes is the safe one. An unreadable lifetime counts as 0.
            case "max-age": maxAge = min(maxAge ?? .infinity, seconds ?? 0)
            case "stale-if-error": staleIfError = seconds
            default: break
            }
        }
    }

    /// Reads a number of digits (RFC 9111 section 1.2.2). `Double` also reads `nan`, which would be fresh for ever.
    private static func seconds(_ text: String) -> Double? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Double(text) : nil
    }
}
