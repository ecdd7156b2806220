// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Purchase`.
struct PurchaseListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "purchaseList"

    func tapPurchase(identifier: some CustomStringConvertible) {
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

/// The screen of one `Purchase`.
struct PurchaseDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "purchaseDetail"

    func tapLines() {
        app.tap("\(screen).lines")
    }

    func tapPayments() {
        app.tap("\(screen).payments")
    }
}

/// The screen with the `Lines` of a `Purchase`.
struct PurchaseLinesRobot: ScreenRobot {
    let app: TestedApp
    let screen = "purchaseLines"

    func tapPurchase(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }
}

/// The screen with the `Payments` of a `Purchase`.
struct PurchasePaymentsRobot: ScreenRobot {
    let app: TestedApp
    let screen = "purchasePayments"

    func tapPurchase(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }
}

extension UITestCase {
    func purchaseList(_ steps: (PurchaseListRobot) -> Void) {
        steps(PurchaseListRobot(app: app))
    }

    func purchaseDetail(_ steps: (PurchaseDetailRobot) -> Void) {
        steps(PurchaseDetailRobot(app: app))
    }

    func purchaseLines(_ steps: (PurchaseLinesRobot) -> Void) {
        steps(PurchaseLinesRobot(app: app))
    }

    func purchasePayments(_ steps: (PurchasePaymentsRobot) -> Void) {
        steps(PurchasePaymentsRobot(app: app))
    }
}
