// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class IssueDetailUITests: UITestCase {
    func testErrorRetryRefresh() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "app://issue/detail/229"))

        // When
        launch(deepLink: link)

        // Then
        issueDetail { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenIssueDetailRecovers()

        // When and then
        issueDetail { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
        }
    }
}
