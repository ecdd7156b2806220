/// Where and why a value does not conform.
struct ValueMismatch: Error, Hashable {
    /// From the value's top: `works[0].format`; empty for the value itself.
    var path: String
    var reason: String

    init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// - Parameter steps: keys, and indices in brackets.
    init(steps: [String], reason: String) {
        path = steps.reduce("") { text, step in
            text.isEmpty || step.hasPrefix("[") ? text + step : "\(text).\(step)"
        }
        self.reason = reason
    }
}
