// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchByTitle_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchByTitle", "GET", "/v1/search/title")
        table.request(
            "least",
            [
                .query("q", #""earthsea""#),
            ]
        ) {
            try await RequestTaker.take(SearchByTitle(q: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("q", #""earthsea""#),
                .query("limit", #"53"#),
                .header("X-API-Version", #""3.2.0""#),
                .header("X-Client-Version", #""ios-v3.1.4""#),
            ]
        ) {
            try await RequestTaker.take(
                SearchByTitle(
                    q: $0.next(),
                    limit: $0.next(),
                    apiVersion: $0.next(),
                    clientVersion: $0.next()
                ))
        }
        return table.checks
    }
}
