// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchEditions_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchEditions", "GET", "/v1/editions/search")
        table.request(
            "least",
            [
                .query("workTitle", #""A Wizard of Earthsea""#),
            ]
        ) {
            try await RequestTaker.take(SearchEditions(workTitle: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("workTitle", #""A Wizard of Earthsea""#),
                .query("author", #""author""#),
                .query("limit", #"53"#),
                .header("X-API-Version", #""3.2.0""#),
            ]
        ) {
            try await RequestTaker.take(
                SearchEditions(
                    workTitle: $0.next(),
                    author: $0.next(),
                    limit: $0.next(),
                    apiVersion: $0.next()
                ))
        }
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                SearchEditions.Failure(RequestTaker.error(of: SearchEditions.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                SearchEditions.Failure(RequestTaker.error(of: SearchEditions.self, 404, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
