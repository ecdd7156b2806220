// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Author`.
struct AuthorListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "authorList"

    func verifyIsEmpty(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(app.shows("\(screen).empty"), "'\(screen)' is not empty.", file: file, line: line)
    }
}

extension UITestCase {
    func authorList(_ steps: (AuthorListRobot) -> Void) {
        steps(AuthorListRobot(app: app))
    }
}
