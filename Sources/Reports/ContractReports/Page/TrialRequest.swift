import ContractModel
import ContractServing

/// A request as text that the reader of the page can change and send: a line with method and path, headers, an empty
/// line, and the body.
struct TrialRequest {
    let lines: [String]

    /// The result is nil for a request whose body needs a file.
    init?(_ request: SampleRequest) {
        var target = request.target
        var headers: [String] = []
        for (_, credential) in request.credentials {
            switch credential {
            case .basic: headers.append("Authorization: Basic CREDENTIALS")
            case .bearer: headers.append("Authorization: Bearer TOKEN")
            case .key(let name, place: "query"): target += (target.contains("?") ? "&" : "?") + "\(name)=KEY"
            // A browser does not allow a page to write cookies into a request.
            case .key(_, place: "cookie"): break
            case .key(let name, _): headers.append("\(name): KEY")
            }
        }
        headers += request.headers.filter { $0.name != "Cookie" }.map { "\($0.name): \($0.value)" }
        var content: [String] = []
        if let body = request.body {
            guard let value = body.value, !MediaType.isMultipart(body.mediaType) else { return nil }
            headers.append("Content-Type: \(body.mediaType)")
            content = MediaType.isJSON(body.mediaType) ? JSONLayout.lines(of: value.jsonText) : [value.formText]
        }
        let path = request.server.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
        lines = ["\(request.method) \(path)\(target)"] + headers + (content.isEmpty ? [] : [""] + content)
    }
}
