import Foundation
import Testing

/// Overlays of the configuration and of `--overlay`. Every command reads the document with their changes.
@Suite struct OverlayTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write(
            "spec/api.yaml",
            """
            openapi: 3.1.0
            info: {title: Zoo, version: "1"}
            servers: [{url: https://zoo.example}]
            paths:
              /pets:
                get:
                  operationId: listPets
                  responses: {"200": {description: Pets, content: {application/json: {schema: {$ref: "#/components/schemas/Pets"}}}}}
            components:
              schemas:
                Pets: {type: object, required: [pets], properties: {pets: {type: array}}}
            """)
    }

    private func overlay(_ actions: String) -> String {
        "overlay: 1.1.0\ninfo: {title: Mends, version: \"1\"}\nactions:\n\(actions)\n"
    }

    private let items = """
        - target: $.components.schemas.Pets.properties.pets
          update: {items: {type: string}}
        """

    private func pets() throws -> String {
        try folder.read("Generated/" + folder.file(of: "Pets"))
    }

    @Test func theConfigurationAndThenTheCommandLine() throws {
        try folder.write("spec/overlays/items.yaml", overlay(items))
        try folder.write("spec/gen-dtos.yaml", "overlays: [overlays/items.yaml]\noutput: ../Generated\n")
        try folder.write(
            "dates.yaml", overlay("- target: $..items\n  update: {format: date-time}"))
        let outcome = try tool.run("spec/api.yaml", "--overlay", "dates.yaml", "--depfile", "deps", "--quiet")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try pets().contains("pets: [Timestamp]"))
        let inputs = try folder.read("deps")
        #expect(inputs.contains(" spec/overlays/items.yaml \\\n dates.yaml"))
    }

    /// An overlay of the configuration belongs to a commit, like the document.
    @Test(arguments: [[], ["spec/overlays/items.yaml"]])
    func overlaysOfACommit(committed: [String]) throws {
        let commit = "git -c user.name=T -c user.email=t@example.com commit -qm first"
        try folder.write("spec/overlays/items.yaml", overlay(items))
        try folder.write("spec/gen-dtos.yaml", "overlays: [overlays/items.yaml]\n")
        let files = (["spec/api.yaml"] + committed).joined(separator: " ")
        #expect(try tool.shell("git init -q . && git add \(files) && \(commit)").status == 0)
        if !committed.isEmpty { #expect(try tool.run("diff", "spec/api.yaml").status == 0) }
        try folder.write("spec/overlays/items.yaml", overlay(items.replacing("string", with: "integer")))
        let outcome = try tool.run("diff", "spec/api.yaml")
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output.contains("The type of 'Pets.pets[]' has changed"), "\(outcome.output)")
    }

    /// A changed overlay is a changed input.
    @Test func aChangeOfAnOverlayChangesTheOutput() throws {
        try folder.write("o.yaml", overlay(items))
        let words = ["spec/api.yaml", "--overlay", "o.yaml"]
        #expect(try tool.run(words).status == 0)
        let before = try pets()
        #expect(before.contains("pets: [String]"))
        #expect(try tool.run(words + ["--check"]).status == 0)
        try folder.write("o.yaml", overlay(items.replacing("string", with: "integer")))
        #expect(try tool.run(words + ["--check"]).status == 1)
        #expect(try tool.run(words).status == 0)
        #expect(try pets() != before)
    }

    @Test func aFaultOfTheContractLeadsToTheOverlay() throws {
        let broken = items.replacing("{type: string}", with: "{$ref: '#/components/schemas/Pet'}")
        try folder.write("o.yaml", overlay(broken))
        let outcome = try tool.run("spec/api.yaml", "--overlay", "o.yaml", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("o.yaml:5:26: error: '#/components/schemas/Pet' is not in the document"))
        #expect(outcome.errors.contains("did you mean '#/components/schemas/Pets'?"))
    }

    @Test func idleActionsAndRemindersOfLint() throws {
        let idle = "- {target: \"$.paths['/cats']\", remove: true}\n"
        try folder.write("o.yaml", overlay("\(idle)\(items)\n  x-until: 2026-01-01"))
        let words = ["lint", "spec/api.yaml", "--overlay", "o.yaml", "--today"]
        let early = try tool.run(words + ["2025-12-31"])
        #expect(early.output.contains("o.yaml:4:12: warning: '$.paths['/cats']' selects nothing in the document"))
        #expect(!early.output.contains("overlay-due"))
        let late = try tool.run(words + ["2026-01-01"])
        #expect(late.output.contains("o.yaml:5:11: warning: the date in 'x-until' of this action, 2026-01-01"))
    }

    /// A path of the configuration is below its folder, or below a folder that the user allows.
    @Test func foldersOfOverlays() throws {
        try folder.write("shared/items.yaml", overlay(items))
        try folder.write("spec/gen-dtos.yaml", "overlays: ../shared/items.yaml\noutput: ../Generated\n")
        let refused = try tool.run("spec/api.yaml", "--quiet")
        #expect(refused.status == 1)
        let fault = "spec/gen-dtos.yaml:1:11: error: the overlay '../shared/items.yaml' is outside"
        #expect(refused.errors.contains(fault))
        #expect(refused.errors.contains("`--allow-path 'shared'`"))
        #expect(try tool.run("spec/api.yaml", "--quiet", "--allow-path", "shared").status == 0)
        try folder.write("spec/gen-dtos.yaml", "overlays: items.yaml\n")
        #expect(try tool.run("spec/api.yaml", "--quiet").errors.contains("there is no overlay 'items.yaml'"))
        try folder.remove("spec/gen-dtos.yaml")
        let missing = try tool.run("spec/api.yaml", "--quiet", "--overlay", "items.yaml")
        #expect(missing.status != 0 && missing.errors.contains("items.yaml"))
    }

    @Test func everyCommandReadsTheMendedDocument() throws {
        let properties = "$.components.schemas.Pets.properties"
        try folder.write("o.yaml", overlay("- target: \(properties)\n  update: {mended: {type: string}}"))
        let option = ["--overlay", "o.yaml"]
        #expect(try tool.run(["docs", "spec/api.yaml", "--output", "-"] + option).output.contains("mended"))
        try folder.write("old.yaml", folder.read("spec/api.yaml"))
        try folder.write("new.yaml", folder.read("spec/api.yaml"))
        try folder.write("both.yaml", overlay("- target: $.components.schemas\n  update: {Added: {type: string}}"))
        #expect(try tool.run(["diff", "old.yaml", "new.yaml", "--overlay", "both.yaml"]).status == 0)
        #expect(try tool.run(["checklist", "old.yaml", "new.yaml"] + option).status == 0)
        try folder.copy("o.yaml", to: "spec/o.yaml")
        #expect(try tool.run(["init", "spec/api.yaml", "--overlay", "spec/o.yaml"] + option).status == 0)
        #expect(try folder.read("gen-dtos.yaml").contains("\noverlays:\n  - \"spec/o.yaml\"\n  - o.yaml\n"))
    }
}

extension OverlayTests {
    @Test func proposalsOfLint() throws {
        let words = ["lint", "spec/api.yaml", "--propose", "spec/o.yaml"]
        let none = try tool.run(words)
        #expect(none.status == 0 && none.errors.contains("There is nothing to propose."))
        let text = try folder.read("spec/api.yaml").replacing("openapi: 3.1.0", with: "openapi: 3.0.3")
        try folder.write("spec/api.yaml", text)
        let some = try tool.run(words)
        #expect(some.errors.contains("spec/o.yaml: 1 action."), "\(some.errors)")
        #expect(try folder.read("spec/o.yaml").contains(#"  - target: "$.components.schemas.Pets.properties.pets""#))
        let again = try tool.run(words)
        #expect(again.status != 0 && again.errors.contains("'spec/o.yaml' already exists"))
        let mended = try tool.run("lint", "spec/api.yaml", "--overlay", "spec/o.yaml")
        #expect(!mended.output.contains("[missing-items]") && !mended.output.contains("[idle-overlay]"))
        #expect(try tool.run("lint", "spec/api.yaml", "spec/api.yaml", "--propose", "x.yaml").status != 0)
    }
}
