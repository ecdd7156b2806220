import Diagnostics
import Files
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings

/// These tests check parameters that the client has for all operations.
@Suite struct ClientGlobalTests {
    /// - Parameter parameters: The parameters of two operations.
    private func client(
        _ parameters: (String, String), _ configuration: String, path: String = "/p"
    ) throws -> (code: String, diagnostics: [Diagnostic]) {
        func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }
        let operations = [("get", parameters.0), ("put", parameters.1)].map { method, list in
            "\(method): {operationId: \(method), parameters: [\(list)], responses: {'204': {description: d}}}"
        }
        let document =
            "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {'\(path)': {\(operations.joined(separator: ", "))}}\n"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: file("openapi.yaml", document),
                configuration: Configuration(reading: file("gen-dtos.yaml", configuration)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client], layout: .bundled)))
        let files = result.files?.files.filter { $0.path.hasSuffix("Client.swift") } ?? []
        return (files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(), result.diagnostics)
    }

    private func parameter(_ name: String, _ place: String, _ schema: String = "string", isRequired: Bool = false)
        -> String
    {
        "{name: \(name), in: \(place), required: \(isRequired), schema: {type: \(schema)}}"
    }

    @Test(arguments: [
        ("header", "/p", false, "request.header(\"k\", key)"), ("query", "/p", false, "request.query(\"k\", key)"),
        ("path", "/p/{k}", true, "request.path(\"k\", key)"), ("cookie", "/p", false, "request.cookie(\"k\", key)"),
    ])
    func places(_ place: String, _ path: String, _ isRequired: Bool, _ statement: String) throws {
        let own = parameter("k", place, isRequired: isRequired)
        let (code, diagnostics) = try client((own, own), "globals: {k: key}", path: path)
        let type = isRequired ? "String" : "String?"
        #expect(code.contains("func with(key: \(type)) -> Self {"))
        #expect(code.components(separatedBy: "try \(statement)").count == 2)
        #expect(code.components(separatedBy: "globals: [\"k\"]").count == 3)
        #expect(code.contains("public func get() async throws {"))
        #expect(diagnostics.map(\.id) == [])
    }

    /// Names of headers are case-insensitive, and an operation without the parameter does not send it.
    @Test func headersInOtherCase() throws {
        let (code, _) = try client(
            (parameter("X-Key", "header"), parameter("x-key", "header")), "globals: {x-KEY: key}")
        #expect(code.components(separatedBy: "globals: [\"X-Key\"]").count == 3)
        let (other, _) = try client((parameter("X-Key", "header"), ""), "globals: {X-Key: key}")
        #expect(other.components(separatedBy: "globals: [\"X-Key\"]").count == 2)
        let (query, diagnostics) = try client((parameter("key", "query"), ""), "globals: {KEY: key}")
        #expect(!query.contains("globals:") && diagnostics.map(\.id) == ["unknown-global"])
    }

    @Test(arguments: [
        (false, "k: key", false), (true, "k: key", true), (true, "k: {name: key, required: false}", false),
        (false, "k: {name: key, required: true}", true),
    ])
    func required(inDocument: Bool, _ rule: String, _ isRequired: Bool) throws {
        let own = parameter("k", "query", isRequired: inDocument)
        let (code, _) = try client((own, parameter("k", "query")), "globals: {\(rule)}")
        #expect(code.contains("        key: String,\n") == isRequired)
        #expect(code.contains("        key: String? = nil,\n") == !isRequired)
        #expect(code.contains("@available(*, deprecated, message: \"Calls need 'key'.\")") == isRequired)
        // Three initializers: for the server as `_` and as `server`, and for a URL.
        #expect(code.components(separatedBy: "Calls need 'key'.").count == (isRequired ? 4 : 1))
    }

    /// Different parameters stay in the methods, and the diagnostic has both places.
    @Test(arguments: [("query", "integer"), ("header", "string")])
    func differences(_ place: String, _ schema: String) throws {
        let (code, diagnostics) = try client(
            (parameter("k", "query"), parameter("k", place, schema)), "globals: {k: key}")
        #expect(diagnostics.map(\.id) == ["different-globals"])
        #expect(diagnostics.first?.notes.compactMap(\.location).count == 2)
        #expect(code.contains("func get(k: String? = nil)") && !code.contains("globals:"))
    }

    @Test(arguments: [
        ("globals: {j: key}", "unknown-global"), ("globals: {k: server}", "unknown-value"),
        ("globals: {k: 'a-b'}", "unknown-value"), ("globals: {k: key, j: key}", "unknown-value"),
        ("globals: {k: {required: true}}", "missing-option"), ("globals: {k: [key]}", "wrong-shape"),
        ("globals: {k: {name: key, required: 1}}", "unknown-value"), ("globals: [k]", "wrong-shape"),
        ("globals: {k: 'key) {}'}", "unknown-value"),
        // The generated methods have values with these names.
        ("globals: {k: request}", "unknown-value"), ("globals: {k: copy}", "unknown-value"),
    ])
    func settings(_ configuration: String, _ id: String) throws {
        let own = parameter("k", "query")
        #expect(try client((own, own), configuration).diagnostics.map(\.id) == [id])
    }
}
