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
        return table.checks
    }
}
