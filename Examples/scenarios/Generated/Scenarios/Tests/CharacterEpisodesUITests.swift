// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class CharacterEpisodesUITests: UITestCase {
    func testErrorRetryRefreshDetailAndBack() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "challenge://episodes/character/1"))

        // When
        launch(deepLink: link)

        // Then
        characterEpisodes { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenCharacterEpisodesRecovers()

        // When and then
        characterEpisodes { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
            robot.tapCharacter(identifier: 1)
        }
        characterDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        characterEpisodes { robot in
            robot.verifyIsVisible()
        }
    }
}
