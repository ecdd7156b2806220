// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting

nonisolated enum WatchBooks_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("watchBooks", "GET", "/events")
        table.request("whole") { _ in try await RequestTaker.take(WatchBooks()) }
        return table.checks
    }
}
