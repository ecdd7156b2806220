// This file is yours: gen-dtos wrote it once and does not change it.

import XCTest

/// The screen with the list of `Character`.
struct CharacterListRobot: ScreenRobot {
    let app: TestedApp
    let screen = "characterList"

    func tapCharacter(identifier: some CustomStringConvertible) {
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

/// The screen of one `Character`.
struct CharacterDetailRobot: ScreenRobot {
    let app: TestedApp
    let screen = "characterDetail"

    func tapEpisodes() {
        app.tap("\(screen).episodes")
    }
}

/// The screen with the `Episodes` of a `Character`.
struct CharacterEpisodesRobot: ScreenRobot {
    let app: TestedApp
    let screen = "characterEpisodes"

    func tapCharacter(identifier: some CustomStringConvertible) {
        app.tap("\(screen).\(identifier)")
    }
}

extension UITestCase {
    func characterList(_ steps: (CharacterListRobot) -> Void) {
        steps(CharacterListRobot(app: app))
    }

    func characterDetail(_ steps: (CharacterDetailRobot) -> Void) {
        steps(CharacterDetailRobot(app: app))
    }

    func characterEpisodes(_ steps: (CharacterEpisodesRobot) -> Void) {
        steps(CharacterEpisodesRobot(app: app))
    }
}
