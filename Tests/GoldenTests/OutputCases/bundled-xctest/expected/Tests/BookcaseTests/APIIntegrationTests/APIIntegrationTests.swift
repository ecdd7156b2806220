// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import DTOTesting
import XCTest

/// The backend whose address the environment has as `API_BASE_URL` answers as the contract says, without an issue.
/// Skipped where there is none.
nonisolated final class APIIntegrationTests: XCTestCase {
    static let checks: [LiveCheck] = [
        LiveCheck("getBook", at: "/books/isbn", .json(200, Bookcase.Book.self)),
    ]

    func testAnswers() async throws {
        guard LiveAPI.isGiven() else {
            throw XCTSkip("The environment has no API_BASE_URL.")
        }
        try await Self.checks.verify()
    }
}
