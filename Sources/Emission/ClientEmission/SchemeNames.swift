import ContractModel
import SwiftEmission

/// The Swift names of security schemes.
enum SchemeNames {
    /// Maps the name of each scheme in the contract to its Swift name. If two schemes would have the same name in
    /// Swift, such as `a-b` and `a_b`, a name that is a Swift identifier keeps its own spelling.
    static func names(of schemes: [SecuritySchemeDefinition]) -> [String: SwiftIdentifier] {
        let schemes = Set(schemes.map(\.name)).sorted()
        var scope = NameScope { ["self", "init", "hash"].contains($0) }
        let candidates = schemes.map { scheme in
            let name = IdentifierCasing.lowerCamel(scheme)
            return NameCandidate(
                name: ["self", "init", "hash"].contains(name) ? name + "Scheme" : name, source: .place,
                documentName: scheme)
        }
        let (names, _) = scope.settle(candidates) { index in
            FallbackNames(
                names: [
                    IdentifierCasing.verbatim(schemes[index]).flatMap { $0.first?.isUppercase == false ? $0 : nil }
                ].compactMap(\.self), base: candidates[index].name, documentName: schemes[index])
        }
        return Dictionary(
            zip(schemes, names.map(SwiftIdentifier.init(checked:))), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the constants for the schemes that have a name and a value.
    ///
    /// - Parameters:
    ///   - names: Maps the name of a scheme to its Swift name.
    ///   - access: The access modifier of the constants, with a space, or empty.
    ///   - constant: Returns the name and the value of a constant, or nil for a scheme without a constant.
    static func views(
        of schemes: [SecuritySchemeDefinition], _ names: [String: SwiftIdentifier], access: String = "",
        _ constant: (SwiftIdentifier, SecuritySchemeDefinition) -> (SwiftIdentifier, SwiftExpression)?
    ) -> [SchemeView] {
        schemes.compactMap { scheme in
            guard let (name, value) = names[scheme.name].flatMap({ constant($0, scheme) }) else { return nil }
            return SchemeView(
                access: access,
                documentation: scheme.description.map {
                    DocCommentLine.lines(Prose.sentence($0), indentation: SourceLine.indentation)
                } ?? [], name: name, value: value)
        }
    }

    /// Returns the value of the constant: `SecurityScheme("bearerAuth", .bearer)`.
    static func value(of scheme: SecuritySchemeDefinition, type: SwiftTypeSpelling) -> SwiftExpression {
        SwiftExpression(trusted: "\(type.text)(\(SwiftLiteral.string(scheme.name).text), \(kind(of: scheme)))")
    }

    private static func kind(of scheme: SecuritySchemeDefinition) -> String {
        switch scheme.kind {
        case .http(scheme: "bearer"), .oauth2, .openIDConnect, .unknown: return ".bearer"
        case .http(scheme: "basic"): return ".basic"
        case .http(let name): return ".authorization(\(SwiftLiteral.string(name).text))"
        case .apiKey(let name, let place):
            let known = ["header", "query", "cookie"].contains(place) ? place : "header"
            return ".apiKey(.\(known), name: \(SwiftLiteral.string(name).text))"
        case .mutualTLS: return ".mutualTLS"
        }
    }

    /// Returns the credentials that serve a scheme: `.bearer(token)`. Returns nil for a certificate, which the
    /// transport has.
    static func credentials(for scheme: SecuritySchemeDefinition) -> String? {
        switch scheme.kind {
        case .http(scheme: "bearer"), .oauth2, .openIDConnect, .unknown: ".bearer(token)"
        case .http(scheme: "basic"): ".basic(user: user, password: password)"
        case .http(let name): ".authorization(scheme: \(SwiftLiteral.string(name).text), parameters: parameters)"
        case .apiKey: ".apiKey(key)"
        case .mutualTLS: nil
        }
    }
}
