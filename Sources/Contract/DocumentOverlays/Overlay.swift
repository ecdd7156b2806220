package import ContractModel
package import JSONPath
package import YAMLTree

/// An overlay: actions that change a document (OpenAPI Overlay 1.0 and 1.1).
package struct Overlay: Sendable {
    /// An action of the overlay (Action Object).
    package struct Action: Sendable {
        /// The change of the target. If an action has several changes, `remove` has precedence, as the specification
        /// requires.
        package enum Change: Sendable {
            case remove
            case update(YAMLNode)
            case copy(JSONPath, at: YAMLNode)
            /// The action has no change.
            case nothing
        }

        package var target: JSONPath
        /// The value of `target`. Faults of the action are reported at its location.
        package var node: YAMLNode
        package var change: Change
        /// The day of `x-until`, on which the action should be reviewed.
        package var until: CalendarDay?
    }

    /// Whether the overlay has version 1.1. That version concatenates an array with an array, and allows a scalar as a
    /// target.
    package var isOfVersion1_1: Bool
    package var actions: [Action]
}
