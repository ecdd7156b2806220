// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchSemantic_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchSemantic", "GET", "/v1/search/semantic")
        table.request(
            "least",
            [
                .query("q", #""islands, dragons and shadows""#),
            ]
        ) {
            try await RequestTaker.take(SearchSemantic(q: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("q", #""islands, dragons and shadows""#),
                .query("limit", #"13"#),
            ]
        ) {
            try await RequestTaker.take(SearchSemantic(q: $0.next(), limit: $0.next()))
        }
        table.failure(503, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .serviceUnavailable(let body) =
                SearchSemantic.Failure(RequestTaker.error(of: SearchSemantic.self, 503, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
