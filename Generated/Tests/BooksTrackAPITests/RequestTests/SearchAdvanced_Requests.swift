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
        return table.checks
    }
}
