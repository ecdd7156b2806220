import DTORuntime

/// Finds the code, the message and other facts of a failure under the keys that APIs and frameworks use for them.
///
/// Keys are compared without case, hyphens and underscores, so `error_description` matches `errorDescription`.
enum FailureReading {
    /// The greatest depth of nested values that are read.
    private static let depthLimit = 4
    /// The greatest number of items of a list that are included in the message.
    private static let itemLimit = 5
    /// The greatest length of a string in the message, in characters.
    private static let textLimit = 500

    static func details(of json: JSONValue) -> FailureDetails {
        details(of: json, depth: 0)
    }

    private static func details(of json: JSONValue, depth: Int) -> FailureDetails {
        guard depth < depthLimit else { return FailureDetails() }
        switch json {
        case .string(let text): return FailureDetails(message: sentence(text))
        case .array(let items): return list(items, depth: depth)
        case .object(let members):
            let body = Members(members)
            // An object in `error`, or in `detail` as FastAPI writes it, describes the failure.
            for name in ["error", "detail"] {
                guard let inner = body[name], inner.objectValue != nil else { continue }
                return details(of: inner, depth: depth + 1).completed(by: own(body, depth: depth))
            }
            return own(body, depth: depth)
        case .null, .bool, .integer, .number, .decimal: return FailureDetails()
        }
    }

    /// Returns the facts in the members of an object and in its lists of errors.
    private static func own(_ body: Members, depth: Int) -> FailureDetails {
        let error = body.text("error")
        let listed = lists(in: body, depth: depth)
        let message =
            body.text([
                "message", "detail", "errordescription", "errormessage", "description", "reason", "msg", "title",
            ])
            ?? error.flatMap { isCode($0) ? nil : sentence($0) }
        var result = FailureDetails(
            code: code(in: body, error), message: joined([message, listed.message]),
            retryable: (body["retryable"] ?? body["isretryable"])?.boolValue, details: body["details"],
            retryAfter: delay(in: body) ?? body["details"]?.objectValue.flatMap { delay(in: Members($0)) }
        ).completed(by: listed)
        if result.message == nil, result.code == nil { result.message = fields(body.members, depth: depth) }
        return result
    }

    /// Returns the error code. If `code` is an HTTP status, a word in capitals in `status` is the code, as in errors of
    /// Google.
    private static func code(in body: Members, _ error: String?) -> String? {
        if let number = body["code"]?.integerValue {
            let word = (100..<600).contains(number) ? body.text("status") : nil
            return word.flatMap { $0 == $0.uppercased() && $0.contains(where: \.isLetter) ? $0 : nil } ?? String(number)
        }
        let code = body.text(["code", "errorcode"]) ?? body["errorcode"]?.integerValue.map { String($0) }
        if let code { return code }
        if let error, !error.contains(" ") { return error }
        return body.text("type").flatMap { $0 == "about:blank" ? nil : $0 }
    }

    /// Returns whether a string is an error code, such as `invalid_grant`, `NOT_FOUND` or `expiredToken`. A word such
    /// as `Forbidden` is a message.
    private static func isCode(_ text: String) -> Bool {
        if text.contains(where: \.isWhitespace) { return false }
        return text.contains("_") || text.first?.isLowercase == true || text == text.uppercased()
    }

    // MARK: Lists of faults

    /// Returns the facts in the first list of errors: in `errors` (JSON:API, GitHub, Laravel, ASP.NET), `detail`
    /// (FastAPI), `issues` (Zod), `message` (NestJS) or `error`.
    private static func lists(in body: Members, depth: Int) -> FailureDetails {
        for name in ["errors", "detail", "issues", "message", "error"] {
            guard let value = body[name] else { continue }
            if let items = value.arrayValue, !items.isEmpty { return list(items, depth: depth + 1) }
            if name == "errors", let members = value.objectValue {
                return FailureDetails(message: fields(members, takesTexts: true, depth: depth + 1))
            }
        }
        return FailureDetails()
    }

    /// Returns the messages of the first items, and the code and the delay of the first item that states them.
    private static func list(_ items: [JSONValue], depth: Int) -> FailureDetails {
        let read = items.prefix(itemLimit).map { item -> FailureDetails in
            var result = details(of: item, depth: depth + 1)
            if let members = item.objectValue, let place = place(in: Members(members)),
                let text = result.message ?? result.code
            {
                result.message = "\(place): \(text)"
            }
            return result
        }
        return FailureDetails(
            code: read.lazy.compactMap(\.code).first, message: joined(read.map(\.message)),
            retryable: read.lazy.compactMap(\.retryable).first, details: read.first?.details,
            retryAfter: read.lazy.compactMap(\.retryAfter).first)
    }

