import Testing

/// Operations and parameters that leave the document stay in the client for a while.
@Suite struct OperationLifecycleTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("gen-dtos.yaml", "document: openapi.yaml\noutput: Generated\nemit: [models, client]\n")
    }

    private static let order = """
          /orders/{id}:
            get:
              operationId: getOrder
              tags: [orders]
              security: [{key: []}]
              servers: [{url: "https://{place}.example.com", variables: {place: {default: orders}}}]
              parameters:
                - {name: id, in: path, required: true, schema: {type: string}}
                - {name: fields, in: query, style: form, explode: false, schema: {type: array, items: {type: string}}}
              responses:
                "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Order"}}}}
                "404": {description: none, content: {application/json: {schema: {type: object, properties: {code: {type: string}}}}}}
            put:
              operationId: putOrder
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {note: {type: string}}}}}}
              responses: {"204": {description: ok}}

        """

    private func write(_ orders: String, sort: Bool) throws {
        try folder.write(
            "openapi.yaml",
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /orders:
                get:
                  operationId: listOrders
                  parameters: [{name: page, in: query, schema: {type: integer}}\(sort ? ", {name: sort, in: query, required: true, schema: {type: string}}" : ""), {name: shop, in: query, required: true, schema: {type: string}}]
                  responses: {"200": {description: ok, content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Order"}}}}}}
            \(orders)
            components:
              securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
              schemas:
                Order: {type: object, properties: {id: {type: string}}}

            """)
    }

    private func run(_ day: String, _ more: String...) throws -> Tool.Outcome {
        let outcome = try tool.run(more + ["--today", day])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome
    }

    private func operation(_ name: String) throws -> String {
        try folder.read("Generated/Sources/Shop/Operations/\(name).swift")
    }

    /// Returns the description of an operation's requests.
    private func endpoint(_ text: String) throws -> Substring {
        let start = try #require(text.firstRange(of: "APIEndpoint("))
        return text[start.lowerBound...].prefix { $0 != "}" }
    }

    private static let kept = "Removed from the contract on 2026-02-01, and kept until 2026-05-02."

    @Test func operationsStayDeprecated() throws {
        try write(Self.order, sort: true)
        _ = try run("2026-01-05")
        let before = try operation("GetOrder")
        #expect(!before.contains("deprecated"))
        try write("", sort: true)
        _ = try run("2026-02-01")
        let after = try operation("GetOrder")
        #expect(after.contains("@available(*, deprecated, message: \"\(Self.kept)\")"))
        // The request and its answers are as before.
        #expect(try endpoint(after) == endpoint(before))
        #expect(before.contains("servers: [\"https://orders.example.com\"]"), "\(before)")
        for line in ["func getOrder(", "fields: [String]?"] {
            #expect(before.contains(line) && after.contains(line), "\(line)")
        }
        #expect(try operation("PutOrder").contains(Self.kept))
        #expect(
            try folder.read("Generated/contract.lock").contains(
                "- {call: putOrder, method: put, path: \"/orders/{id}\", body-required: true, body: "))
        // The next run changes nothing, on any day.
        #expect(try tool.run("--check").status == 0)
        let pruned = try run("2026-05-02", "prune")
        #expect(pruned.output.contains("removed"))
        #expect(!folder.exists("Generated/Sources/Shop/Operations/GetOrder.swift"))
    }

    private static let details = """
          /covers:
            get:
              operationId: getCover
              responses:
                "200":
                  description: ok
                  headers: {X-Rate: {schema: {type: integer}}, X-Kind: {schema: {type: string, enum: [a, b]}}, ETag: {schema: {type: string}}}
                  content: {application/json: {schema: {oneOf: [{$ref: "#/components/schemas/Order"}, {type: "null"}]}}}
            post:
              operationId: addCover
              requestBody:
                required: true
                content:
                  multipart/form-data:
                    schema: {type: object, required: [file], properties: {file: {type: string, format: binary}, title: {type: string}}}
                    encoding: {file: {contentType: image/png}}
              responses: {"201": {description: ok, headers: {Location: {schema: {type: string}}}}}

        """

    /// Kept operations have the same Swift as before: headers of responses, null, and the types of parts.
    @Test(arguments: ["GetCover", "AddCover"])
    func keptOperationsHaveTheirDetails(_ name: String) throws {
        func code(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { line in
                let line = line.drop { $0 == " " }
                return !line.hasPrefix("//") && !line.hasPrefix("@available(*, deprecated")
            }
        }
        try write(Self.details, sort: true)
        _ = try run("2026-01-05")
        let before = try operation(name)
        try write("", sort: true)
        _ = try run("2026-02-01")
        let after = try operation(name)
        #expect(after.contains(Self.kept))
        #expect(code(after) == code(before), "\(after)")
    }

    @Test func anOperationThatReturnsIsPresent() throws {
        try write(Self.order, sort: true)
        _ = try run("2026-01-05")
        let before = try operation("GetOrder")
        try write("", sort: true)
        _ = try run("2026-02-01")
        try write(Self.order, sort: true)
        _ = try run("2026-02-10")
        #expect(try operation("GetOrder") == before)
        #expect(!(try folder.read("Generated/contract.lock").contains("gone")))
    }

    @Test func parametersStayOptional() throws {
        try write("", sort: true)
        _ = try run("2026-01-05")
        try write("", sort: false)
        _ = try run("2026-02-01")
        let text = try operation("ListOrders")
        // A call of the former method still compiles, because the order of the arguments is as before.
        #expect(text.contains("func listOrders(sort: String? = nil, shop: String, page: Int? = nil)"))
        #expect(text.contains("Deprecated. \(Self.kept)"))
        let lint = try tool.run("lint", "--today", "2026-05-02")
        #expect(lint.output.contains("'listOrders.sort' left the contract on 2026-02-01"), "\(lint.output)")
        _ = try run("2026-05-02", "prune")
        #expect(!(try operation("ListOrders").contains("sort")))
    }

    @Test func aParameterInAnotherPlaceKeepsItsName() throws {
        try write("", sort: true)
        _ = try run("2026-01-05")
        let document = try folder.read("openapi.yaml")
        try folder.write("openapi.yaml", document.replacing("{name: sort, in: query", with: "{name: sort, in: header"))
        _ = try run("2026-02-01")
        let text = try operation("ListOrders")
        #expect(text.contains("sort: String, shop: String, page: Int? = nil"), "\(text)")
        #expect(text.contains("sortQuery: String? = nil"))
    }

    @Test func bothSidesOfAMergeKnowRemovedParameters() throws {
        try write("", sort: true)
        _ = try run("2026-01-05")
        let former = try folder.read("Generated/contract.lock").split(separator: "\n")
        try write("", sort: false)
        _ = try run("2026-02-01")
        let lock = try folder.read("Generated/contract.lock")
        let line = try #require(former.first { $0.contains("call: listOrders") })
        let merged = lock.replacing("- {call: listOrders", with: "\(line)\n- {call: listOrders")
        try folder.write("Generated/contract.lock", merged)
        _ = try run("2026-03-01")
        #expect(try folder.read("Generated/contract.lock") == lock)
    }

    @Test func anotherSpellingIsTheSameOperation() throws {
        try write(Self.order, sort: true)
        _ = try run("2026-01-05")
        let before = try operation("ListOrders")
        let document = try folder.read("openapi.yaml")
        try folder.write("openapi.yaml", document.replacing("listOrders", with: "list_orders"))
        _ = try run("2026-02-01")
        #expect(!(try folder.read("Generated/contract.lock").contains("gone")))
        #expect(try operation("ListOrders") == before.replacing("id: \"listOrders\"", with: "id: \"list_orders\""))
    }

    /// Another spelling of an operation adds no second type for its body, and removed parts stay.
    @Test func anotherSpellingKeepsInlineTypes() throws {
        func order(_ name: String, _ property: String, _ parameter: String) -> String {
            """
              /orders/{id}:
                put:
                  operationId: \(name)
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}\(parameter)]
                  requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {note: {type: string}\(property)}}}}}
                  responses: {"204": {description: ok}}

            """
        }
        try write(
            order("put_order", ", place: {type: string}", ", {name: dry, in: query, schema: {type: boolean}}"),
            sort: true)
        _ = try run("2026-01-05")
        let names = try folder.names(in: "Generated/Sources/Shop/Operations")
        try write(order("putOrder", "", ""), sort: true)
        _ = try run("2026-02-01")
        #expect(try folder.names(in: "Generated/Sources/Shop/Operations") == names)
        let text = try operation("PutOrder")
        #expect(text.contains("dry: Bool? = nil") && text.contains("place: String? = nil"), "\(text)")
        #expect(!(try folder.read("Generated/contract.lock").contains("put_order")))
    }

    @Test func aFirstRunRecordsOperations() throws {
        let settings = try folder.read("gen-dtos.yaml")
        try folder.write("gen-dtos.yaml", settings + "migrated: [Order.id]\n")
        try write(Self.order, sort: true)
        _ = try run("2026-01-05")
        #expect(try folder.read("Generated/contract.lock").contains("- {call: getOrder,"))
    }

    @Test func withoutDaysNothingStays() throws {
        try folder.write(
            "gen-dtos.yaml", "document: openapi.yaml\noutput: Generated\nemit: [models, client]\nkeep-removed: 0\n")
        try write(Self.order, sort: true)
        _ = try run("2026-01-05")
        try write("", sort: false)
        _ = try run("2026-02-01")
        #expect(!folder.exists("Generated/Sources/Shop/Operations/GetOrder.swift"))
        #expect(!(try operation("ListOrders").contains("sort")))
    }

    @Test func anExcludedOperationIsNotRemoved() throws {
        try write(Self.order, sort: true)
        _ = try run("2026-01-05")
        let settings = try folder.read("gen-dtos.yaml")
        try folder.write("gen-dtos.yaml", settings + "exclude: {operations: getOrder}\n")
        _ = try run("2026-02-01")
        #expect(!folder.exists("Generated/Sources/Shop/Operations/GetOrder.swift"))
        #expect(!(try folder.read("Generated/contract.lock").contains("gone")))
    }
}
