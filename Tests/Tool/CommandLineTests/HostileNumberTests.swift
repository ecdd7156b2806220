import ContractAudit
import Foundation
import Testing
@testable import gen_dtos

/// Tests the largest and smallest integers. With each of them, the tool succeeds or reports an error, and does not
/// crash.
@Suite struct HostileNumberTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
    }

    @Test(arguments: ["bytes", "depth", "nodes", "files", "alias-expansion", "composition"])
    func limits(_ name: String) throws {
        try folder.writeDocument(["Work", "Author"])
        let outcome = try tool.run("lint", "api.yaml", "--limit", "\(name)=\(Int.max)")
        #expect(outcome.status == 0)
    }

    @Test(arguments: [
        "Test run with \(Int.max) tests in 3 suites passed after 0.1 seconds.\n",
        "Executed 1 test, with \(Int.max) tests skipped and \(Int.max) failures (0 unexpected)\n",
        "Executed \(Int.max) tests, with 0 failures\n",
    ])
    func countsOfTests(_ line: String) throws {
        let counts = try #require(TestLog.counts(in: line + line))
        #expect(counts.text.hasSuffix(" failed"))
    }

    /// The keys of a mapping look like indices of a list (RFC 6901, section 4).
    @Test(arguments: ["\(Int.max)", "65536", "-1"]) func indices(_ index: String) throws {
        try folder.write(
            "api.yaml",
            """
            openapi: 3.1.0
            info: {title: Indices, version: "1"}
            paths:
              /a:
                get:
                  responses:
                    "200":
                      description: d
                      content: {application/json: {schema: {$ref: "#/components/schemas/A/oneOf/\(index)"}}}
            components:
              schemas:
                A: {oneOf: {"\(index)": {type: object, properties: {c: {type: string}}}}}

            """)
        for command in ["generate", "lint", "docs"] {
            #expect([0, 1].contains(try tool.run(command, "api.yaml").status), "\(command)")
        }
    }

    @Test func firstPages() throws {
        try folder.write(
            "api.yaml",
            """
            openapi: 3.1.0
            info: {title: Pages, version: "1"}
            servers: [{url: "https://api.example.com"}]
            paths:
              /things:
                get:
                  operationId: listThings
                  x-pagination: {page: page, items: items, total: total}
                  parameters: [{name: page, in: query, schema: {type: integer, format: int64, default: \(Int.max)}}]
                  responses:
                    "200":
                      description: d
                      content:
                        application/json:
                          schema:
                            type: object
                            required: [items, total]
                            properties: {items: {type: array, items: {type: string}}, total: {type: integer}}

            """)
        let emitted = try tool.run("api.yaml", "--emit", "models,client,fixtures,mocks,scenarios", "--quiet")
        #expect(emitted.status == 0)
    }
}
