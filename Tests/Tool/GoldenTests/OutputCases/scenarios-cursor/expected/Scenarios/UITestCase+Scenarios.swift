// Made by gen-dtos from the contract "Messages". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import Foundation
import XCTest

// MARK: - Before launch, or to begin anew

extension UITestCase {
    /// The list answers.
    func givenMessageListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { request in
            if request.isAt(.GET, "/api/messages") {
                return .json(messageListData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail answer.
    func givenMessageListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)
        let messageDetailData = Data.fixture("message_detail", baseURL: baseURL)

        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { request in
            if request.isAt(.GET, "/api/messages") {
                return .json(messageListData)
            }
            if request.isAt(.GET, "/api/messages/*") {
                return .json(messageDetailData)
            }
            return .status(.notFound)
        }
    }

    /// The list answers in two pages.
    func givenMessageListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListPage1Data = Data.fixture("message_list_page1", baseURL: baseURL)
        let messageListPage2Data = Data.fixture("message_list_page2", baseURL: baseURL)

        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { request in
            if request.isAt(.GET, "/api/messages") {
                if request.queryParameters["from"] != nil { return .json(messageListPage2Data) }
                return .json(messageListPage1Data)
            }
            return .status(.notFound)
        }
    }

    /// The detail answers; the list does not.
    func givenMessageDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageDetailData = Data.fixture("message_detail", baseURL: baseURL)

        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { request in
            if request.isAt(.GET, "/api/messages/*") {
                return .json(messageDetailData)
            }
            return .status(.notFound)
        }
    }

    /// The list answers; the detail fails with status 500.
    func givenMessageDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { request in
            if request.isAt(.GET, "/api/messages") {
                return .json(messageListData)
            }
            if request.isAt(.GET, "/api/messages/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// Every request fails with status 500.
    func givenAllRequestsFail() async {
        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { _ in .status(.internalServerError) }
    }

    /// Nothing is found, whatever is asked for.
    func givenAllRequestsReturnNotFound() async {
        await serverMock.removeAllRoutes()
        await serverMock.registerCatchAll { _ in .status(.notFound) }
    }
}

// MARK: - In the middle of a test

extension UITestCase {
    /// The list answers from now on. All else stays as it is.
    func givenMessageListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.register(.GET, "/api/messages") { _ in .json(messageListData) }
    }

    /// The detail answers from now on. All else stays as it is.
    func givenMessageDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageDetailData = Data.fixture("message_detail", baseURL: baseURL)

        await serverMock.registerParameterized(.GET, "/api/messages/*") { _ in .json(messageDetailData) }
    }
}

extension MockHTTPRequest {
    /// Whether it asks for what is at the path. In that, `*` stands for one segment.
    nonisolated fileprivate func isAt(_ method: HTTPMethod, _ path: String) -> Bool {
        let wanted = path.split(separator: "/")
        let segments = self.path.split(separator: "/")
        return self.method == method && segments.count == wanted.count
            && zip(segments, wanted).allSatisfy { $1 == "*" || $0 == $1 }
    }
}
