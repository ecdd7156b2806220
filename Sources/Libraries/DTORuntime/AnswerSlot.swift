/// Keeps a failure together with the response in which it came.
///
/// All slots are equal. So two failures with equal properties are equal, whatever their responses were.
@_spi(Generated)
public struct AnswerSlot: Hashable, Sendable {
    /// The response. Nil for a failure that did not come with a response.
    package var content: (any AnyObject & Sendable)?

    /// Makes an empty slot.
    public init() {}

    public static func == (left: AnswerSlot, right: AnswerSlot) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

extension AnswerSlot: CustomStringConvertible, CustomReflectable {
    /// Says only whether there is a response, because a response can have secrets.
    public var description: String { content == nil ? "no answer" : "answer" }

    /// Has no children, because a response can have secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
