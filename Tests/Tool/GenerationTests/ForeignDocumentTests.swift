import Diagnostics
import Generation
import Testing

/// Documents of other kinds are recognized and named.
@Suite struct ForeignDocumentTests {
    private func messages(_ bytes: [UInt8], path: String) -> [String] {
        let input = GenerationInput(document: SourceFile(path: path, bytes: bytes))
        return GenerationPipeline.run(input).diagnostics.map { "\($0.id): \($0.message)" }
    }

    private func message(_ text: String, path: String = "api.yaml") -> String {
        messages(Array(text.utf8), path: path).joined(separator: "\n")
    }

    @Test(arguments: [
        (
            #"{"info": {"name": "x", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}}"#,
            "not-openapi: this is a Postman collection"
        ),
        ("asyncapi: 3.0.0\ninfo: {title: t, version: '1'}", "not-openapi: this is an AsyncAPI document"),
        ("arazzo: 1.0.0", "not-openapi: this is an Arazzo document"),
        ("overlay: 1.0.0\nactions: []", "not-openapi: this is an overlay"),
        (#"{"data": {"__schema": {}}}"#, "not-openapi: this is a GraphQL schema"),
        ("$schema: https://json-schema.org/draft/2020-12/schema\ntype: object", "not-openapi: this is a JSON Schema"),
        ("type: object\nproperties: {a: {type: string}}", "not-openapi: this is a JSON Schema"),
        ("output: Made\nemit: [models]", "not-openapi: this is a configuration of gen-dtos"),
        ("info: {title: t, version: '1'}\npaths: {}", "not-openapi: the version of OpenAPI is missing"),
        ("a: 1", "not-openapi: this is not an OpenAPI document"),
        ("# Pets\ntype Query {\n  pets: [Pet]\n}\n", "markup: this is a GraphQL schema"),
        ("schema {\n  query: Query\n}\n", "markup: this is a GraphQL schema"),
        ("PK\u{3}\u{4}x", "markup: this is an archive"),
    ])
    func kinds(text: String, beginning: String) {
        #expect(message(text).hasPrefix(beginning), "\(message(text))")
    }

    @Test func compressedFiles() {
        #expect(messages([0x1F, 0x8B, 8, 0], path: "api.yaml.gz")[0].hasPrefix("markup: this is a compressed file"))
    }

    @Test(arguments: ["{ // a\n\"openapi\": \"3.1.0\"}", "{\"openapi\": \"3.1.0\" /* a */}", "{}\n// a"])
    func commentsInJSON(text: String) {
        for path in ["api.json", "api.yaml"] {
            #expect(message(text, path: path).hasPrefix("json-syntax: JSON has no comments; remove the comments"))
        }
    }

    /// These begin like other kinds.
    @Test func documentsOfOurs() {
        let document = "openapi: 3.1.0\ninfo: {title: t, version: '1'}\npaths: {}\nproperties: {}"
        #expect(!message(document).contains("not-openapi"))
        #expect(message("{openapi: 3.1.0, info: {title: t, version: '1'}, paths: {/a: {}}}") == "")
    }
}
