// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class BookReviewsUITests: UITestCase {
    func testErrorRetryRefreshDetailAndBack() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "app://reviews/book/9780439064873"))

        // When
        launch(deepLink: link)

        // Then
        bookReviews { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenBookReviewsRecovers()

        // When and then
        bookReviews { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
            robot.tapBook(identifier: "9780439064873")
        }
        bookDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        bookReviews { robot in
            robot.verifyIsVisible()
        }
    }
}
