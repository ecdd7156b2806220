import Foundation

/// An answer that is kept (RFC 9111, section 3).
public struct CachedAnswer: Codable, Hashable, Sendable {
    var status: Int
    /// Names and values.
    var headers: [[String]]
    var body: Data
    /// When it came, or was found to hold still.
    var date: Date
    /// The request's headers on which the answer depends (RFC 9111, section 4.1), with digests of their values, which may be secrets.
    var variants: [String: String]
}

extension CachedAnswer {
    var fields: HTTPHeaders {
        HTTPHeaders(headers.filter { $0.count == 2 }.map { HTTPHeaders.Field(name: $0[0], value: $0[1]) })
    }

    /// The bytes that it takes in memory, roughly.
    var size: Int {
        headers.reduce(body.count + 200) { $0 + $1.reduce(0) { $0 + $1.utf8.count } }
    }

    /// Nil for an answer that must not be kept.
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

    /// The client has no use for cookies, so there is no reason to keep them.
    private static func kept(_ headers: HTTPHeaders) -> [[String]] {
        headers.fields.filter { !HTTPHeaders.isSame($0.name, "Set-Cookie") }.map { [$0.name, $0.value] }
    }

    // MARK: Variants

    /// The request's own values of the headers that the answer depends on; nil where it depends on more than the request shows.
    private static func variants(of headers: HTTPHeaders, _ call: APICall) -> [String: String]? {
        let names = (headers["Vary"] ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        guard !names.contains("*") else { return nil }
        let sent = call.record.facts.sentHeaders
        var variants = ["accept": digest("accept", call)]
        // The session asks for encodings by itself, always for the same, and decodes them.
        for name in names where !name.isEmpty && name != "accept-encoding" {
            let isOfTheSession = ["user-agent", "accept-language", "origin", "referer", "host"].contains(name)
            if isOfTheSession, call.request.headers[name] == nil { return nil }
            // A step behind the cache has changed it, so the next request would not show it.
            if let sent, sent[name] != call.request.headers[name] { return nil }
            variants[name] = digest(name, call)
        }
        return variants
    }

    private static func digest(_ name: String, _ call: APICall) -> String {
        call.request.headers[name].map { SHA256Digest.hexadecimal(of: Array($0.utf8)) } ?? ""
    }

    /// Whether the answer is one to this request.
    func suits(_ call: APICall) -> Bool {
        variants.allSatisfy { Self.digest($0.key, call) == $0.value }
    }

    // MARK: Age

    /// RFC 9111, section 4.2.
    ///
    /// - Parameter limit: the greatest age, in seconds, that the caller wants.
    func isFresh(at now: Date, within limit: Double?) -> Bool {
        let fields = fields
        let control = CacheControl(fields)
        guard !control.mustAsk, let lifetime = control.maxAge ?? Self.lifetime(fields), now >= date else {
            return false
        }
        let age = max(0, Double(fields["Age"] ?? "") ?? 0)
        return now.timeIntervalSince(date) + age < min(lifetime, limit ?? lifetime)
    }

    /// By `Expires`, which without `Date` says nothing.
    private static func lifetime(_ fields: HTTPHeaders) -> Double? {
        guard let expires = fields["Expires"].flatMap(HTTPDate.date), let date = fields["Date"].flatMap(HTTPDate.date)
        else { return nil }
        return expires.timeIntervalSince(date)
    }

    /// Whether it may stand for an answer that does not come (RFC 9111, section 4.2.4, and RFC 5861, section 4).
    func mayStand(at now: Date, limit: Duration) -> Bool {
        let control = CacheControl(fields)
        guard !control.mustAsk, !control.mustRevalidate else { return false }
        return now.timeIntervalSince(date) < control.staleIfError ?? Double(limit.components.seconds)
    }

    // MARK: Revalidation

    func addConditions(to call: inout APICall) {
        let fields = fields
        if let tag = fields["ETag"] { call.request.headers["If-None-Match"] = tag }
        if let date = fields["Last-Modified"] { call.request.headers["If-Modified-Since"] = date }
    }

    /// RFC 9111, section 4.3.4.
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

    /// - Parameter attempts: how often a request was sent to know that it holds still.
    func response(to call: APICall, attempts: Int = 0, isStale: Bool = false) -> RawResponse {
        var response = RawResponse(
            status: status, headers: fields, body: body, url: call.publicURL ?? call.request.url,
            endpoint: call.endpoint, settings: call.settings, attempts: attempts)
        response.isStale = isStale
        return Decoding.decoded(response, call)
    }
}
