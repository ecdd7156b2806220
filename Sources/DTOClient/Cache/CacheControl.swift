import Foundation

/// `Cache-Control` (RFC 9111, section 5.2), as far as a private cache goes by it.
struct CacheControl {
    /// In seconds.
    var maxAge: Double?
    /// In seconds (RFC 5861).
    var staleIfError: Double?
    var forbidsStore = false
    /// Whether the server must be asked each time.
    var mustAsk = false
    /// Whether the server must be asked when the answer is too old.
    var mustRevalidate = false

    init(_ headers: HTTPHeaders) {
        for directive in (headers["Cache-Control"] ?? "").lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let seconds = parts.count == 2 ? Self.seconds(parts[1].trimmingCharacters(in: ["\""])) : nil
            switch parts.first {
            case "no-store": forbidsStore = true
            case "no-cache": mustAsk = true
            case "must-revalidate": mustRevalidate = true
            // Of two that differ the shorter is the safe one, and one that cannot be read is none.
            case "max-age": maxAge = min(maxAge ?? .infinity, seconds ?? 0)
            case "stale-if-error": staleIfError = seconds
            default: break
            }
        }
    }

    /// Digits alone (RFC 9111, section 1.2.2): `nan` would be fresh for ever.
    private static func seconds(_ text: String) -> Double? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Double(text) : nil
    }
}
