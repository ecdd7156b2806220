// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// From the list to one of it, and back.
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
