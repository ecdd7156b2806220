import ContractSupport
import Diagnostics
import Testing
@testable import ContractLint
@testable import ContractModel

@Suite struct EnvelopeRulesTests {
    private static let envelopes = """
        B: {x-envelope: E, type: object, properties: {ok: {type: boolean}, data: {type: integer}, error: {$ref: '#/components/schemas/P'}}}
        A: {x-envelope: E, type: object, properties: {ok: {type: boolean}, data: {type: string}, error: {$ref: '#/components/schemas/P'}}}
        P: {type: object, required: [message], properties: {message: {type: string}}}
        """

    @Test func thePayloadIsWhatVaries() throws {
        let read = try ReadContract(Self.envelopes)
        let shapes = read.contract.definitions.compactMap { definition -> EnvelopeShape? in
            if case .envelope(let shape) = definition.shape { shape } else { nil }
        }
        #expect(shapes.map(\.payload) == ["data"])
        #expect(shapes.first?.error == "error")
        #expect(shapes.first?.applications.map(\.pointer) == ["#/components/schemas/A", "#/components/schemas/B"])
        #expect(read.record("P")?.isError == true)
        guard case .generic(_, .scalar(.string))? = read.alias("A") else {
            Issue.record("\(String(describing: read.alias("A")))")
            return
        }
    }

    private static let families = """
        PetResponse: {type: object, properties: {data: {type: string}}}
        DogResponse: {type: object, properties: {data: {type: integer}}}
        PetListResponse: {type: object, properties: {data: {type: array, items: {type: string}}, total: {type: integer}}}
        DogListResponse: {type: object, properties: {data: {type: array, items: {type: integer}}, total: {type: integer}}}
        """

    private func pointers(_ configuration: String) throws -> [String: [String]] {
        let read = try ReadContract(Self.families, configuration: configuration)
        #expect(read.codes == [])
        return Dictionary(
            uniqueKeysWithValues: read.contract.definitions.compactMap { definition in
                guard case .envelope(let shape) = definition.shape, case .schema(let name) = definition.origin else {
                    return nil
                }
                return (name, shape.applications.map(\.pointer))
            })
    }

    /// Two families of schemas share an ending. The settings name them in either order, and as lists.
    @Test(arguments: [
        "envelopes: {One: '*Response', Many: '*ListResponse'}", "envelopes: {Many: '*ListResponse', One: '*Response'}",
        "envelopes: {One: [PetResponse, DogResponse], Many: {schemas: ['Pet*List*', DogListResponse]}}",
    ])
    func theLongerPatternHasTheSchema(_ configuration: String) throws {
        #expect(
            try pointers(configuration) == [
                "One": ["#/components/schemas/DogResponse", "#/components/schemas/PetResponse"],
                "Many": ["#/components/schemas/DogListResponse", "#/components/schemas/PetListResponse"],
            ])
    }

    @Test func anEnvelopeWhoseSchemasAreTaken() throws {
        let read = try ReadContract(
            Self.families,
            configuration: "envelopes: {One: [PetResponse, DogResponse], Two: 'Pet*onse', Three: '*ListResponse'}")
        #expect(read.codes == ["unknown-name"])
        #expect(
            read.diagnostics.map(\.message).contains(
                "the envelope 'Two' has no wrappers: 'PetResponse', which 'Pet*onse' matches, belongs to 'One'"))
    }

    @Test func wrappersThatDiffer() throws {
        let read = try ReadContract(
            """
            A: {x-envelope: E, type: object, properties: {data: {type: string}, error: {type: string}}}
            B: {x-envelope: E, type: object, properties: {data: {type: integer}, error: {type: integer}}, x-envelope-payload: data}
            """)
        #expect(read.codes == ["envelope-differs"])
    }

    /// Two families of wrappers have the same ending, and each needs its own name.
    @Test func proposalsHaveDistinctNames() throws {
        func wrapper(_ name: String, _ other: String, _ type: String) -> String {
            "\(name)Response: {type: object, properties: {\(other): {type: string}, data: {type: \(type)}}}"
        }
        let types = ["string", "integer", "boolean"]
        let wrappers =
            zip(["A", "B", "C"], types).map { wrapper($0, "code", $1) }
            + zip(["D", "E", "F"], types).map { wrapper($0, "message", $1) }
        let read = try ReadContract(wrappers.joined(separator: "\n"))
        let names = EnvelopeProposal.all(for: read.contract).map(\.name)
        #expect(names == ["ResponseEnvelope", "DataResponseEnvelope"])
    }

    /// The error is at the wrapper that lacks the payload, and not at the first wrapper.
    @Test func aWrapperWithoutThePayload() throws {
        let read = try ReadContract(
            """
            A: {x-envelope: E, x-envelope-payload: data, type: object, properties: {data: {type: string}}}
            B: {x-envelope: E, type: object, properties: {items: {type: integer}}}
            """)
        #expect(read.codes == ["envelope-payload"])
        #expect(read.diagnostics.first?.location?.line == 7)
    }

    @Test func outcomesThatDiffer() throws {
        let success = "{type: object, properties: {ok: {const: true}, data: {type: %}}}"
        let read = try ReadContract(
            """
            A: {x-envelope: E, oneOf: [\(success.replacing("%", with: "string")), {type: object, properties: {ok: {const: false}, error: {type: string}}}]}
            B: {x-envelope: E, oneOf: [\(success.replacing("%", with: "integer")), {type: object, properties: {ok: {const: false}, error: {type: integer}}}]}
            """)
        #expect(read.codes == ["envelope-differs"])
    }
}

