// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetImportStatus_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getImportStatus", "GET", "/api/v2/imports/{jobId}")
        table.request(
            "whole",
            [
                .path("jobId", #""import_abc123""#),
            ]
        ) {
            try await RequestTaker.take(GetImportStatus(jobId: $0.next()))
        }
        return table.checks
    }
}
