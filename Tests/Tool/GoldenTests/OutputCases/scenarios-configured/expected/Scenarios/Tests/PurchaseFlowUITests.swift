// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class PurchaseFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenPurchaseListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapPurchaseButton()
        }
        purchaseList { robot in
            robot.verifyIsVisible()
            robot.tapPurchase(identifier: 1)
        }
        purchaseDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        purchaseList { robot in
            robot.verifyIsVisible()
        }
    }
}
