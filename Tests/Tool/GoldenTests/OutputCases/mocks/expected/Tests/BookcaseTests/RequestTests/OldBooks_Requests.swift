// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting

nonisolated enum OldBooks_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("oldBooks", "GET", "/Books")
        table.request("whole") { _ in try await RequestTaker.take(OldBooks()) }
        return table.checks
    }
}
