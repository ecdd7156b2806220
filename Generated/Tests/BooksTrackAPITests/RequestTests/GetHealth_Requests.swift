// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetHealth_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getHealth", "GET", "/health")
        table.request("whole") { _ in try await RequestTaker.take(GetHealth()) }
        return table.checks
    }
}
