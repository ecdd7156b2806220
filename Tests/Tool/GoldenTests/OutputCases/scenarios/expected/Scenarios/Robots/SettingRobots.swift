// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen of one `Setting`.
struct SettingDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "settingDetail"
}

extension UITestCase {
    func settingDetail(_ steps: (SettingDetailRobot) -> Void) {
        steps(SettingDetailRobot(app: app))
    }
}
