import GenerationSettings
import YAMLTree

extension FormerTool {
    /// The keys of `openapi-generator-config.yaml`.
    static let swiftOpenAPIGeneratorRules: [String: FormerRule] = [
        "generate": .each { reading, part in
            switch part {
            case "client": reading.makesClient = true
            case "types": break
            default:
                reading.remark(
                    "gen-dtos makes no server. 'gen-dtos mock' runs a server that responds as the document describes.")
            }
        },
        "accessModifier": .taken { reading, node in
            guard let access = GenerationOptions.AccessLevel(rawValue: node.text) else {
                return reading.remark("There is no access level '\(node.text)'. The nearest level is 'internal'.")
            }
            reading.propose("access: \(access.rawValue)")
        },
        "additionalImports": .left("Types of 'types:' and 'formats:' name the modules to import."),
        "filter": .nested([
            "operations": .each { $0.filterOperation(.include, $1) },
            "tags": .each { $0.filterTag(.include, $1) },
            "paths": .each { $0.filterOperation(.include, $1) },
            "schemas": .each { $0.filterSchema(.include, $1) },
        ]),
        "namingStrategy": .left("Names always follow Swift's conventions, as with 'idiomatic'."),
        "nameOverrides": .names("name") { document, name in
            document.schemas(name) + document.properties(name) + document.values(name)
                + (document.hasOperation(name) ? [name] : []) + document.parameters(name)
        },
        "typeOverrides": .nested([
            "schemas": .map { reading, schema, type in
                let found = reading.document.schemas(schema)
                if found.isEmpty { reading.remark("The document has no schema '\(schema)'.") }
                for name in found { reading.proposeType(.types, name, type, module: nil) }
            }
        ]),
        "featureFlags": .left("gen-dtos has no experimental features."),
    ]
}
