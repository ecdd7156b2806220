// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetImportResults_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getImportResults", "GET", "/api/v2/imports/{jobId}/results")
        table.request(
            "whole",
            [
                .path("jobId", #""import_abc123""#),
            ]
        ) {
            try await RequestTaker.take(GetImportResults(jobId: $0.next()))
        }
        return table.checks
    }
}
