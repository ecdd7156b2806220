// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class TeamFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenTeamListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapTeamButton()
        }
        teamList { robot in
            robot.verifyIsVisible()
            robot.tapTeam(identifier: 765)
        }
        teamDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        teamList { robot in
            robot.verifyIsVisible()
        }
    }
}
