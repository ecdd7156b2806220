// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting
import Testing

/// Tests that the responses of the backend at the address in the environment variable `API_BASE_URL` conform to
/// the contract and decode without an issue. Without that variable, the tests are skipped.
@Suite(.serialized) struct APIIntegrationTests {
    /// These checks also need `API_PARAM_BOOKS_ISBN` in the environment.
    nonisolated static let checksWithParamBooksIsbn: [LiveCheck] = [
        LiveCheck("getBook", at: "/books/{API_PARAM_BOOKS_ISBN}", .json(200, Bookcase.Book.self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_PARAM_BOOKS_ISBN"),
            "The environment has no API_BASE_URL, or no API_PARAM_BOOKS_ISBN."),
        arguments: checksWithParamBooksIsbn)
    func answersWithParamBooksIsbn(_ check: LiveCheck) async throws {
        try await check.verify()
    }
}
