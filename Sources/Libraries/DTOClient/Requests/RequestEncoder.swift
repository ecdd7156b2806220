import DTORuntime
public import Foundation

/// Writes the parameters and the body of one request. Generated code calls a function of the encoder for each parameter
/// and for the body, in the order of the contract.
///
/// A parameter that is nil is not sent. A value cannot affect other parts of the request: values are percent-encoded,
/// and a header value with a line break is an error.
public struct RequestEncoder: Sendable {
    private let endpoint: APIEndpoint
    private var pathValues: [String: String] = [:]
    private var query: [String] = []
    private var cookies: [String] = []
    private(set) var headers = HTTPHeaders()
    private(set) var body = HTTPBody.none
    /// The boundary between the parts of a multipart body.
    let boundary: String

    init(_ endpoint: APIEndpoint, boundary: String) {
        self.endpoint = endpoint
        self.boundary = boundary
    }

    // MARK: Parameters

    /// Sets a parameter of the path.
    ///
    /// - Parameter takesSlashes: Whether slashes in the value separate path segments. If the value is false, slashes
    ///   are encoded.
    /// - Throws: `APIClientError.invalidRequest` if a segment of the value is empty, `.` or `..`, because the request
    ///   would have another path.
    public mutating func path(
        _ name: String, _ value: some Encodable, style: ParameterStyle = .simple, explode: Bool = false,
        allowReserved: Bool = false, takesSlashes: Bool = false
    ) throws {
        let encode = allowReserved ? PercentEncoding.keepingReservedInPath : PercentEncoding.strict
        let text = try tree(value, name).segment(name, style: style, explode: explode) { text in
            takesSlashes ? Self.segments(text).map { encode(String($0)) }.joined(separator: "/") : encode(text)
        }
        // An empty segment gives the path of another operation. Servers read `..` as the parent path, even if it is
        // encoded.
        let isElsewhere = Self.segments(text).contains { segment in
            ["", ".", ".."].contains(segment.replacing("%2E", with: ".").replacing("%2e", with: "."))
        }
        if isElsewhere {
            throw invalid("`\(name)` is \(text.isEmpty ? "empty" : "“\(text)”"), which would change the path")
        }
        pathValues[name] = text
    }

    private static func segments(_ text: String) -> [Substring] {
        text.split(separator: "/", omittingEmptySubsequences: false)
    }

    /// Adds a parameter to the query.
    public mutating func query(
        _ name: String, _ value: (some Encodable)?, style: ParameterStyle = .form, explode: Bool = true,
        allowReserved: Bool = false
    ) throws {
        guard let value else { return }
        let encode = allowReserved ? PercentEncoding.keepingReserved : PercentEncoding.strict
        query += try tree(value, name).pairs(name, style: style, explode: explode).map { pair in
            PercentEncoding.strict(pair.name) + "=" + pair.values.map(encode).joined(separator: pair.separator)
        }
    }

    /// Adds the members of an object to the query, encoded like a form (OpenAPI 3.2.0 section 4.12.1).
    @_spi(Generated) public mutating func queryString(_ value: (some Encodable)?) throws {
        guard let value else { return }
        query += try FormBody.pairs(of: value).map { $0.text(PercentEncoding.form) }
    }

    /// Adds a JSON document to the query, without a name (OpenAPI 3.2.0 section 4.12.8).
    @_spi(Generated) public mutating func queryString(json value: (some Encodable)?) throws {
        guard let value else { return }
        query.append(PercentEncoding.strict(try Self.jsonText(value)))
    }

    /// Adds a string to the query, without a name.
    @_spi(Generated) public mutating func queryString(text value: (some Encodable)?) throws {
        guard let value else { return }
        query.append(PercentEncoding.strict(try tree(value, "query").nestedText))
    }

    /// Adds a parameter that is a JSON document to the query.
    public mutating func query(_ name: String, json value: (some Encodable)?) throws {
        guard let value else { return }
        query.append(PercentEncoding.strict(name) + "=" + PercentEncoding.strict(try Self.jsonText(value)))
    }

    /// Adds a header.
    public mutating func header(
        _ name: String, _ value: (some Encodable)?, style: ParameterStyle = .simple, explode: Bool = false
    ) throws {
        guard let value else { return }
        try header(name, text: tree(value, name).segment(name, style: style, explode: explode) { $0 })
    }

