import Foundation
import LoopbackServer
import Testing

/// `gen-dtos update` with a server on this machine.
@Suite struct UpdateTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
    }

    private static func document(_ properties: String, version: String = "1") -> String {
        """
        openapi: 3.1.0
        info: {title: Books, version: "\(version)"}
        paths: {}
        components:
          schemas:
            Work: {type: object, required: [id], properties: {id: {type: string}\(properties)}}

        """
    }

    private static let old = document("")
    private static let new = document(", pages: {type: integer}", version: "1.1")

    /// Writes a configuration for a server, and the document that is here.
    private func configure(_ server: LoopbackServer, path: String = "/openapi.yaml", more: String = "") throws {
        try folder.write("spec/openapi.yaml", Self.old)
        try folder.write(
            "gen-dtos.yaml",
            """
            document: spec/openapi.yaml
            module: Books
            source:
              url: http://127.0.0.1:\(server.port)\(path)
            \(more)
            """)
    }

    private func expectNothingWritten() throws {
        #expect(try folder.read("spec/openapi.yaml") == Self.old)
        #expect(!folder.exists("Generated"))
    }

    @Test func changesAreShownWrittenAndGenerated() throws {
        let server = try LoopbackServer { _ in .init(body: Data(Self.new.utf8)) }
        defer { server.stop() }
        try configure(server)
        #expect(try tool.run("--quiet").status == 0)
        let outcome = try tool.run("update")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Work.pages"))
        #expect(outcome.output.contains("spec/openapi.yaml is updated\n"))
        #expect(try folder.read("spec/openapi.yaml") == Self.new)
        #expect(try folder.read("Generated/Sources/Books/Models/Work.swift").contains("pages: Int?"))
        #expect(try tool.run("update").output.contains("spec/openapi.yaml is the same as on the server\n"))
    }

    /// RFC 8259, section 2: whitespace between tokens has no meaning, but whitespace in strings does.
    @Test func aSingleLineOfJSONIsDividedIntoLines() throws {
        let line =
            #"{"openapi":"3.1.0","info":{"title":"A \"[b, c]: {\" \\","version":"1"},"paths":{},"tags":[{"name":"a"},{"name":"b"}]}"#
        let server = try LoopbackServer { _ in .init(body: Data(line.utf8)) }
        defer { server.stop() }
        try configure(server)
        #expect(try tool.run("update").status == 0)
        #expect(
            try folder.read("spec/openapi.yaml") == #"""
                {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "A \"[b, c]: {\" \\",
                    "version": "1"
                  },
                  "paths": {},
                  "tags": [
                    {
                      "name": "a"
                    },
                    {
                      "name": "b"
                    }
                  ]
                }

                """#)
        #expect(try tool.run("update").output.contains("spec/openapi.yaml is the same as on the server\n"))
    }

    /// A line of YAML is written as it is, because lines have a meaning in its strings.
    @Test func aSingleLineOfYAMLStays() throws {
        let line = "{openapi: 3.1.0, info: {title: 'A, b', version: '1'}, paths: {}}\n"
        let server = try LoopbackServer { _ in .init(body: Data(line.utf8)) }
        defer { server.stop() }
        try configure(server)
        #expect(try tool.run("update").status == 0)
        #expect(try folder.read("spec/openapi.yaml") == line)
    }

    @Test func aFirstDocumentIsWritten() throws {
        let server = try LoopbackServer { _ in .init(body: Data(Self.new.utf8)) }
        defer { server.stop() }
        try configure(server)
        try folder.remove("spec")
        let outcome = try tool.run("update")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("spec/openapi.yaml is new\n"))
        #expect(folder.exists("Generated/manifest.json"))
    }

    @Test func aCheckWritesNothing() throws {
        let server = try LoopbackServer { _ in .init(body: Data(Self.new.utf8)) }
        defer { server.stop() }
        try configure(server)
        let outcome = try tool.run("update", "--check")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Work.pages"))
        try expectNothingWritten()
    }

    /// RFC 9110, section 13.1.2: the tag is sent only for the document that had it.
    @Test func anEntityTagSavesTheTransfer() throws {
        let server = try LoopbackServer { request in
            request["If-None-Match"] == "\"v2\""
                ? .init(304) : .init(headers: [("ETag", "\"v2\"")], body: Data(Self.new.utf8))
        }
        defer { server.stop() }
        try configure(server)
        for _ in 1...2 { #expect(try tool.run("update").status == 0) }
        #expect(server.requests.map { $0["If-None-Match"] } == [nil, "\"v2\""])
        try folder.write("spec/openapi.yaml", Self.old)
        #expect(try tool.run("update").status == 0)
        #expect(server.requests.last?["If-None-Match"] == nil)
        #expect(try folder.read("spec/openapi.yaml") == Self.new)
    }

    /// The server has the document that is here already, so the run writes no document.
    @Test func anEntityTagOfAnEqualDocumentIsKept() throws {
        let server = try LoopbackServer { request in
            request["If-None-Match"] == "\"v1\""
                ? .init(304) : .init(headers: [("ETag", "\"v1\"")], body: Data(Self.old.utf8))
        }
        defer { server.stop() }
        try configure(server)
        for _ in 1...2 { #expect(try tool.run("update").status == 0) }
        #expect(server.requests.map { $0["If-None-Match"] } == [nil, "\"v1\""])
    }

    @Test func headersComeFromTheEnvironment() throws {
        let server = try LoopbackServer { request in
            request["Authorization"] == "Bearer s3cret" ? .init(body: Data(Self.new.utf8)) : .init(401)
        }
        defer { server.stop() }
        try configure(server, more: "  headers-from-environment: {Authorization: GEN_DTOS_TEST_TOKEN}\n")
        let missing = try tool.run("update")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("no variable 'GEN_DTOS_TEST_TOKEN'"))
        let refused = try tool.shell("GEN_DTOS_TEST_TOKEN=wrong \"$TOOL\" update")
        #expect(refused.status == 3)
        #expect(refused.errors.contains("responds with status 401") && !refused.errors.contains("wrong"))
        try expectNothingWritten()
        #expect(try tool.shell("GEN_DTOS_TEST_TOKEN='Bearer s3cret' \"$TOOL\" update").status == 0)
    }

    /// Credentials are for the server of the configuration. A server to which it leads does not get them.
    @Test func redirectsAreFollowedWithoutCredentials() throws {
        let other = try LoopbackServer { _ in .init(body: Data(Self.new.utf8)) }
        defer { other.stop() }
        let server = try LoopbackServer { request in
            request.target == "/openapi.yaml"
                ? .init(302, headers: [("Location", "/second")])
                : .init(307, headers: [("Location", "http://127.0.0.1:\(other.port)/third")])
        }
        defer { server.stop() }
        try configure(server, more: "  headers-from-environment: {X-API-Key: GEN_DTOS_TEST_KEY}\n")
        #expect(try tool.shell("GEN_DTOS_TEST_KEY=k \"$TOOL\" update").status == 0)
        #expect(server.requests.map { $0["X-API-Key"] } == ["k", "k"])
        #expect(other.requests.map { $0["X-API-Key"] } == [nil])
    }

    @Test(arguments: ["/openapi.yaml", "file:///etc/passwd", "", "//"])
    func redirectsThatLeadNowhereEnd(_ location: String) throws {
        let server = try LoopbackServer { _ in .init(302, headers: [("Location", location)]) }
        defer { server.stop() }
        try configure(server)
        let outcome = try tool.run("update")
        #expect(outcome.status == 3)
        #expect(outcome.errors.hasSuffix("Nothing is written.\n"))
        #expect(server.requests.count <= 6)
        try expectNothingWritten()
    }

    @Test(arguments: [404, 500, 204, 304])
    func otherAnswersWriteNothing(_ status: Int) throws {
        let server = try LoopbackServer { _ in .init(status) }
        defer { server.stop() }
        try configure(server, path: "/openapi.yaml?key=hidden")
        let outcome = try tool.run("update")
        #expect(outcome.status == 3)
        #expect(
            outcome.errors
                == "gen-dtos: http://127.0.0.1:\(server.port)/openapi.yaml responds with status \(status). Nothing is written.\n"
        )
        try expectNothingWritten()
    }

    @Test(arguments: [
        "<!DOCTYPE html><html><body>Sign in</body></html>", "{\"message\": \"not found\"}", "",
        "{\"openapi\": \"3.1.0\"",
        "openapi: 3.1.0\ninfo: {title: Books, version: '1'}\npaths: {/a: {$ref: '#/nowhere'}}\n",
    ])
    func whatIsNoDocumentIsNotWritten(_ text: String) throws {
        let server = try LoopbackServer { _ in .init(body: Data(text.utf8)) }
        defer { server.stop() }
        try configure(server)
        let outcome = try tool.run("update")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("error: "))
        #expect(
            outcome.errors.hasSuffix(
                "gen-dtos: These errors are in the server's document. Nothing is written.\n"))
        try expectNothingWritten()
    }

    @Test func aSlowServerEnds() throws {
        let end = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { _ in .stream(type: "application/yaml") { _ in end.wait() } }
        defer {
            end.signal()
            server.stop()
        }
        try configure(server)
        let outcome = try tool.run("update", "--timeout", "1")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("has sent no document."))
        try expectNothingWritten()
    }

    /// The limit of the document's bytes is that of the transfer, however the server states the length.
    @Test func aHugeDocumentEnds() throws {
        let server = try LoopbackServer { _ in
            .stream(type: "application/yaml") { writer in while writer.write(String(repeating: "#", count: 65_536)) {} }
        }
        defer { server.stop() }
        try configure(server)
        let outcome = try tool.run("update", "--limit", "bytes=1048576")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("has sent no document."))
        try expectNothingWritten()
    }

    /// `source` is the address of `document`, so no other file is replaced.
    @Test(arguments: [["other.yaml"], ["-"]])
    func anotherDocumentIsNotReplaced(_ words: [String]) throws {
        let server = try LoopbackServer { _ in .init(body: Data(Self.new.utf8)) }
        defer { server.stop() }
        try configure(server)
        try folder.write("other.yaml", "other")
        let outcome = try tool.run(["update"] + words + ["--config", "gen-dtos.yaml"])
        #expect(outcome.status == 2, "\(outcome.errors)")
        #expect(try folder.read("other.yaml") == "other" && !folder.exists("-"))
        try expectNothingWritten()
    }

    @Test func withoutASourceTheKeyIsNamed() throws {
        try folder.write("gen-dtos.yaml", "document: spec/openapi.yaml\n")
        let outcome = try tool.run("update")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("source: {url: https://…}"))
    }
}
