// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen of one `Profile`.
struct ProfileDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "profileDetail"
}

extension UITestCase {
    func profileDetail(_ steps: (ProfileDetailRobot) -> Void) {
        steps(ProfileDetailRobot(app: app))
    }
}
