package import ContractModel
import Files
import SwiftEmission

/// Writes envelopes, and the rules that distinguish success from failure.
extension ContractPage {
    package func write(_ shape: EnvelopeShape, of id: TypeID, to page: inout MarkdownPage) {
        var lowering = DeclarationLowering(model)
        let name = names[type: id].dotted
        page.paragraph(
            "\(.code("\(name)<Payload>")) wraps the payload under \(.code(shape.payload)).\(decision(of: shape))")
        writeTable(of: lowering.properties(of: shape, names[members: id]), to: &page)
        writeSkipped(shape.properties, to: &page)
        write(shape.applications, to: &page)
    }

    package func write(_ shape: OutcomeShape, of id: TypeID, to page: inout MarkdownPage) {
        var lowering = DeclarationLowering(model)
        let name = names[type: id].dotted
        let discriminator = MarkdownText.code(shape.discriminator)
        let (success, failure) = lowering.properties(of: shape, names[members: id])
        page.paragraph(
            "\(discriminator) tells whether \(.code("\(name)<Payload>")) is a success or a failure.")
        page.paragraph(
            "A success: \(discriminator) is \(.code(shape.successValue.json)), and \(.code(shape.success.payload)) contains the payload."
        )
        writeTable(of: success, to: &page)
        let error: MarkdownText = shape.error.map { ", and \(.code($0)) contains the error" } ?? ""
        page.paragraph("A failure: \(discriminator) is \(.code(shape.failureValue.json))\(error).")
        writeTable(of: failure, to: &page)
        write(shape.success.applications, to: &page)
    }

    /// Describes when the envelope's error is present.
    private func sign(of error: PropertyDefinition) -> MarkdownText {
        let isRecord = model.contract.errorRecord(behind: error.use.reference) != nil
        return isRecord ? "not null" : "not null, empty, `false` or 0"
    }

    /// Describes how a response is recognized as a success or a failure. The text is empty for an envelope that has
    /// neither a success flag nor an error.
    private func decision(of shape: EnvelopeShape) -> MarkdownText {
        let error = shape.properties.first { $0.key == shape.error }
        if shape.success == nil, error == nil { return "" }
        let rules: [MarkdownText] = shape.rules.compactMap { rule in
            switch rule {
            case .success: shape.success.map { "\(.code($0)), where it is `true` or `false`" }
            case .error: error.map { "\(.code($0.key)), which means failure where it is \(sign(of: $0))" }
            case .payload: "\(.code(shape.payload)), which means success where it is not null"
            }
        }
        let decision: MarkdownText =
            " Success or failure is decided by \(rules.joined(", and if that does not decide, by "))."
        return "\(decision) If nothing decides, the response is invalid."
    }

    /// Writes the named schemas first, and then the distinct payloads of the other schemas.
    private func write(_ applications: [EnvelopeApplication], to page: inout MarkdownPage) {
        var rows: [(name: String, cells: [MarkdownText])] = []
        var unnamed: Set<MarkdownText> = []
        for application in applications {
            let payload = type(application.payload.reference)
            if let id = typesByKey[application.pointer], let anchor = plan.anchors[id] {
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
