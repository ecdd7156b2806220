// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchSimilar_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchSimilar", "GET", "/v1/search/similar")
        table.request(
            "least",
            [
                .query("isbn", #""9780439708180""#),
            ]
        ) {
            try await RequestTaker.take(SearchSimilar(isbn: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("isbn", #""9780439708180""#),
                .query("limit", #"13"#),
            ]
        ) {
            try await RequestTaker.take(SearchSimilar(isbn: $0.next(), limit: $0.next()))
        }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                SearchSimilar.Failure(RequestTaker.error(of: SearchSimilar.self, 404, $0))
            else { return nil }
            return body
        }
        table.failure(503, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .serviceUnavailable(let body) =
                SearchSimilar.Failure(RequestTaker.error(of: SearchSimilar.self, 503, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
