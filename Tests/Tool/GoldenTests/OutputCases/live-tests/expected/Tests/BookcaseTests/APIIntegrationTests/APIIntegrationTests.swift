// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOTesting
import Testing

/// Tests that the responses of the backend at the address in the environment variable `API_BASE_URL` conform to
/// the contract and decode without an issue. Without that variable, the tests are skipped.
@Suite(.serialized) struct APIIntegrationTests {
    nonisolated static let checks: [LiveCheck] = [
        LiveCheck(
            "listBooks",
            at: "/books?q%5B%22%5D%26x=a%26b%3Dc%23d%20%5C%28e%29%20%22f%22&sort=year&tags=a%20b%7Ca%20b",
            headers: ["X-Client": "a \"b\"", "Cookie": "session=1%3B%20admin%3D2"],
            .json(200, [Bookcase.Book].self),
            .anything(204)),
        LiveCheck("countBooks", method: "HEAD", at: "/books", .anything(200)),
        LiveCheck("booksOfKind", at: "/kinds/new/1900", .json(200, [Bookcase.Book].self)),
        LiveCheck("perhaps", at: "/perhaps", .json(200, [Bookcase.Book].self)),
        LiveCheck("say \"hello\" \\(here)", at: "/spaces%20and%20%22quotes%22", .json(200, [Bookcase.Book].self)),
        LiveCheck("listShops", at: "/shops", .json(200, Bookcase.ShopsResponse.self)),
        LiveCheck(
            "getShop",
            at: "/shops/{API_PARAM_SHOPS_SHOP_ID}",
            from: [LiveList("API_PARAM_SHOPS_SHOP_ID", at: "/shops", items: ["data"], member: "id")],
            .json(200, Bookcase.Shop.self),
            .anything(404)),
        LiveCheck(
            "listOrders",
            at: "/shops/{API_PARAM_SHOPS_SHOP_ID}/orders",
            from: [LiveList("API_PARAM_SHOPS_SHOP_ID", at: "/shops", items: ["data"], member: "id")],
            .json(200, [Bookcase.Order].self)),
        LiveCheck(
            "getOrder",
            at: "/shops/{API_PARAM_SHOPS_SHOP_ID}/orders/{API_PARAM_ORDERS_ORDER_KEY}",
            from: [
                LiveList("API_PARAM_SHOPS_SHOP_ID", at: "/shops", items: ["data"], member: "id"),
                LiveList("API_PARAM_ORDERS_ORDER_KEY", at: "/shops/{API_PARAM_SHOPS_SHOP_ID}/orders", member: "order_key"),
            ],
            .json(200, Bookcase.Shop.self)),
        LiveCheck("readMotto", at: "/motto", headers: ["Accept": "*/*"], .value(200, String.self)),
    ]

    @Test(.enabled(if: LiveAPI.isGiven(), "The environment has no API_BASE_URL."), arguments: checks)
    func answers(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// These checks also need `API_BASIC` in the environment.
    nonisolated static let checksWithBasic: [LiveCheck] = [
        LiveCheck("me", at: "/me", with: [.basic("API_BASIC")], .json(200, [Bookcase.Book].self)),
    ]

    @Test(
        .enabled(if: LiveAPI.isGiven("API_BASIC"), "The environment has no API_BASE_URL, or no API_BASIC."),
        arguments: checksWithBasic)
    func answersWithBasic(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// These checks also need `API_KEY_PARTNER_KEY` and `API_KEY_READER_KEY` and `API_PARAM_YEARS_YEAR` in the environment.
    nonisolated static let checksWithKeyPartnerKeyAndKeyReaderKeyAndParamYearsYear: [LiveCheck] = [
        LiveCheck(
            "booksOfYear",
            at: "/years/{API_PARAM_YEARS_YEAR}",
            with: [.query("k&y", "API_KEY_PARTNER_KEY"), .header("X-Key", "API_KEY_READER_KEY")],
            .json(200...299, [Bookcase.Book].self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_KEY_PARTNER_KEY", "API_KEY_READER_KEY", "API_PARAM_YEARS_YEAR"),
            "The environment has no API_BASE_URL, or no API_KEY_PARTNER_KEY, or no API_KEY_READER_KEY, or no API_PARAM_YEARS_YEAR."),
        arguments: checksWithKeyPartnerKeyAndKeyReaderKeyAndParamYearsYear)
    func answersWithKeyPartnerKeyAndKeyReaderKeyAndParamYearsYear(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// These checks also need `API_PARAM_BOOKS_NUMBER` and `API_PARAM_SHELVES_SHELF` in the environment.
    nonisolated static let checksWithParamBooksNumberAndParamShelvesShelf: [LiveCheck] = [
        LiveCheck(
            "bookOfShelf",
            at: "/shelves/{API_PARAM_SHELVES_SHELF}/books/;number={API_PARAM_BOOKS_NUMBER}",
            .json(200, [Bookcase.Book].self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_PARAM_BOOKS_NUMBER", "API_PARAM_SHELVES_SHELF"),
            "The environment has no API_BASE_URL, or no API_PARAM_BOOKS_NUMBER, or no API_PARAM_SHELVES_SHELF."),
        arguments: checksWithParamBooksNumberAndParamShelvesShelf)
    func answersWithParamBooksNumberAndParamShelvesShelf(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// These checks also need `API_PARAM_KEYS_KEY` and `API_PARAM_SHOPS_SHOP_ID` and `API_TOKEN` in the environment.
    nonisolated static let checksWithParamKeysKeyAndParamShopsShopIdAndToken: [LiveCheck] = [
        LiveCheck(
            "getKey",
            at: "/shops/{API_PARAM_SHOPS_SHOP_ID}/keys/{API_PARAM_KEYS_KEY}",
            with: [.bearer("API_TOKEN")],
            .json(200, Bookcase.Shop.self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_PARAM_KEYS_KEY", "API_PARAM_SHOPS_SHOP_ID", "API_TOKEN"),
            "The environment has no API_BASE_URL, or no API_PARAM_KEYS_KEY, or no API_PARAM_SHOPS_SHOP_ID, or no API_TOKEN."),
        arguments: checksWithParamKeysKeyAndParamShopsShopIdAndToken)
    func answersWithParamKeysKeyAndParamShopsShopIdAndToken(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// These checks also need `API_PARAM_SHELVES_SHELF` and `API_TOKEN` in the environment.
    nonisolated static let checksWithParamShelvesShelfAndToken: [LiveCheck] = [
        LiveCheck(
            "shelf",
            at: "/shelves/{API_PARAM_SHELVES_SHELF}",
            with: [.bearer("API_TOKEN")],
            .json(200, [Bookcase.Book].self)),
    ]

    @Test(
        .enabled(
            if: LiveAPI.isGiven("API_PARAM_SHELVES_SHELF", "API_TOKEN"),
            "The environment has no API_BASE_URL, or no API_PARAM_SHELVES_SHELF, or no API_TOKEN."),
        arguments: checksWithParamShelvesShelfAndToken)
    func answersWithParamShelvesShelfAndToken(_ check: LiveCheck) async throws {
        try await check.verify()
    }

    /// These checks also need `API_TOKEN` in the environment.
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
