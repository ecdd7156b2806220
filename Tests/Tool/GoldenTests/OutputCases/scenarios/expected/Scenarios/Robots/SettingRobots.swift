// Yours: gen-dtos has written this file once and leaves it as it is.

import XCTest

/// One `Setting`.
struct SettingDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "settingDetail"
}

extension UITestCase {
    func settingDetail(_ steps: (SettingDetailRobot) -> Void) {
        steps(SettingDetailRobot(app: app))
    }
}
