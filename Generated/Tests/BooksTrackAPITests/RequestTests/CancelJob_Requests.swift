// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum CancelJob_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("cancelJob", "DELETE", "/v1/jobs/{jobId}")
        table.request(
            "whole",
            [
                .path("jobId", #""import_abc123""#),
            ]
        ) {
            try await RequestTaker.take(CancelJob(jobId: $0.next()))
        }
        return table.checks
    }
}
