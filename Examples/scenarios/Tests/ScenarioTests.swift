import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import XCTest

/// Checks that the app shows the responses of each scenario.
final class ScenarioTests: UITestCase {
    func testTwoPages() async throws {
        try await givenCharacterListWithPaginationSucceeds()
        launch(deepLink: try link("character/list"))
        characterList { robot in
            robot.verifyIsVisible()
            XCTAssertTrue(app.shows("3: Glim"))
            robot.tapMore()
        }
        // The first page is still there.
        XCTAssertTrue(app.shows("6: Glim 4"))
        XCTAssertTrue(app.shows("3: Glim"))
        XCTAssertFalse(app.shows("characterList.more", within: 0))
    }

    func testSearchFindsNothing() async throws {
        for isPaged in [false, true] {
            if isPaged {
                try await givenCharacterListWithPaginationAndEmptySearchSucceeds()
            } else {
                try await givenCharacterListWithEmptySearchSucceeds()
            }
            launch(deepLink: try link("character/list"))
            characterList { robot in
                robot.verifyIsVisible()
                XCTAssertEqual(app.shows("characterList.more", within: 0), isPaged)
                robot.search("Nobody")
                robot.verifyIsEmpty()
            }
        }
        let names = await serverMock.requests.map { $0.request.queryParameters["name"] }
        XCTAssertEqual(names, [nil, "Nobody", nil, "Nobody"])
    }

    func testDetailFailsAndRecovers() async throws {
        try await givenCharacterDetailFailsButListSucceeds()
        launch(deepLink: try link("character/list"))
        characterList { $0.tapCharacter(identifier: 2) }
        characterDetail { $0.verifyErrorIsVisible() }
        try await givenCharacterDetailRecovers()
        characterDetail { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            XCTAssertTrue(app.shows("Tam Vortex"))
            robot.tapBack()
        }
        // The rest is as it was.
        characterList { $0.verifyIsVisible() }
    }

    func testListFails() async throws {
        try await givenCharacterListFails()
        launch(deepLink: try link("character/list"))
        characterList { $0.verifyErrorIsVisible() }
    }

    func testBackendIsOfflineAndSlow() async throws {
        await givenBackendIsOffline()
        launch(deepLink: try link("character/list"))
        characterList { $0.verifyErrorIsVisible() }
        try await givenCharacterListSucceeds()
        await givenBackendIsSlow(delay: .milliseconds(300))
        let start = ContinuousClock.now
        characterList { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
        }
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(300))
    }

    /// A scenario replaces another in one step, so no request is without a response.
    func testNoRequestIsBetweenScenarios() async throws {
        try await givenCharacterListSucceeds()
        let url = try XCTUnwrap(serverBaseURL).appending(path: "api/character")
        let clients = (0..<4).map { _ in
            Task {
                var statuses: Set<Int> = []
                for _ in 0..<25 {
                    let response = try await URLSession.shared.data(from: url).1
                    statuses.insert((response as? HTTPURLResponse)?.statusCode ?? 0)
                }
                return statuses
            }
        }
        for _ in 0..<200 { try await givenCharacterListSucceeds() }
        var statuses: Set<Int> = []
        for client in clients { statuses.formUnion(try await client.value) }
        XCTAssertEqual(statuses, [200])
    }

    func testListRecovers() async throws {
        await givenAllRequestsFail()
        launch()
        home { $0.tapCharacterButton() }
        characterList { $0.verifyErrorIsVisible() }
        try await givenCharacterListRecovers()
        characterList { robot in
            robot.tapRetry()
            robot.verifyIsVisible()
            robot.tapCharacter(identifier: 1)
        }
        characterDetail { $0.verifyErrorIsVisible() }
        // A scenario for the whole backend also replaces the responses that have recovered.
        await givenAllRequestsReturnNotFound()
        characterDetail { $0.tapBack() }
        characterList { $0.verifyErrorIsVisible() }
    }

    func testEpisodesFailAndRecover() async throws {
        try await givenCharacterEpisodesFailsButListAndDetailSucceeds()
        launch(deepLink: try link("character/list"))
        characterList { $0.tapCharacter(identifier: 1) }
        characterDetail { $0.tapEpisodes() }
        characterEpisodes { $0.verifyErrorIsVisible() }
        try await givenCharacterListDetailAndEpisodesSucceeds()
        characterEpisodes { $0.tapRetry() }
        XCTAssertTrue(app.shows("S01E02 A Spare Planet"))
        try await givenCharacterEpisodesFails()
        characterEpisodes { robot in
            robot.pullToRefresh()
            robot.verifyErrorIsVisible()
            robot.tapBack()
        }
        characterDetail { robot in
            robot.verifyIsVisible()
            robot.tapBack()
        }
        // The last scenario has no list, so the list shows an error.
        characterList { $0.verifyErrorIsVisible() }
    }

    func testDetailAlone() async throws {
        try await givenCharacterDetailSucceeds()
        launch(deepLink: try link("character/detail/1"))
        characterDetail { $0.verifyIsVisible() }
        XCTAssertTrue(app.shows("A picture of \(Data.stubAvatarImage.count) bytes"))
        characterDetail { $0.tapBack() }
        home { $0.tapCharacterButton() }
        characterList { $0.verifyErrorIsVisible() }
    }

    func testListAlone() async throws {
        try await givenCharacterListSucceeds()
        launch()
        home { $0.tapCharacterButton() }
        characterList { $0.tapCharacter(identifier: 3) }
        characterDetail { $0.verifyErrorIsVisible() }
    }

    func testFixturesLeadToTheServer() throws {
        let url = try XCTUnwrap(serverBaseURL)
        for name in ScenarioFixtures.texts.keys {
            let text = String(decoding: Data.fixture(name, baseURL: url), as: UTF8.self)
            XCTAssertFalse(text.contains("{{"), name)
            XCTAssertFalse(text.contains("portal.example"), name)
            XCTAssertEqual(text.contains(url.absoluteString), name != "character_list_empty", name)
        }
    }

    private func link(_ path: String) throws -> URL {
        try XCTUnwrap(URL(string: "challenge://\(path)"))
    }
}
