import DTORuntime
import Foundation

/// A response in the cache (RFC 9111 section 3).
public struct CachedAnswer: Codable, Hashable, Sendable {
    var status: Int
    /// Pairs of a name and a value.
    var headers: [[String]]
    var body: Data
    /// The time when the response arrived, or when the server last confirmed it.
    var date: Date
    /// Maps the name of each request header on which the response depends to a digest of its value (RFC 9111 section
    /// 4.1). The cache stores digests because the values may be secrets.
    var variants: [String: String]
}

extension CachedAnswer {
    var fields: HTTPHeaders {
        HTTPHeaders(headers.filter { $0.count == 2 }.map { HTTPHeaders.Field(name: $0[0], value: $0[1]) })
    }

    /// An estimate of the memory that the response uses, in bytes.
    var size: Int {
        headers.reduce(body.count + 200) { $0 + $1.reduce(0) { $0 + $1.utf8.count } }
    }

    /// Creates the stored form of a response, or returns nil for a response that must not be stored or could not be
    /// used again.
    init?(_ response: RawResponse, to call: APICall, at now: Date) {
        let control = CacheControl(response.headers)
        guard response.status == 200, !control.forbidsStore, let variants = Self.variants(of: response.headers, call),
            control.maxAge != nil || response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil
                || response.headers["Expires"] != nil
        else { return nil }
        status = response.status
        headers = Self.kept(response.headers)
        body = response.body
        date = now
        self.variants = variants
    }

    /// Returns the headers without `Set-Cookie`, because the client does not use cookies.
    private static func kept(_ headers: HTTPHeaders) -> [[String]] {
        headers.fields.filter { !HTTPHeaders.isSame($0.name, "Set-Cookie") }.map { [$0.name, $0.value] }
    }

    // MARK: Variants

    /// Returns digests of `Accept` and of the request headers that `Vary` lists. Returns nil if the values of these
    /// headers cannot be compared with the headers of another request.
    private static func variants(of headers: HTTPHeaders, _ call: APICall) -> [String: String]? {
        let names = (headers["Vary"] ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        guard !names.contains("*") else { return nil }
        let sent = call.record.facts.sentHeaders
        var variants = ["accept": digest("accept", call)]
        // `URLSession` always sends the same `Accept-Encoding`, and decodes the response.
        for name in names where !name.isEmpty && name != "accept-encoding" {
            let isOfTheSession = [
                "user-agent", "accept-language", "cookie", "origin", "referer", "host",
            ].contains(name)
            if isOfTheSession, call.request.headers[name] == nil { return nil }
            // A middleware after the cache has changed the header, so the cache cannot compare it with the next
            // request.
            if let sent, sent[name] != call.request.headers[name] { return nil }
            variants[name] = digest(name, call)
        }
        return variants
    }

    private static func digest(_ name: String, _ call: APICall) -> String {
        call.request.headers[name].map { SHA256Digest.hexadecimal(of: Array($0.utf8)) } ?? ""
    }

    /// Returns whether the headers of the request have the values for which the response was stored.
    func suits(_ call: APICall) -> Bool {
        variants.allSatisfy { Self.digest($0.key, call) == $0.value }
    }

    // MARK: Age

    /// Returns whether the response is fresh (RFC 9111 section 4.2).
    ///
    /// - Parameter limit: The age in seconds at which the caller no longer accepts the response, or nil for no limit.
    func isFresh(at now: Date, within limit: Double?) -> Bool {
        let control = CacheControl(fields)
        guard !control.mustAsk, let lifetime = lifetime(control), now >= date else { return false }
        return age(at: now) < min(lifetime, limit ?? lifetime)
    }

    /// Returns the age in seconds, which includes the age at which the response arrived.
    private func age(at now: Date) -> Double {
        now.timeIntervalSince(date) + max(0, Double(fields["Age"] ?? "") ?? 0)
    }

    /// Returns `max-age`, or the difference between `Expires` and `Date` in seconds, or nil if either field is missing
    /// or invalid.
    private func lifetime(_ control: CacheControl) -> Double? {
        if let lifetime = control.maxAge { return lifetime }
        guard let expires = fields["Expires"].flatMap(HTTPDate.date), let date = fields["Date"].flatMap(HTTPDate.date)
        else { return nil }
        return expires.timeIntervalSince(date)
    }

    /// Returns whether the response may be used although the request has failed (RFC 9111 section 4.2.4, RFC 5861
    /// section 4).
    ///
    /// - Parameter limit: The greatest age of a response without `stale-if-error`.
    func mayStand(at now: Date, limit: Duration) -> Bool {
        let control = CacheControl(fields)
        guard !control.mustAsk, !control.mustRevalidate else { return false }
        let staleAge = control.staleIfError.map { max(0, lifetime(control) ?? 0) + $0 }
        return age(at: now) < staleAge ?? Double(limit.components.seconds)
    }

    // MARK: Revalidation

    func addConditions(to call: inout APICall) {
        let fields = fields
        if let tag = fields["ETag"] { call.request.headers["If-None-Match"] = tag }
        if let date = fields["Last-Modified"] { call.request.headers["If-Modified-Since"] = date }
    }

    /// Updates the stored headers after the status 304 (RFC 9111 section 4.3.4).
    mutating func renew(with response: RawResponse, at now: Date) {
        var fields = fields
        fields["Age"] = nil
        for field in response.headers.fields
        where !["content-length", "content-encoding", "transfer-encoding"].contains(field.name.lowercased()) {
            fields[field.name] = field.value
        }
        headers = Self.kept(fields)
        date = now
    }

    /// Returns the stored response as a response to a call.
    ///
    /// - Parameter attempts: The number of requests that were sent to confirm the response.
    func response(to call: APICall, attempts: Int = 0, isStale: Bool = false) -> RawResponse {
        var response = RawResponse(
            status: status, headers: fields, body: body, url: call.publicURL ?? call.request.url,
            endpoint: call.endpoint, settings: call.settings, attempts: attempts)
        response.isStale = isStale
        return Decoding.decoded(response, call)
    }
}
