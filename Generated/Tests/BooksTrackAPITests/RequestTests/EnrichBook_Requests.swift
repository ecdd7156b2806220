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
        return table.checks
    }
}