/// Wrappers agree if their inline schemas are equal, whatever annotations these have.
@Suite struct EnvelopeLikenessTests {
    @Test func inlineSchemasThatAreAlike() throws {
        let read = try ReadContract(
            """
            A: {x-envelope: E, type: object, properties: {data: {type: string}, meta: {type: object, description: Here., properties: {page: {type: integer}}}}}
            B: {x-envelope: E, type: object, properties: {data: {type: integer}, meta: {type: object, properties: {page: {type: integer}}}}}
            """)
        #expect(read.codes == [])
        // Both wrappers share one type, which is named after the envelope.
        let records = read.contract.definitions.filter { if case .record = $0.shape { true } else { false } }
        #expect(records.map(\.origin) == [.schema("E meta")])
    }

    @Test(arguments: ["{page: {type: string}}", "{page: {type: integer}, of: {type: integer}}", "{page: {const: 1}}"])
    func inlineSchemasThatDiffer(_ properties: String) throws {
        let read = try ReadContract(
            """
            A: {x-envelope: E, type: object, x-envelope-payload: data, properties: {data: {type: string}, meta: {type: object, properties: {page: {type: integer}}}}}
            B: {x-envelope: E, type: object, properties: {data: {type: integer}, meta: {type: object, properties: \(properties)}}}
            """)
        #expect(read.codes == ["envelope-differs"])
    }
}

/// The patterns and names that `init` and `lint` propose for wrappers.
@Suite struct EnvelopeProposalTests {
    @Test(
        arguments: [
            (["resp_user", "resp_book", "resp_order"], ["response"], "resp_*", "RespEnvelope"),
            (
                ["Response[User]", "Response[Book]", "Response[Order]"], ["Page[User]"], "Response[*",
                "ResponseEnvelope"
            ),
            (["Response_User_", "Response_Book_", "Response_Order_"], [], "Response_*", "ResponseEnvelope"),
            (
                ["CommonResultUserDTO", "CommonResultBookDTO", "CommonResultBoolDTO"], [], "CommonResult*",
                "CommonResultDTOEnvelope"
            ),
            (["UserResponse", "BookResponse", "OrderResponse"], [], "*Response", "ResponseEnvelope"),
            (["A_User", "A_Book", "A_Order"], [], nil, "AEnvelope"),
            (["Envelope", "BookEnvelope", "UserEnvelope"], [], "*Envelope", "GenericEnvelope"),
            (
                ["UserResponse", "BookResponse", "OrderResponse"], ["ResponseEnvelope"], "*Response",
                "GenericResponseEnvelope"
            ),
        ] as [([String], [String], String?, String)])
    func patternsAndNames(_ wrappers: [String], others: [String], pattern: String?, name: String) throws {
        let schemas = zip(wrappers, ["string", "integer", "boolean"]).map { wrapper, type in
            "\"\(wrapper)\": {type: object, properties: {status: {type: string}, data: {type: \(type)}}}"
        }
        let read = try ReadContract((schemas + others.map { "\"\($0)\": {type: string}" }).joined(separator: "\n"))
        let proposals = EnvelopeProposal.all(for: read.contract)
        #expect(proposals.map(\.pattern) == [pattern] && proposals.map(\.name) == [name])
    }
}
