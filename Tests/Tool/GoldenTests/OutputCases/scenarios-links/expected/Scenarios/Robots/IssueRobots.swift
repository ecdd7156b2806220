// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Issue`.
struct IssueListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "issueList"

    func tapIssue(identifier: some CustomStringConvertible) {
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

/// The screen of one `Issue`.
struct IssueDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "issueDetail"
}

extension UITestCase {
    func issueList(_ steps: (IssueListRobot) -> Void) {
        steps(IssueListRobot(app: app))
    }

    func issueDetail(_ steps: (IssueDetailRobot) -> Void) {
        steps(IssueDetailRobot(app: app))
    }
}
