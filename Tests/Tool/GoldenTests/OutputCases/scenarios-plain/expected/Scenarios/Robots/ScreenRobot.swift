// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// Reads and taps the elements of one screen. Their identifiers begin with the screen's identifier: `books.retry`.
@MainActor
protocol ScreenRobot {
    var app: TestedApp { get }
    /// The identifier of the screen.
    var screen: String { get }
}

extension ScreenRobot {
    func verifyIsVisible(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(app.shows(screen), "The screen '\(screen)' is not there.", file: file, line: line)
    }

    func verifyErrorIsVisible(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(app.shows("\(screen).error"), "'\(screen)' shows no error.", file: file, line: line)
    }

    func tapRetry() {
        app.tap("\(screen).retry")
    }

    func tapBack() {
        app.tap("\(screen).back")
    }

    func pullToRefresh() {
        app.pull(screen)
    }
}

/// The app's first screen.
struct HomeRobot: ScreenRobot {
    let app: TestedApp
    let screen = "home"

    func tapStationButton() {
        app.tap("home.stationList")
    }
}

extension UITestCase {
    func home(_ steps: (HomeRobot) -> Void) {
        steps(HomeRobot(app: app))
    }
}
