// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a screen that fails to load at first.
final class RecipeDetailUITests: UITestCase {
    func testErrorRetryRefresh() async throws {
        // Given
        await givenAllRequestsFail()
        let link = try XCTUnwrap(URL(string: "app://recipe/detail/765"))

        // When
        launch(deepLink: link)

        // Then
        recipeDetail { robot in
            robot.verifyErrorIsVisible()
        }

        // Given
        try await givenRecipeDetailRecovers()

        // When and then
        recipeDetail { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.pullToRefresh()
            robot.verifyIsVisible()
        }
    }
}
