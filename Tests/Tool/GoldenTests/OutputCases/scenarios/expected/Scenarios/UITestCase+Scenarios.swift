// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenBookListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                return .json(bookListData)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenBookListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                return .json(bookListData)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenBookListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListPage1Data = Data.fixture("book_list_page1", baseURL: baseURL)
        let bookListPage2Data = Data.fixture("book_list_page2", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                if request.queryParameters["cursor"] != nil { return .json(bookListPage2Data) }
                return .json(bookListPage1Data)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages, and a search (`q`) finds nothing.
    func givenBookListWithPaginationAndEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListPage1Data = Data.fixture("book_list_page1", baseURL: baseURL)
        let bookListPage2Data = Data.fixture("book_list_page2", baseURL: baseURL)
        let bookListEmptyData = Data.fixture("book_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                if request.queryParameters["q"] != nil { return .json(bookListEmptyData) }
                if request.queryParameters["cursor"] != nil { return .json(bookListPage2Data) }
                return .json(bookListPage1Data)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads, and a search (`q`) finds nothing.
    func givenBookListWithEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let bookListEmptyData = Data.fixture("book_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                if request.queryParameters["q"] != nil { return .json(bookListEmptyData) }
                return .json(bookListData)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenBookDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list, the detail and `Reviews` load.
    func givenBookListDetailAndReviewsSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let bookReviewsData = Data.fixture("book_reviews", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                return .json(bookListData)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*/reviews") {
                return .json(bookReviewsData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenBookDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                return .json(bookListData)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenBookListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load, but `Reviews` fails with status 500.
    func givenBookReviewsFailsButListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books") {
                return .json(bookListData)
            }
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*/reviews") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads.
    func givenAuthorListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let authorListData = Data.fixture("author_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/authors") {
                return .json(authorListData)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500.
    func givenAuthorListFails() async {
        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/authors") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads.
    func givenSettingDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let settingDetailData = Data.fixture("setting_detail", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/settings/*") {
                return .json(settingDetailData)
            }
            return .status(.notFound)
        }
    }

    /// Every request fails with status 500.
    func givenAllRequestsFail() async {
        await serverMock.replaceAllRoutes { _ in .status(.internalServerError) }
    }

    /// Every request fails with status 404.
    func givenAllRequestsReturnNotFound() async {
        await serverMock.replaceAllRoutes { _ in .status(.notFound) }
    }

    /// The backend is offline: it closes each connection without a response.
    func givenBackendIsOffline() async {
        await serverMock.replaceAllRoutes { _ in MockHTTPResponse(fault: .closeBefore) }
    }
}

// MARK: - During a test

extension UITestCase {
    /// The list loads from now on. All other responses stay unchanged.
    func givenBookListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookListData = Data.fixture("book_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/v1/covers/*") { _ in .image(imageData) }
        await serverMock.registerParameterized(.GET, "/v1/books/*/cover") { _ in .image(imageData) }
        await serverMock.register(.GET, "/v1/books") { _ in .json(bookListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenBookDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/v1/books/*") { request in
            .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
        }
        await serverMock.registerParameterized(.GET, "/v1/covers/*") { _ in .image(imageData) }
        await serverMock.registerParameterized(.GET, "/v1/books/*/cover") { _ in .image(imageData) }
    }

    /// The detail and `Reviews` load from now on. All other requests fail with status 404.
    func givenBookReviewsRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let bookReviewsData = Data.fixture("book_reviews", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*/reviews") {
                return .json(bookReviewsData)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// `Reviews` fails with status 500 from now on, but the detail loads.
    func givenBookReviewsFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v1/books/*/cover") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*/reviews") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/v1/covers/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/v1/books/*") {
                return .json(Data.fixture("book_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads from now on. All other responses stay unchanged.
    func givenAuthorListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let authorListData = Data.fixture("author_list", baseURL: baseURL)

        await serverMock.register(.GET, "/v1/authors") { _ in .json(authorListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenSettingDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let settingDetailData = Data.fixture("setting_detail", baseURL: baseURL)

        await serverMock.registerParameterized(.GET, "/v1/settings/*") { _ in .json(settingDetailData) }
    }

    /// Each response takes longer from now on, until a scenario replaces the whole backend.
    func givenBackendIsSlow(delay: Duration = .seconds(5)) async {
        await serverMock.setResponseDelay(delay)
    }
}

extension MockServer {
    /// Replaces all routes by one, and ends the delay of `givenBackendIsSlow`. This is one step: each request gets its
    /// response from the routes before it or from the new one.
    func replaceAllRoutes(handler: @escaping RouteHandler) {
        removeAllRoutes()
        setResponseDelay(nil)
        registerCatchAll(handler: handler)
    }
}

extension MockHTTPRequest {
    /// Whether the request has the method and the path. In the path, `*` matches one segment.
    nonisolated fileprivate func isAt(_ method: HTTPMethod, _ path: String) -> Bool {
        let wanted = path.split(separator: "/")
        let segments = self.path.split(separator: "/")
        return self.method == method && segments.count == wanted.count
            && zip(segments, wanted).allSatisfy { $1 == "*" || $0 == $1 }
    }
}
