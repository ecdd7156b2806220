import ContractModel
import SwiftEmission

/// What security schemes are called in Swift.
enum SchemeNames {
    /// Names of one contract that clash in Swift share a constant's name with a hash; see `ServerLowering`.
    static func name(of scheme: SecurityScheme) -> SwiftIdentifier {
        let name = IdentifierCasing.lowerCamel(scheme.name)
        return SwiftIdentifier(checked: ["self", "init", "hash"].contains(name) ? name + "Scheme" : name)
    }

    /// `SecurityScheme("bearerAuth", .bearer)`
    static func value(of scheme: SecurityScheme, type: SwiftTypeSpelling) -> SwiftExpression {
        SwiftExpression(trusted: "\(type.text)(\(SwiftLiteral.string(scheme.name).text), \(kind(of: scheme)))")
    }

    private static func kind(of scheme: SecurityScheme) -> String {
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
}
