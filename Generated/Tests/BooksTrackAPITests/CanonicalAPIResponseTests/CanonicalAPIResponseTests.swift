// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTOTesting
import Testing

/// A payload that is present, null or absent in an envelope gives the payload or the error of the contract.
@Suite struct CanonicalAPIResponseTests {
    nonisolated static let checks: [[ContractCheck]] = [
        ApiResponseRulesContract.compliance,
        ResponseEnvelopeRulesContract.compliance,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func tellSuccessFromFailure(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}
