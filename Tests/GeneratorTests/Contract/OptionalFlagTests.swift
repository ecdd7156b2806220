import Foundation
import Testing
@testable import Generation

/// A Boolean with one value says something by being there: a request that leaves out `cancel: {const: true}` must not send it.
@Suite struct OptionalFlagTests {
    private func lines(of schemas: String, in file: String) throws -> [String] {
        var contract = LifecycleContract()
        let result = try contract.run(schemas)
        #expect(result.files != nil, "\(result.diagnostics)")
        return try #require(contract.text(file)).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(arguments: ["{const: true}", "{type: boolean, enum: [true]}"])
    func anAbsentFlagStaysAbsent(_ flag: String) throws {
        let lines = try lines(
            of: "Change: {type: object, required: [confirmed], properties: {confirmed: \(flag), cancel: \(flag)}}",
            in: "Change.swift")
        #expect(lines.contains("public var confirmed: Bool"))
        #expect(lines.contains("public var cancel: Bool?"))
        #expect(lines.contains("public init(confirmed: Bool = true, cancel: Bool? = nil) {"))
        // What is there is compared all the same.
        #expect(lines.contains("cancel = try fields.optionalConstant(.cancel, true)"))
    }

    /// The document may say what absence means, and a text tells what a record is.
    @Test func otherConstantsStandForAbsence() throws {
        let lines = try lines(
            of: "List: {type: object, properties: {all: {const: true, default: true}, object: {const: list}}}",
            in: "List.swift")
        #expect(lines.contains(#"public init(all: Bool = true, object: String = "list") {"#))
    }

    /// Whoever makes a variant should not have to say which one it is.
    @Test func flagsOfVariantsStandForAbsence() throws {
        let lines = try lines(
            of: """
                Answer: {oneOf: [{$ref: '#/components/schemas/Good'}, {$ref: '#/components/schemas/Bad'}]}
                Good: {type: object, properties: {success: {const: true}, page: {type: integer}}}
                Bad: {type: object, properties: {success: {const: false}, reason: {type: string}}}
                """, in: "Bad.swift")
        #expect(lines.contains("public init(success: Bool = false, reason: String? = nil) {"))
    }
}
