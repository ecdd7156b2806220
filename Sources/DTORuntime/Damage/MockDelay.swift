import Foundation

/// How long a mock takes to answer: always as long, or anything in between.
public struct MockDelay: Hashable, Sendable {
    public let shortest, longest: Duration

    private init(_ shortest: Duration, _ longest: Duration) {
        self.shortest = max(shortest, .zero)
        self.longest = max(longest, self.shortest)
    }

    public init(_ duration: Duration) {
        self.init(duration, duration)
    }

    public static let zero = MockDelay(.zero)

    /// As long as a network takes: half a second.
    public static let standard = MockDelay(.milliseconds(500))

    /// As long as a network takes, and none while tests run.
    public static var automatic: MockDelay { isTesting ? .zero : .standard }

    public static func seconds(_ seconds: Double) -> MockDelay { MockDelay(.seconds(seconds)) }

    public static func milliseconds(_ milliseconds: Int) -> MockDelay { MockDelay(.milliseconds(milliseconds)) }

    /// A different one for each call.
    public static func random(in range: ClosedRange<Duration>) -> MockDelay {
        MockDelay(range.lowerBound, range.upperBound)
    }

    /// The delay of one answer.
    ///
    /// - Parameter chance: from 0, the shortest, to 1, the longest.
    public func duration(_ chance: Double) -> Duration {
        shortest + (longest - shortest) * chance
    }

    /// What the programs are called that run tests: those of Xcode, and those of SwiftPM.
    private static let isTesting: Bool = {
        let process = ProcessInfo.processInfo
        let program = process.arguments.first ?? ""
        return process.environment["XCTestConfigurationFilePath"] != nil || program.hasSuffix("xctest")
            || program.hasSuffix("swiftpm-testing-helper")
    }()
}
