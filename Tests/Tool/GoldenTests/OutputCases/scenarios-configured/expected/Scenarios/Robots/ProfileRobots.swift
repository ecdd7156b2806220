// Yours: gen-dtos has written this file once and leaves it as it is.

import XCTest

/// One `Profile`.
struct ProfileDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "profileDetail"
}

extension UITestCase {
    func profileDetail(_ steps: (ProfileDetailRobot) -> Void) {
        steps(ProfileDetailRobot(app: app))
    }
}
