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
        table.failure(400, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .badRequest(let body) =
                RefreshToken.Failure(RequestTaker.error(of: RefreshToken.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(401, #"{"success": false, "error": {"code": "UNKNOWN", "message": "message"}}"#, as: BooksTrackAPI.ErrorBody.self) {
            guard case .unauthorized(let body) =
                RefreshToken.Failure(RequestTaker.error(of: RefreshToken.self, 401, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
