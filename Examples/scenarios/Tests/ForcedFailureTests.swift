import Foundation
import XCTest

/// Fails if the environment asks for a failure, so that there is a network log. Otherwise it passes and leaves no log.
final class ForcedFailureTests: UITestCase {
    func testFailsWhereItIsTold() async throws {
        try await givenCharacterListAndDetailSucceeds()
        launch()
        home { $0.tapCharacterButton() }
        characterList { $0.tapCharacter(identifier: 1) }
        characterDetail { $0.verifyIsVisible() }
        if ProcessInfo.processInfo.environment["FORCES_FAILURE"] != nil { XCTFail("It was told to.") }
    }
}
