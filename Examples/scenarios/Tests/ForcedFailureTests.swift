import Foundation
import XCTest

/// Fails where it is told to, for its network log; else it passes, and leaves none.
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
