// The part of os that the libraries use. Nothing here ever runs.
@_exported import Foundation

/// The body of a function for which no simple result exists. The stub is type-checked and never linked, so nothing
/// calls the function.
private func neverRuns() -> Never { fatalError("The stub of os is type-checked and never runs.") }

public struct OSLogPrivacy { public static var `public`: OSLogPrivacy { neverRuns() } }

public struct OSLogInterpolation: StringInterpolationProtocol {
    public typealias StringLiteralType = String
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy) {}
    public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Int) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

@available(macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0, *)
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public func info(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct OSSignpostID: Sendable {}
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public final class OSSignpostIntervalState: Sendable {}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}
    public func makeSignpostID() -> OSSignpostID { neverRuns() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID, _ message: OSLogMessage)
        -> OSSignpostIntervalState
    { neverRuns() }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
}
