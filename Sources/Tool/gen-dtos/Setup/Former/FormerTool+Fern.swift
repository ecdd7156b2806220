import YAMLTree

extension FormerTool {
    /// The keys of Fern's `generators.yml`.
    static let fernRules: [String: FormerRule] = [
        "api": .nested([
            "specs": .nested([
                "openapi": .left("'document:' names the document."),
                "overlays": .left("Add the file to 'overlays:'."),
                "overrides": .left("Write the changes as an OpenAPI Overlay, and add the file to 'overlays:'."),
                "origin": .left("Add the URL as 'source:', from which 'gen-dtos update' fetches the document."),
            ]),
            "path": .left("'document:' names the document."),
            "headers": .left("'globals:' has parameters that the document declares for nearly all operations."),
        ]),
        "default-group": .left("Each gen-dtos.yaml describes only one output."),
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
        "version": .left("The version of the package 'gen-dtos' in Package.swift replaces this setting."),
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
