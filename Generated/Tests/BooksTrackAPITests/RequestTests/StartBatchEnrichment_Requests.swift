// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum StartBatchEnrichment_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("startBatchEnrichment", "POST", "/v1/enrichment/batch")
        table.request(
            "least",
            [
                .body(#"{"barcodes": []}"#),
            ]
        ) {
            try await RequestTaker.take(StartBatchEnrichment(body: $0.next()))
        }
        table.request(
            "whole",
            [
                .body(#"{"barcodes": ["barcodes 1", "barcodes 2"], "vectorize": false}"#),
                .header("X-API-Version", #""3.2.0""#),
            ]
        ) {
            try await RequestTaker.take(StartBatchEnrichment(body: $0.next(), apiVersion: $0.next()))
        }
        return table.checks
    }
}
