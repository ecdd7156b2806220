// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CacheStatusHeaderTests {
        @Test(arguments: CacheStatusHeaderContract.compliance)
        static func cacheStatusHeaderDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/headers/CacheStatus`.
nonisolated enum CacheStatusHeaderContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.CacheStatusHeader

    static let name = "CacheStatusHeader"

    static func describe(_ table: inout EnumerationTable) {
        table.value("HIT", isCase: "hit")
        table.value("MISS", isCase: "miss")
    }
}
