// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchByISBN_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchByISBN", "GET", "/v1/search/isbn")
        table.request(
            "least",
            [
                .query("isbn", #""9780439064873""#),
            ]
        ) {
            try await RequestTaker.take(SearchByISBN(isbn: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("isbn", #""9780439064873""#),
                .header("X-API-Version", #""3.2.0""#),
                .header("X-Client-Version", #""ios-v3.1.4""#),
            ]
        ) {
            try await RequestTaker.take(SearchByISBN(isbn: $0.next(), apiVersion: $0.next(), clientVersion: $0.next()))
        }
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 404, $0))
            else { return nil }
            return body
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 429, $0))
            else { return nil }
            return body
        }
        table.failure(500, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .internalServerError(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 500, $0))
            else { return nil }
            return body
        }
        table.failure(502, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badGateway(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 502, $0))
            else { return nil }
            return body
        }
        table.failure(503, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .serviceUnavailable(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 503, $0))
            else { return nil }
            return body
        }
        table.failure(504, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .gatewayTimeout(let body) =
                SearchByISBN.Failure(RequestTaker.error(of: SearchByISBN.self, 504, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
