// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting
import XCTest

/// Tests that the responses of the backend at the address in the environment variable `API_BASE_URL` conform to
/// the contract and decode without an issue. Without that variable, the tests are skipped.
nonisolated final class APIIntegrationTests: XCTestCase {
    /// These checks also need `API_PARAM_BOOKS_ISBN` in the environment.
    static let checksWithParamBooksIsbn: [LiveCheck] = [
        LiveCheck("getBook", at: "/books/{API_PARAM_BOOKS_ISBN}", .json(200, Bookcase.Book.self)),
    ]

    func testAnswersWithParamBooksIsbn() async throws {
        guard LiveAPI.isGiven("API_PARAM_BOOKS_ISBN") else {
            throw XCTSkip("The environment has no API_BASE_URL, or no API_PARAM_BOOKS_ISBN.")
        }
        try await Self.checksWithParamBooksIsbn.verify()
    }
}
