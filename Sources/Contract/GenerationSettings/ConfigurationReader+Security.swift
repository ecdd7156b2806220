import ContractModel
import Diagnostics
import YAMLTree

/// Reads the credentials that operations need, for documents that declare them incorrectly.
extension ConfigurationReader {
    /// Reads entries such as `login: none` or `listBooks: [token, [key, session]]`.
    mutating func readSecurity(_ node: YAMLNode) {
        for pair in entries(node, of: .security) {
            options.locations["security.\(pair.key)"] = pair.keyLocation
            options.security[pair.key] = requirements(pair.value, of: pair.key)
        }
    }

    /// Reads alternative requirements. Each requirement is one scheme, or a list of schemes that are needed together.
    /// Reports an error and returns nil if a value is of another kind.
    private mutating func requirements(_ node: YAMLNode, of owner: String) -> [SecurityRequirement]? {
        if node.isString { return node.text == "none" ? [SecurityRequirement()] : [Self.requirement([node])] }
        let alternatives = node.kind == .sequence ? Array(node.elements) : []
        let requirements = alternatives.map { alternative in
            alternative.kind == .sequence ? Array(alternative.elements) : [alternative]
        }
        guard !requirements.isEmpty, requirements.allSatisfy({ $0.allSatisfy(\.isString) }) else {
            emit(.notASecurityRule(owner, at: node.location))
            return nil
        }
        return requirements.map(Self.requirement)
    }

    private static func requirement(_ schemes: [YAMLNode]) -> SecurityRequirement {
        SecurityRequirement(schemes: schemes.map { SecurityRequirement.Scheme(name: $0.text, scopes: []) })
    }
}
