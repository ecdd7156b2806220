// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting

nonisolated enum DeleteBook_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("deleteBook", "DELETE", "/books/{id}")
        table.request("whole", [.path("id", #"765"#)]) { try await RequestTaker.take(DeleteBook(id: $0.next())) }
        return table.checks
    }
}
