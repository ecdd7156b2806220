import ContractModel
import ContractSupport
import Testing

/// The extensions of AutoRest, Fern and Speakeasy, with the forms that their documentation shows.
@Suite struct ForeignExtensionTests {
    private func operation(_ lines: String, configuration: String = "") throws -> OperationDefinition? {
        try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: "1"}
                paths:
                  /orders:
                    get:
                      operationId: listOrders
                      parameters: [{name: o-id, in: query, schema: {type: string}, x-ms-client-name: OrderId}]
                      responses: {"200": {description: ok}}
                      \(lines)
                """, configuration: configuration
        ).contract.operations.first
    }

    @Test func namesOfSchemasAndProperties() throws {
        let read = try ReadContract(
            """
            Order:
              x-fern-type-name: purchase
              properties:
                id: {type: string, x-ms-client-name: Identifier}
                kind: {type: string, x-fern-property-name: sort}
                note: {type: string, x-speakeasy-name-override: not a name}
                text: {type: string, x-ms-client-name: body, x-swift-name: words}
            """)
        let order = try #require(read.definition("Order"))
        #expect(order.suggestedName == "Purchase")
        #expect(order.shape.allProperties.map(\.suggestedName) == ["identifier", "sort", nil, "body"])
        #expect(order.shape.allProperties.map(\.preferredName) == [nil, nil, nil, "words"])
        #expect(read.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "x-speakeasy-enums: [created, gone]", "x-speakeasy-enums: {a: created, b: gone}",
        "x-fern-enum: {a: {name: created, description: text}, b: {name: gone}}",
        "x-ms-enum: {values: [{value: a, name: created}, {value: b, name: gone}]}",
    ])
    func namesOfValues(_ line: String) throws {
        let read = try ReadContract("State:\n  type: string\n  enum: [a, b]\n  \(line)")
        guard case .enumeration(let shape)? = read.definition("State")?.shape else { throw Absent() }
        #expect(shape.cases.map(\.preferredName) == ["created", "gone"])
    }

    private struct Absent: Error {}

    @Test(arguments: [
        ("x-ms-pageable: {nextLinkName: nextLink}", "link nextLink value"),
        ("x-ms-pageable: {nextLinkName: null}", nil),
        (
            "x-fern-pagination: {cursor: $request.after, next_cursor: $response.meta.next, results: $response.data}",
            "cursor after meta.next data"
        ),
        ("x-fern-pagination: {offset: $request.page, results: $response.data}", "page page data"),
        (
            "x-fern-pagination: {offset: $request.skip, step: $request.take, results: $response.data}",
            "offset skip data"
        ),
        (
            "x-speakeasy-pagination: {type: cursor, inputs: [{name: after, in: parameters, type: cursor}], outputs: "
                + "{results: $.data, nextCursor: $.next}}", "cursor after next data"
        ),
        ("x-speakeasy-pagination: {type: url, outputs: {results: '$.data[*]', nextUrl: $.next}}", nil),
    ])
    func pages(_ line: String, _ expected: String?) throws {
        let rule = try operation(line)?.interface?.pagination?.get()
        let step: String? = rule.map { rule in
            switch rule.step {
            case .link(let path): "link \(path.keys.joined(separator: "."))"
            case .cursor(let parameter, let next): "cursor \(parameter) \(next.keys.joined(separator: "."))"
            case .page(let parameter, _): "page \(parameter)"
            case .offset(let parameter, _): "offset \(parameter)"
            case .linkHeader, .lastItem: ""
            }
        }
        #expect(rule.flatMap { rule in step.map { "\($0) \(rule.items.keys.joined(separator: "."))" } } == expected)
    }

    @Test func parametersAndReplacements() throws {
        let operation = try #require(
            try operation("deprecated: true\n      x-speakeasy-deprecation-replacement: findOrders"))
        #expect(operation.interface?.parameters.map(\.preferredName) == ["orderId"])
        #expect(operation.interface?.deprecation?.replacedBy == "findOrders")
    }

    @Test(arguments: ["x-fern-ignore: true", "x-speakeasy-ignore: true"])
    func ignoredOperations(_ line: String) throws {
        #expect(try operation(line) == nil)
        #expect(try operation(line, configuration: "include: {operations: listOrders}")?.name == "listOrders")
        #expect(try operation(line, configuration: "include: {operations: '*'}")?.name == "listOrders")
    }
}
