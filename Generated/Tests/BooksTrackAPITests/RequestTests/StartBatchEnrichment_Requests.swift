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
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                StartBatchEnrichment.Failure(RequestTaker.error(of: StartBatchEnrichment.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(413, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .contentTooLarge(let body) =
                StartBatchEnrichment.Failure(RequestTaker.error(of: StartBatchEnrichment.self, 413, $0))
            else { return nil }
            return body
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                StartBatchEnrichment.Failure(RequestTaker.error(of: StartBatchEnrichment.self, 429, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
