import GenerationSettings
import YAMLTree

extension FormerTool {
    /// The keys of `.create-api.yml`, with the keys of CreateAPI before 0.1.
    static let createAPIRules: [String: FormerRule] = [
        "generate": .each { reading, part in
            switch part {
            case "paths": reading.makesClient = true
            case "entities": break
            case "package": reading.propose("standalone: true")
            default: reading.remark("Enumerations are always types.")
            }
        },
        "module": .taken { $0.nameModule($1.text) },
        "access": .taken { $0.propose("access: \(OptionMessages.key($1.text))") },
        "annotateDeprecations": deprecations, "isAddingDeprecations": deprecations,
        "acronyms": .each { $0.propose(.acronyms, element: $1.uppercased()) },
        "addedAcronyms": .each { $0.propose(.acronyms, element: $1.uppercased()) },
        "ignoredAcronyms": .left("Only the words of 'acronyms:' are acronyms."),
        "isReplacingCommonAcronyms": .left("Only the words of 'acronyms:' are acronyms."),
        "useSwiftyPropertyNames": swiftyNames, "isGeneratingSwiftyBooleanPropertyNames": swiftyNames,
        "pluralizeProperties": pluralNames, "isPluralizationEnabled": pluralNames,
        "inlineTypealiases": aliases, "isInliningTypealiases": aliases,
        "useNaiveDate": naiveDates, "isNaiveDateEnabled": naiveDates,
        "isGeneratingEnums": .left("Enumerations are always types, which keep unknown values."),
        "isUsingIntegersWithPredefinedCapacity": .left("'formats:' gives formats of integers their types."),
        "mergeSources": .flag(.setting("layout: bundled"), .setting("layout: files")),
        "indentation": style, "spaceWidth": style, "isSwiftLintDisabled": style, "fileHeaderComment": style,
        "commentOptions": comments, "comments": comments,
        "package": .left("The package lines that 'init' prints replace this setting."),
        "vendor": .left("gen-dtos reads all documents in the same way."),
        "dataTypes": .taken { reading, node in
            for group in node.pairs {
                for pair in group.value.pairs {
                    reading.begin(reading.path + [group.key, pair.key], pair.keyLocation)
                    let type = pair.value["name"]?.text ?? pair.value.text
                    reading.propose(.chosenFormats, pair.key, type)
                }
            }
        },
        "entities": .nested([
            "include": .each { $0.filterSchema(.include, $1) },
            "exclude": .each { $0.filterSchema(.exclude, $1) },
            "protocols": .each { reading, name in
                // Generated types have these conformances already.
                if ["Codable", "Hashable", "Equatable", "Sendable"].contains(name) { return }
                reading.filter(.conformances, "*", name)
            },
            "includeIdentifiableConformance": identifiable, "isGeneratingIdentifiableConformance": identifiable,
            "defaultType": structures, "typeOverrides": structures, "isGeneratingStructs": structures,
            "entitiesGeneratedAsClasses": structures, "baseClass": structures, "mutableProperties": structures,
            "imports": .left("Types of 'types:' and 'formats:' name the modules to import."),
            "includeInitializer": .left("Types always have an initializer."),
            "includeDefaultValues": .left("A default of the document is always used."),
            "sortPropertiesAlphabetically": .left("Properties have the order of the document."),
        ]),
        "paths": .nested([
            "style": .left("The client has methods. 'groups: {by: paths}' groups them by path."),
            "include": .each { $0.filterOperation(.include, $1) },
            "exclude": .each { $0.filterOperation(.exclude, $1) },
            "namespace": .left("'groups:' makes the groups of the client."),
            "imports": .left("The client imports DTOClient."),
            "overriddenResponses": .left("'types:' replaces the type of a schema."),
        ]),
        "rename": .nested([
            "properties": .names("property") { $0.properties($1) },
            "parameters": .names("parameter") { $0.parameters($1) },
            "enumCases": .names("value") { $0.values($1) },
            "enumCaseNames": .names("value") { $0.values($1) },
            "entities": .names("schema") { $0.schemas($1) },
            "operations": .names("operation") { $0.hasOperation($1) ? [$1] : [] },
            "collectionElements": .left("A rename with the JSON pointer of the inline schema names the type."),
        ]),
    ]

    private static let deprecations = FormerRule.flag(.setting("deprecated: annotate"), .setting("deprecated: comment"))
    private static let naiveDates = FormerRule.flag(.format("date", "CalendarDate"), .format("date", "String"))
    private static let identifiable = FormerRule.flag(
        .conformance("Identifiable"),
        .sentence("Types are not Identifiable unless 'conformances:' adds the conformance."))
    private static let swiftyNames = FormerRule.left(
        "Properties have the document's names. 'rename:' changes single names.")
    private static let pluralNames = FormerRule.left(
        "Properties have the document's names. 'rename:' changes single names.")
    private static let aliases = FormerRule.left("A schema that is only another type is always a type alias.")
    private static let style = FormerRule.left(
        "The style of generated files is fixed. '--templates' replaces the built-in templates.")
    private static let comments = FormerRule.left("Comments always have the document's descriptions.")
    private static let structures = FormerRule.left("Records are always structures with variables.")
}
