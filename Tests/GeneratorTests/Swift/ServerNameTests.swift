import Diagnostics
import Files
import Testing
@testable import Generation
@testable import GenerationSettings

/// What the servers of a client are called.
@Suite struct ServerNameTests {
    private func names(_ servers: String...) throws -> [String] {
        let list = servers.map { "{url: '\($0)'}" }.joined(separator: ", ")
        let text = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            servers: [\(list)]
            paths: {/a: {get: {operationId: a, responses: {}}}}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let file = try #require(result.files?.files.first { $0.path.hasSuffix("TClient.swift") })
        return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.first == "case" && words.count == 2 ? String(words[1]) : nil
        }
    }

    /// One host may have several versions, or be served with and without TLS, as `schemes` of version 2.0 say.
    @Test func oneHostWithSeveralServers() throws {
        #expect(
            try names("https://api.example.com/v1", "https://api.example.com/v2") == [
                "apiExampleComV1", "apiExampleComV2",
            ])
        #expect(try names("http://a.example/v1", "https://a.example/v1") == ["httpAExample", "httpsAExample"])
        #expect(
            try names("http://a.example/v1", "https://a.example/v1", "https://a.example/v2") == [
                "httpAExample", "httpsAExample", "aExampleV2",
            ])
        #expect(try names("/v1", "/v2") == ["v1", "v2"])
    }

    @Test func theHostIsEnoughWhereItTells() throws {
        #expect(try names("https://eu.example.com/v1", "https://us.example.com/v1") == ["euExampleCom", "usExampleCom"])
        #expect(try names("http://localhost:1", "http://localhost:2") == ["localhost1", "localhost2"])
    }
}
