// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum ConnectProgressSocket_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("connectProgressSocket", "GET", "/ws/progress")
        table.request(
            "least",
            [
                .query("jobId", #""batch_abc123""#),
            ]
        ) {
            try await RequestTaker.take(ConnectProgressSocket(jobId: $0.next()))
        }
        table.request(
            "whole",
            [
                .query("jobId", #""batch_abc123""#),
                .query("token", #""token""#),
                .query("reconnect", #"true"#),
                .header("Sec-WebSocket-Protocol", #""bookstrack-auth.tok-5d1e""#),
            ]
        ) {
            try await RequestTaker.take(
                ConnectProgressSocket(
                    jobId: $0.next(),
                    token: $0.next(),
                    reconnect: $0.next(),
                    secWebSocketProtocol: $0.next()
                ))
        }
        table.failure(400, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .badRequest(let body) =
                ConnectProgressSocket.Failure(RequestTaker.error(of: ConnectProgressSocket.self, 400, $0))
            else { return nil }
            return body
        }
        table.failure(401, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .unauthorized(let body) =
                ConnectProgressSocket.Failure(RequestTaker.error(of: ConnectProgressSocket.self, 401, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
