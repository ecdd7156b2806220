// Made by gen-dtos from the contract "Stations". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenStationListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let stationListData = Data.fixture("station_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/data/stations") {
                return .json(stationListData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenStationListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let stationListData = Data.fixture("station_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/data/stations") {
                return .json(stationListData)
            }
            if request.isAt(.GET, "/data/stations/*") {
                return .json(Data.fixture("station_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenStationDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/data/stations/*") {
                return .json(Data.fixture("station_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenStationDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let stationListData = Data.fixture("station_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/data/stations") {
                return .json(stationListData)
            }
            if request.isAt(.GET, "/data/stations/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenStationListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/data/stations") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/data/stations/*") {
                return .json(Data.fixture("station_detail", at: request.path, baseURL: baseURL))
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
    func givenStationListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let stationListData = Data.fixture("station_list", baseURL: baseURL)

        await serverMock.register(.GET, "/data/stations") { _ in .json(stationListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenStationDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.registerParameterized(.GET, "/data/stations/*") { request in
            .json(Data.fixture("station_detail", at: request.path, baseURL: baseURL))
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
