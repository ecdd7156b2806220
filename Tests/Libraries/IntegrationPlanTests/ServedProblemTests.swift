import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Generation
import GenerationSettings
import Testing

@testable import DTOMockServer

/// A problem of `default` is the response to every fault, and its status is that of the response (RFC 9457 section
/// 3.1.2).
@Suite struct ServedProblemTests {
    private static func document(_ content: String) -> String {
        """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths:
          /a:
            get:
              operationId: a
              parameters: [{name: page, in: query, schema: {type: integer}}]
              responses:
                "204": {description: d}
                default:
                  description: d
                  content: {\(content)}
        """
    }

    /// A made response of another media type states its status, too.
    @Test(arguments: [("code=503", nil, 503), ("code=404", nil, 404), ("", "x", 422)], [false, true])
    func statusesAgree(_ wish: (prefer: String, page: String?, status: Int), _ isMade: Bool) throws {
        let (prefer, page, status) = wish
        let properties = "properties: {title: {type: string, default: Wrong}, status: {type: integer}}"
        let schema = "schema: {type: object, \(properties)}"
        let example = "application/problem+json: {\(schema), example: {title: Wrong, status: 500}}"
        let content = isMade ? "application/json: {\(schema)}" : example
        let source = SourceFile(path: "openapi.yaml", bytes: Array(Self.document(content).utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        let service = ContractService(ServedContract.runtime(contract, fixtures, schemas: schemas))
        let response = service.response(
            to: MockHTTPRequest(
                method: .get, path: "/a", target: "/a", queryItems: page.map { [("page", $0)] } ?? [],
                headers: ["Host": "a", "Prefer": prefer],
                body: nil))
        #expect(response.status.code == status)
        #expect(
            response.body.flatMap { JSONValue(bytes: $0) } == ["title": "Wrong", "status": .integer(Int64(status))])
    }
}
