/// An expression that creates or may create a value: `Pet(id: 1)`, `.init(id: 1)`, `pets.map(Pet.init)`.
package struct MakingFacts: Codable, Hashable, Sendable {
    /// The expression that is called or named: `Pet`, `API.Pet`, `Pet.init`, `.init`, `self.init`.
    package var callee: String
    /// The labels, with `_` for an argument without a label. The value is nil if the initializer is named but not
    /// called. In this case, the parameters of the initializer must not change.
    package var labels: [String]?

    package init(callee: String, labels: [String]?) {
        self.callee = callee
        self.labels = labels
    }
}
