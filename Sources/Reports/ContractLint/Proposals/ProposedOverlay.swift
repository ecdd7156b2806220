package import ContractModel

/// An overlay that the tool proposes.
package struct ProposedOverlay: Sendable {
    /// An action of the overlay.
    package struct Action: Sendable {
        package enum Change: Sendable {
            case update(ContractValue)
            case remove
        }

        package var target: String
        /// The reason, in a sentence.
        package var reason: String
        package var change: Change
    }

    package var title: String
    package var actions: [Action] = []

    /// The overlay in YAML. Each string of the document is in quotes, in the syntax of JSON.
    package var text: String {
        var text = """
            overlay: 1.1.0
            info:
              title: \(Self.quoted(title))
              version: "1"
            actions:

            """
        for action in actions {
            text += "  - target: \(Self.quoted(action.target))\n"
            text += "    description: \(Self.quoted(action.reason))\n"
            switch action.change {
            case .update(let value): text += "    update: \(value.json)\n"
            case .remove: text += "    remove: true\n"
            }
        }
        return text
    }

    private static func quoted(_ text: String) -> String {
        ContractValue.string(text).json
    }
}
