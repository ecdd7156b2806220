import Diagnostics
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// A record that begins a job gets an extension that tells how to follow the job.
@Suite struct ClientJobTests {
    private func made(_ properties: String) throws -> (code: String, ids: [String]) {
        let id = "parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        let state = "application/json: {schema: {type: object, properties: {state: {type: string}}}}"
        let text = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /jobs:
                post: {operationId: start, responses: {"202": {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Job"}}}}}}
              /jobs/{id}:
                get: {operationId: jobState, \(id), responses: {"200": {description: d, content: {\(state)}}}}
              /jobs/{id}/stream:
                get: {operationId: follow, \(id), responses: {"200": {description: d, content: {text/event-stream: {schema: {type: string}}}}}}
            components:
              schemas:
                Job:
                  type: object
                  x-progress: {stream: url}
                  required: [url]
                  properties: {url: {type: string}, \(properties)}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let code = try #require(result.files).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return (code, result.diagnostics.map(\.id))
    }

    @Test func aJobIsFollowed() throws {
        let (code, ids) = try made("other: {type: string}")
        #expect(code.contains("extension Job: TrackableJob {"))
        #expect(ids == [])
    }

    /// The extension would declare a name that the record already has, which does not compile, so it is left out with a
    /// warning.
    @Test(arguments: [
        "progressLinks: {type: string}", "progressStatus: {type: string, enum: [a]}",
        "progressStream: {type: object, properties: {a: {type: string}}}",
    ])
    func aNameOfItsOwnIsKept(_ property: String) throws {
        let (code, ids) = try made(property)
        #expect(!code.contains("TrackableJob"))
        #expect(ids == ["untrackable-job"])
    }
}
