// Made by gen-dtos from the contract "Orders". Do not edit: change the contract and run gen-dtos.

import Foundation
import SwiftMockServer
import XCTest

// MARK: - Before the launch, or to replace the backend

extension UITestCase {
    /// The list loads.
    func givenPurchaseListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load.
    func givenPurchaseListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages.
    func givenPurchaseListWithPaginationSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListPage1Data = Data.fixture("purchase_list_page1", baseURL: baseURL)
        let purchaseListPage2Data = Data.fixture("purchase_list_page2", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                if request.queryParameters["page"] == "1" { return .json(purchaseListPage2Data) }
                return .json(purchaseListPage1Data)
            }
            return .status(.notFound)
        }
    }

    /// The list loads in two pages, and a search (`reference`) finds nothing.
    func givenPurchaseListWithPaginationAndEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListPage1Data = Data.fixture("purchase_list_page1", baseURL: baseURL)
        let purchaseListPage2Data = Data.fixture("purchase_list_page2", baseURL: baseURL)
        let purchaseListEmptyData = Data.fixture("purchase_list_empty", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                if request.queryParameters["reference"] != nil { return .json(purchaseListEmptyData) }
                if request.queryParameters["page"] == "1" { return .json(purchaseListPage2Data) }
                return .json(purchaseListPage1Data)
            }
            return .status(.notFound)
        }
    }

    /// The list loads, and a search (`reference`) finds nothing.
    func givenPurchaseListWithEmptySearchSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)
        let purchaseListEmptyData = Data.fixture("purchase_list_empty", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                if request.queryParameters["reference"] != nil { return .json(purchaseListEmptyData) }
                return .json(purchaseListData)
            }
            return .status(.notFound)
        }
    }

    /// The detail loads. The list fails with status 404.
    func givenPurchaseDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list, the detail and `Lines` load.
    func givenPurchaseListDetailAndLinesSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseLinesData = Data.fixture("purchase_lines", baseURL: baseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("lines") {
                return .json(purchaseLinesData)
            }
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list, the detail and `Payments` load.
    func givenPurchaseListDetailAndPaymentsSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchasePaymentsData = Data.fixture("purchase_payments", baseURL: baseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("payments") {
                return .json(purchasePaymentsData)
            }
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list loads, but the detail fails with status 500.
    func givenPurchaseDetailFailsButListSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .status(.internalServerError)
            }
            return .status(.notFound)
        }
    }

    /// The list fails with status 500, but the detail loads.
    func givenPurchaseListFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/orders") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load, but `Lines` fails with status 500.
    func givenPurchaseLinesFailsButListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("lines") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The list and the detail load, but `Payments` fails with status 500.
    func givenPurchasePaymentsFailsButListAndDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("payments") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/orders") {
                return .json(purchaseListData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The detail loads.
    func givenProfileDetailSucceeds() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let profileDetailData = Data.fixture("profile_detail", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.GET, "/me") {
                return .json(profileDetailData)
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
}

// MARK: - During a test

extension UITestCase {
    /// The list loads from now on. All other responses stay unchanged.
    func givenPurchaseListRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseListData = Data.fixture("purchase_list", baseURL: baseURL)

        await serverMock.register(.GET, "/orders") { _ in .json(purchaseListData) }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenPurchaseDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.registerParameterized(.GET, "/orders/*") { request in
            .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
        }
    }

    /// The detail and `Lines` load from now on. All other requests fail with status 404.
    func givenPurchaseLinesRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchaseLinesData = Data.fixture("purchase_lines", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("lines") {
                return .json(purchaseLinesData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// `Lines` fails with status 500 from now on, but the detail loads.
    func givenPurchaseLinesFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("lines") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The detail and `Payments` load from now on. All other requests fail with status 404.
    func givenPurchasePaymentsRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let purchasePaymentsData = Data.fixture("purchase_payments", baseURL: baseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("payments") {
                return .json(purchasePaymentsData)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// `Payments` fails with status 500 from now on, but the detail loads.
    func givenPurchasePaymentsFails() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)

        await serverMock.replaceAllRoutes { request in
            if request.isAt(.POST, "/api/query"), request.mentions("payments") {
                return .status(.internalServerError)
            }
            if request.isAt(.GET, "/orders/*") {
                return .json(Data.fixture("purchase_detail", at: request.path, baseURL: baseURL))
            }
            return .status(.notFound)
        }
    }

    /// The detail loads from now on. All other responses stay unchanged.
    func givenProfileDetailRecovers() async throws {
        let baseURL = try XCTUnwrap(serverBaseURL)
        let profileDetailData = Data.fixture("profile_detail", baseURL: baseURL)

        await serverMock.register(.GET, "/me") { _ in .json(profileDetailData) }
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

    /// Whether the body contains the string, but not as part of a longer word.
    nonisolated fileprivate func mentions(_ text: String) -> Bool {
        let pattern = "(?<!\\w)\(NSRegularExpression.escapedPattern(for: text))(?!\\w)"
        return bodyString?.range(of: pattern, options: .regularExpression) != nil
    }
}
