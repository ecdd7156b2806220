// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting

/// The contract of `GET /events`.
nonisolated enum WatchBooks_OperationContract: ResponseContract {
    static let name = "watchBooks"

    static func describe(_ table: inout ResponseTable) {
        table.message("changed", Bookcase.Book.self, Fixtures.bookFull)
        table.message("changed with the required properties", Bookcase.Book.self, Fixtures.bookMinimal)
        table.message("done", Bookcase.Problem.self, Fixtures.problemFull)
        table.message("done with the required properties", Bookcase.Problem.self, Fixtures.problemMinimal)
    }
}
