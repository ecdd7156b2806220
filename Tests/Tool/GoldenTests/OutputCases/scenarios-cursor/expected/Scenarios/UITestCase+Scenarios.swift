// Made by gen-dtos from the contract "Messages". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenMessageListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/messages") {
                return .json(messageListData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenMessageListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/messages") {
                return .json(messageListData)
            }
            if request.isAt(.GET, "/api/messages/*") {
                return .json(Data.fixture("message_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenMessageListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListPage1Data = Data.fixture("message_list_page1", baseURL: baseURL)
        let messageListPage2Data = Data.fixture("message_list_page2", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/messages") {
                if request.queryParameters["from"] != nil { return .json(messageListPage2Data) }
                return .json(messageListPage1Data)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenMessageDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/messages/*") {
                return .json(Data.fixture("message_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenMessageDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/messages") {
                return .json(messageListData)
            }
            if request.isAt(.GET, "/api/messages/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenMessageListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/messages") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/api/messages/*") {
                return .json(Data.fixture("message_detail", at: request.path, baseURL: baseURL))
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
    func givenMessageListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let messageListData = Data.fixture("message_list", baseURL: baseURL)

        await serverMock.register(.GET, "/api/messages") { _ in .json(messageListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenMessageDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.registerParameterized(.GET, "/api/messages/*") { request in
            .json(Data.fixture("message_detail", at: request.path, baseURL: baseURL))
        }
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
