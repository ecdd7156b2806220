import DTORuntime
public import Foundation

/// Stores responses of GET requests by the rules for a private cache (RFC 9111).
///
/// Responses of one account are never given to another account. A key contains the account, and also the caller's own
/// headers, because a header may be a credential that the contract does not list.
public struct ResponseCache: Sendable {
    let store: any CacheStore
    /// The greatest age of a response that may replace a failed request.
    let staleLimit: Duration

    /// - Parameter staleIfError: The greatest age of a response that replaces a request that the network failed to
    ///   answer. Zero turns this off. The server's own `stale-if-error` (RFC 5861) has priority, and its `no-cache` and
    ///   `must-revalidate` forbid a replacement.
    public init(_ store: any CacheStore, staleIfError: Duration = .seconds(7 * 86_400)) {
        self.store = store
        staleLimit = staleIfError
    }

    /// Makes a cache in memory, which ends with the process.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of all responses together, in bytes.
    ///   - entries: The greatest number of responses.
    public static func memory(limit: Int = 16 << 20, entries: Int = 1_000) -> ResponseCache {
        ResponseCache(MemoryCacheStore(limit: limit, entries: entries))
    }

    /// Makes a cache of files, which later processes can read.
    ///
    /// - Parameters:
    ///   - folder: A folder that has no other files. It is created if it is missing.
    ///   - limit: The greatest size of all responses together, in bytes.
    ///   - entries: The greatest number of responses.
    public static func disk(_ folder: URL, limit: Int = 64 << 20, entries: Int = 5_000) -> ResponseCache {
        ResponseCache(DiskCacheStore(folder: folder, limit: limit, entries: entries))
    }

    /// Removes all responses, for example when the user signs out.
    public func removeAll() {
        store.removeAll()
    }
}

/// Stores cached responses. A store may drop responses at any time. Its functions are called on several threads.
public protocol CacheStore: Sendable {
    /// Returns the response of a key, or nil.
    func answer(for key: String) -> CachedAnswer?
    /// Stores a response under a key.
    func keep(_ answer: CachedAnswer, for key: String)
    /// Removes the response of a key.
    func remove(_ key: String)
    /// Removes all responses.
    func removeAll()
}

extension ResponseCache {
    /// Returns the key of a call by its URL, its headers and its account.
    package static func key(_ call: APICall) -> String { key(call, account: call.account) }

    /// Returns the key of a call's GET request.
    ///
    /// - Parameter account: The account of the credentials, or nil for a call without credentials.
    static func key(_ call: APICall, account: String?) -> String {
        // An account is a secret if it is a token. A URL is a secret if credentials are a part of its query.
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

    /// Headers that do not identify the caller. If one of them changes a response, the server lists it in `Vary`.
    private static let harmlessHeaders: Set = [
        "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-type",
        "if-modified-since",
        "if-none-match", "idempotency-key", "pragma", "request-id", "traceparent", "tracestate", "user-agent",
        "x-correlation-id", "x-request-id",
    ]
}
