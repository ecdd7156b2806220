// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetTrendingSearches_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getTrendingSearches", "GET", "/api/v2/trending-searches")
        table.request("least") { _ in try await RequestTaker.take(GetTrendingSearches()) }
        table.request(
            "whole",
            [
                .query("limit", #"552"#),
            ]
        ) {
            try await RequestTaker.take(GetTrendingSearches(limit: $0.next()))
        }
        return table.checks
    }
}
