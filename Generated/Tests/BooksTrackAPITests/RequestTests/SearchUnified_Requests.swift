// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchUnified_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchUnified", "GET", "/api/v2/search")
        table.request(
            "least",
            [
                .query("q", #""young wizard learns the true names of things""#),
            ]
        ) {
            try await RequestTaker.take(SearchUnified(q: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("q", #""young wizard learns the true names of things""#),
                .query("mode", #""text""#),
                .query("limit", #"53"#),
                .query("offset", #"153"#),
                .header("X-API-Version", #""3.2.0""#),
            ]
        ) {
            try await RequestTaker.take(
                SearchUnified(
                    q: $0.next(),
                    mode: $0.next(),
                    limit: $0.next(),
                    offset: $0.next(),
                    apiVersion: $0.next()
                ))
        }
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                SearchUnified.Failure(RequestTaker.error(of: SearchUnified.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                SearchUnified.Failure(RequestTaker.error(of: SearchUnified.self, 429, $0))
            else { return nil }
            return body
        }
        table.failure(503, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .serviceUnavailable(let body) =
                SearchUnified.Failure(RequestTaker.error(of: SearchUnified.self, 503, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
