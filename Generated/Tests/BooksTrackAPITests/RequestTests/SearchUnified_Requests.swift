// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchUnified_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchUnified", "GET", "/api/v2/search")
        table.request(
            "least",
            [
                .query("q", #""young wizard learns the true names of things""#),
            ]
        ) {
            try await RequestTaker.take(SearchUnified(q: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("q", #""young wizard learns the true names of things""#),
                .query("mode", #""text""#),
                .query("limit", #"53"#),
                .query("offset", #"153"#),
                .header("X-API-Version", #""3.2.0""#),
            ]
        ) {
            try await RequestTaker.take(
                SearchUnified(
                    q: $0.next(),
                    mode: $0.next(),
                    limit: $0.next(),
                    offset: $0.next(),
                    apiVersion: $0.next()
                ))
        }
        return table.checks
    }
}
