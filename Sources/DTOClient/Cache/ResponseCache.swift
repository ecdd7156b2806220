public import Foundation

/// An answer that is kept (RFC 9111, section 3).
public struct CachedAnswer: Codable, Hashable, Sendable {
    var status: Int
    var headers: [[String]]
    var body: Data
    /// When it came, or was found to hold still.
    var date: Date
    /// The request's headers on which it depends (RFC 9111, section 4.1).
    var variants: [String: String]
}

/// Where answers are kept. A store may forget what it likes.
public protocol CacheStore: Sendable {
    func answer(for key: String) -> CachedAnswer?
    func keep(_ answer: CachedAnswer, for key: String)
    func remove(_ key: String)
    func removeAll()
}

/// A private cache: what it keeps of one account no other sees.
public struct ResponseCache: Sendable {
    let store: any CacheStore
    /// How long an answer may stand for one that does not come because the network fails.
    var staleLimit: Duration

    /// - Parameter staleIfError: zero: never.
    public init(_ store: any CacheStore, staleIfError: Duration = .seconds(7 * 86_400)) {
        self.store = store
        staleLimit = staleIfError
    }

    /// - Parameter limit: in bytes, over all answers.
    public static func memory(limit: Int = 16 << 20) -> ResponseCache {
        ResponseCache(MemoryCacheStore(limit: limit))
    }

    /// - Parameters:
    ///   - folder: nobody else's. It is made if it is not there.
    ///   - limit: in bytes, over all answers.
    public static func disk(_ folder: URL, limit: Int = 64 << 20) -> ResponseCache {
        ResponseCache(DiskCacheStore(folder: folder, limit: limit))
    }

    public func removeAll() {
        store.removeAll()
    }

    /// Nil for a request whose answers are not kept: those of other methods, and those for somebody whom nobody knows.
    static func key(_ call: APICall, account: String?) -> String? {
        guard call.request.method == .get else { return nil }
        let isAuthorised = call.request.headers["Authorization"] != nil || call.request.headers["Cookie"] != nil
        if isAuthorised, account == nil { return nil }
        // The account is a secret where it is a token.
        let owner = account.map { SHA256Digest.hexadecimal(of: Array($0.utf8)) } ?? "-"
        return "\(owner) \(call.request.headers["Accept"] ?? "") \(call.request.url.absoluteString)"
    }
}
