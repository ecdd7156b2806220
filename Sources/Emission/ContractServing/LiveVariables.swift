import ContractModel
import DTORuntime
import FixtureEmission

/// The environment variables that contain credentials: `API_TOKEN`, `API_KEY`, `API_BASIC`. If there are several
/// schemes of a kind, the name of the variable contains the name of the scheme.
struct LiveCredentials {
    /// Maps the name of each scheme to its credential.
    private var known: [String: LiveCall.Credential] = [:]

    init(_ schemes: [SecuritySchemeDefinition]) {
        let places = schemes.compactMap { scheme in Self.place(of: scheme).map { (scheme.name, $0) } }
        var counts: [String: Int] = [:]
        for (_, place) in places { counts[Self.kind(of: place), default: 0] += 1 }
        var taken: Set<String> = []
        for (name, place) in places {
            let kind = Self.kind(of: place)
            let variable = counts[kind] == 1 ? kind : "\(kind)_\(LiveVariable.word(name))"
            var free = variable
            var number = 2
            while !taken.insert(free).inserted {
                free = "\(variable)_\(number)"
                number += 1
            }
            known[name] = LiveCall.Credential(variable: free, place: place)
        }
    }

    /// Returns the credentials that a call needs. The list is empty if the call needs no credentials. The result is nil
    /// if environment variables cannot supply the credentials.
    func needed(for alternatives: [SecurityRequirement]) -> [LiveCall.Credential]? {
        if alternatives.isEmpty || alternatives.contains(where: \.schemes.isEmpty) { return [] }
        for alternative in alternatives {
            let credentials = alternative.schemes.compactMap { known[$0.name] }
            if credentials.count == alternative.schemes.count { return credentials }
        }
        return nil
    }

    private static func place(of scheme: SecuritySchemeDefinition) -> LiveCall.Credential.Place? {
        switch scheme.kind {
        case .http("bearer"), .oauth2, .openIDConnect: return .bearer
        case .http("basic"): return .basic
        case .apiKey(let name, "header") where HTTPHeaders.isName(name): return .header(name)
        case .apiKey(let name, "query"): return .query(name)
        case .apiKey(let name, "cookie") where HTTPHeaders.isName(name): return .cookie(name)
        case .http, .apiKey, .mutualTLS, .unknown: return nil
        }
    }

    private static func kind(of place: LiveCall.Credential.Place) -> String {
        switch place {
        case .bearer: "API_TOKEN"
        case .basic: "API_BASIC"
        case .header, .query, .cookie: "API_KEY"
        }
    }
}

/// The names of environment variables.
enum LiveVariable {
    /// Returns `API_PARAM_BOOKS_ID` for the parameter of `/v1/books/{id}`. Operations on the same kind of resource
    /// share the variable.
    static func name(of parameter: String, in path: String) -> String {
        let before = path.firstRange(of: "{\(parameter)}").map { path[..<$0.lowerBound] } ?? path[...]
        let owner = before.split(separator: "/").last { !$0.contains("{") }.map { word(String($0)) + "_" } ?? ""
        return "API_PARAM_\(owner)\(word(parameter))"
    }

    /// Returns the text that represents a parameter until the test reads its environment variable. No character of the
    /// text is percent-encoded.
    static func placeholder(_ variable: String, isSpanning: Bool = false) -> String {
        "~\(isSpanning ? "." : "")~\(variable)~~"
    }

    /// Replaces the placeholders in the path of a target: `/books/{API_PARAM_BOOKS_ID}`. A variable whose value may
    /// contain slashes has a plus: `/files/{+API_PARAM_FILES_PATH}`.
    static func marked(_ variables: [String], in target: String) -> String {
        let path = target.prefix { $0 != "?" }
        let marked = variables.reduce(String(path)) {
            $0.replacing(placeholder($1), with: "{\($1)}")
                .replacing(placeholder($1, isSpanning: true), with: "{+\($1)}")
        }
        return marked + target[path.endIndex...]
    }

    /// Returns `BEARER_AUTH` for `bearerAuth`. Characters that a shell does not allow in a name are left out.
    static func word(_ name: String) -> String {
        var word = ""
        var isAfterSmall = false
        for character in name {
            guard character.isASCII, character.isLetter || character.isNumber else {
                if !word.isEmpty, !word.hasSuffix("_") { word += "_" }
                isAfterSmall = false
                continue
            }
            if character.isUppercase, isAfterSmall { word += "_" }
            word += character.uppercased()
            isAfterSmall = !character.isUppercase
        }
        return word
    }
}
