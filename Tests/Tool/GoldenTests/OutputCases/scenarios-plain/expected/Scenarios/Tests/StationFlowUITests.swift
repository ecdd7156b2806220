// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class StationFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenStationListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapStationButton()
        }
        stationList { robot in
            robot.verifyIsVisible()
            robot.tapStation(identifier: "EDDB")
        }
        stationDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        stationList { robot in
            robot.verifyIsVisible()
        }
    }
}
