// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class MessageFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenMessageListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapMessageButton()
        }
        messageList { robot in
            robot.verifyIsVisible()
            robot.tapMessage(identifier: "018f3a2b-0000-7000-8000-000000000001")
        }
        messageDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        messageList { robot in
            robot.verifyIsVisible()
        }
    }
}
