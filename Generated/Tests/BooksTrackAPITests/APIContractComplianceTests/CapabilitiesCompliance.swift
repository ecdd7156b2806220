// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CapabilitiesTests {
        @Test(arguments: CapabilitiesContract.compliance)
        static func capabilitiesDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Capabilities`.
nonisolated enum CapabilitiesContract: RecordContract {
    typealias Record = BooksTrackAPI.Capabilities

    static let name = "Capabilities"
    static var full: String { Fixtures.capabilitiesFull }
    static var minimal: String { Fixtures.capabilitiesMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("version", \.version, .string, default: "")
        table.required("features", \.features, .dictionary(.union([.boolean, .object])), default: [:])
        table.required("limits", \.limits, .dictionary(.integer), default: [:])
        table.additional(\.additionalProperties, .json)
    }
}
