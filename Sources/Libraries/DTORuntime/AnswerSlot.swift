/// Attaches a response to the failure that was decoded from it.
///
/// All slots are equal. Two failures with the same properties are therefore equal even if their responses differ.
@_spi(Generated)
public struct AnswerSlot: Hashable, Sendable {
    /// The response, or nil for a failure that was not decoded from a response.
    package var content: (any AnyObject & Sendable)?

    /// Makes an empty slot.
    public init() {}

    public static func == (left: AnswerSlot, right: AnswerSlot) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

extension AnswerSlot: CustomStringConvertible, CustomReflectable {
    /// The description shows only whether there is a response, because a response can contain secrets.
    public var description: String { content == nil ? "no response" : "a response" }

    /// A mirror without children, because a response can contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
