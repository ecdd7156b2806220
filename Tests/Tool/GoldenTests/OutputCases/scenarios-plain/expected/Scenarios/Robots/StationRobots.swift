// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Station`.
struct StationListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "stationList"

    func tapStation(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }

    func verifyIsEmpty(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(app.shows("\(screen).empty"), "'\(screen)' is not empty.", file: file, line: line)
    }
}

/// The screen of one `Station`.
struct StationDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "stationDetail"
}

extension UITestCase {
    func stationList(_ steps: (StationListRobot) -> Void) {
        steps(StationListRobot(app: app))
    }

    func stationDetail(_ steps: (StationDetailRobot) -> Void) {
        steps(StationDetailRobot(app: app))
    }
}
