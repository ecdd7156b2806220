import GenerationSettings
import YAMLTree

extension FormerTool {
    /// The keys of `openapi-generator-config.yaml`.
    static let swiftOpenAPIGeneratorRules: [String: FormerRule] = [
        "generate": .each { reading, part in
            switch part {
            case "client": reading.makesClient = true
            case "types": break
            default: reading.remark("gen-dtos makes no server. 'gen-dtos mock' answers as the document describes.")
            }
        },
        "accessModifier": .taken { reading, node in
            guard let access = GenerationOptions.AccessLevel(rawValue: node.text) else {
                return reading.remark("There is no access level '\(node.text)'; 'internal' is the nearest.")
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

    /// The keys of Fern's `generators.yml`.
    static let fernRules: [String: FormerRule] = [
        "api": .nested([
            "specs": .nested([
                "openapi": .left("'document:' names the document."),
                "overlays": .left("Add the file to 'overlays:'."),
                "overrides": .left("Write the changes as an OpenAPI Overlay, and add it to 'overlays:'."),
                "origin": .left("Add the address as 'source:', from which 'gen-dtos update' fetches the document."),
            ]),
            "path": .left("'document:' names the document."),
            "headers": .left("'globals:' has parameters that the document declares for nearly all operations."),
        ]),
        "default-group": .left("A gen-dtos.yaml describes one output."),
        "groups": .taken { reading, groups in
            for group in groups.pairs {
                reading.begin(["groups", group.key], group.keyLocation)
                let generators = group.value["generators"]?.elements.map(\.self) ?? []
                guard let swift = generators.first(where: { $0["name"]?.text == "fernapi/fern-swift-sdk" }) else {
                    reading.remark("The group has no generator for Swift.")
                    continue
                }
                reading.makesClient = true
                if group.value["audiences"] != nil {
                    reading.remark("gen-dtos does not read audiences. Name operations or tags under 'include:'.")
                }
                reading.read(swift, by: fernGeneratorRules)
            }
        },
    ]

    private static let fernGeneratorRules: [String: FormerRule] = [
        "name": .taken { _, _ in },
        "version": .left("The version of the package 'gen-dtos' in Package.swift decides."),
        "output": .left("'output:' names the folder. The former output stays as it is."),
        "github": .left("The action of gen-dtos opens pull requests (Documentation/Updates.md)."),
        "config": .nested([
            "moduleName": .taken { $0.nameModule($1.text) },
            "clientClassName": .left("The client's name is made from the module's name."),
            "environmentEnumName": .left("The client has an environment for each of the document's servers."),
            "enableWireTests": .flag(
                .sentence("Generated tests compare requests with the document."),
                .sentence("'emit:' without 'tests' makes no tests.")),
            "nullableAsOptional": .flag(.setting("presence: optional"), .setting("presence: explicit")),
        ]),
    ]
}
