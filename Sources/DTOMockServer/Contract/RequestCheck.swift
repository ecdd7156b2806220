import DTORuntime
import DTOContract

/// Compares a request with what its operation asks for.
struct RequestCheck {
    private let operation: RuntimeOperation

    init(_ operation: RuntimeOperation) {
        self.operation = operation
    }

    /// Nil where the request is as the contract says.
    func problem(in request: MockHTTPRequest) -> Problem? {
        if let body = operation.body, request.body?.isEmpty == false, let type = request.headers["Content-Type"],
            !body.mediaTypes.isEmpty, !body.mediaTypes.contains(where: { Self.fits(type, $0) })
        {
            return Problem(
                HTTPStatus(415), "\(operation.id) takes \(body.mediaTypes.joined(separator: ", ")), not \(type).")
        }
        var faults = operation.parameters.filter { $0.isRequired && !Self.has($0, request) }
            .map { (place: "\($0.place) \($0.name)", reason: "It is required.") }
        if operation.body?.isRequired == true, request.body?.isEmpty != false {
            faults.append((place: "body", reason: "It is required."))
        }
        if faults.isEmpty { return nil }
        return Problem(
            .unprocessableEntity, "The request is not what \(operation.id) asks for.", faults: faults)
    }

    private static func has(_ parameter: RuntimeParameter, _ request: MockHTTPRequest) -> Bool {
        switch parameter.place {
        case "path": return request.pathParameters[parameter.name] != nil
        // An object or a list may be written under other names: `filter[name]=`.
        case "query":
            return request.queryItems.contains {
                $0.name == parameter.name || $0.name.hasPrefix(parameter.name + "[")
            }
        case "header": return request.headers[parameter.name] != nil
        case "cookie":
            let cookies = request.headers["Cookie"]?.split(separator: ";") ?? []
            return cookies.contains { $0.drop { $0 == " " }.hasPrefix(parameter.name + "=") }
        default: return true
        }
    }

    private static func fits(_ type: String, _ wanted: String) -> Bool {
        func names(_ text: String) -> [Substring] {
            text.prefix { $0 != ";" }.lowercased().trimmed.split(separator: "/")
        }
        let (own, other) = (names(type), names(wanted))
        guard own.count == 2, other.count == 2 else { return false }
        return (other[0] == "*" || own[0] == other[0]) && (other[1] == "*" || own[1] == other[1])
    }
}

extension String {
    fileprivate var trimmed: Substring {
        drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
    }
}
