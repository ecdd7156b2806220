// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetCapabilities_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getCapabilities", "GET", "/api/v2/capabilities")
        table.request("whole") { _ in try await RequestTaker.take(GetCapabilities()) }
        return table.checks
    }
}
