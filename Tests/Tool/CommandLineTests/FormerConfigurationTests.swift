import Diagnostics
import Testing
import YAMLTree

@testable import gen_dtos

/// `gen-dtos init --from` with configurations of other generators.
@Suite struct FormerConfigurationTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write(
            "openapi.yaml",
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /orders/{id}:
                get:
                  operationId: getOrder
                  tags: [orders]
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/order_item"}}}}}
              /health:
                get:
                  operationId: health
                  tags: [ops]
                  responses: {"204": {description: ok}}
            components:
              schemas:
                order_item:
                  type: object
                  required: [id, price, status]
                  properties:
                    id: {type: string}
                    price: {$ref: "#/components/schemas/Price"}
                    status: {$ref: "#/components/schemas/Status"}
                    ordered: {type: string, format: date-time}
                Price: {type: object, properties: {cents: {type: integer}}}
                Status: {type: string, enum: [NEW, +1]}

            """)
    }

    /// Runs `init`, checks that the tool generates with the result, and returns the configuration and the report.
    private func adopted(_ name: String, _ text: String) throws -> (configuration: String, report: String) {
        try folder.write(name, text)
        let outcome = try tool.run("init", "--from", name)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let run = try tool.run("--quiet")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return (try folder.read("gen-dtos.yaml"), outcome.output)
    }

    private func expect(_ text: String, has lines: [String]) {
        for line in lines { #expect(text.contains(line + "\n"), "\(line) in \(text)") }
    }

    // https://swiftpackageindex.com/apple/swift-openapi-generator, "Configuring the generator"
    @Test func swiftOpenAPIGeneratorIsTakenOver() throws {
        let (configuration, report) = try adopted(
            "settings.yml",
            """
            generate: [types, client, server]
            accessModifier: package
            filter:
              tags: [orders, gone]
            nameOverrides:
              order_item: OrderItem
              NEW: fresh
            typeOverrides:
              schemas:
                Price: MoneyKit.Money
            namingStrategy: idiomatic
            unheard: 1

            """)
        expect(
            configuration,
            has: [
                "emit: [models, fixtures, tests, client]", "access: package", "include:", "  tags: [orders]", "types:",
                "  Price: {type: Money, import: MoneyKit}", "rename:", "  order_item: OrderItem", "  Status.NEW: fresh",
            ])
        expect(
            report,
            has: [
                "    settings.yml:2: accessModifier → access: package",
                "    settings.yml:6: nameOverrides.order_item → rename: order_item: OrderItem",
                "    settings.yml:4: filter.tags.gone: The document has no tag 'gone'.",
                "    settings.yml:1: generate.server: gen-dtos makes no server. "
                    + "'gen-dtos mock' runs a server that responds as the document describes.",
                "    settings.yml:12: unheard: gen-dtos has no counterpart.",
            ])
        #expect(report.contains(".product(name: \"DTOClient\", package: \"gen-dtos\"),"))
        #expect(report.contains("    gen-dtos mock  # acts as the backend\n"))
    }

    // https://openapi-generator.tech/docs/customization and docs/generators/swift6.md
    @Test func openAPIGeneratorIsTakenOver() throws {
        let (configuration, report) = try adopted(
            "config.yaml",
            """
            generatorName: swift6
            additionalProperties:
              projectName: ShopAPI
              modelNamePrefix: API
              nonPublicApi: true
              useClasses: true
            typeMappings: {DateTime: Date, Price: Money}
            modelNameMappings: {order_item: Item}
            nameMappings: {cents: amount}
            openapiNormalizer: {FILTER: "operationId:getOrder|nothing"}

            """)
        expect(
            configuration,
            has: [
                "module: ShopAPI", "access: internal", "prefix: API", "  \"date-time\": Date", "  Price: Money",
                "  order_item: Item", "  operations: [getOrder]",
            ])
        expect(
            report,
            has: [
                "    config.yaml:6: additionalProperties.useClasses: Records are always structures with variables.",
                "    config.yaml:10: openapiNormalizer.FILTER: The document has no operation 'nothing'.",
            ])
    }

    @Test func ignoredFilesAreExcluded() throws {
        try folder.write("renames.json", #"{"generatorName": "swift6", "nameMappings": {"cents": "amount"}}"#)
        try folder.write(".openapi-generator-ignore", "# Not ours\n\ndocs/**\nSources/Shop/APIs/OpsAPI.swift\n")
        let outcome = try tool.run("init", "--from", ".openapi-generator-ignore", "--from", "renames.json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        expect(try folder.read("gen-dtos.yaml"), has: ["exclude:", "  tags: [ops]", "  Price.cents: amount"])
        expect(
            outcome.output,
            has: [
                "    .openapi-generator-ignore:4: Sources/Shop/APIs/OpsAPI.swift → exclude: tags: [ops]",
                "    .openapi-generator-ignore:3: docs/**: gen-dtos does not write this file, or writes it only if 'emit:' names it.",
            ])
    }

    /// Two generators have the key `generate`.
    @Test func ofEqualCountsTheFirstCounts() throws {
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let file = SourceFile(path: "generate.yaml", text: "generate: []\n")
        let tree = YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &sink)
        #expect(FormerTool.owner(of: try #require(tree).root) == .swiftOpenAPIGenerator)
    }

    // CreateAPI/CreateAPI, Docs/ConfigOptions.md, and .create-api.yml of CreateAPI/OctoKit
    @Test func createAPIIsTakenOver() throws {
        let (configuration, report) = try adopted(
            ".create-api.yml",
            """
            access: internal
            annotateDeprecations: false
            addedAcronyms: [isbn]
            entities:
              exclude: [Nothing]
              protocols: [Codable, Identifiable]
            paths: {exclude: [/health]}
            rename:
              properties: {OrderItem.ordered: orderedAt}
              enumCaseNames: {"+1": plusOne}
              entities: {OrderItem: Item}

            """)
        expect(
            configuration,
            has: [
                "access: internal", "deprecated: comment", "  - ISBN", "  operations: [\"/health\"]",
                "  order_item.ordered: orderedAt", "  \"Status.+1\": plusOne", "  order_item: Item",
                "  \"*\": [Identifiable]",
            ])
        expect(
            report,
            has: ["    .create-api.yml:5: entities.exclude.Nothing: The document has no schema 'Nothing'."])
    }

    // buildwithfern.com/learn/sdks/generators/swift/configuration
    @Test func fernIsTakenOver() throws {
        // Without the setting, 'presence:' would list the property that the PATCH can clear.
        let patch = """
              /notes:
                patch:
                  operationId: patchNote
                  requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/NotePatch"}}}}
                  responses: {"204": {description: ok}}
            components:
              schemas:
                NotePatch: {type: object, properties: {text: {type: [string, "null"]}}}

            """
        try folder.write(
            "openapi.yaml",
            try folder.read("openapi.yaml").replacing("components:\n  schemas:\n", with: patch))
        let (configuration, report) = try adopted(
            "generators.yml",
            """
            api: {specs: [{openapi: ../openapi.yml}]}
            groups:
              web: {generators: [{name: fernapi/fern-typescript-sdk}]}
              swift:
                audiences: [public]
                generators:
                  - name: fernapi/fern-swift-sdk
                    version: 0.35.16
                    config: {moduleName: ShopSDK, nullableAsOptional: false, clientClassName: Shop}

            """)
        expect(configuration, has: ["module: ShopSDK", "presence: explicit"])
        expect(
            report,
            has: [
                "    generators.yml:3: groups.web: The group has no generator for Swift.",
                "    generators.yml:1: api.specs.openapi: 'document:' names the document.",
            ])
    }

    @Test func settingsThatDoNotFitAreReported() throws {
        let (configuration, report) = try adopted(
            "openapi-generator-config.yaml", "generate: [types]\nnameOverrides: {cents: 'a b', order_item: Item}\n")
        #expect(!configuration.contains("a b"))
        #expect(configuration.contains("  order_item: Item\n"))
        #expect(report.contains(":2: nameOverrides.cents: 'rename: Price.cents: \"a b\"' does not fit the document: "))
    }

    @Test(arguments: ["openapi: 3.1.0\n", "", "- a\n", "just words\n", "generate: [docs]\nplugins: [x]\n"])
    func otherFilesAreRefused(_ text: String) throws {
        try folder.write("other.yaml", text)
        let outcome = try tool.run("init", "--from", "other.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'other.yaml' is not a configuration that '--from' can read."))
        #expect(!folder.exists("gen-dtos.yaml"))
    }
}
