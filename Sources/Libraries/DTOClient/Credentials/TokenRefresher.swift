import DTORuntime
import Foundation

/// Renews tokens, once for all calls whose token the server has refused.
final class TokenRefresher: Sendable {
    /// A refused token of one provider.
    private struct Key: Hashable, Sendable {
        var provider: ProviderID
        var token: String
    }

    private struct State {
        var refreshes: [Key: Task<String, any Error>] = [:]
        /// The last tokens that cannot be renewed.
        var refused: [(key: Key, refusal: TokenRefusal)] = []
    }

    /// The refreshes in which the current task takes part. To wait for one of them would never end.
    @TaskLocal private static var running: Set<Key> = []
    private static let rememberedCount = 64
    private let state = Guarded(State())

    /// Returns a token to replace a token that the server has refused.
    ///
    /// - Throws: `TokenRefusal`, the provider's errors, `CancellationError`.
    func token(inPlaceOf refused: String, from provider: any TokenProvider) async throws -> String {
        let key = Key(provider: ProviderID(provider), token: refused)
        if Self.running.contains(key) { throw TokenRefusal("the call is a part of the refresh") }
        // Another call may have renewed the token after this call was sent.
        if let current = try await withoutWaiting({ try await provider.token() }), current != refused { return current }
        let task = try state.withLock { state in
            if let known = state.refused.first(where: { $0.key == key }) { throw known.refusal }
            if let running = state.refreshes[key] { return running }
            // A separate task runs the refresh. If the caller is cancelled, other callers still wait for it.
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
        // A refresh may have ended between the check of the token and the check of running refreshes.
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

/// Identifies providers: objects by their identity, values by their type and account.
private struct ProviderID: Hashable, Sendable {
    private var type: ObjectIdentifier
    private var object: ObjectIdentifier?
    private var account: String?

    init(_ provider: any TokenProvider) {
        let type = Swift.type(of: provider)
        self.type = ObjectIdentifier(type)
        // On Linux, each cast of a value to `AnyObject` makes a new box.
        object = type is AnyClass ? ObjectIdentifier(provider as AnyObject) : nil
        account = provider.account
    }
}
