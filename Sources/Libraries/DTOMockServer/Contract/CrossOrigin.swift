import DTORuntime

/// Lets web pages of other origins read responses (WHATWG Fetch section 3.2).
struct CrossOrigin {
    private let headers: HTTPHeaders

    /// - Parameter headers: The headers of the request.
    init(_ headers: HTTPHeaders) {
        self.headers = headers
    }

    /// Whether the request is the preflight request of a browser. The server itself responds to a preflight request,
    /// without an operation of the contract.
    func isPreflight(_ method: HTTPMethod) -> Bool {
        method == .options && headers["Origin"] != nil && headers["Access-Control-Request-Method"] != nil
    }

    /// Adds the headers with which a page may read the response. The document's headers are kept, except the allowed
    /// origin in the response to a browser. For requests with credentials, browsers do not accept `*`.
    func allow(_ response: inout MockHTTPResponse) {
        func add(_ name: String, _ value: String) {
            if response.headers[name] == nil { response.headers[name] = value }
        }
        guard let origin = headers["Origin"] else {
            add("Access-Control-Allow-Origin", "*")
            add("Access-Control-Expose-Headers", "*")
            return
        }
        var seen: Set<String> = []
        let names = response.headers.fields.map(\.name).filter { seen.insert($0.lowercased()).inserted }
        response.headers["Access-Control-Allow-Origin"] = origin
        response.headers["Access-Control-Allow-Credentials"] = "true"
        if !names.isEmpty { add("Access-Control-Expose-Headers", names.joined(separator: ", ")) }
        let varying = response.headers["Vary"].map { $0 + ", " } ?? ""
        response.headers["Vary"] = varying + "Origin"
    }

    /// Returns the response to `OPTIONS`.
    ///
    /// - Parameter methods: The allowed methods.
    func options(_ methods: [String]) -> MockHTTPResponse {
        let allowed = methods.joined(separator: ", ")
        return MockHTTPResponse(
            status: .noContent,
            headers: [
                "Allow": allowed, "Access-Control-Allow-Methods": allowed,
                "Access-Control-Allow-Headers": headers["Access-Control-Request-Headers"] ?? "*",
            ])
    }
}
