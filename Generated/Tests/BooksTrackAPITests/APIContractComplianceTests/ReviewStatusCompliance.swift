// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ReviewStatusTests {
        @Test(arguments: ReviewStatusContract.compliance)
        static func reviewStatusDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ReviewStatus`.
nonisolated enum ReviewStatusContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.ReviewStatus

    static let name = "ReviewStatus"

    static func describe(_ table: inout EnumerationTable) {
        table.value("verified", isCase: "verified")
        table.value("needsReview", isCase: "needsReview")
        table.value("userEdited", isCase: "userEdited")
    }
}
