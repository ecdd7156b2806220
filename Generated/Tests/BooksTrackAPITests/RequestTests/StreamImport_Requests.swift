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
        table.failure(400, #"{"error": {"code": "code", "message": "message", "hint": "hint"}}"#, as: BooksTrackAPI.StreamRejection.self) {
            guard case .badRequest(let body) =
                StreamImport.Failure(RequestTaker.error(of: StreamImport.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                StreamImport.Failure(RequestTaker.error(of: StreamImport.self, 404, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
