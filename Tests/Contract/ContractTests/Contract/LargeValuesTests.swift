import ContractSupport
import Testing
@testable import ContractModel

/// Boxes store large properties of large records, and large variants of all unions. Small values are stored directly.
@Suite struct LargeValuesTests {
    private func boxes(parts: Int, of fields: Int) throws -> Int {
        let part = (0..<fields).map { "f\($0): {type: string}" }.joined(separator: ", ")
        let whole = (0..<parts).map { "p\($0): {$ref: '#/components/schemas/Part'}" }.joined(separator: ", ")
        let read = try ReadContract(
            """
            Part: {type: object, properties: {\(part)}}
            Whole: {type: object, properties: {\(whole)}}
            """)
        return read.contract.definitions.reduce(0) { count, definition in
            guard case .record(let record) = definition.shape else { return count }
            return count + record.properties.count(where: \.isBoxed)
        }
    }

    @Test func largeRecordOfLargeRecords() throws {
        #expect(try boxes(parts: 13, of: 5) == 13)
    }

    @Test func recordAtTheLimit() throws {
        #expect(try boxes(parts: 8, of: 8) == 0)
    }

    @Test func manySmallParts() throws {
        #expect(try boxes(parts: 40, of: 4) == 0)
    }

    /// The size of the union makes no difference.
    @Test func largeVariants() throws {
        let fields = (0..<5).map { "f\($0): {type: string}" }
        let read = try ReadContract(
            """
            Large: {type: object, properties: {\(fields.joined(separator: ", "))}}
            Small: {type: object, properties: {\(fields.dropLast().joined(separator: ", "))}}
            Either: {oneOf: [{type: string}, {$ref: '#/components/schemas/Small'}, {$ref: '#/components/schemas/Large'}]}
            """)
        #expect(read.union("Either")?.variants.map(\.isBoxed) == [false, false, true])
    }
}
