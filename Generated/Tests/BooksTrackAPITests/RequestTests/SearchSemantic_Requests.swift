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
        return table.checks
    }
}
