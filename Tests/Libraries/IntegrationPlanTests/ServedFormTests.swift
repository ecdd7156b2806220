import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Foundation
import Generation
import GenerationSettings
import Testing

@testable import DTOMockServer

/// In OpenAPI 2.0 the fields of a form are parameters (Parameter Object, `in: formData`).
@Suite struct ServedFormTests {
    private static let document = """
        swagger: "2.0"
        info: {title: T, version: "1"}
        paths:
          /a:
            post:
              operationId: a
              consumes: [application/x-www-form-urlencoded]
              parameters:
                - {name: user, in: formData, required: true, type: string, minLength: 3}
                - {name: age, in: formData, type: integer}
                - {name: size, in: formData, type: integer, allowEmptyValue: true}
                - {name: tags, in: formData, type: array, items: {type: integer}, collectionFormat: pipes}
              responses: {"204": {description: d}}
          /b:
            post:
              operationId: b
              consumes: [multipart/form-data]
              parameters:
                - {name: picture, in: formData, required: true, type: file}
                - {name: alt, in: formData, type: string, maxLength: 5}
              responses: {"204": {description: d}}
        """

    private func status(_ path: String, _ type: String, _ body: String) throws -> Int {
        let source = SourceFile(path: "openapi.yaml", bytes: Array(Self.document.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        let served = ServedContract.runtime(contract, fixtures, schemas: schemas)
        return ContractService(served).response(
            to: MockHTTPRequest(
                method: .post, path: path, target: path, queryItems: [], headers: ["Host": "a", "Content-Type": type],
                body: Data(body.utf8))
        ).status.code
    }

    @Test(arguments: [
        ("user=ann&age=5", 204), ("user=ann", 204), ("age=5", 422), ("user=x", 422), ("user=ann&age=x", 422),
        ("user=ann&age=", 422), ("user=ann&size=", 204), ("user=ann&size=x", 422), ("user=ann&tags=1%7C2", 204),
        ("user=ann&tags=1%7Cx", 422),
    ])
    func fields(_ body: String, _ expected: Int) throws {
        #expect(try status("/a", "application/x-www-form-urlencoded", body) == expected)
    }

    @Test(arguments: [("", "", 422), ("picture", "short", 204), ("picture", "far too long", 422)])
    func parts(_ file: String, _ text: String, _ expected: Int) throws {
        var body = "--x\r\nContent-Disposition: form-data; name=\"alt\"\r\n\r\n\(text)\r\n"
        if !file.isEmpty {
            body += "--x\r\nContent-Disposition: form-data; name=\"\(file)\"; filename=\"a\"\r\n\r\n\u{1}\r\n"
        }
        #expect(try status("/b", "multipart/form-data; boundary=x", body + "--x--\r\n") == expected)
    }
}
