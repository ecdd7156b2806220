// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import DTOTesting
import Testing

/// The backend whose address the environment has as `API_BASE_URL` answers as the contract says, without an issue.
/// Skipped where there is none.
@Suite(.serialized) struct APIIntegrationTests {
    nonisolated static let checks: [LiveCheck] = [
        LiveCheck(
            "listBooks",
            at: "/books?q%5B%22%5D%26x=a%26b%3Dc%23d%20%5C%28e%29%20%22f%22&sort=year&tags=a%20b%7Ca%20b",
            headers: ["X-Client": "a \"b\"", "Cookie": "session=1%3B%20admin%3D2"],
            .json(200, [Bookcase.Book].self),
            .anything(204)),
        LiveCheck("countBooks", method: "HEAD", at: "/books", .anything(200)),
        LiveCheck("perhaps", at: "/perhaps", .json(200, [Bookcase.Book].self)),
        LiveCheck("say \"hello\" \\(here)", at: "/spaces%20and%20%22quotes%22", .json(200, [Bookcase.Book].self)),
    ]

    @Test(.enabled(if: LiveAPI.isGiven(), "The environment has no API_BASE_URL."), arguments: checks)
    func answers(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// Need `API_BASIC` of the environment besides.
    nonisolated static let checksWithBasic: [LiveCheck] = [
        LiveCheck("me", at: "/me", with: [.basic("API_BASIC")], .json(200, [Bookcase.Book].self)),
    ]

    @Test(
        .enabled(if: LiveAPI.isGiven("API_BASIC"), "The environment has no API_BASE_URL, or no API_BASIC."),
        arguments: checksWithBasic)
    func answersWithBasic(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// Need `API_KEY_PARTNER_KEY` and `API_KEY_READER_KEY` of the environment besides.
    nonisolated static let checksWithKeyPartnerKeyAndKeyReaderKey: [LiveCheck] = [
        LiveCheck(
            "booksOfYear",
            at: "/years/1900",
            with: [.query("k&y", "API_KEY_PARTNER_KEY"), .header("X-Key", "API_KEY_READER_KEY")],
            .json(200...299, [Bookcase.Book].self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_KEY_PARTNER_KEY", "API_KEY_READER_KEY"),
            "The environment has no API_BASE_URL, or no API_KEY_PARTNER_KEY, or no API_KEY_READER_KEY."),
        arguments: checksWithKeyPartnerKeyAndKeyReaderKey)
    func answersWithKeyPartnerKeyAndKeyReaderKey(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// Need `API_TOKEN` of the environment besides.
    nonisolated static let checksWithToken: [LiveCheck] = [
        LiveCheck(
            "getBook",
            at: "/books/..%2Fa%2Fb%3Fc%23d%0A%252e",
            headers: ["Accept": "application/hal+json"],
            with: [.bearer("API_TOKEN")],
            .json(200...299, Bookcase.Book.self),
            .json(404, Bookcase.Problem.self)),
    ]

    @Test(
        .enabled(if: LiveAPI.isGiven("API_TOKEN"), "The environment has no API_BASE_URL, or no API_TOKEN."),
        arguments: checksWithToken)
    func answersWithToken(_ check: LiveCheck) async throws {
        try await check.verify()
    }
}
