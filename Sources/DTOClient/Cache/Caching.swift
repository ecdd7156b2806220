import Foundation

/// Answers from the cache what it may, and asks the server whether the rest holds still.
struct Caching: Middleware {
    let cache: ResponseCache
    let clock: ClientClock

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        guard isAllowed(call) else { return try await next(call) }
        let key = ResponseCache.key(call, account: call.account)
        guard call.request.method == .get else {
            let response = try await next(call)
            // What was changed is not what is kept any more (RFC 9111, section 4.4).
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

    /// Whether the cache has a part in this call.
    private func isAllowed(_ call: APICall) -> Bool {
        let headers = call.request.headers
        // Nobody can tell for whom an answer is where a caller has written its own credentials.
        let hasOwnCredentials = call.account == nil && (headers["Authorization"] != nil || headers["Cookie"] != nil)
        // A caller that asks its own question wants the server's answer to it.
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
        // A body that means a failure says nothing of what is kept.
        if case .failure = response.decoded?.result { return response }
        // A step behind the cache has added credentials of which the key does not know.
        let sent = call.record.facts.sentHeaders
        let isKnown = call.account != nil || sent?["Authorization"] == nil && sent?["Cookie"] == nil
        // What a redirect leads to is the answer of another URL. How long it is fresh says nothing of how long the redirect holds.
        if isKnown, !response.isRedirected, let answer = CachedAnswer(response, to: call, at: clock.date()) {
            cache.store.keep(answer, for: key)
        } else {
            cache.store.remove(key)
        }
        return response
    }
}

/// Answers from the cache when the network fails before a request could be made, such as when a token cannot be renewed.
struct Offline: Middleware {
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
        // What anybody may see is not what this account would see.
        let isForSomebody = call.settings.credentials != nil && call.endpoint.security.contains { !$0.isEmpty }
        if isForSomebody, account == nil { return nil }
        return cache.store.answer(for: ResponseCache.key(call, account: account)).flatMap {
            $0.suits(call) ? $0 : nil
        }
    }
}

extension CachedAnswer {
    /// An answer that is too large has come: the network has not failed.
    fileprivate func mayStand(for error: any Error, at now: Date, limit: Duration) -> Bool {
        !(error is AnswerTooLarge) && mayStand(at: now, limit: limit)
    }
}
