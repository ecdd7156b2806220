import DTORuntime
import Foundation

/// Answers calls with fresh responses from the cache. A stale response is used only if the server confirms that it is
/// still valid, or if the network fails.
struct Caching: APIMiddleware {
    let cache: ResponseCache
    let clock: ClientClock

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        guard isAllowed(call) else { return try await next(call) }
        let key = ResponseCache.key(call, account: call.account)
        guard call.request.method == .get else {
            let response = try await next(call)
            // An unsafe request changes the resource, so the stored response is no longer valid (RFC 9111 section 4.4).
            if !call.request.method.isSafe, (200..<400).contains(response.status) { cache.store.remove(key) }
            return response
        }
        let kept = cache.store.answer(for: key).flatMap { $0.suits(call) ? $0 : nil }
        let wanted = CacheControl(call.request.headers)
        if let kept, kept.isFresh(at: clock.date(), within: wanted.maxAge), !wanted.mustAsk {
            return kept.response(to: call)
        }
        var request = call
        if let kept {
            kept.addConditions(to: &request)
            request.isRevalidation = true
        }
        do {
            return answer(try await next(request), to: call, kept, for: key)
        } catch APIClientError.transport(let error) {
            guard let kept, kept.mayStand(for: error, at: clock.date(), limit: cache.staleLimit) else {
                throw APIClientError.transport(error)
            }
            return kept.response(to: call, isStale: true)
        }
    }

    /// Returns whether the cache may provide the response to the call, and store a response.
    private func isAllowed(_ call: APICall) -> Bool {
        let headers = call.request.headers
        // If the caller writes its own credentials, the cache cannot know to which account the response belongs.
        let hasOwnCredentials = call.account == nil && (headers["Authorization"] != nil || headers["Cookie"] != nil)
        // A caller that sends its own conditions expects the server's response to them.
        let asksItself = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range"]
            .contains { headers[$0] != nil }
        return !hasOwnCredentials && !asksItself && !CacheControl(headers).forbidsStore
    }

    private func answer(
        _ response: RawResponse, to call: APICall, _ kept: CachedAnswer?, for key: String
    ) -> RawResponse {
        if response.status == 304, var kept {
            kept.renew(with: response, at: clock.date())
            cache.store.keep(kept, for: key)
            return kept.response(to: call, attempts: response.attempts)
        }
        guard response.status == 200 else { return response }
        // A failure in the body does not change the validity of the stored response.
        if case .failure = response.decoded?.result { return response }
        // The value is false if a middleware after the cache has added credentials that the key does not contain.
        let sent = call.record.facts.sentHeaders
        let isKnown = call.account != nil || sent?["Authorization"] == nil && sent?["Cookie"] == nil
        // After a redirect, the response belongs to another URL, and its lifetime does not apply to the redirect.
        if isKnown, !response.isRedirected, let answer = CachedAnswer(response, to: call, at: clock.date()) {
            cache.store.keep(answer, for: key)
        } else {
            cache.store.remove(key)
        }
        return response
    }
}

/// Answers from the cache if the call fails before a request is sent, for example because a token cannot be renewed.
struct Offline: APIMiddleware {
    let cache: ResponseCache
    let clock: ClientClock

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        do {
            return try await next(call)
        } catch APIClientError.transport(let error) {
            guard let kept = kept(for: call), kept.mayStand(for: error, at: clock.date(), limit: cache.staleLimit)
            else { throw APIClientError.transport(error) }
            return kept.response(to: call, isStale: true)
        }
    }

    private func kept(for call: APICall) -> CachedAnswer? {
        guard call.request.method == .get, call.request.headers["Authorization"] == nil,
            call.request.headers["Cookie"] == nil
        else { return nil }
        let account = call.record.facts.account
        // A response without an account may differ from the response for this account.
        let isForSomebody = call.settings.credentials != nil && call.endpoint.security.contains { !$0.isEmpty }
        if isForSomebody, account == nil { return nil }
        return cache.store.answer(for: ResponseCache.key(call, account: account)).flatMap {
            $0.suits(call) ? $0 : nil
        }
    }
}

extension CachedAnswer {
    /// Returns whether the response may be used instead of an error. A response that was too large is not a failure of
    /// the network.
    fileprivate func mayStand(for error: any Error, at now: Date, limit: Duration) -> Bool {
        !(error is AnswerTooLarge) && mayStand(at: now, limit: limit)
    }
}
