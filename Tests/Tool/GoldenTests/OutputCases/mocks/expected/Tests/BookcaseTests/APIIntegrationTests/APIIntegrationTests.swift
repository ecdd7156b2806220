// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting
import Testing

/// The backend whose address the environment has as `API_BASE_URL` answers as the contract says, without an issue.
/// Skipped where there is none.
@Suite(.serialized) struct APIIntegrationTests {
    nonisolated static let checks: [LiveCheck] = [
        LiveCheck("listBooks", at: "/books", .json(200, Bookcase.BookPage.self)),
        LiveCheck("recommend", at: "/recommendations", .json(200, Bookcase.Book.self)),
    ]

    @Test(.enabled(if: LiveAPI.isGiven(), "The environment has no API_BASE_URL."), arguments: checks)
    func answers(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// Need `API_PARAM_BOOKS_ID` of the environment besides.
    nonisolated static let checksWithParamBooksId: [LiveCheck] = [
        LiveCheck("getBook", at: "/books/{API_PARAM_BOOKS_ID}", .json(200, Bookcase.Book.self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_PARAM_BOOKS_ID"),
            "The environment has no API_BASE_URL, or no API_PARAM_BOOKS_ID."),
        arguments: checksWithParamBooksId)
    func answersWithParamBooksId(_ check: LiveCheck) async throws {
        try await check.verify()
    }
}
