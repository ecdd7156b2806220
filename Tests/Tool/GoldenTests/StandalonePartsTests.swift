import Diagnostics
import EmbeddedSources
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// A standalone package has only the parts of the libraries that its contract uses.
@Suite struct StandalonePartsTests {
    /// The libraries of a package whose contract uses none of the parts, and the files that it makes, compile. These
    /// are modules of the package alone: the compiler does not see those of the build.
    @Test(.enabled(if: TestExtent.isFull)) func thePackageOfASmallContractCompiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(
                    path: "openapi.yaml",
                    text: """
                        openapi: 3.1.0
                        info: {title: Books, version: "1"}
                        paths:
                          /books:
                            get:
                              operationId: getBooks
                              security: [{auth: [read]}]
                              responses:
                                "200":
                                  description: The books.
                                  content: {application/json: {schema: {type: array, items: {type: string}}}}
                        components:
                          securitySchemes:
                            auth:
                              type: oauth2
                              flows:
                                clientCredentials: {tokenUrl: "https://example.com/token", scopes: {read: Reads.}}
                        """),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: "sign-in: true")),
                overrides: OptionOverrides(emit: [.models, .client, .fixtures, .tests, .mocks], standalone: true),
                build: GeneratorBuild(libraries: .standard)))
        let files = try #require(result.files, "\(result.diagnostics)").files
        for file in files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
        for (module, place) in [
            ("BooksRuntime", "Sources/BooksRuntime"), ("BooksPatternSupport", "Sources/BooksPatternSupport"),
            ("BooksContractSupport", "Sources/BooksContractSupport"),
            ("BooksClientSupport", "Sources/BooksClientSupport"), ("BooksMockSupport", "Sources/BooksMockSupport"),
            ("BooksServerSupport", "Sources/BooksServerSupport"), ("BooksTesting", "Tests/BooksTesting"),
            ("BooksSignIn", "Sources/BooksSignIn"), ("Books", "Sources/Books"), ("BooksMocks", "Mocks/Sources"),
            ("BooksMockServer", "Mocks/Server"),
        ] {
            let sources = files.map(\.path).filter { $0.hasPrefix(place + "/") && $0.hasSuffix(".swift") }
            let problems = try SwiftCompiler.emitModule(
                sources.map { folder.appending(path: $0) }, called: module, into: folder,
                arguments: ["-I", folder.path, "-package-name", "books"])
            try #require(problems == "", "\(module): \(problems.prefix(4_000))")
        }
    }
}
