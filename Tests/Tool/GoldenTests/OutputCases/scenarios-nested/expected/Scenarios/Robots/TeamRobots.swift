// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Team`.
struct TeamListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "teamList"

    func tapTeam(identifier: some CustomStringConvertible) {
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

/// The screen of one `Team`.
struct TeamDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "teamDetail"

    func tapPlayers() {
        app.tap("\(screen).players")
    }
}

/// The screen with the `Players` of a `Team`.
struct TeamPlayersRobot: ScreenRobot {
    let app: TestedApp
    let screen = "teamPlayers"

    func tapTeam(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }
}

extension UITestCase {
    func teamList(_ steps: (TeamListRobot) -> Void) {
        steps(TeamListRobot(app: app))
    }

    func teamDetail(_ steps: (TeamDetailRobot) -> Void) {
        steps(TeamDetailRobot(app: app))
    }

    func teamPlayers(_ steps: (TeamPlayersRobot) -> Void) {
        steps(TeamPlayersRobot(app: app))
    }
}