    /// Adds a header that is a JSON document.
    public mutating func header(_ name: String, json value: (some Encodable)?) throws {
        guard let value else { return }
        try header(name, text: Self.jsonText(value))
    }

    /// Sets a parameter of the path to a JSON document.
    public mutating func path(_ name: String, json value: some Encodable) throws {
        pathValues[name] = PercentEncoding.strict(try Self.jsonText(value))
    }

    /// Adds a cookie.
    ///
    /// - Parameter style: `form`, or `cookie` for a value without encoding.
    /// - Throws: `APIClientError.invalidRequest` if the value contains characters that a cookie must not have.
    public mutating func cookie(
        _ name: String, _ value: (some Encodable)?, style: ParameterStyle = .form, explode: Bool = true
    ) throws {
        guard let value else { return }
        for pair in try tree(value, name).pairs(name, style: style, explode: explode) {
            let pair = pair.text(style == .cookie ? { $0 } : PercentEncoding.strict)
            // Without encoding, a semicolon would begin a second cookie.
            guard HTTPHeaders.isValue(pair), !pair.utf8.contains(UInt8(ascii: ";")) else {
                throw invalid("`\(name)` contains characters that are not allowed in a cookie")
            }
            cookies.append(pair)
        }
    }

    /// Adds a cookie that is a JSON document.
    public mutating func cookie(_ name: String, json value: (some Encodable)?) throws {
        guard let value else { return }
        cookies.append(PercentEncoding.strict(name) + "=" + PercentEncoding.strict(try Self.jsonText(value)))
    }

    private mutating func header(_ name: String, text: String) throws {
        guard HTTPHeaders.isName(name) else { throw invalid("“\(name)” is not a valid name of a header") }
        guard HTTPHeaders.isValue(text) else {
            throw invalid("`\(name)` contains characters that are not allowed in a header")
        }
        headers.add(name, text)
    }

    private func tree(_ value: some Encodable, _ name: String) throws -> ParameterTree {
        do {
            return try ParameterEncoder.tree(of: value)
        } catch {
            throw invalid("`\(name)` cannot be written: \(error)")
        }
    }

    private func invalid(_ reason: String) -> APIClientError {
        .invalidRequest(operation: endpoint.id, reason: reason)
    }

    // MARK: Bodies

    /// Sets the body to a JSON document.
    ///
    /// - Parameter value: The value, or nil for a request without a body.
    public mutating func body(json value: (some Encodable)?, type: String = "application/json") throws {
        guard let value else { return }
        try put(.data(try Self.json(value)), type)
    }

    /// Sets the body to a form, `application/x-www-form-urlencoded` (OpenAPI 3.1.1 section 4.8.14.4).
    public mutating func body(form value: (some Encodable)?) throws {
        try body(form: value, styles: [:])
    }

    /// Sets the body to a form whose properties have the styles of the contract.
    @_spi(Generated) public mutating func body(form value: (some Encodable)?, styles: [String: FormStyle]) throws {
        guard let value else { return }
        let text = try FormBody.pairs(of: value, styles: styles).map { $0.text(PercentEncoding.form) }
        try put(.data(Data(text.joined(separator: "&").utf8)), "application/x-www-form-urlencoded")
    }

    /// Sets the body to a multipart body.
    ///
    /// - Throws: `APIClientError.invalidRequest` if a part has an invalid header, and errors of encoding a value.
    public mutating func body(multipart value: (some MultipartBody)?, type: String = "multipart/form-data") throws {
        guard let value else { return }
        var form = MultipartForm(boundary: boundary)
        do {
            try value.encode(into: &form)
        } catch let fault as MultipartForm.Fault {
            throw invalid(fault.reason)
        }
        try put(try form.body(), "\(type); boundary=\(boundary)")
    }

    /// Sets the body to a string in UTF-8.
    public mutating func body(text: String?, type: String = "text/plain") throws {
        guard let text else { return }
        // A `text` type without a charset may be read as US-ASCII (RFC 6657 section 4). JSON (RFC 8259 section 8.1),
        // XML (RFC 7303 section 3) and forms are read as UTF-8 by default.
        let name = type.lowercased()
        let isSaid = !name.hasPrefix("text/") || name.contains("charset")
        try put(.data(Data(text.utf8)), isSaid ? type : type + "; charset=utf-8")
    }

