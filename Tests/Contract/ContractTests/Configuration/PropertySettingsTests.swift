import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// The settings for single properties change these properties in the contract.
@Suite struct PropertySettingsTests {
    private static let schemas = """
        Base: {type: object, properties: {id: {type: string}}}
        Job:
          allOf:
            - $ref: '#/components/schemas/Base'
            - type: object
              required: [count]
              properties:
                count: {type: integer}
                note: {type: [string, "null"]}
                stamp: {type: string, readOnly: true}
                place: {type: object, properties: {city: {type: string}}}
        """

    private func read(_ configuration: String) throws -> ReadContract {
        try ReadContract(Self.schemas, configuration: configuration)
    }

    @Test func aPropertyGoesByItsOwnRecordAndByTheDeclaringOne() throws {
        #expect(try read("strict: [Base.id]").property("Job", "id")?.isStrict == true)
        let own = try read("strict: [Job.id]")
        #expect(own.property("Job", "id")?.isStrict == true)
        #expect(own.property("Base", "id")?.isStrict == false)
    }

    @Test func aPropertyOfAnInlineObjectGoesByTheWayToIt() throws {
        let read = try read("aliases: {Job.place.city: [town, ort]}")
        let place = read.contract.definitions.first { $0.shape.allProperties.first?.key == "city" }
        #expect(read.codes == [])
        #expect(place?.shape.allProperties.first?.aliases == ["town", "ort"])
    }

    @Test func presence() throws {
        let some = try read("presence: [Job.note]")
        #expect(some.property("Job", "note")?.hasExplicitPresence == true)
        #expect(some.codes == [])
        #expect(try read("presence: explicit").property("Job", "note")?.hasExplicitPresence == true)
        #expect(try read("presence: explicit").property("Job", "id")?.hasExplicitPresence == false)
    }

    @Test func defaults() throws {
        #expect(try read("defaults: {Job.count: 3}").property("Job", "count")?.absence == .value(.integer("3")))
        #expect(try read("defaults: {Base.id: x}").property("Job", "id")?.absence == .value(.string("x")))
    }

    @Test(arguments: [
        ("defaults: {Job.count: many}", "wrong-default"), ("defaults: {Job.place: 3}", "wrong-default"),
        ("defaults: {Job.note: x}", "idle-option"), ("defaults: {Job.stamp: x}", "idle-option"),
        ("defaults: {Job.id: x}\nstrict: [Job.id]", "idle-option"), ("presence: [Job.count]", "idle-option"),
        ("presence: [Job.id]", "idle-option"), ("strict: [Job.nmae]", "unknown-name"),
        ("defaults: {job.count: 1}", "unknown-name"), ("aliases: {Job.city: town}", "unknown-name"),
        ("presence: [Note]", "unknown-name"),
    ])
    func mistakes(_ configuration: String, code: String) throws {
        let read = try read(configuration)
        #expect(read.codes == [code])
        #expect(read.diagnostics.first?.severity == .error)
        #expect(read.diagnostics.first?.location?.file.rawValue == 0)
    }

    @Test func theNearestNameIsSuggested() throws {
        #expect(try read("strict: [Job.cuont]").diagnostics.first?.message.contains("'Job.count'") == true)
    }
}
