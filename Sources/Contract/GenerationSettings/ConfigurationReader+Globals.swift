import Diagnostics
import YAMLTree

/// Reads the parameters that the client has for all operations.
extension ConfigurationReader {
    /// Reads entries such as `X-API-Version: apiVersion`, `X-Tenant: {name: tenant, required: true}`.
    mutating func readGlobals(_ node: YAMLNode) {
        for pair in entries(node, of: .globals) {
            var name: YAMLNode? = pair.value
            var isRequired: Bool?
            if pair.value.kind == .mapping {
                name = pair.value[GlobalKey.name.rawValue]
                for (key, value) in fields(pair.value, GlobalKey.self) where key == .required {
                    isRequired = flag(value)
                }
            }
            guard let name else {
                emit(.missingKey(GlobalKey.name.rawValue, of: pair.key, at: pair.value.location))
                continue
            }
            guard let text = text(name) else { continue }
            guard IdentifierGrammar.isIdentifier(text), !GlobalRule.takenNames.contains(text),
                !options.globals.contains(where: { $0.name == text })
            else {
                emit(.notAWord(text, "name of another argument of the client", "apiVersion", at: name.location))
                continue
            }
            options.globals.append(
                GlobalRule(parameter: pair.key, name: text, isRequired: isRequired, location: pair.keyLocation))
        }
    }
}
