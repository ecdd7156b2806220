// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Book`.
struct BookListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "bookList"

    func tapBook(identifier: some CustomStringConvertible) {
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

/// The screen of one `Book`.
struct BookDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "bookDetail"

    func tapReviews() {
        app.tap("\(screen).reviews")
    }
}

/// The screen with the `Reviews` of a `Book`.
struct BookReviewsRobot: ScreenRobot {
    let app: TestedApp
    let screen = "bookReviews"

    func tapBook(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }
}

extension UITestCase {
    func bookList(_ steps: (BookListRobot) -> Void) {
        steps(BookListRobot(app: app))
    }

    func bookDetail(_ steps: (BookDetailRobot) -> Void) {
        steps(BookDetailRobot(app: app))
    }

    func bookReviews(_ steps: (BookReviewsRobot) -> Void) {
        steps(BookReviewsRobot(app: app))
    }
}
