/// The reason why a value does not conform to its type, and the path to the value.
public struct ValueMismatch: Error, Hashable {
    /// The path from the top of the value: `works[0].format`. The path is empty for the top itself.
    public var path: String
    /// The reason, as a phrase for a message.
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Makes the mismatch of a value that another value contains.
    ///
    /// - Parameter steps: The keys, and the indices in brackets.
    public init(steps: [String], reason: String) {
        path = steps.reduce("") { text, step in
            text.isEmpty || step.hasPrefix("[") ? text + step : "\(text).\(step)"
        }
        self.reason = reason
    }
}
