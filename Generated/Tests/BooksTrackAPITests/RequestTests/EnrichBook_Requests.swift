// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum EnrichBook_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("enrichBook", "POST", "/api/v2/books/enrich")
        table.request(
            "least",
            [
                .body(#"{"barcode": "barcode"}"#),
            ]
        ) {
            try await RequestTaker.take(EnrichBook(body: $0.next()))
        }
        table.request(
            "whole",
            [
                .body(#"{"barcode": "barcode", "vectorize": false, "idempotencyKey": "idempotencyKey", "preferProvider": "auto"}"#),
                .header("X-API-Version", #""3.2.0""#),
                .header("X-Client-Version", #""ios-v3.1.4""#),
            ]
        ) {
            try await RequestTaker.take(EnrichBook(body: $0.next(), apiVersion: $0.next(), clientVersion: $0.next()))
        }
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                EnrichBook.Failure(RequestTaker.error(of: EnrichBook.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                EnrichBook.Failure(RequestTaker.error(of: EnrichBook.self, 404, $0))
            else { return nil }
            return body
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                EnrichBook.Failure(RequestTaker.error(of: EnrichBook.self, 429, $0))
            else { return nil }
            return body
        }
        table.failure(503, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .serviceUnavailable(let body) =
                EnrichBook.Failure(RequestTaker.error(of: EnrichBook.self, 503, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
