// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class BookFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenBookListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapBookButton()
        }
        bookList { robot in
            robot.verifyIsVisible()
            robot.tapBook(identifier: "9780439064873")
        }
        bookDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        bookList { robot in
            robot.verifyIsVisible()
        }
    }
}
