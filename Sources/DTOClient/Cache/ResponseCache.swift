public import Foundation

/// Keeps answers of GET requests, by the rules of a private cache (RFC 9111).
///
/// What it keeps of one account no other sees: a key contains whom the credentials are for, and the headers of the caller, one of which may
/// be a credential that the contract does not know.
public struct ResponseCache: Sendable {
    let store: any CacheStore
    /// How long an answer may stand for one that does not come because the network fails.
    let staleLimit: Duration

    /// - Parameter staleIfError: how old an answer may be to stand for one that does not come because the network fails. Zero: there is
    ///   no such answer. A server's own `stale-if-error` (RFC 5861) comes first, and its `no-cache` and `must-revalidate` forbid it.
    public init(_ store: any CacheStore, staleIfError: Duration = .seconds(7 * 86_400)) {
        self.store = store
        staleLimit = staleIfError
    }

    /// A cache that ends with the process.
    ///
    /// - Parameters:
    ///   - limit: the most bytes over all answers.
    ///   - entries: the most answers.
    public static func memory(limit: Int = 16 << 20, entries: Int = 1_000) -> ResponseCache {
        ResponseCache(MemoryCacheStore(limit: limit, entries: entries))
    }

    /// A cache of files, which other processes find again.
    ///
    /// - Parameters:
    ///   - folder: a folder for nothing else. It is made if it is not there.
    ///   - limit: the most bytes over all answers.
    ///   - entries: the most answers.
    public static func disk(_ folder: URL, limit: Int = 64 << 20, entries: Int = 5_000) -> ResponseCache {
        ResponseCache(DiskCacheStore(folder: folder, limit: limit, entries: entries))
    }

    /// Forgets everything, such as when a user signs out.
    public func removeAll() {
        store.removeAll()
    }
}

/// Where answers are kept. A store may forget what it likes. Its functions are called on several threads.
public protocol CacheStore: Sendable {
    func answer(for key: String) -> CachedAnswer?
    func keep(_ answer: CachedAnswer, for key: String)
    func remove(_ key: String)
    func removeAll()
}

extension ResponseCache {
    /// The key of the GET request of a call's URL.
    ///
    /// - Parameter account: whom the credentials are for; nil where none are attached.
    static func key(_ call: APICall, account: String?) -> String {
        // Accounts are secrets where they are tokens, and URLs where credentials are a part of the query.
        let own = call.request.headers.fields.compactMap { field -> String? in
            let name = field.name.lowercased()
            let isKnown = harmlessHeaders.contains(name) || call.credentialHeaders.contains(name)
            return isKnown ? nil : "\(name): \(field.value)"
        }
        let caller = [account.map { "account \($0)" }].compactMap(\.self) + own.sorted()
        let owner =
            caller.isEmpty ? "-" : SHA256Digest.hexadecimal(of: Array(caller.joined(separator: "\n").utf8))
        return owner + " " + (call.publicURL ?? call.request.url).absoluteString
    }

    /// Headers that say nothing of who calls. What they change in an answer, the server says with `Vary`.
    private static let harmlessHeaders: Set = [
        "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-type",
        "if-modified-since",
        "if-none-match", "idempotency-key", "pragma", "request-id", "traceparent", "tracestate", "user-agent",
        "x-correlation-id", "x-request-id",
    ]
}
