import ContractModel
package import ContractReading
import JSONPath
import YAMLTree

/// Proposes actions of an overlay that correct a document and need no decision of the user.
package enum OverlayProposals {
    private typealias Action = ProposedOverlay.Action

    /// The source of the values, as a part of a reason: `an example`.
    package enum Source: String {
        case examples = "an example"
        case answers = "a response"

        /// Whether one object without a key shows that the key is not required. An example may be incomplete.
        var isComplete: Bool { self == .answers }
    }

    /// - Parameter evidence: The facts that examples or responses show about the schemas.
    package static func overlay(
        _ outline: DocumentOutline, _ evidence: SchemaEvidence, from source: Source, title: String
    ) -> ProposedOverlay {
        let root = outline.documents.root
        let arrays = source == .examples ? ArrayRules.arraysWithoutItems(outline).map(\.node) : []
        let observations = evidence.observations.values.sorted { $0.schema.location < $1.schema.location }
        let wanted = Set(observations.map(\.schema.id) + arrays.filter { $0.tree === root }.map(\.id))
        let paths = JSONPath.texts(of: wanted, in: root.root)
        var overlay = ProposedOverlay(title: title)
        for array in arrays where array.tree === root {
            guard let path = paths[array.id] else { continue }
            overlay.actions.append(items(at: path, evidence.elementTypes(of: array)))
        }
        for observation in observations {
            guard let path = paths[observation.schema.id] else { continue }
            overlay.actions += mends(of: observation, at: path, outline.version, source)
        }
        return overlay
    }

    private static func items(at path: String, _ types: Set<String>) -> Action {
        guard types.count == 1, let type = types.first, ["string", "integer", "number", "boolean"].contains(type) else {
            return Action(
                target: path, reason: "The array has no items. Its elements may be any JSON.",
                change: .update(object("items", .object([]))))
        }
        return Action(
            target: path, reason: "The array has no items. Its examples have elements of the type \(type).",
            change: .update(object("items", object("type", .string(type)))))
    }

    private static func mends(
        of observation: SchemaEvidence.Observation, at path: String, _ version: SpecificationVersion, _ source: Source
    ) -> [Action] {
        let schema = observation.schema
        let type = type(shownBy: observation)
        var actions: [Action] = []
        if let type { actions += retyped(schema, at: path, type, source) }
        if observation.nulls > 0 {
            let known = type ?? schema["type"].flatMap { $0.kind == .scalar ? $0.text : nil }
            actions += nullable(schema, at: path, type: known, version, source)
        }
        for (name, count) in observation.lacking.sorted(by: { $0.key < $1.key })
        where source.isComplete || count == observation.objects {
            let name = JSONPath.literal(name)
            actions.append(
                Action(
                    target: "\(path).required[?@ == \(name)]",
                    reason: "The key is required, but missing in \(source.rawValue).", change: .remove))
        }
        return actions
    }

    // MARK: Types

    /// Returns the only type that the values have, if the schema declares another type, or nil.
    private static func type(shownBy observation: SchemaEvidence.Observation) -> String? {
        let schema = observation.schema
        guard observation.types.count == 1, let type = observation.types.first, type != "array", type != "object",
            let declared = schema["type"], declared.kind == .scalar, declared.text != type,
            ["string", "integer", "number", "boolean"].contains(declared.text),
            !(declared.text == "number" && type == "integer"),
            !(declared.text == "integer" && type == "number" && !observation.hasFraction),
            ["enum", "const", "default", "x-also-accepts"].allSatisfy({ schema[$0] == nil })
        else { return nil }
        return type
    }

    private static func retyped(
        _ schema: YAMLNode, at path: String, _ type: String, _ source: Source
    ) -> [Action] {
        let reason = "The schema declares another type, but \(source.rawValue) has the type \(type)."
        let change = Action(target: "\(path).type", reason: reason, change: .update(.string(type)))
        guard schema["format"] != nil else { return [change] }
        return [
            change, Action(target: "\(path).format", reason: "The format belongs to the former type.", change: .remove),
        ]
    }

    // MARK: Null

    private static func nullable(
        _ schema: YAMLNode, at path: String, type: String?, _ version: SpecificationVersion, _ source: Source
    ) -> [Action] {
        guard let declared = schema["type"], schema["enum"] == nil, schema["const"] == nil else { return [] }
        let reason = "The schema does not allow null, but \(source.rawValue) has a null."
        func allowing(_ key: String) -> [Action] {
            if case .boolean(true)? = schema[key]?.scalar { return [] }
            return [Action(target: path, reason: reason, change: .update(object(key, .boolean(true))))]
        }
        switch version {
        case .swagger20: return allowing("x-nullable")
        case .openAPI30: return allowing("nullable")
        case .openAPI31, .openAPI32:
            if declared.kind == .sequence {
                guard !declared.elements.contains(where: { $0.text == "null" }) else { return [] }
                return [Action(target: "\(path).type", reason: reason, change: .update(.array([.string("null")])))]
            }
            guard let type, type != "null" else { return [] }
            let both = ContractValue.array([.string(type), .string("null")])
            return [
                Action(
                    target: "\(path).type", reason: "The next action adds the type again, with null.", change: .remove),
                Action(target: path, reason: reason, change: .update(object("type", both))),
            ]
        }
    }

    private static func object(_ key: String, _ value: ContractValue) -> ContractValue {
        .object([.init(key: key, value: value)])
    }
}
