import Foundation
import Testing
@testable import Generation

/// The presence of a Boolean that allows only one value has a meaning. A request that leaves out `cancel: {const:
/// true}` must not send it.
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
        // A value that is present is still compared with the constant.
        #expect(lines.contains("cancel = try fields.optionalConstant(.cancel, true)"))
    }

    /// A default in the document tells what absence means. A constant text tells what the record is, so it is the
    /// default too.
    @Test func otherConstantsStandForAbsence() throws {
        let lines = try lines(
            of: "List: {type: object, properties: {all: {const: true, default: true}, object: {const: list}}}",
            in: "List.swift")
        #expect(lines.contains(#"public init(all: Bool = true, object: String = "list") {"#))
    }

    /// The flag tells which variant a value is, and the creator of a variant should not have to repeat that.
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
