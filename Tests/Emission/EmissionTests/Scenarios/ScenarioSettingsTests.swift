import Diagnostics
import Files
import Generation
import GenerationSettings
import Testing

/// The settings for scenarios are compared with the document, and each setting that does not fit is reported at its
/// place.
@Suite struct ScenarioSettingsTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: '1'}
        paths:
          /books:
            get:
              operationId: listBooks
              parameters: [{name: q, in: query, schema: {type: string}}, {name: label, in: query, schema: {type: string}}]
              responses: {'200': {description: It., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}
          /books/{id}:
            get:
              operationId: getBook
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              responses: {'200': {description: It., content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
          /top:
            get:
              operationId: topBooks
              responses: {'200': {description: It., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}
          /logo:
            get:
              operationId: getLogo
              responses: {'200': {description: It., content: {image/png: {}}}}
        components:
          schemas:
            Book: {type: object, properties: {title: {type: string}}}
        """

    private func run(_ settings: String) -> (diagnostics: [Diagnostic], methods: String) {
        let text = "emit: [scenarios]\nscenarios:\n  \(settings)\n"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "api.yaml", text: Self.document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: text))))
        let file = result.files?.files.first { $0.path == "Scenarios/UITestCase+Scenarios.swift" }
        return (result.diagnostics, file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
    }

    @Test(arguments: [
        ("exclude: [listBook]", "unknown-configured-operation", "did you mean 'listBooks'?"),
        ("resources: {Book: {list: listBook}}", "unknown-configured-operation", "did you mean 'listBooks'?"),
        ("resources: {Book: {list: getBook}}", "unusable-scenario", "its response has no array of objects"),
        ("resources: {Book: {detail: getLogo}}", "unusable-scenario", "its successful response is not JSON"),
        ("resources: {Book: {images: [getBook]}}", "unusable-scenario", "its response is not an image"),
        ("resources: {Book: {search: query}}", "unusable-scenario", "has no query parameter 'query'"),
        ("resources: {Book: {dependents: {List: topBooks}}}", "scenario-clash", "'givenBookListRecovers'"),
        ("exclude: '*'", "no-scenarios", "name operations under 'scenarios'"),
    ])
    func whatDoesNotFit(_ settings: String, _ id: String, _ words: String) throws {
        let (diagnostics, methods) = run(settings)
        #expect(diagnostics.map(\.id) == [id])
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.message.contains(words), "\(diagnostic.message)")
        if id != "no-scenarios" { #expect(diagnostic.location?.line ?? 0 > 1) }
        // The other scenarios are still generated.
        #expect(methods.contains("func givenAllRequestsFail()"))
    }

    @Test func joinsRenamesAndAdds() {
        let (diagnostics, methods) = run(
            "resources: {Volume: {list: listBooks, search: label, dependents: {Top: topBooks}}, Logo: {images: [getLogo]}}"
        )
        #expect(diagnostics == [])
        #expect(methods.contains("func givenVolumeListDetailAndTopSucceeds()"))
        #expect(methods.contains(#"request.queryParameters["label"] != nil"#))
        #expect(!methods.contains("givenBook") && !methods.contains("givenTop"))
    }
}
