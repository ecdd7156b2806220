import Testing
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

    @Test func wrappersThatDiffer() throws {
        let read = try ReadContract(
            """
            A: {x-envelope: E, type: object, properties: {data: {type: string}, error: {type: string}}}
            B: {x-envelope: E, type: object, properties: {data: {type: integer}, error: {type: integer}}, x-envelope-payload: data}
            """)
        #expect(read.codes == ["envelope-differs"])
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

/// Wrappers agree where their inline schemas are alike, whatever annotations these have.
@Suite struct EnvelopeLikenessTests {
    @Test func inlineSchemasThatAreAlike() throws {
        let read = try ReadContract(
            """
            A: {x-envelope: E, type: object, properties: {data: {type: string}, meta: {type: object, description: Here., properties: {page: {type: integer}}}}}
            B: {x-envelope: E, type: object, properties: {data: {type: integer}, meta: {type: object, properties: {page: {type: integer}}}}}
            """)
        #expect(read.codes == [])
        // One type for both, called after the envelope.
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
