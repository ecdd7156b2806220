// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Recipe`.
struct RecipeListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "recipeList"

    func tapRecipe(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }

    func search(_ text: String) {
        app.type(text, into: "\(screen).search")
    }

    func tapMore() {
        app.tap("\(screen).more")
    }

    func verifyIsEmpty(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(app.shows("\(screen).empty"), "'\(screen)' is not empty.", file: file, line: line)
    }
}

/// The screen of one `Recipe`.
struct RecipeDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "recipeDetail"
}

extension UITestCase {
    func recipeList(_ steps: (RecipeListRobot) -> Void) {
        steps(RecipeListRobot(app: app))
    }

    func recipeDetail(_ steps: (RecipeDetailRobot) -> Void) {
        steps(RecipeDetailRobot(app: app))
    }
}
