// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class StationDetailUITests: UITestCase {
    func testErrorRetryRefresh() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "app://station/detail/EDDB"))

        // When
        launch(deepLink: link)

        // Then
        stationDetail { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenStationDetailRecovers()

        // When and then
        stationDetail { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
        }
    }
}
