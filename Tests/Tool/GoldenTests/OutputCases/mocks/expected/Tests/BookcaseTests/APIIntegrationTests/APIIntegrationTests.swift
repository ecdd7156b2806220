// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting
import Testing

/// Tests that the responses of the backend at the address in the environment variable `API_BASE_URL` conform to
/// the contract and decode without an issue. Without that variable, the tests are skipped.
@Suite(.serialized) struct APIIntegrationTests {
    nonisolated static let checks: [LiveCheck] = [
        LiveCheck("listBooks", at: "/books", .json(200, Bookcase.BookPage.self)),
        LiveCheck(
            "getBook",
            at: "/books/{API_PARAM_BOOKS_ID}",
            from: [LiveList("API_PARAM_BOOKS_ID", at: "/books", items: ["items"], member: "id")],
            .json(200, Bookcase.Book.self)),
        LiveCheck("recommend", at: "/recommendations", .json(200, Bookcase.Book.self)),
    ]

    @Test(.enabled(if: LiveAPI.isGiven(), "The environment has no API_BASE_URL."), arguments: checks)
    func answers(_ check: LiveCheck) async throws {
        try await check.verify()
    }
}
