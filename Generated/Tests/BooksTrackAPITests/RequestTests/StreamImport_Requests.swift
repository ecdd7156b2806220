// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum StreamImport_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("streamImport", "GET", "/api/v2/imports/{jobId}/stream")
        table.request(
            "least",
            [
                .path("jobId", #""import_abc123""#),
            ]
        ) {
            try await RequestTaker.take(StreamImport(jobId: $0.next()))
        }
        table.request(
            "whole",
            [
                .path("jobId", #""import_abc123""#),
                .header("Last-Event-ID", #""1764239640000-2""#),
            ]
        ) {
            try await RequestTaker.take(StreamImport(jobId: $0.next(), lastEventID: $0.next()))
        }
        return table.checks
    }
}
