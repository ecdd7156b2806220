import ContractSupport
import Testing
@testable import ContractModel

/// Tests unions whose branches are copies of named schemas, while the mapping still refers to these schemas. Connexion
/// publishes such documents.
@Suite struct InlinedBranchTests {
    private static let box = "type: object, properties: {shape: {type: string}, side: {type: number}}"
    private static let tube = "type: object, properties: {shape: {type: string}, inside: {type: number}}"

    private func values(_ branches: String, _ mapping: String, _ components: String = "") throws -> [[String]] {
        let read = try ReadContract(
            """
            Parcel:
              oneOf: [\(branches)]
              discriminator: {propertyName: shape, mapping: {\(mapping)}}
            \(components)
            """, version: "3.0.3")
        #expect(read.codes == [])
        return read.union("Parcel")?.variants.map(\.discriminatorValues) ?? []
    }

    private static let mapping = "box: '#/components/schemas/Box', tube: '#/components/schemas/Tube'"

    @Test func aBranchMayBeEqualToTheSchema() throws {
        let components = "Box: {\(Self.box)}\nTube: {\(Self.tube)}"
        #expect(try values("{\(Self.box)}, {\(Self.tube)}", Self.mapping, components) == [["box"], ["tube"]])
        #expect(
            try values("{$ref: '#/components/schemas/Box'}, {\(Self.tube)}", Self.mapping, components)
                == [["box", "Box"], ["tube"]])
    }

    @Test func aBranchMayHaveTheNameOfTheSchema() throws {
        let branches = "{title: Tube, \(Self.tube)}, {title: Box, \(Self.box)}"
        #expect(try values(branches, Self.mapping) == [["tube"], ["box"]])
    }

    @Test(arguments: ["enum: [VALUE]", "type: string, enum: [VALUE, VALUE2]"])
    func aBranchMayAllowTheValue(_ words: String) throws {
        func branch(_ value: String, _ key: String) -> String {
            let property = words.replacing("VALUE", with: value)
            return "{type: object, properties: {shape: {\(property)}, \(key): {type: number}}}"
        }
        let found = try values("\(branch("tube", "inside")), \(branch("box", "side"))", Self.mapping)
        #expect(found.map { $0.first } == ["tube", "box"])
    }

    @Test func otherEntriesAreReported() throws {
        let read = try ReadContract(
            """
            Parcel:
              oneOf: [{\(Self.box)}, {\(Self.tube)}]
              discriminator: {propertyName: shape, mapping: {box: Box, ball: Ball, cone: '#/components/schemas/Cone'}}
            Box: {\(Self.box)}
            Ball: {type: object, properties: {shape: {type: string}, radius: {type: number}}}
            """)
        #expect(read.codes == ["unknown-mapping", "unknown-mapping"])
    }
}
