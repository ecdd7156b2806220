import DTORuntime
import Foundation

/// Renews tokens: once for all calls that a server has refused with the same one.
final class TokenRefresher: Sendable {
    /// A refused token of one provider.
    private struct Key: Hashable, Sendable {
        var provider: ProviderID
        var token: String
    }

    private struct State {
        var refreshes: [Key: Task<String, any Error>] = [:]
        /// Tokens for which there will be no other; the last ones.
        var refused: [(key: Key, refusal: TokenRefusal)] = []
    }

    /// The refreshes that the current task is a part of. Waiting for one of them would be for ever.
    @TaskLocal private static var running: Set<Key> = []
    private static let rememberedCount = 64
    private let state = Guarded(State())

    /// The token in place of one that a server has refused.
    ///
    /// - Throws: `TokenRefusal`, what the provider throws, `CancellationError`.
    func token(inPlaceOf refused: String, from provider: any TokenProvider) async throws -> String {
        let key = Key(provider: ProviderID(provider), token: refused)
        if Self.running.contains(key) { throw TokenRefusal("the call is a part of the refresh") }
        // Another call may have renewed it since this one was sent.
        if let current = try await withoutWaiting({ try await provider.token() }), current != refused { return current }
        let task = try state.withLock { state in
            if let known = state.refused.first(where: { $0.key == key }) { throw known.refusal }
            if let running = state.refreshes[key] { return running }
            // This is not the caller's own task: if that one is cancelled, others still wait.
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
        // A refresh may have ended between the look at the token and the look at what is running.
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

/// Tells providers apart: objects by their identity, values by their type and account.
private struct ProviderID: Hashable, Sendable {
    private var type: ObjectIdentifier
    private var object: ObjectIdentifier?
    private var account: String?

    init(_ provider: any TokenProvider) {
        let type = Swift.type(of: provider)
        self.type = ObjectIdentifier(type)
        // On Linux a cast to `AnyObject` puts a value in a new box each time.
        object = type is AnyClass ? ObjectIdentifier(provider as AnyObject) : nil
        account = provider.account
    }
}
