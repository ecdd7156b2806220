// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetScanResults_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getScanResults", "GET", "/v1/scan/results/{jobId}")
        table.request(
            "whole",
            [
                .path("jobId", #""import_abc123""#),
            ]
        ) {
            try await RequestTaker.take(GetScanResults(jobId: $0.next()))
        }
        return table.checks
    }
}
