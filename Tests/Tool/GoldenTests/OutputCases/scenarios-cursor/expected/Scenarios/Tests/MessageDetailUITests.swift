// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class MessageDetailUITests: UITestCase {
    func testErrorRetryRefresh() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "app://message/detail/018f3a2b-0000-7000-8000-000000000001"))

        // When
        launch(deepLink: link)

        // Then
        messageDetail { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenMessageDetailRecovers()

        // When and then
        messageDetail { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
        }
    }
}
