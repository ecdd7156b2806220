// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting

nonisolated enum GetCover_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getCover", "GET", "/books/{id}/cover")
        table.request("whole", [.path("id", #"7"#)]) { try await RequestTaker.take(GetCover(id: $0.next())) }
        return table.checks
    }
}
