// Made by gen-dtos from the contract "Stations". Do not edit: change the contract and run gen-dtos.

#if !canImport(XCUIAutomation) || APP_IS_A_PROCESS
    import Foundation
    import XCTest

    /// The app as a process, for systems without screens.
    ///
    /// The process writes the screen to standard output: a line for each identifier, and an empty line after the last.
    /// The process reads the user's actions from standard input: `tap IDENTIFIER`, `pull IDENTIFIER`,
    /// `type IDENTIFIER TEXT`.
    @MainActor
    final class AppProcess {
        enum State {
            case runningForeground
        }

        var launchEnvironment: [String: String] = [:]
        private var process: Process?
        private var input = Pipe()
        /// The output of the app.
        private var output: FileHandle?
        private var rest = ""
        /// The last screen that is complete.
        private var screen: [Substring] = []

        /// The program to launch: `APP_EXECUTABLE` in the environment, or the program next to the tests.
        private var executable: URL {
            if let path = ProcessInfo.processInfo.environment["APP_EXECUTABLE"] { return URL(filePath: path) }
            let bundle = Bundle(for: AppProcess.self).bundleURL
            let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
            return folder.appending(path: "App")
        }

        func launch() {
            terminate()
            (input, rest, screen) = (Pipe(), "", [])
            let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).screens.txt")
            let process = Process()
            do {
                try Data().write(to: file)
                process.standardOutput = try FileHandle(forWritingTo: file)
                output = try FileHandle(forReadingFrom: file)
                try FileManager.default.removeItem(at: file)
                process.executableURL = executable
                process.environment = ProcessInfo.processInfo.environment.merging(launchEnvironment) { $1 }
                process.standardInput = input
                try process.run()
                self.process = process
            } catch {
                XCTFail("'\(executable.path)' could not be launched: \(error)")
            }
        }

        /// Whether the app shows its first screen within the time.
        func wait(for state: State, timeout: TimeInterval) -> Bool {
            holds(within: timeout) { !$0.isEmpty }
        }

        func terminate() {
            if let process, process.isRunning { process.terminate() }
            process = nil
        }

        /// Whether the screen shows the element now or within the time.
        func shows(_ identifier: String, within timeout: TimeInterval = 10) -> Bool {
            holds(within: timeout) { $0.contains(identifier[...]) }
        }

        func tap(_ identifier: String) {
            send("tap \(identifier)", to: identifier)
        }

        func pull(_ identifier: String) {
            send("pull \(identifier)", to: identifier)
        }

        func type(_ text: String, into identifier: String) {
            send("type \(identifier) \(text)", to: identifier)
        }

        /// Sends a line to the app. The next screen is the app's reaction to it.
        private func send(_ line: String, to identifier: String) {
            guard shows(identifier) else { return XCTFail("There is no '\(identifier)' on the screen.") }
            screen = []
            guard let process, process.isRunning else { return XCTFail("The app is gone.") }
            do {
                try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
            } catch {
                XCTFail("The app does not listen: \(error)")
            }
        }

        private func holds(within timeout: TimeInterval, _ isSo: ([Substring]) -> Bool) -> Bool {
            let end = Date(timeIntervalSinceNow: timeout)
            while true {
                // An app that has ended writes nothing more.
                let isRunning = process?.isRunning ?? false
                read()
                if isSo(screen) { return true }
                if !isRunning || Date() >= end { return false }
                // A pipe of Foundation does not notify this thread of new output.
                Thread.sleep(forTimeInterval: 0.005)
            }
        }

        private func read() {
            guard let data = try? output?.readToEnd() else { return }
            var screens = (rest + String(decoding: data, as: UTF8.self)).components(separatedBy: "\n\n")
            rest = screens.removeLast()
            if let last = screens.last { screen = last.split(separator: "\n").map { Substring(String($0)) } }
        }
    }
#endif
