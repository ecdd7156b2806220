// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTOTesting
import Testing

/// Bodies of failed operations decode without an issue, and are encoded unchanged.
@Suite struct APIErrorTests {
    nonisolated static let checks: [[ContractCheck]] = [
        CancelJob_OperationContract.failures,
        ConnectProgressSocket_OperationContract.failures,
        CreateImport_OperationContract.failures,
        EnrichBook_OperationContract.failures,
        GetCapabilities_OperationContract.failures,
        GetCsvResults_OperationContract.failures,
        GetHealth_OperationContract.failures,
        GetImportResults_OperationContract.failures,
        GetImportStatus_OperationContract.failures,
        GetJobResults_OperationContract.failures,
        GetJobStatus_OperationContract.failures,
        GetScanResults_OperationContract.failures,
        GetWeeklyRecommendations_OperationContract.failures,
        RefreshToken_OperationContract.failures,
        SearchAdvanced_OperationContract.failures,
        SearchByAuthor_OperationContract.failures,
        SearchByISBN_OperationContract.failures,
        SearchByTitle_OperationContract.failures,
        SearchEditions_OperationContract.failures,
        SearchSemantic_OperationContract.failures,
        SearchSimilar_OperationContract.failures,
        SearchUnified_OperationContract.failures,
        StartBatchEnrichment_OperationContract.failures,
        StartBatchScan_OperationContract.failures,
        StartEnrichmentLegacy_OperationContract.failures,
        StartScanLegacy_OperationContract.failures,
        StreamImport_OperationContract.failures,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func decode(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}
