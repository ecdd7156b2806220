// Made by gen-dtos from the contract "Recipes". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenRecipeListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListData = Data.fixture("recipe_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                return .json(recipeListData)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenRecipeListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListData = Data.fixture("recipe_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                return .json(recipeListData)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/recipes/*") {
                return .json(Data.fixture("recipe_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenRecipeListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListPage1Data = Data.fixture("recipe_list_page1", baseURL: baseURL)
        let recipeListPage2Data = Data.fixture("recipe_list_page2", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                if request.queryParameters["pageNumber"] == "2" { return .json(recipeListPage2Data) }
                return .json(recipeListPage1Data)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages, and a search (`query`) finds nothing.
    func givenRecipeListWithPaginationAndEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListPage1Data = Data.fixture("recipe_list_page1", baseURL: baseURL)
        let recipeListPage2Data = Data.fixture("recipe_list_page2", baseURL: baseURL)
        let recipeListEmptyData = Data.fixture("recipe_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                if request.queryParameters["query"] != nil { return .json(recipeListEmptyData) }
                if request.queryParameters["pageNumber"] == "2" { return .json(recipeListPage2Data) }
                return .json(recipeListPage1Data)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The list loads, and a search (`query`) finds nothing.
    func givenRecipeListWithEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListData = Data.fixture("recipe_list", baseURL: baseURL)
        let recipeListEmptyData = Data.fixture("recipe_list_empty", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                if request.queryParameters["query"] != nil { return .json(recipeListEmptyData) }
                return .json(recipeListData)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenRecipeDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/recipes/*") {
                return .json(Data.fixture("recipe_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenRecipeDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListData = Data.fixture("recipe_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                return .json(recipeListData)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/recipes/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenRecipeListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/recipes") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/pictures/*") {
                return .image(imageData)
            }
            if request.isAt(.GET, "/recipes/*") {
                return .json(Data.fixture("recipe_detail", at: request.path, baseURL: baseURL))
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
    func givenRecipeListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let recipeListData = Data.fixture("recipe_list", baseURL: baseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/pictures/*") { _ in .image(imageData) }
        await serverMock.register(.GET, "/recipes") { _ in .json(recipeListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenRecipeDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let imageData = Data.stubAvatarImage

        await serverMock.registerParameterized(.GET, "/recipes/*") { request in
            .json(Data.fixture("recipe_detail", at: request.path, baseURL: baseURL))
        }
        await serverMock.registerParameterized(.GET, "/pictures/*") { _ in .image(imageData) }
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
