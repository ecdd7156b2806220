// Made by gen-dtos from the contract "Issues". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import Foundation
import XCTest

/// What all tests of screens begin with: a mock server of their own, and the app, which calls it.
///
/// The app finds the server's URL in its environment, under `API_BASE_URL`, and what it is to open first under `DEEP_LINK_URL`.
@MainActor
class UITestCase: XCTestCase {
    /// The backend that the app sees. The methods called `given…` say what it answers.
    let serverMock = MockServer()
    /// Nil while the server does not run.
    private(set) var serverBaseURL: URL?
    private(set) var app = TestedApp()

    // What XCTest itself does here is nothing, and it could not be called from the main actor.
    override func setUp() async throws {
        continueAfterFailure = false
        try await serverMock.start()
        serverBaseURL = URL(string: "\(await serverMock.baseURL)/v3")
    }

    /// Launches the app and waits until it is there.
    ///
    /// - Parameter deepLink: what it is to open first.
    func launch(deepLink: URL? = nil) {
        app.launchEnvironment["API_BASE_URL"] = serverBaseURL?.absoluteString
        app.launchEnvironment["DEEP_LINK_URL"] = deepLink?.absoluteString
        app.launch()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 30), "The app is not there.")
    }

    override func tearDown() async throws {
        if let run = testRun, run.totalFailureCount > 0 {
            attach(NetworkLog(await serverMock.requests).text)
        }
        app.terminate()
        await serverMock.stop()
    }

    /// Keeps the log of a test that has failed: with its results where these can hold it, else as a file in the folder that
    /// `NETWORK_LOG_FOLDER` names, or in the one for temporary files.
    private func attach(_ log: String) {
        #if canImport(Darwin)
            let attachment = XCTAttachment(string: log)
            attachment.name = "Network log"
            attachment.lifetime = .keepAlways
            add(attachment)
        #else
            let folder = ProcessInfo.processInfo.environment["NETWORK_LOG_FOLDER"] ?? NSTemporaryDirectory()
            let file = URL(filePath: folder).appending(path: "\(name).network.txt")
            do {
                try log.write(to: file, atomically: true, encoding: .utf8)
                print("Network log: \(file.path)")
            } catch {
                print("The network log could not be written: \(error)\n\(log)")
            }
        #endif
    }
}