    /// Sets the body to bytes.
    public mutating func body(data: Data?, type: String = "application/octet-stream") throws {
        guard let data else { return }
        try put(.data(data), type)
    }

    /// Sets the body to bytes in memory, from a file, or from a stream.
    public mutating func body(_ content: HTTPBody?, type: String = "application/octet-stream") throws {
        guard let content else { return }
        try put(content, type)
    }

    private mutating func put(_ content: HTTPBody, _ type: String) throws {
        guard HTTPHeaders.isValue(type) else {
            throw invalid("the body's media type contains characters that are not allowed in a header")
        }
        body = content
        headers["Content-Type"] = type
    }

    /// Encodes a value as JSON with sorted keys, so that equal values have the same body in recorded calls, signatures
    /// and caches.
    static func json(_ value: some Encodable) throws -> Data {
        try DTOEncoder.compact.encode(value)
    }

    private static func jsonText(_ value: some Encodable) throws -> String {
        String(decoding: try json(value), as: UTF8.self)
    }
}

// MARK: The request

extension RequestEncoder {
    /// Returns the request for a server.
    ///
    /// - Parameter server: The URL of the server with its scheme, without a `/` at its end.
    func request(at server: String) throws -> HTTPRequest {
        // In some documents, the paths of operations differ only in a fragment, which is not sent (RFC 3986 section
        // 3.5). A path in `x-ms-paths` may have a query.
        let parts = endpoint.path.prefix { $0 != "#" }.split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = try filled(parts[0])
        // A query item with a parameter, such as `n={n}`, is left out here, because `query` has the value of the
        // parameter.
        let own = parts.dropFirst().flatMap { $0.split(separator: "&") }.compactMap { try? filled($0) }
        var text = server + (path.isEmpty || path.hasPrefix("/") ? "" : "/") + path
        let query = own + query
        if !query.isEmpty { text += (path.isEmpty ? "/?" : "?") + query.joined(separator: "&") }
        guard let url = URL(string: text), url.scheme != nil, url.host != nil else {
            throw APIClientError.invalidURL(SecretName.maskedURL(text))
        }
        var headers = headers
        if !endpoint.accept.isEmpty, headers["Accept"] == nil {
            headers["Accept"] = endpoint.acceptance
        }
        if !cookies.isEmpty { headers["Cookie"] = cookies.joined(separator: "; ") }
        return HTTPRequest(method: endpoint.method, url: url, headers: headers, body: body)
    }

    /// Adds the query, the headers and the cookies to a request whose URL comes from the server, such as a URL of a
    /// job. Query items and headers that the request already has keep their values.
    func add(to request: inout HTTPRequest) {
        if var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true) {
            func name(_ item: some StringProtocol) -> String { String(item.prefix { $0 != "=" }) }
            let own = parts.percentEncodedQuery?.split(separator: "&").map(String.init) ?? []
            let names = Set(own.map(name))
            let items = own + query.filter { !names.contains(name($0)) }
            if items.count > own.count { parts.percentEncodedQuery = items.joined(separator: "&") }
            request.url = parts.url ?? request.url
        }
        for field in headers.fields where request.headers[field.name] == nil {
            request.headers[field.name] = headers[field.name]
        }
        if !cookies.isEmpty { request.headers["Cookie"] = cookies.joined(separator: "; ") }
    }

    /// Returns a part of the path template with the values of its parameters.
    private func filled(_ text: Substring) throws -> String {
        var result = ""
        var rest = text
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += Self.literal(rest[..<open])
            let name = String(rest[rest.index(after: open)..<close])
            guard let value = pathValues[name] else { throw invalid("`\(name)` has no value") }
            result += value
            rest = rest[rest.index(after: close)...]
        }
        return result + Self.literal(rest)
    }

    /// Encodes the characters of a path template that a path must not contain, such as a space.
    private static func literal(_ text: Substring) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isPlain = (0x21..<0x7F).contains(scalar.value) && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
            result +=
                isPlain ? String(scalar) : PercentEncoding.strict(String(scalar))
        }
        return result
    }
}
