// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum SearchByISBN_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("searchByISBN", "GET", "/v1/search/isbn")
        table.request(
            "least",
            [
                .query("isbn", #""9780439064873""#),
            ]
        ) {
            try await RequestTaker.take(SearchByISBN(isbn: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("isbn", #""9780439064873""#),
                .header("X-API-Version", #""3.2.0""#),
                .header("X-Client-Version", #""ios-v3.1.4""#),
            ]
        ) {
            try await RequestTaker.take(SearchByISBN(isbn: $0.next(), apiVersion: $0.next(), clientVersion: $0.next()))
        }
        return table.checks
    }
}
