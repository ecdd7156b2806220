import DTORuntime
import Foundation

/// Renews tokens. One refresh serves all calls with the same refused token.
final class TokenRefresher: Sendable {
    /// A refused token of one provider.
    private struct Key: Hashable, Sendable {
        var provider: ProviderID
        var token: String
    }

    private struct State {
        var refreshes: [Key: Task<String, any Error>] = [:]
        /// The last tokens whose provider has thrown `TokenRefusal`.
        var refused: [(key: Key, refusal: TokenRefusal)] = []
    }

    /// The refreshes that run in the current task. If the task waited for one of them, the wait would never end.
    @TaskLocal private static var running: Set<Key> = []
    private static let rememberedCount = 64
    private let state = Guarded(State())

    /// Returns a token that replaces a token that the server has refused.
    ///
    /// - Throws: `TokenRefusal`, the errors of the provider, `CancellationError`.
    func token(inPlaceOf refused: String, from provider: any TokenProvider) async throws -> String {
        let key = Key(provider: ProviderID(provider), token: refused)
        if Self.running.contains(key) { throw TokenRefusal("the call is a part of the refresh") }
        // Another call may already have renewed the token.
        if let current = try await withoutWaiting({ try await provider.token() }), current != refused { return current }
        let task = try state.withLock { state in
            if let known = state.refused.first(where: { $0.key == key }) { throw known.refusal }
            if let running = state.refreshes[key] { return running }
            // An unstructured task runs the refresh, because other calls may still wait for the refresh after this call
            // is cancelled.
            let task = Task {
                try await Self.$running.withValue(Self.running.union([key])) { try await self.refresh(key, provider) }
            }
            state.refreshes[key] = task
            return task
        }
        return try await task.cancellableValue
    }

    private func refresh(_ key: Key, _ provider: any TokenProvider) async throws -> String {
        defer { state.withLock { state in state.refreshes[key] = nil } }
        // A refresh may have ended after the token was checked in `token(inPlaceOf:from:)`.
        if let current = try await provider.token(), current != key.token { return current }
        do {
            return try await provider.refresh(key.token)
        } catch let refusal as TokenRefusal {
            state.withLock { state in
                state.refused.append((key, refusal))
                if state.refused.count > Self.rememberedCount { state.refused.removeFirst() }
            }
            throw refusal
        }
    }
}

/// Identifies a provider: an object by its identity, a value by its type and account.
private struct ProviderID: Hashable, Sendable {
    private var type: ObjectIdentifier
    private var object: ObjectIdentifier?
    private var account: String?

    init(_ provider: any TokenProvider) {
        let type = Swift.type(of: provider)
        self.type = ObjectIdentifier(type)
        // On Linux, each cast of a value to `AnyObject` creates a new object, so values have no identity.
        object = type is AnyClass ? ObjectIdentifier(provider as AnyObject) : nil
        account = provider.account
    }
}
