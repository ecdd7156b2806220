// Made by gen-dtos from the contract "Issues". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenIssueListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListData = Data.fixture("issue_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                return .json(issueListData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenIssueListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListData = Data.fixture("issue_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                return .json(issueListData)
            }
            if request.isAt(.GET, "/v3/issues/*") {
                return .json(Data.fixture("issue_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenIssueListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListPage1Data = Data.fixture("issue_list_page1", baseURL: baseURL)
        let issueListPage2Data = Data.fixture("issue_list_page2", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                if request.queryParameters["page"] == "2" { return .json(issueListPage2Data) }
                return .json(issueListPage1Data).linked(to: "page=2", of: request, at: baseURL)
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages, and a search (`search`) finds nothing.
    func givenIssueListWithPaginationAndEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListPage1Data = Data.fixture("issue_list_page1", baseURL: baseURL)
        let issueListPage2Data = Data.fixture("issue_list_page2", baseURL: baseURL)
        let issueListEmptyData = Data.fixture("issue_list_empty", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                if request.queryParameters["search"] != nil { return .json(issueListEmptyData) }
                if request.queryParameters["page"] == "2" { return .json(issueListPage2Data) }
                return .json(issueListPage1Data).linked(to: "page=2", of: request, at: baseURL)
            }
            return .status(.notFound)
        }
    }

    /// The list loads, and a search (`search`) finds nothing.
    func givenIssueListWithEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListData = Data.fixture("issue_list", baseURL: baseURL)
        let issueListEmptyData = Data.fixture("issue_list_empty", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                if request.queryParameters["search"] != nil { return .json(issueListEmptyData) }
                return .json(issueListData)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenIssueDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues/*") {
                return .json(Data.fixture("issue_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenIssueDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListData = Data.fixture("issue_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                return .json(issueListData)
            }
            if request.isAt(.GET, "/v3/issues/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenIssueListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/v3/issues") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/v3/issues/*") {
                return .json(Data.fixture("issue_detail", at: request.path, baseURL: baseURL))
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
    func givenIssueListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let issueListData = Data.fixture("issue_list", baseURL: baseURL)

        await serverMock.register(.GET, "/v3/issues") { _ in .json(issueListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenIssueDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.registerParameterized(.GET, "/v3/issues/*") { request in
            .json(Data.fixture("issue_detail", at: request.path, baseURL: baseURL))
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

extension MockHTTPResponse {
    /// Returns the response with a link to the next page of the requested list (RFC 8288).
    nonisolated fileprivate func linked(
        to query: String, of request: MockHTTPRequest, at baseURL: URL
    ) -> MockHTTPResponse {
        var response = self
        let url = URL(string: "\(request.path)?\(query)", relativeTo: baseURL)?.absoluteString
        response.headers["Link"] = url.map { "<\($0)>; rel=\"next\"" }
        return response
    }
}
