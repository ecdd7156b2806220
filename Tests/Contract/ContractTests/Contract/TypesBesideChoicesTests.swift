import ContractSupport
import Testing
@testable import ContractModel

/// A `type` next to `anyOf` or `oneOf`: both hold at once (JSON Schema 2020-12, section 10.2).
@Suite struct TypesBesideChoicesTests {
    private func read(_ schema: String, version: String = "3.1.0") throws -> (TypeReference?, [String]) {
        let read = try ReadContract(
            """
            T: {type: string, format: date-time}
            Holder: {type: object, properties: {value: \(schema)}}
            """, version: version)
        return (read.reference("Holder", "value").map { read.contract.resolved($0) }, read.codes)
    }

    /// No branch has the type, so the intended meaning is unknown, and the value is any JSON.
    @Test(arguments: [
        "{anyOf: [{type: string, format: date-time}, {type: 'null'}], type: integer}",
        "{oneOf: [{type: string}, {type: boolean}], type: integer}",
        "{anyOf: [{type: string}, {type: 'null'}], type: [integer, 'null']}",
        "{anyOf: [{$ref: '#/components/schemas/T'}], type: integer}",
        "{allOf: [{type: string, format: date-time}], type: integer}",
        "{$ref: '#/components/schemas/T', type: integer}",
    ])
    func aTypeThatNoBranchHasIsAWarning(_ schema: String) throws {
        let (reference, codes) = try read(schema)
        #expect(reference == .json)
        #expect(codes == ["unsupported-schema"])
    }

    @Test func aNullableTypeOfVersion30IsAWarningToo() throws {
        let (reference, codes) = try read("{anyOf: [{type: string}], type: integer, nullable: true}", version: "3.0.3")
        #expect(reference == .json)
        #expect(codes == ["unsupported-schema"])
    }

    @Test func aTypeThatSomeBranchesHaveChoosesAmongThem() throws {
        let (reference, codes) = try read("{anyOf: [{type: string}, {type: integer}], type: integer}")
        #expect(reference == .scalar(.int))
        #expect(codes.isEmpty)
    }

    /// Authors write `type: object` by habit, so here it excludes no branch.
    @Test(arguments: ["anyOf", "oneOf"])
    func anObjectByHabitExcludesNothing(_ keyword: String) throws {
        let (reference, codes) = try read("{\(keyword): [{type: string}, {type: boolean}], type: object}")
        #expect(reference != .json)
        #expect(codes.isEmpty)
    }

    /// A `Double` holds each integer up to 2^53 only.
    @Test(arguments: [
        "{anyOf: [{type: integer}, {type: number}]}", "{oneOf: [{type: number}, {type: integer}]}",
        "{type: [integer, number]}", "{type: [integer, number, 'null']}",
        "{anyOf: [{type: integer, format: int64}, {type: number}, {type: number, enum: [1.5]}]}",
    ])
    func anIntegerBesideANumberIsABranchOfItsOwn(_ schema: String) throws {
        let read = try ReadContract("Holder: {type: object, properties: {value: \(schema)}}")
        let unions = read.contract.definitions.compactMap { definition -> [TypeReference]? in
            guard case .union(let union) = definition.shape else { return nil }
            return union.variants.map(\.use.reference)
        }
        #expect(unions.map(Set.init).count == 1)
        #expect(unions.first?.contains(.scalar(.double)) == true)
        #expect(unions.first?.contains { [.scalar(.int), .scalar(.int64)].contains($0) } == true)
    }
}
