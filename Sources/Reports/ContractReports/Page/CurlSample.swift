import ContractModel
import ContractServing

/// A request as a command for a shell. Each string of the document is in single quotes, and in a place where curl reads
/// neither options nor the names of files.
struct CurlSample {
    private(set) var lines: [String]

    init(_ request: SampleRequest) {
        var target = request.target
        var options: [String] = []
        for (_, credential) in request.credentials {
            switch credential {
            case .basic: options.append("--user 'USER:PASSWORD'")
            case .bearer: options.append("--header 'Authorization: Bearer TOKEN'")
            case .key(let name, place: "query"): target += (target.contains("?") ? "&" : "?") + "\(name)=KEY"
            case .key(let name, place: "cookie"): options.append("--cookie '\(name)=KEY'")
            case .key(let name, _): options.append("--header '\(name): KEY'")
            }
        }
        let method = request.method
        let verb = method == "GET" ? "" : method == "HEAD" ? "--head " : "--request \(method) "
        lines = ["curl \(verb)\(Self.quoted(request.server + target))"]
        options += request.headers.map { "--header \(Self.quoted("\($0.name): \($0.value)"))" }
        if let body = request.body { options += Self.options(for: body) }
        for option in options {
            lines[lines.count - 1] += " \\"
            lines += ContractPage.lines(of: "  " + option)
        }
    }

    /// Puts a string in single quotes, in which only the quote itself has a meaning (POSIX.1-2017, XCU 2.2.2).
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    // MARK: Bodies

    private static func options(for body: OperationSample.Body) -> [String] {
        let type = "--header \(quoted("Content-Type: \(body.mediaType)"))"
        guard let value = body.value else { return [type, "--data-binary '@FILE'"] }
        if MediaType.isJSON(body.mediaType) {
            return [type, "--data-raw \(quoted(String(value.jsonText.dropLast())))"]
        }
        guard case .object(let members) = value else { return [] }
        let option = MediaType.isMultipart(body.mediaType) ? "--form-string" : "--data-urlencode"
        return members.flatMap { member -> [String] in
            if body.files.contains(member.key) { return ["--form \(quoted("\(member.key)=@FILE"))"] }
            let values = if case .array(let elements) = member.value { elements } else { [member.value] }
            return values.map { "\(option) \(quoted("\(member.key)=\($0.words)"))" }
        }
    }
}
