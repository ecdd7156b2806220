// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class IssueFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenIssueListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapIssueButton()
        }
        issueList { robot in
            robot.verifyIsVisible()
            robot.tapIssue(identifier: 229)
        }
        issueDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        issueList { robot in
            robot.verifyIsVisible()
        }
    }
}
