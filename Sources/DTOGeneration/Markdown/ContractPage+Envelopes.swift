/// Envelopes: what wraps what, and how success is told from failure.
extension ContractPage {
    func write(_ shape: EnvelopeShape, of id: TypeID, to page: inout MarkdownPage) {
        var lowering = DeclarationLowering(model)
        let name = names[type: id].dotted
        page.paragraph(
            "\(.code("\(name)<Payload>")) wraps what is under \(.code(shape.payload)).\(decision(of: shape))")
        writeTable(of: lowering.properties(of: shape, names[members: id]), to: &page)
        writeSkipped(shape.properties, to: &page)
        write(shape.applications, to: &page)
    }

    func write(_ shape: OutcomeShape, of id: TypeID, to page: inout MarkdownPage) {
        var lowering = DeclarationLowering(model)
        let name = names[type: id].dotted
        let discriminator = MarkdownText.code(shape.discriminator)
        let (success, failure) = lowering.properties(of: shape, names[members: id])
        page.paragraph(
            "\(.code("\(name)<Payload>")) is a success or a failure, as \(discriminator) says.")
        page.paragraph(
            "A success: \(discriminator) is \(.code(shape.successValue.json)), and \(.code(shape.success.payload)) the payload."
        )
        writeTable(of: success, to: &page)
        let error: MarkdownText = shape.error.map { ", and \(.code($0)) the error" } ?? ""
        page.paragraph("A failure: \(discriminator) is \(.code(shape.failureValue.json))\(error).")
        writeTable(of: failure, to: &page)
        write(shape.success.applications, to: &page)
    }

    /// Nothing where there is no error that could be meant instead.
    private func decision(of shape: EnvelopeShape) -> MarkdownText {
        let lowering = DeclarationLowering(model)
        guard let error = lowering.errorKey(shape.error, among: shape.properties) else { return "" }
        let rules: [MarkdownText] = shape.rules.compactMap { rule in
            switch rule {
            case .success: shape.success.map { "\(.code($0)), where it is `true` or `false`" }
            case .error: "\(.code(error)), which means failure where it is not null"
            case .payload: "\(.code(shape.payload)), which means success where it is not null"
            }
        }
        if rules.isEmpty { return "" }
        return
            " Success or failure is decided by \(rules.joined("; else by ")). An answer that none of these decides is invalid."
    }

    /// Schemas with a name first; each payload once for those without.
    private func write(_ applications: [EnvelopeApplication], to page: inout MarkdownPage) {
        var rows: [(name: String, cells: [MarkdownText])] = []
        var unnamed: Set<MarkdownText> = []
        for application in applications {
            let payload = type(application.payload.reference)
            if let id = typesByPointer[application.pointer], let anchor = plan.anchors[id] {
                let name = names[type: id].dotted
                rows.append((name, [.link(.code(name), to: anchor), payload]))
            } else if unnamed.insert(payload).inserted {
                rows.append(("~" + payload.text, ["", payload]))
            }
        }
        let named = Set(rows.filter { !$0.cells[0].isEmpty }.map { $0.cells[1] })
        rows.removeAll { $0.cells[0].isEmpty && named.contains($0.cells[1]) }
        rows.sort { OutputPath.precedes($0.name, $1.name) }
        page.table(["schema", "payload"], rows.map(\.cells))
    }
}
