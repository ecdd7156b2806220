// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class TeamPlayersUITests: UITestCase {
    func testErrorRetryRefreshDetailAndBack() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "app://players/team/765"))

        // When
        launch(deepLink: link)

        // Then
        teamPlayers { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenTeamPlayersRecovers()

        // When and then
        teamPlayers { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
            robot.tapTeam(identifier: 765)
        }
        teamDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        teamPlayers { robot in
            robot.verifyIsVisible()
        }
    }
}
