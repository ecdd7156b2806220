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
        table.failure(401, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .unauthorized(let body) =
                CancelJob.Failure(RequestTaker.error(of: CancelJob.self, 401, $0))
            else { return nil }
            return body
        }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                CancelJob.Failure(RequestTaker.error(of: CancelJob.self, 404, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
