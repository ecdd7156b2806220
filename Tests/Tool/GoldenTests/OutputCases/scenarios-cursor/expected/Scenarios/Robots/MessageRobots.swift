// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Message`.
struct MessageListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "messageList"

    func tapMessage(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }

    func tapMore() {
        app.tap("\(screen).more")
    }

    func verifyIsEmpty(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(app.shows("\(screen).empty"), "'\(screen)' is not empty.", file: file, line: line)
    }
}

/// The screen of one `Message`.
struct MessageDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "messageDetail"
}

extension UITestCase {
    func messageList(_ steps: (MessageListRobot) -> Void) {
        steps(MessageListRobot(app: app))
    }

    func messageDetail(_ steps: (MessageDetailRobot) -> Void) {
        steps(MessageDetailRobot(app: app))
    }
}
