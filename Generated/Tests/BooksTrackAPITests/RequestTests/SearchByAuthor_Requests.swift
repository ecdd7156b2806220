// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchByAuthor_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchByAuthor", "GET", "/v1/search/author")
        table.request(
            "least",
            [
                .query("name", #""Ursula K. Le Guin""#),
            ]
        ) {
            try await RequestTaker.take(SearchByAuthor(name: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("name", #""Ursula K. Le Guin""#),
                .query("limit", #"53"#),
                .header("X-API-Version", #""3.2.0""#),
            ]
        ) {
            try await RequestTaker.take(SearchByAuthor(name: $0.next(), limit: $0.next(), apiVersion: $0.next()))
        }
        table.failure(429, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .tooManyRequests(let body) =
                SearchByAuthor.Failure(RequestTaker.error(of: SearchByAuthor.self, 429, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
