// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CapabilityFeatureTests {
        @Test(arguments: ContractCheck.all(
            CapabilityFeatureContract.compliance,
            CapabilityFeature_SettingsContract.compliance
        ))
        static func capabilityFeatureDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/CapabilityFeature`.
nonisolated enum CapabilityFeatureContract: UnionContract {
    typealias Union = BooksTrackAPI.CapabilityFeature

    static let name = "CapabilityFeature"

    static func describe(_ table: inout UnionTable) {
        table.variant("flag", Fixtures.capabilityFeatureFlag)
        table.variant("settings", Fixtures.capabilityFeature_SettingsFull)
        table.unknown(["text"], isCase: "unknown")
    }
}

/// The contract of `#/components/schemas/CapabilityFeature/branches/1`.
nonisolated enum CapabilityFeature_SettingsContract: RecordContract {
    typealias Record = BooksTrackAPI.CapabilityFeature.Settings

    static let name = "CapabilityFeature.Settings"
    static var full: String { Fixtures.capabilityFeature_SettingsFull }
    static var minimal: String { Fixtures.capabilityFeature_SettingsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("enabled", \.enabled, .boolean, default: false)
        table.optional("embedding_model", \.embeddingModel, .string)
        table.optional("dimensions", \.dimensions, .integer)
    }
}