    /// Returns the place in the request that an item of a list is about, such as `body.price`, or nil.
    private static func place(in item: Members) -> String? {
        for name in ["loc", "path", "field", "param", "parameter", "property"] {
            if let text = item.text(name) { return text }
            let steps = item[name]?.arrayValue?.compactMap { step in
                step.stringValue ?? step.integerValue.map { String($0) }
            }
            if let steps, !steps.isEmpty { return steps.joined(separator: ".") }
        }
        return item["source"]?.objectValue.flatMap { Members($0).text(["pointer", "parameter", "header"]) }
    }

    /// The keys under which frameworks list errors about the whole request.
    private static let wholes: Set = ["nonfielderrors", "all", "base", "errors", "", "$"]

    /// Returns the messages of an object whose keys are fields and whose values are messages about them (Django REST,
    /// Laravel, ASP.NET): `name: This field is required.` Returns nil if there are no messages.
    ///
    /// - Parameter takesTexts: Whether a string is also a message. If the value is false, only strings in lists are
    ///   messages.
    private static func fields(_ members: [String: JSONValue], takesTexts: Bool = false, depth: Int) -> String? {
        guard depth < depthLimit else { return nil }
        var texts: [String?] = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }).prefix(itemLimit) {
            var faults: String?
            switch value {
            case .array(let items):
                faults = joined(
                    items.prefix(itemLimit).map { item in
                        item.stringValue.flatMap(sentence)
                            ?? item.objectValue.flatMap { fields($0, takesTexts: takesTexts, depth: depth + 1) }
                    })
            case .object(let inner): faults = fields(inner, takesTexts: takesTexts, depth: depth + 1)
            case .string(let text): faults = takesTexts ? sentence(text) : nil
            case .null, .bool, .integer, .number, .decimal: faults = nil
            }
            // The value of a key such as `session_token` may be a secret. A sentence with spaces is a message.
            guard let faults, takesTexts || !SecretName.matches(name) || faults.contains(" ") else { continue }
            texts.append(wholes.contains(Members.plain(name)) ? faults : "\(name): \(faults)")
        }
        return joined(texts)
    }

    /// Joins the messages as sentences, or returns nil if there are no messages. A message that an earlier message
    /// contains is left out.
    private static func joined(_ texts: [String?]) -> String? {
        var result = ""
        for text in texts.compactMap(\.self) where !text.isEmpty {
            let fault = text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? text
            if result.contains(fault) { continue }
            if let last = result.last { result += ".!?".contains(last) ? " " : ". " }
            result += text
        }
        return result.isEmpty ? nil : result
    }

    /// Returns the text on one line, or nil if it is blank.
    fileprivate static func sentence(_ text: String) -> String? {
        let words = text.prefix(textLimit).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    // MARK: Delays

    /// Returns the delay in `retryAfterMs` (milliseconds) or `retryAfter` (seconds), or nil.
    private static func delay(in body: Members) -> Duration? {
        for (name, unit) in [("retryafterms", 0.001), ("retryafter", 1)] {
            guard let value = body[name] else { continue }
            let number = value.doubleValue ?? value.stringValue.flatMap(Double.init)
            // A number that means more than a year is probably not a delay.
            guard let number, number >= 0, number * unit < 366 * 86_400 else { continue }
            return .milliseconds(Int64(number * unit * 1000))
        }
        return nil
    }
}

/// The members of an object, which are found by their keys without case, hyphens and underscores.
private struct Members {
    let members: [String: JSONValue]
    private let byPlainName: [String: JSONValue]

    init(_ members: [String: JSONValue]) {
        self.members = members
        byPlainName = Dictionary(
            members.sorted { $0.key < $1.key }.map { (Self.plain($0.key), $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> JSONValue? { byPlainName[name] }

    func text(_ name: String) -> String? {
        byPlainName[name]?.stringValue.flatMap(FailureReading.sentence)
    }

    func text(_ names: [String]) -> String? {
        names.lazy.compactMap { text($0) }.first
    }

    static func plain(_ name: String) -> String {
        String(name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" })
    }
}

extension FailureDetails {
    /// Returns these facts, with missing facts taken from `others`.
    fileprivate func completed(by others: FailureDetails) -> FailureDetails {
        FailureDetails(
            code: code ?? others.code, message: message ?? others.message, retryable: retryable ?? others.retryable,
            details: details ?? others.details, retryAfter: retryAfter ?? others.retryAfter)
    }
}
