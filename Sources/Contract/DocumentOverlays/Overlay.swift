package import ContractModel
package import JSONPath
package import YAMLTree

/// An overlay: actions that change a document (OpenAPI Overlay 1.0 and 1.1).
package struct Overlay: Sendable {
    /// An Action Object.
    package struct Action: Sendable {
        /// The change. The specification gives `remove` precedence.
        package enum Change: Sendable {
            case remove
            case update(YAMLNode)
            case copy(JSONPath, at: YAMLNode)
            /// The action has only a target.
            case nothing
        }

        package var target: JSONPath
        /// The value of `target`, where faults of the action are reported.
        package var node: YAMLNode
        package var change: Change
        /// The day of `x-until`, on which the action should be reviewed.
        package var until: CalendarDay?
    }

    /// Whether the overlay has the version 1.1, in which an array is concatenated with an array, and a target may be a
    /// scalar.
    package var isOfVersion1_1: Bool
    package var actions: [Action]
}
