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
        return table.checks
    }
}
