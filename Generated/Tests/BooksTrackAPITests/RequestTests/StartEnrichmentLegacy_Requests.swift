// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum StartEnrichmentLegacy_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("startEnrichmentLegacy", "POST", "/v1/api/enrichment/start")
        table.request(
            "least",
            [
                .body(#"{"barcodes": []}"#),
            ]
        ) {
            try await RequestTaker.take(StartEnrichmentLegacy(body: $0.next()))
        }
        table.request(
            "whole",
            [
                .body(#"{"barcodes": ["barcodes 1", "barcodes 2"], "vectorize": false}"#),
            ]
        ) {
            try await RequestTaker.take(StartEnrichmentLegacy(body: $0.next()))
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                StartEnrichmentLegacy.Failure(RequestTaker.error(of: StartEnrichmentLegacy.self, 429, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
