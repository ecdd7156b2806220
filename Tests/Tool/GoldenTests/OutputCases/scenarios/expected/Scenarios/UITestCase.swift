// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation
import XCTest

/// The base of all tests of screens. Each test has a mock server of its own, and the app calls that server.
///
/// The app finds the server's URL in its environment, under `API_BASE_URL`, and the link that it opens first
/// under `DEEP_LINK_URL`.
@MainActor
class UITestCase: XCTestCase {
    /// The backend that the app sees. The methods called `given…` choose its responses.
    let serverMock = MockServer()
    /// Nil while the server does not run.
    private(set) var serverBaseURL: URL?
    private(set) var app = TestedApp()

    // This method does not call `super.setUp()`, which does nothing and cannot be called from the main actor.
    override func setUp() async throws {
        continueAfterFailure = false
        try await serverMock.start()
        serverBaseURL = URL(string: "\(await serverMock.baseURL)/v1")
    }

    /// Launches the app and waits until it runs.
    ///
    /// - Parameter deepLink: The link that the app opens first.
    func launch(deepLink: URL? = nil) {
        app.launchEnvironment["API_BASE_URL"] = serverBaseURL?.absoluteString
        app.launchEnvironment["DEEP_LINK_URL"] = deepLink?.absoluteString
        app.launch()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 30), "The app did not start.")
    }

    override func tearDown() async throws {
        if let run = testRun, run.totalFailureCount > 0 {
            attach(NetworkLog(await serverMock.requests).text)
        }
        app.terminate()
        await serverMock.stop()
    }

    /// Keeps the log of a failed test. XCTest attaches it to the results on Darwin. Elsewhere the log is a file in the
    /// folder that `NETWORK_LOG_FOLDER` names, or in the folder for temporary files.
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
