import Foundation

/// The time that a mock takes to respond: fixed, or random between two limits.
public struct MockDelay: Hashable, Sendable {
    /// The limits of the delay, which are equal if the delay is fixed.
    public let shortest, longest: Duration

    private init(_ shortest: Duration, _ longest: Duration) {
        self.shortest = max(shortest, .zero)
        self.longest = max(longest, self.shortest)
    }

    /// Makes a fixed delay. A negative duration has the effect of zero.
    public init(_ duration: Duration) {
        self.init(duration, duration)
    }

    /// A delay of zero.
    public static let zero = MockDelay(.zero)

    /// A delay of half a second, which is usual in a network.
    public static let standard = MockDelay(.milliseconds(500))

    /// The standard delay in an app, and zero while tests run.
    public static var automatic: MockDelay { isTesting ? .zero : .standard }

    /// Makes a fixed delay in seconds.
    public static func seconds(_ seconds: Double) -> MockDelay { MockDelay(.seconds(seconds)) }

    /// Makes a fixed delay in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> MockDelay { MockDelay(.milliseconds(milliseconds)) }

    /// Makes a delay that is different for each call, within the range.
    public static func random(in range: ClosedRange<Duration>) -> MockDelay {
        MockDelay(range.lowerBound, range.upperBound)
    }

    /// Returns the delay of one response.
    ///
    /// - Parameter chance: A number from 0, which gives the shortest delay, to 1, which gives the longest delay.
    public func duration(_ chance: Double) -> Duration {
        shortest + (longest - shortest) * chance
    }

    /// Whether this process runs tests. For tests in Xcode, Xcode sets the environment variable. Otherwise, the name of
    /// the program shows that Xcode or SwiftPM runs tests.
    private static let isTesting: Bool = {
        let process = ProcessInfo.processInfo
        let program = process.arguments.first ?? ""
        return process.environment["XCTestConfigurationFilePath"] != nil || program.hasSuffix("xctest")
            || program.hasSuffix("swiftpm-testing-helper")
    }()
}
