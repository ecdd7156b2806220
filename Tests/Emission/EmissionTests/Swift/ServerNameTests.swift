import Diagnostics
import Files
import Testing
@testable import Generation
@testable import GenerationSettings

/// These tests check the names of the servers of a client.
@Suite struct ServerNameTests {
    private func names(_ servers: String...) throws -> [String] {
        try names(of: servers.map { "{url: '\($0)'}" })
    }

    private func names(of servers: [String]) throws -> [String] {
        let list = servers.joined(separator: ", ")
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

    /// One host may have several versions, or be served with and without TLS, as with `schemes` of version 2.0.
    @Test func oneHostWithSeveralServers() throws {
        #expect(
            try names("https://api.example.com/v1", "https://api.example.com/v2") == [
                "apiExampleComV1", "apiExampleComV2",
            ])
        #expect(try names("http://a.example/v1", "https://a.example/v1") == ["httpAExample", "httpsAExample"])
        #expect(try names("/v1", "/v2") == ["v1", "v2"])
    }

    /// If one server needs a part of its address in its name, all servers of this name get the part, whatever their
    /// order is.
    @Test func serversOfOneNameHaveTheSameParts() throws {
        #expect(
            try names("https://a.example/v1", "https://a.example/v2", "http://a.example/v1") == [
                "httpsAExampleV1", "httpsAExampleV2", "httpAExampleV1",
            ])
        #expect(
            try names("http://a.example/v1", "https://a.example/v1", "https://a.example/v2") == [
                "httpAExampleV1", "httpsAExampleV1", "httpsAExampleV2",
            ])
        // Servers that do not clash with others keep their names.
        #expect(
            try names("https://a.example/v1", "https://a.example", "https://b.example/v1") == [
                "aExampleV1", "aExample", "bExample",
            ])
        #expect(try names("/", "/v1", "/v2") == ["standard", "v1", "v2"])
    }

    /// OpenAPI 3.2 has names of servers.
    @Test(arguments: [
        ("EU production", "euProduction"), ("init", "apiA"), ("''", "apiA"), ("'!'", "apiA"), ("local", "local"),
    ])
    func namesOfTheDocument(_ name: String, _ expected: String) throws {
        #expect(try names(of: ["{url: 'https://api.a', name: \(name)}"]) == [expected])
    }

    /// A digest tells equal servers apart, and the names of the other servers stay as they are.
    @Test func oneServerTwice() throws {
        let names = try names("https://a.example/v1", "https://a.example/v2", "https://a.example/v1")
        #expect(names[1] == "aExampleV2")
        #expect(Set(names).count == 3)
    }

    /// The host of a server may equal the name of another server.
    @Test func aNameThatAnotherHas() throws {
        #expect(
            try names(of: [
                "{url: 'http://a.example'}", "{url: 'https://a.example', description: Live}",
                "{url: 'https://b.example', description: Live}",
            ]) == ["aExample", "httpsAExample", "httpsBExample"])
    }

    @Test func theHostIsEnoughWhereItTells() throws {
        #expect(
            try names("https://eu.example.com/v1", "https://us.example.com/v1") == ["euExampleCom", "usExampleCom"])
        #expect(try names("http://localhost:1", "http://localhost:2") == ["localhost1", "localhost2"])
    }
}
