// Made by gen-dtos from the contract "Teams". Do not edit: change the contract and run gen-dtos.

import Foundation
import XCTest

// The tested app. Robots find its elements by their accessibility identifiers.
#if canImport(XCUIAutomation) && !APP_IS_A_PROCESS
    typealias TestedApp = XCUIApplication

    @MainActor
    extension XCUIApplication {
        private func element(_ identifier: String) -> XCUIElement {
            descendants(matching: .any)[identifier].firstMatch
        }

        /// Whether the screen shows the element now or within the time.
        func shows(_ identifier: String, within timeout: TimeInterval = 10) -> Bool {
            element(identifier).waitForExistence(timeout: timeout)
        }

        func tap(_ identifier: String) {
            element(identifier).tap()
        }

        /// Pulls the element down to refresh its content.
        func pull(_ identifier: String) {
            element(identifier).swipeDown(velocity: .fast)
        }

        func type(_ text: String, into identifier: String) {
            element(identifier).tap()
            element(identifier).typeText(text)
        }
    }
#else
    typealias TestedApp = AppProcess
#endif
