// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenCharacterListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                return .json(characterListData)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenCharacterListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                return .json(characterListData)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenCharacterListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListPage1Data = Data.fixture("character_list_page1", baseURL: baseURL)
        let characterListPage2Data = Data.fixture("character_list_page2", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                if request.queryParameters["page"] == "2" { return .json(characterListPage2Data) }
                return .json(characterListPage1Data)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages, and a search (`name`) finds nothing.
    func givenCharacterListWithPaginationAndEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListPage1Data = Data.fixture("character_list_page1", baseURL: baseURL)
        let characterListPage2Data = Data.fixture("character_list_page2", baseURL: baseURL)
        let characterListEmptyData = Data.fixture("character_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                if request.queryParameters["name"] != nil { return .json(characterListEmptyData) }
                if request.queryParameters["page"] == "2" { return .json(characterListPage2Data) }
                return .json(characterListPage1Data)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads, and a search (`name`) finds nothing.
    func givenCharacterListWithEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let characterListEmptyData = Data.fixture("character_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                if request.queryParameters["name"] != nil { return .json(characterListEmptyData) }
                return .json(characterListData)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenCharacterDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list, the detail and `Episodes` load.
    func givenCharacterListDetailAndEpisodesSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let characterEpisodesData = Data.fixture("character_episodes", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                return .json(characterListData)
            }
            if request.isAt(.POST, "/graphql") {
                return .json(characterEpisodesData)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenCharacterDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                return .json(characterListData)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenCharacterListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load, but `Episodes` fails with status 500.
    func givenCharacterEpisodesFailsButListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/api/character") {
                return .json(characterListData)
            }
            if request.isAt(.POST, "/graphql") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
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
    func givenCharacterListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterListData = Data.fixture("character_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/api/character/avatar/*") { _ in .image(imageData) }
        await serverMock.register(.GET, "/api/character") { _ in .json(characterListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenCharacterDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/api/character/*") { request in
            .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
        }
        await serverMock.registerParameterized(.GET, "/api/character/avatar/*") { _ in .image(imageData) }
    }

    /// The detail and `Episodes` load from now on. All other requests fail with status 404.
    func givenCharacterEpisodesRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let characterEpisodesData = Data.fixture("character_episodes", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/graphql") {
                return .json(characterEpisodesData)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// `Episodes` fails with status 500 from now on, but the detail loads.
    func givenCharacterEpisodesFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/graphql") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/api/character/avatar/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/api/character/*") {
                return .json(Data.fixture("character_detail", at: request.path, baseURL: baseURL))
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
