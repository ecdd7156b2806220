import ContractModel
import DTOContract

/// Recognizes parameters that belong to one request. A client cannot have one value of these parameters for all its
/// requests.
enum RequestParameters {
    static func contain(_ parameter: ParameterDefinition) -> Bool {
        let name = PageNames.foldedHeader(parameter.name)
        if identifiers.contains(where: name.hasSuffix) { return true }
        return parameter.place == "header"
            ? headerPrefixes.contains(where: parameter.name.lowercased().hasPrefix) || headers.contains(name)
            : PageNames.queries.contains(name) || transfers.contains(name)
    }

    /// Ends of names of identifiers and signatures of one request: `PayPal-Request-Id`, `x-ms-client-request-id`.
    private static let identifiers = [
        "idempotencykey", "requestid", "correlationid", "traceid", "spanid", "traceparent", "tracestate", "nonce",
        "timestamp", "signature", "signedheaders", "contentsha256",
    ]

    /// Starts of headers that describe a body or make a condition (RFC 9110 sections 8 and 13.1).
    private static let headerPrefixes = ["content-", "if-"]

    /// Headers that other parts of a client set, and headers of one request. The headers of Amazon sign the request, or
    /// name its operation.
    private static let headers: Set = [
        "accept", "authorization", "date", "digest", "host", "range", "signatureinput",
        "amzalgorithm", "amzcredential", "amzdate", "amztarget",
    ]

    /// Queries that choose the form of one download, upload or response in JSONP.
    private static let transfers: Set = ["alt", "callback", "jsonp", "uploadprotocol", "uploadtype"]
}
