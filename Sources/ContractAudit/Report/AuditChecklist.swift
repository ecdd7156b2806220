/// All places where a property of the contract has to be, before somebody sees it.
package struct AuditChecklist {
    package struct Box {
        package var text: String
        /// Nil where it cannot be seen from Swift and contract.
        package var isDone: Bool?

        package var mark: String { isDone.map { $0 ? "[x]" : "[ ]" } ?? "[-]" }
    }

    package let boxes: [Box]

    package init(_ table: AuditTable, _ row: AuditTable.Row) {
        func lacks(_ ids: String...) -> Bool { row.findings.contains(where: ids.contains) }
        let isThere = row.swiftName != nil
        func box(_ text: String, _ isDone: Bool) -> Box { Box(text: text, isDone: isDone) }
        boxes = [
            Box(text: "backend: type in TypeScript (not visible here)", isDone: nil),
            Box(text: "backend: normalizers (not visible here)", isDone: nil),
            Box(text: "backend: tests (not visible here)", isDone: nil),
            box("contract: \(table.schema).\(row.key)", true),
            box("DTO: property", isThere),
            box("DTO: CodingKeys", isThere && !lacks("coding-keys.missing")),
            box("DTO: initialiser", isThere && !lacks("initialiser.missing", "initialiser.not-assigned")),
            box("DTO: decoder", row.stages[.dto] == true),
            box("DTO: encoder", isThere && !lacks("encoder.missing")),
            box("model: property", row.stages[.model] == true),
            box("mapper: mapTo…", isThere && !lacks("mapper.not-mapped", "mapper.wrong-property")),
            box("mapper: merge…", isThere && !lacks("mapper.not-merged", "mapper.wrong-property")),
            box("read by a screen", row.stages[.read] == true),
        ]
    }
}
