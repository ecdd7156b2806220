// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting

nonisolated enum ListBooks_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("listBooks", "GET", "/books")
        table.request("least") { _ in try await RequestTaker.take(ListBooks()) }
        table.request("whole", [.query("page", #"797"#)]) { try await RequestTaker.take(ListBooks(page: $0.next())) }
        table.failure(404, #"{"code": "code", "message": "message"}"#, as: Bookcase.Problem.self) {
            guard case .notFound(let body) =
                ListBooks.Failure(RequestTaker.error(of: ListBooks.self, 404, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
