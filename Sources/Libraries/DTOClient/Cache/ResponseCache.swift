import DTORuntime
public import Foundation

/// Stores responses of GET requests by the rules for a private cache (RFC 9111).
///
/// A response for one account is never used for another account. The key of a response depends on the account, and on
/// the headers that the caller adds, because an added header may be a credential.
public struct ResponseCache: Sendable {
    let store: any CacheStore
    /// The greatest age of a response that is used when a request fails.
    let staleLimit: Duration

    /// Creates a cache that keeps its responses in a store.
    ///
    /// - Parameter staleIfError: The greatest age of a response that is used when the network fails. With zero, a
    ///   failure of the network throws an error. The server's `stale-if-error` (RFC 5861) has priority. A response with
    ///   `no-cache` or `must-revalidate` is never used when the network fails.
    public init(_ store: any CacheStore, staleIfError: Duration = .seconds(7 * 86_400)) {
        self.store = store
        staleLimit = staleIfError
    }

    /// Returns a new cache in memory. The contents of the cache are lost when the process ends.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of all responses together, in bytes.
    ///   - entries: The greatest number of responses.
    public static func memory(limit: Int = 16 << 20, entries: Int = 1_000) -> ResponseCache {
        ResponseCache(MemoryCacheStore(limit: limit, entries: entries))
    }

    /// Returns a cache in files, which later processes can read.
    ///
    /// - Parameters:
    ///   - folder: A folder that has no other files. The folder is created if it is missing.
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

/// Stores cached responses. A store may drop responses at any time. The cache calls the store from several threads at
/// once.
public protocol CacheStore: Sendable {
    /// Returns the stored response for a key, or nil.
    func answer(for key: String) -> CachedAnswer?
    /// Stores a response under a key.
    func keep(_ answer: CachedAnswer, for key: String)
    /// Removes the response of a key.
    func remove(_ key: String)
    /// Removes all responses.
    func removeAll()
}

extension ResponseCache {
    /// Returns the cache key of a call with the account of its credentials.
    package static func key(_ call: APICall) -> String { key(call, account: call.account) }

    /// Returns the cache key for a GET request to the URL of the call.
    ///
    /// - Parameter account: The account of the credentials, or nil for a call without credentials.
    static func key(_ call: APICall, account: String?) -> String {
        // The account may be a token, so the key has its hash. The URL is used without credentials in its query.
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
