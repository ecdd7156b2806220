import Diagnostics
import Files
import Foundation
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

    // MARK: GraphQL

    /// Returns the diagnostics and the scenarios of a document with a list of books and a GraphQL operation.
    ///
    /// - Parameters:
    ///   - name: The `operationId`.
    ///   - requests: The content of the request next to its schema.
    ///   - responses: The content of the response next to its schema.
    private func graphQL(
        _ name: String, requests: String = "", responses: String = "", settings: String = "app: a"
    ) -> (diagnostics: [Diagnostic], methods: String, fixtures: String) {
        let document =
            Self.document.replacingOccurrences(
                of: "  /logo:",
                with: """
                      /graphql:
                        post:
                          operationId: \(name)
                          requestBody: {content: {application/json: {schema: {type: object}\(requests)}}}
                          responses: {'200': {description: It., content: {application/json: {schema: {type: object, properties: {data: {type: object, additionalProperties: {type: string}}}}\(responses)}}}}
                      /logo:
                    """)
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "api.yaml", text: document),
                configuration: Configuration(
                    reading: SourceFile(
                        path: "gen-dtos.yaml", text: "emit: [scenarios]\nscenarios:\n  \(settings)\n"))))
        func text(_ name: String) -> String {
            let file = result.files?.files.first { $0.path == "Scenarios/\(name)" }
            return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        }
        return (result.diagnostics, text("UITestCase+Scenarios.swift"), text("Data+Fixture.swift"))
    }

    /// A query has a name (GraphQL, section 2.3), also if the operation has a generic one.
    @Test func queriesHaveNames() {
        let requests = """
            , examples: {
              one: {value: {operationName: BookChapters, query: "query BookChapters { chapters }"}},
              two: {value: {query: "query QuotesOfBook($id: ID!) { quotes }"}},
              three: {value: {query: "query QuotesOfBook($id: ID!, $count: Int) { quotes }"}}}
            """
        let responses = """
            , examples: {one: {value: {data: {chapters: First}}}, two: {value: {data: {quotes: Second}}}}
            """
        let found = graphQL(
            "graphql", requests: requests.replacingOccurrences(of: "\n", with: " "), responses: responses)
        #expect(found.diagnostics == [])
        #expect(found.methods.contains("func givenBookListDetailAndChaptersSucceeds()"))
        #expect(found.methods.contains("func givenBookListDetailAndQuotesSucceeds()"))
        #expect(found.methods.contains(#"request.mentions("QuotesOfBook")"#))
        #expect(found.methods.contains(#"request.mentions("BookChapters")"#))
        #expect(found.fixtures.contains(#""chapters": "First""#))
        #expect(found.fixtures.contains(#""quotes": "Second""#))
    }

    /// A query without a name, and a name that no resource has, lead to a warning that names the setting.
    @Test(arguments: ["", #", example: {query: "query ($id: ID!) { chapters }"}"#, ", example: {query: query Weather}"])
    func unknownQueries(_ request: String) throws {
        let found = graphQL("graphql", requests: request)
        #expect(found.diagnostics.map(\.id) == ["unknown-queries"])
        let message = try #require(found.diagnostics.first?.message)
        #expect(message.contains("operation: graphql, body: bookReviews"), "\(message)")
        #expect(!found.methods.contains("/graphql"))
        // The setting that the message names works.
        let configured = graphQL(
            "graphql", requests: request,
            settings: "resources: {Book: {dependents: {Reviews: {operation: graphql, body: bookReviews}}}}")
        #expect(configured.diagnostics == [])
        #expect(configured.methods.contains("func givenBookListDetailAndReviewsSucceeds()"))
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
