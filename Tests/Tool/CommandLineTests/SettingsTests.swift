import Foundation
import Testing

/// The command line overrides the configuration, and the configuration overrides the defaults.
@Suite struct SettingsTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work"])
    }

    @Test func outputIsRelativeToTheConfiguration() throws {
        try folder.write("settings/books.yaml", "output: ../Made/\n")
        #expect(try tool.run("api.yaml", "--config", "settings/books.yaml").status == 0)
        #expect(folder.exists("Made/manifest.json"))
        #expect(!folder.exists("Generated"))
    }

    @Test func theCommandLineComesFirst() throws {
        try folder.write("gen-dtos.yaml", "output: Made\nmodule: Configured\naccess: internal\nemit: tests\n")
        let outcome = try tool.run(
            "api.yaml", "--output", "Out", "--module", "Chosen", "--access", "package", "--emit", "models")
        #expect(outcome.status == 0)
        #expect(!folder.exists("Made") && !folder.exists("Out/Tests"))
        #expect(try folder.read("Out/Sources/Chosen/ContractInfo.swift").contains("package nonisolated enum"))
    }

    @Test func aWishIsToldWhereItStands() throws {
        try folder.write("gen-dtos.yaml", "emit: client\n")
        #expect(try tool.run("api.yaml").errors.hasPrefix("gen-dtos.yaml:1:7: error: "))
        #expect(try tool.run("api.yaml", "--emit", "client").errors.hasPrefix("error: "))
    }

    @Test func aSecondStartSaysWhatToDo() throws {
        #expect(try tool.run("init", "api.yaml").status == 0)
        let outcome = try tool.run("init", "api.yaml")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "gen-dtos: 'gen-dtos.yaml' already exists. Nothing is written. 'gen-dtos api.yaml' generates with the "
                + "existing configuration. For a new configuration, move the existing file away first.\n")
    }

    /// Users can copy these lines without changing them: they have no address with a placeholder.
    @Test func theLinesForThePackageCanBeCopied() throws {
        let output = try tool.run("init", "api.yaml").output
        #expect(output.contains("    dependencies: [\n        .package("))
        #expect(!output.contains("OWNER"))
    }

    /// The generated tests import the modules of all other parts.
    @Test func theLinesForThePackageHaveTheWantedParts() throws {
        let output = try tool.run("init", "api.yaml", "--emit", "models,fixtures,tests,client,mocks").output
        let text = try folder.read("gen-dtos.yaml")
        #expect(text.contains("\n# The parts that a run makes. Other parts are: docs, scenarios, mapping.\n"))
        #expect(text.contains("\nemit: [models, fixtures, tests, client, mocks]\n"))
        let module = try #require(text.firstMatch(of: /\nmodule: (\w+)\n/)?.1)
        let client = #".product(name: "DTOClient", package: "gen-dtos"),"#
        #expect(output.ranges(of: client).count == 2)
        #expect(
            output.contains(
                "            name: \"\(module)Mocks\",\n            dependencies: [\n                \"\(module)\",\n"))
        #expect(
            output.contains(
                "\"\(module)\",\n                \"\(module)Fixtures\",\n                \"\(module)Mocks\",\n"))
    }

    /// The lines name no target that the output does not have.
    @Test func theLinesForThePackageHaveOnlyExistingTargets() throws {
        let output = try tool.run("init", "api.yaml", "--emit", "models,docs").output
        #expect(output.contains(".target(") && !output.contains("Fixtures") && !output.contains("testTarget"))
        let other = try tool.run("init", "api.yaml", "--emit", "docs", "--config", "other.yaml")
        #expect(other.status == 0 && !other.output.contains("Package.swift"))
    }

    /// Tests without fixtures import a module that does not exist.
    @Test(arguments: [
        ("models,tests", "tests", "fixtures", "fixtures"), ("tests", "tests", "models and fixtures", "models,fixtures"),
        ("client", "client", "models", "models"),
    ])
    func partsThatDoNotCompileAreRefused(emit: String, part: String, missing: String, added: String) throws {
        let outcome = try tool.run("init", "api.yaml", "--emit", emit)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(
            outcome.errors.hasPrefix(
                "gen-dtos: The part '\(part)' does not compile without \(missing). Add '\(added)' to '--emit', or leave "
                    + "'\(part)' out."))
        #expect(throws: (any Error).self) { try folder.read("gen-dtos.yaml") }
    }

    /// A property that a PATCH can clear must distinguish null from absence (RFC 7396). A schema that answers have, too,
    /// keeps its types.
    @Test func propertiesThatAPatchCanClear() throws {
        let record =
            "type: object, required: [id], properties: {id: {type: string}, note: {type: [string, 'null']}, "
            + "size: {type: integer}}"
        try folder.write(
            "patch.yaml",
            """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /a:
                patch:
                  operationId: change
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Patch'}}}}
                  responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}}
                post:
                  operationId: merge
                  requestBody: {content: {application/merge-patch+json: {schema: {$ref: '#/components/schemas/Thing'}}}}
                  responses: {'204': {description: d}}
            components: {schemas: {Patch: {\(record)}, Thing: {\(record)}}}
            """)
        #expect(try tool.run("init", "patch.yaml").status == 0)
        let text = try folder.read("gen-dtos.yaml")
        #expect(text.contains("\npresence:\n  - Patch.note\n"))
        #expect(!text.contains("Thing.note") && !text.contains("Patch.size"))
    }

    /// A client has no type for a form, but models have, so lint warns about the type's name.
    @Test func formsWithTheNameOfASystemTypeAreRenamed() throws {
        try folder.write(
            "forms.yaml",
            """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /images:
                post:
                  operationId: send
                  requestBody: {content: {multipart/form-data: {schema: {$ref: '#/components/schemas/Image'}}}}
                  responses: {'204': {description: d}}
            components:
              schemas: {Image: {type: object, required: [image], properties: {image: {type: string, format: binary}}}}
            """)
        #expect(try tool.run("lint", "forms.yaml").output.contains("[system-type-name]"))
        #expect(try tool.run("init", "forms.yaml").status == 0)
        #expect(try folder.read("gen-dtos.yaml").contains("\nrename:\n  Image: APIImage\n"))
        #expect(try !tool.run("lint", "forms.yaml").output.contains("[system-type-name]"))
    }

    /// Records with an `id` are Identifiable, and those that a path selects by another required property.
    @Test func recordsThatAreIdentifiable() throws {
        let edition = "{description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Edition'}}}}"
        try folder.write(
            "records.yaml",
            """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /editions/{isbn}:
                parameters: [{name: isbn, in: path, required: true, schema: {type: string}}]
                get: {operationId: edition, responses: {'200': \(edition)}}
            components:
              schemas:
                Edition: {type: object, required: [isbn, title], properties: {title: {type: string}, isbn: {type: string}}}
                Work: {type: object, required: [id], properties: {id: {type: integer}}}
                Author: {type: object, required: [name], properties: {name: {type: string}}}
            """)
        #expect(try tool.run("init", "records.yaml").status == 0)
        let lines = try folder.read("gen-dtos.yaml").split(separator: "\n")
        let start = try #require(lines.firstIndex(of: "conformances:"))
        #expect(Set(lines[(start + 1)...].prefix(2)) == ["  Edition: {identity: isbn}", "  \"*\": [Identifiable]"])
        #expect(try tool.run("records.yaml").status == 0)
        #expect(
            try folder.read("Generated/Sources/T/Models/Edition.swift").contains("public var id: String { isbn }"))
    }

    /// The names come from documents of Ably, Amazon, Asana, Azure, Ed-Fi, GitHub, Google, Kinto, PayPal, Stack
    /// Exchange, Xero and others, in which nearly all operations have them.
    @Test func globalsAreParametersOfTheWholeClient() throws {
        let global = [
            "header": """
            X-GitHub-Api-Version Xero-Tenant-Id X-Ably-Version X-Amz-Security-Token Use-Snapshot Accept-Language
            """,
            "query": "api-version site key quotaUser culture prettyPrint teamId token",
        ]
        let own = [
            "header": """
            If-Match If-None-Match If-Modified-Since if-unmodified-since If-Range Range Content-Type Content-Digest \
            Accept Authorization Date Signature Signature-Input Idempotency-Key X-Idempotency-Key \
            PayPal-Request-Id X-Request-ID x-ms-client-request-id X-Correlation-Id traceparent tracestate \
            X-B3-TraceId X-Amzn-Trace-Id X-Amz-Date X-Amz-Content-Sha256 X-Amz-Signature X-Amz-SignedHeaders \
            X-Amz-Credential X-Amz-Algorithm X-Amz-Target
            """,
            "query": """
            limit _limit $top offset page page[size] pagesize per_page cursor page_token after _since sort _sort \
            order_by $orderby q filter fields _fields opt_fields $select $expand include exclude populate \
            callback alt uploadType upload_protocol request_id nonce
            """,
        ]
        let parameters = [global, own].joined().flatMap { place, names in
            names.split(separator: " ").map { "{name: '\($0)', in: \(place), schema: {type: string}}" }
        }
        let paths = (1...10).map { number in
            "  /p\(number): {get: {parameters: *all, responses: {'204': {description: d}}}}"
        }
        try folder.write(
            "globals.yaml",
            "openapi: 3.1.0\ninfo: {title: T, version: '1'}\nx-all: &all [\(parameters.joined(separator: ", "))]\n"
                + "paths:\n\(paths.joined(separator: "\n"))\n")
        #expect(try tool.run("init", "globals.yaml").status == 0)
        let lines = try folder.read("gen-dtos.yaml").split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "globals:"))
        let proposed = lines[(start + 1)...].prefix { !$0.isEmpty }.map { line in
            line.prefix { $0 != ":" }.filter { $0 != "\"" && $0 != " " }
        }
        #expect(Set(proposed) == Set(global.values.joined(separator: " ").split(separator: " ").map(String.init)))
    }

    @Test func limitsOfTheConfiguration() throws {
        try folder.write("gen-dtos.yaml", "limits: {nodes: 3}\n")
        #expect(try tool.run("api.yaml").errors.contains("--limit nodes="))
        #expect(try tool.run("api.yaml", "--limit", "nodes=3000").status == 0)
        try folder.write("gen-dtos.yaml", "limits: {bytes: 20}\n")
        #expect(try tool.run("api.yaml").errors.contains("--limit bytes="))
    }

    @Test func mistakesInBothFilesAreToldAtOnce() throws {
        try folder.write("gen-dtos.yaml", "acess: public\nstrict: [Work.nothing]\n")
        let errors = try tool.run("api.yaml").errors
        #expect(errors.contains("gen-dtos.yaml:1:1: error"))
        #expect(errors.contains("gen-dtos.yaml:2:10: error"))
        #expect(!folder.exists("Generated"))
    }
}
