// Made by gen-dtos from the contract "Teams". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenTeamListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                return .json(teamListData)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenTeamListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                return .json(teamListData)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenTeamListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListPage1Data = Data.fixture("team_list_page1", baseURL: baseURL)
        let teamListPage2Data = Data.fixture("team_list_page2", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                if request.queryParameters["offset", default: "0"] != "0" { return .json(teamListPage2Data) }
                return .json(teamListPage1Data)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages, and a search (`name`) finds nothing.
    func givenTeamListWithPaginationAndEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListPage1Data = Data.fixture("team_list_page1", baseURL: baseURL)
        let teamListPage2Data = Data.fixture("team_list_page2", baseURL: baseURL)
        let teamListEmptyData = Data.fixture("team_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                if request.queryParameters["name"] != nil { return .json(teamListEmptyData) }
                if request.queryParameters["offset", default: "0"] != "0" { return .json(teamListPage2Data) }
                return .json(teamListPage1Data)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads, and a search (`name`) finds nothing.
    func givenTeamListWithEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let teamListEmptyData = Data.fixture("team_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                if request.queryParameters["name"] != nil { return .json(teamListEmptyData) }
                return .json(teamListData)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenTeamDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list, the detail and `Players` load.
    func givenTeamListDetailAndPlayersSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let teamPlayersData = Data.fixture("team_players", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                return .json(teamListData)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*/players") {
                return .json(teamPlayersData)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenTeamDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                return .json(teamListData)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenTeamListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load, but `Players` fails with status 500.
    func givenTeamPlayersFailsButListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams") {
                return .json(teamListData)
            }
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*/players") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
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
    func givenTeamListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamListData = Data.fixture("team_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/teams/*/badge") { _ in .image(imageData) }
        await serverMock.register(.GET, "/teams") { _ in .json(teamListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenTeamDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/teams/*") { request in
            .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
        }
        await serverMock.registerParameterized(.GET, "/teams/*/badge") { _ in .image(imageData) }
    }

    /// The detail and `Players` load from now on. All other requests fail with status 404.
    func givenTeamPlayersRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let teamPlayersData = Data.fixture("team_players", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*/players") {
                return .json(teamPlayersData)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// `Players` fails with status 500 from now on, but the detail loads.
    func givenTeamPlayersFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/teams/*/badge") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/teams/*/players") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/teams/*") {
                return .json(Data.fixture("team_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
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
