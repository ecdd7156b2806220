// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Opens a detail from the list, and goes back.
final class RecipeFlowUITests: UITestCase {
    func testFromListToDetailAndBack() async throws {
        // Given
        try await givenRecipeListAndDetailSucceeds()

        // When
        launch()

        // Then
        home { robot in
            robot.tapRecipeButton()
        }
        recipeList { robot in
            robot.verifyIsVisible()
            robot.tapRecipe(identifier: 765)
        }
        recipeDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        recipeList { robot in
            robot.verifyIsVisible()
        }
    }
}
