/// An expression that makes a value, or may make one: `Pet(id: 1)`, `.init(id: 1)`, `pets.map(Pet.init)`.
package struct MakingFacts: Codable, Hashable, Sendable {
    /// `Pet`, `API.Pet`, `Pet.init`, `.init`, `self.init`.
    package var callee: String
    /// `_` for an argument without one. Nil where the initialiser is named and not called, so that it has to keep all
    /// its parameters.
    package var labels: [String]?

    package init(callee: String, labels: [String]?) {
        self.callee = callee
        self.labels = labels
    }
}
