// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class PurchaseLinesUITests: UITestCase {
    func testErrorRetryRefreshDetailAndBack() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "orders://lines/purchase/1"))

        // When
        launch(deepLink: link)

        // Then
        purchaseLines { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenPurchaseLinesRecovers()

        // When and then
        purchaseLines { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
            robot.tapPurchase(identifier: 1)
        }
        purchaseDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        purchaseLines { robot in
            robot.verifyIsVisible()
        }
    }
}
