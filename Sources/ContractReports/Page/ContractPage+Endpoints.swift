import Concurrency
import ContractModel
import Texts

/// Operations: what there is to call.
extension ContractPage {
    /// In characters. A default may be any JSON, and several operations may have it.
    private static let valueLimit = 200

    func writeEndpoints(to page: inout MarkdownPage, workers: Workers) {
        page.table(
            ["endpoint", "operation", "summary"],
            plan.operations.map { entry in
                let operation = contract.operations[entry.index]
                return [.link(.code(entry.heading), to: entry.anchor), name(of: operation), summary(of: operation)]
            })
        let parts = plan.operations.concurrentMap(workers: workers) { entry in
            var part = MarkdownPage()
            part.heading(3, .code(entry.heading))
            write(contract.operations[entry.index], to: &part)
            return part
        }
        for part in parts { page += part }
    }

    /// Nothing where the document gives it none.
    private func name(of operation: OperationDefinition) -> MarkdownText {
        operation.name == "\(operation.method) \(operation.path)" ? "" : .code(operation.name)
    }

    private func summary(of operation: OperationDefinition) -> MarkdownText {
        let summary = operation.documentation.summary.map { MarkdownProse($0).inline } ?? ""
        return operation.details?.deprecation == nil ? summary : [summary, "**Deprecated.**"].joined(" ")
    }

    private func write(_ operation: OperationDefinition, to page: inout MarkdownPage) {
        let summary = operation.documentation.summary.map { MarkdownProse($0).inline } ?? ""
        page.paragraph([name(of: operation), summary].joined(": "))
        switch operation.kind {
        case .endpoint: break
        case .webhook: page.paragraph("A webhook: the server calls it.")
        case .callback: page.paragraph("A callback: the server calls it.")
        }
        guard let details = operation.details else { return }
        if let deprecation = details.deprecation { page.paragraph(text(of: deprecation)) }
        if let description = operation.documentation.description, description != operation.documentation.summary {
            page.prose(MarkdownProse(description))
        }
        writeParameters(of: details, to: &page)
        if let body = details.requestBody { write(body, to: &page) }
        page.table(["response", "body", "description"], details.responses.map(row))
    }

    // MARK: Parameters

    private func writeParameters(of details: OperationDetails, to page: inout MarkdownPage) {
        page.table(
            ["parameter", "in", "type", "required", "description"],
            details.parameters.map { parameter in
                [
                    .code(parameter.name), .plain(parameter.place), parameter.use.map { type($0.reference) } ?? "",
                    parameter.isRequired ? "yes" : "no", description(of: parameter),
                ]
            })
        if details.omitsPathParameters {
            page.paragraph("The parameters of the path, which all of its operations share, are not repeated here.")
        }
    }

    private func description(of parameter: ParameterDetails) -> MarkdownText {
        let value = parameter.defaultValue.map { MarkdownText.code($0.words.clipped(to: Self.valueLimit)) }
        return cell(
            parameter.documentation, deprecation: parameter.deprecation,
            notes: value.map { ["The default is \($0)."] } ?? [])
    }

    // MARK: Bodies

    private func write(_ body: BodyDetails, to page: inout MarkdownPage) {
        let contents = body.contents.isEmpty ? "any content" : contents(of: body).joined(", or ")
        page.paragraph("Request body, \(body.isRequired ? "required" : "optional"): \(contents).")
        if let description = body.description { page.prose(MarkdownProse(description)) }
    }

    private func row(_ response: ResponseDetails) -> [MarkdownText] {
        let body = response.body
        return [
            .plain(response.status), body.contents.isEmpty ? "none" : contents(of: body).joined("<br>"),
            body.description.map { MarkdownProse($0).inline } ?? "",
        ]
    }

    private func contents(of body: BodyDetails) -> [MarkdownText] {
        let further: [MarkdownText] = body.furtherContents > 0 ? ["\(body.furtherContents) more"] : []
        return body.contents.map(text) + further
    }

    /// JSON goes without saying.
    private func text(of content: BodyDetails.Content) -> MarkdownText {
        let item: MarkdownText? = content.item.map { "a stream of \(type($0.reference))" }
        let mediaType = MarkdownText.code(content.mediaType)
        guard let type = content.value.map({ type($0.reference) }) ?? item else { return mediaType }
        return content.mediaType == "application/json" ? type : "\(type) as \(mediaType)"
    }
}
