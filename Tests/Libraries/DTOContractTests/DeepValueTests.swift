import DTOContract
import DTORuntime
import Foundation
import Testing

/// Compares deep values on the stacks of real threads. A stack overflow ends the test run.
@Suite struct DeepValueTests {
    /// Schema 0 is a node whose `child` is a node or null.
    private static let schemas = SchemaSet(
        [
            [
                "type": "object",
                "properties": [
                    "id": ["type": "integer"], "child": ["anyOf": [["$ref": 0], ["type": "null"]]],
                ],
            ]
        ], dialect: .jsonSchema)

    /// Does work on a stack as small as those of the threads that run tasks on Apple's platforms.
    private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result
    {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Swift.Result(catching: work)) }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    private func text(depth: Int, core: String) -> Data {
        Data(
            (String(repeating: #"{"id": 1, "child": "#, count: depth) + core + String(repeating: "}", count: depth))
                .utf8)
    }

    @Test(arguments: [70, 80, 100, 500]) func deepValuesConform(depth: Int) async throws {
        let data = text(depth: depth, core: "null")
        let violations = try await onSmallStack {
            let value = try DTODecoder().value(from: data)
            return SchemaValidator.violations(in: value, of: 0, in: Self.schemas, .request)
        }
        #expect(violations.isEmpty)
    }

    @Test(arguments: [70, 80, 100, 500]) func damageAtTheBottomIsFound(depth: Int) async throws {
        let data = text(depth: depth, core: #"{"id": "x", "other": 1}"#)
        let (violations, unknown) = try await onSmallStack {
            let value = try DTODecoder().value(from: data)
            return (
                SchemaValidator.violations(in: value, of: 0, in: Self.schemas, .request),
                UndocumentedKeys.pointers(in: value, of: 0, in: Self.schemas)
            )
        }
        #expect(violations.count == 1)
        #expect(violations.first?.pointer.hasPrefix("/child/child/child") == true)
        #expect(unknown.count == 1)
    }
}
