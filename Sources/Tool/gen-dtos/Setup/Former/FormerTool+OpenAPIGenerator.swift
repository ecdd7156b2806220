import GenerationSettings
import YAMLTree

extension FormerTool {
    /// The keys of a configuration for `openapi-generator generate -c FILE`.
    static let openAPIGeneratorRules = generalRules.merging(swiftRules) { $1 }

    private static let generalRules: [String: FormerRule] = [
        "generatorName": .taken { reading, node in
            reading.makesClient = true
            if !node.text.hasPrefix("swift") {
                reading.remark("'\(node.text)' does not generate Swift code, so its options are left out.")
            }
        },
        "inputSpec": .left("'document:' names the document."),
        "outputDir": .left("'output:' names the folder. The former output stays as it is."),
        "templateDir": .left(
            "gen-dtos cannot read these templates. The templates of gen-dtos ('--templates') have another syntax (Documentation/OwnOutput.md)."
        ),
        "additionalProperties": .nested(swiftRules),
        "configOptions": .nested(swiftRules),
        "modelNameMappings": .names("schema") { $0.schemas($1) },
        "nameMappings": .names("property") { $0.properties($1) },
        "parameterNameMappings": .names("parameter") { $0.parameters($1) },
        "enumNameMappings": .names("value") { $0.values($1) },
        "operationIdNameMappings": .names("operation") { $0.hasOperation($1) ? [$1] : [] },
        "inlineSchemaNameMappings": .left("'rename:' names an inline schema by its JSON pointer."),
        "typeMappings": .map { $0.mapType($1, $2) },
        "schemaMappings": .map { $0.mapType($1, $2) },
        "importMappings": .left("'types: {Schema: {type: T, import: Module}}' names the module of a type."),
        "openapiNormalizer": .map { reading, rule, value in
            guard rule == "FILTER" else {
                return reading.remark("To change the document, write an overlay (Documentation/Overlays.md).")
            }
            for part in value.split(separator: ";") {
                let sides = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
                for name in sides.last?.split(separator: "|").map(String.init) ?? [] {
                    switch sides.first {
                    case "operationId"?: reading.filterOperation(.include, name)
                    case "tag"?: reading.filterTag(.include, name)
                    case "path"?: reading.filterOperation(.include, name)
                    case "method"?: reading.filter(.include, "operations", "\(name.uppercased()) *")
                    default: reading.remark("gen-dtos does not filter by '\(part)'.")
                    }
                }
            }
        },
        "globalProperties": .map { reading, key, value in
            let names = value.split { ":,".contains($0) }.map(String.init)
            switch key {
            case "models": for name in names { reading.filterSchema(.include, name) }
            case "apis": for name in names { reading.filterTag(.include, name) }
            default: reading.remark("'emit:' decides which parts are made.")
            }
        },
    ]

    private static let swiftRules: [String: FormerRule] = [
        "projectName": .taken { $0.nameModule($1.text) },
        "modelNamePrefix": .taken { $0.propose("prefix: \(OptionMessages.key($1.text))") },
        "modelNameSuffix": .taken { $0.propose("suffix: \(OptionMessages.key($1.text))") },
        "nonPublicApi": .flag(.setting("access: internal"), .setting("access: public")),
        "useCustomDateWithoutTime": .flag(.format("date", "CalendarDate"), .format("date", "Date")),
        "identifiableModels": .flag(
            .conformance("Identifiable"),
            .sentence("Types are not Identifiable unless 'conformances:' adds the conformance.")),
        "hashableModels": .flag(
            .sentence("Types are Hashable."),
            .sentence("Types are Hashable; 'conformances: {Schema: {without: Hashable}}' removes this conformance.")),
        "enumUnknownDefaultCase": .left("Enumerations always keep unknown values."),
        "oneOfUnknownDefaultCase": .left("Unions always keep unknown variants."),
        "generateModelAdditionalProperties": .left("'keep-unknown:' keeps keys that the document does not list."),
        "library": .left(
            "The client uses URLSession. An app can replace the client by a type that conforms to APIClientProtocol."),
        "responseAs": .left("Methods are asynchronous functions."),
        "useClasses": .left("Records are always structures with variables."),
        "readonlyProperties": .left("Records are always structures with variables."),
        "useSPMFileStructure": .left("The package lines that 'init' prints fit the output."),
        "swiftPackagePath": .left("'output:' names the folder."),
        "mapFileBinaryToData": .left("Values of the formats 'byte' and 'binary' have the type Data."),
        "sortParamsByRequiredFlag": .left("Required parameters come first."),
        "apiNamePrefix": .left("'groups:' makes the groups of the client."),
        "swiftUseApiNamespace": .left("'groups:' makes the groups of the client."),
        "validatable": .left("Comments and tests have the constraints."),
        "hideGenerationTimestamp": .left("Generated files have no timestamp."),
    ]

    /// The formats for the names of types in `typeMappings`.
    fileprivate static let formats = [
        "DateTime": "date-time", "date": "date", "Date": "date", "UUID": "uuid", "URI": "uri", "decimal": "decimal",
        "ByteArray": "byte", "binary": "binary", "file": "binary", "long": "int64", "integer": "int32",
        "double": "double", "float": "float",
    ]
}

extension FormerReading {
    /// Takes over the type for a format or for a schema.
    fileprivate mutating func mapType(_ name: String, _ type: String) {
        let type = type == "OpenAPIDateWithoutTime" ? "CalendarDate" : type
        let format = name.hasPrefix("string+") ? String(name.dropFirst("string+".count)) : FormerTool.formats[name]
        if let format { return propose(.chosenFormats, format, type) }
        let found = document.schemas(name)
        if found.isEmpty { remark("The document has no schema '\(name)'.") }
        for schema in found { proposeType(.types, schema, type, module: nil) }
    }
}
