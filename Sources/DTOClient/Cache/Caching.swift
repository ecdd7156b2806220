import Foundation

/// Answers from the cache what it may, and asks the server whether the rest holds still.
struct Caching: Middleware {
    let cache: ResponseCache
    let clock: ClientClock

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        guard let key = ResponseCache.key(call, account: call.account) else { return try await next(call) }
        let kept = cache.store.answer(for: key).flatMap { $0.suits(call) ? $0 : nil }
        if let kept, kept.isFresh(at: clock.date()) { return kept.response(to: call) }
        var request = call
        if let kept { kept.addConditions(to: &request) }
        do {
            let response = try await next(request)
            if response.status == 304, var kept {
                kept.renew(with: response, at: clock.date())
                cache.store.keep(kept, for: key)
                return kept.response(to: call, attempts: response.attempts)
            }
            keep(response, to: call, for: key)
            return response
        } catch APIClientError.transport(let error) {
            guard let stale = kept?.staleResponse(to: call, cache, at: clock.date()) else {
                throw APIClientError.transport(error)
            }
            return stale
        }
    }

    private func keep(_ response: RawResponse, to call: APICall, for key: String) {
        guard response.status == 200 else { return }
        if case .failure = response.decoded?.result { return }
        let control = CacheControl(response.headers)
        guard !control.forbidsStore, let variants = CachedAnswer.variants(of: response.headers, call) else {
            return cache.store.remove(key)
        }
        guard control.maxAge != nil || response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil
        else {
            return
        }
        cache.store.keep(
            CachedAnswer(
                status: response.status, headers: response.headers.fields.map { [$0.name, $0.value] },
                body: response.body, date: clock.date(), variants: variants), for: key)
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
            let account = call.settings.credentials?.account(for: call.endpoint.security.flatMap(\.self), token: nil)
            guard let key = ResponseCache.key(call, account: account),
                let kept = cache.store.answer(for: key), kept.suits(call),
                let stale = kept.staleResponse(to: call, cache, at: clock.date())
            else { throw APIClientError.transport(error) }
            return stale
        }
    }
}

extension CachedAnswer {
    private var fields: HTTPHeaders {
        HTTPHeaders(headers.filter { $0.count == 2 }.map { HTTPHeaders.Field(name: $0[0], value: $0[1]) })
    }

    /// The request's own values of the headers that the answer depends on; nil where it depends on more than the request shows.
    static func variants(of headers: HTTPHeaders, _ call: APICall) -> [String: String]? {
        let names = (headers["Vary"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !names.contains("*") else { return nil }
        var variants: [String: String] = [:]
        for name in names where !name.isEmpty {
            // What the session adds by itself is not seen here.
            let lower = name.lowercased()
            if ["accept-encoding", "user-agent", "accept-language", "origin"].contains(lower),
                call.request.headers[name] == nil
            {
                if lower == "accept-encoding" { continue }
                return nil
            }
            variants[lower] = call.request.headers[name] ?? ""
        }
        return variants
    }

    func suits(_ call: APICall) -> Bool {
        variants.allSatisfy { (call.request.headers[$0.key] ?? "") == $0.value }
    }

    func isFresh(at now: Date) -> Bool {
        let control = CacheControl(fields)
        guard let maxAge = control.maxAge, !control.mustRevalidate else { return false }
        let age = Double(fields["Age"] ?? "") ?? 0
        return now.timeIntervalSince(date) + age < maxAge && now >= date
    }

    func addConditions(to call: inout APICall) {
        if let tag = fields["ETag"] { call.request.headers["If-None-Match"] = tag }
        if let date = fields["Last-Modified"] { call.request.headers["If-Modified-Since"] = date }
    }

    /// RFC 9111, section 4.3.4.
    mutating func renew(with response: RawResponse, at now: Date) {
        var fields = fields
        for field in response.headers.fields
        where !["content-length", "content-encoding"].contains(field.name.lowercased()) {
            fields[field.name] = field.value
        }
        headers = fields.fields.map { [$0.name, $0.value] }
        date = now
    }

    func response(to call: APICall, attempts: Int = 0) -> RawResponse {
        var response = RawResponse(
            status: status, headers: fields, body: body, url: call.request.url, endpoint: call.endpoint,
            settings: call.settings, attempts: attempts)
        response.decoded = call.decode.map { RawResponse.Decoded(result: $0(response), issues: []) }
        return response
    }

    /// Nil for one that is too old to stand for another.
    func staleResponse(to call: APICall, _ cache: ResponseCache, at now: Date) -> RawResponse? {
        guard now.timeIntervalSince(date) < TimeInterval(cache.staleLimit.components.seconds) else { return nil }
        var response = response(to: call)
        response.isStale = true
        return response
    }
}

/// `Cache-Control` (RFC 9111, section 5.2.2), as far as a private cache goes by it.
struct CacheControl {
    var maxAge: Double?
    var forbidsStore = false
    var mustRevalidate = false

    init(_ headers: HTTPHeaders) {
        for directive in (headers["Cache-Control"] ?? "").lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            switch parts.first {
            case "no-store": forbidsStore = true
            case "no-cache": mustRevalidate = true
            case "max-age": maxAge = parts.count == 2 ? Double(parts[1].trimmingCharacters(in: ["\""])) : nil
            default: break
            }
        }
    }
}
