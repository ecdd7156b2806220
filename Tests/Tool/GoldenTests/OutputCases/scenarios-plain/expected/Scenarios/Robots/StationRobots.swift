// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// All of `Station`.
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

/// One `Station`.
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
