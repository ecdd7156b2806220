// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class CharacterFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenCharacterListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapCharacterButton()
        }
        characterList { robot in
            robot.verifyIsVisible()
            robot.tapCharacter(identifier: 1)
        }
        characterDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        characterList { robot in
            robot.verifyIsVisible()
        }
    }
}
