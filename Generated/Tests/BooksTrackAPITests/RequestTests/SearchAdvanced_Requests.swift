// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchAdvanced_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchAdvanced", "GET", "/v1/search/advanced")
        table.request("least") { _ in try await RequestTaker.take(SearchAdvanced()) }
        table.request(
            "whole",
            [
                .query("title", #""a wizard of earthsea""#),
                .query("author", #""le guin""#),
                .query("isbn", #""isbn""#),
                .header("X-API-Version", #""3.2.0""#),
                .header("X-Client-Version", #""ios-v3.1.4""#),
            ]
        ) {
            try await RequestTaker.take(
                SearchAdvanced(
                    title: $0.next(),
                    author: $0.next(),
                    isbn: $0.next(),
                    apiVersion: $0.next(),
                    clientVersion: $0.next()
                ))
        }
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                SearchAdvanced.Failure(RequestTaker.error(of: SearchAdvanced.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                SearchAdvanced.Failure(RequestTaker.error(of: SearchAdvanced.self, 429, $0))
            else { return nil }
            return body
        }
        table.failure(500, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .internalServerError(let body) =
                SearchAdvanced.Failure(RequestTaker.error(of: SearchAdvanced.self, 500, $0))
            else { return nil }
            return body
        }
        table.failure(502, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badGateway(let body) =
                SearchAdvanced.Failure(RequestTaker.error(of: SearchAdvanced.self, 502, $0))
            else { return nil }
            return body
        }
        table.failure(503, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .serviceUnavailable(let body) =
                SearchAdvanced.Failure(RequestTaker.error(of: SearchAdvanced.self, 503, $0))
            else { return nil }
            return body
        }
        table.failure(504, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .gatewayTimeout(let body) =
                SearchAdvanced.Failure(RequestTaker.error(of: SearchAdvanced.self, 504, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
