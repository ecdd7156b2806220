/// The steps of a property on its way to a screen, as a list of checkboxes.
package struct AuditChecklist {
    package struct Box {
        package var text: String
        /// Whether the step is done. The value is nil if the sources do not show it.
        package var isDone: Bool?

        package var mark: String { isDone.map { $0 ? "[x]" : "[ ]" } ?? "[-]" }
    }

    package let boxes: [Box]

    package init(_ table: AuditTable, _ row: AuditTable.Row) {
        let isThere = row.swiftName != nil
        func box(_ text: String, _ isDone: Bool) -> Box { Box(text: text, isDone: isDone) }
        /// Makes a box for an optional layer. If the code does not have the layer, the box is neither done nor open.
        func box(_ text: String, _ layer: AuditTable.Absence, _ lacking: String...) -> Box {
            if row.findings.contains(where: lacking.contains) { return Box(text: text, isDone: false) }
            if table.absent.contains(layer) { return Box(text: text + " (the code has none)", isDone: nil) }
            return Box(text: text, isDone: isThere)
        }
        boxes = [
            Box(text: "backend: type in TypeScript (not visible here)", isDone: nil),
            Box(text: "backend: normalizers (not visible here)", isDone: nil),
            Box(text: "backend: tests (not visible here)", isDone: nil),
            box("contract: \(table.schema).\(row.key)", true),
            box("DTO: property", isThere),
            box("DTO: CodingKeys", .keys, "coding-keys.missing"),
            box("DTO: initialiser", .initialiser, "initialiser.missing", "initialiser.not-assigned"),
            box("DTO: decoder", row.stages[.dto] == true),
            box("DTO: encoder", .encoder, "encoder.missing"),
            box("model: property", row.stages[.model] == true),
            box("mapper: mapTo…", .map, "mapper.not-mapped", "mapper.wrong-property"),
            box("mapper: merge…", .merge, "mapper.not-merged", "mapper.wrong-property"),
            box("read by a screen", row.stages[.read] == true),
        ]
    }
}

extension AuditReport {
    /// The properties that have a checklist. They have a finding of high severity that is not one of many findings of
    /// its kind.
    var checkedSubjects: Set<String> {
        Set(causes.filter { $0.gravest.severity == .high && !$0.isOfKind }.map(\.subject))
    }
}
