import SwiftEmission

/// Names cases by the statuses of responses, with the reason phrases of RFC 9110, RFC 4918 and RFC 6585.
enum StatusName {
    /// Returns the name of a success: `ok`, or `other` for `default`.
    static func ofSuccess(_ status: String) -> SwiftIdentifier {
        SwiftIdentifier(checked: status == "default" ? "other" : name(of: status))
    }

    /// Returns the name of a failure: `notFound`, `clientError` for `4XX`, or `default`.
    static func ofFailure(_ status: String) -> SwiftIdentifier {
        SwiftIdentifier(checked: status == "default" ? status : name(of: status))
    }

    private static func name(of status: String) -> String {
        names[status.uppercased()] ?? "status" + IdentifierCasing.upperCamel(status).drop { $0 == "_" }
    }

    private static let names = [
        "200": "ok", "201": "created", "202": "accepted", "203": "nonAuthoritative", "204": "noContent",
        "205": "resetContent", "206": "partialContent", "207": "multiStatus",
        "300": "multipleChoices", "301": "movedPermanently", "302": "found", "303": "seeOther", "304": "notModified",
        "307": "temporaryRedirect", "308": "permanentRedirect",
        "400": "badRequest", "401": "unauthorized", "402": "paymentRequired", "403": "forbidden", "404": "notFound",
        "405": "methodNotAllowed", "406": "notAcceptable", "407": "proxyAuthenticationRequired",
        "408": "requestTimeout", "409": "conflict", "410": "gone", "411": "lengthRequired",
        "412": "preconditionFailed", "413": "contentTooLarge", "414": "uriTooLong", "415": "unsupportedMediaType",
        "416": "rangeNotSatisfiable", "417": "expectationFailed", "421": "misdirectedRequest",
        "422": "unprocessableContent", "423": "locked", "424": "failedDependency", "425": "tooEarly",
        "426": "upgradeRequired", "428": "preconditionRequired", "429": "tooManyRequests",
        "431": "requestHeaderFieldsTooLarge", "451": "unavailableForLegalReasons",
        "500": "internalServerError", "501": "notImplemented", "502": "badGateway", "503": "serviceUnavailable",
        "504": "gatewayTimeout", "505": "httpVersionNotSupported", "507": "insufficientStorage",
        "508": "loopDetected", "511": "networkAuthenticationRequired",
        "3XX": "redirection", "4XX": "clientError", "5XX": "serverError",
    ]
}
