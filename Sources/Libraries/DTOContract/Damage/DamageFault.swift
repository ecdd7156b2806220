/// The reason why a damage cannot be applied to a response.
public struct DamageFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as a sentence for people.
    public let reason: String

    /// Makes a fault with a reason.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The reason.
    public var description: String { reason }
}
