// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting
import Testing

/// The backend whose address the environment has as `API_BASE_URL` answers as the contract says, without an issue.
/// Skipped where there is none.
@Suite(.serialized) struct APIIntegrationTests {
    /// Need `API_PARAM_BOOKS_ISBN` of the environment besides.
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
