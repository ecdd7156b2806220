/// Where and why a value does not conform.
public struct ValueMismatch: Error, Hashable {
    /// From the value's top: `works[0].format`; empty for the value itself.
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// - Parameter steps: keys, and indices in brackets.
    public init(steps: [String], reason: String) {
        path = steps.reduce("") { text, step in
            text.isEmpty || step.hasPrefix("[") ? text + step : "\(text).\(step)"
        }
        self.reason = reason
    }
}
