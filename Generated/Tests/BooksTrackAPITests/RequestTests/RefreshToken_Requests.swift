// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum RefreshToken_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("refreshToken", "POST", "/api/token/refresh")
        table.request(
            "whole",
            [
                .body(#"{"jobId": "jobId", "oldToken": "oldToken"}"#),
            ]
        ) {
            try await RequestTaker.take(RefreshToken(body: $0.next()))
        }
        return table.checks
    }
}
