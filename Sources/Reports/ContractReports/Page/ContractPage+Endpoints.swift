import ContractModel
import Texts

/// Writes operations.
extension ContractPage {
    /// The greatest length of a default in characters. A default may be any JSON, and several operations may share it.
    private static let valueLimit = 200
    /// The greatest length in characters of a name, and of a short text.
    private static let textLimit = 1000
    private static let wordLimit = 200
    /// The greatest number of media types of a body. Several operations may share a body.
    private static let contentLimit = 16

    func writeList(ofEndpointsTo page: inout MarkdownPage) {
        page.table(
            ["endpoint", "operation", "summary"],
            plan.operations.map { entry in
                let operation = contract.operations[entry.index]
                return [.link(.code(entry.heading), to: entry.anchor), name(of: operation), summary(of: operation)]
            })
    }

    func part(of entry: PagePlan.Operation, _ samples: [PageSample]) -> MarkdownPage {
        var part = MarkdownPage()
        part.endpoint(contract.operations[entry.index], anchor: entry.anchor)
        writeChanges(of: contract.operations[entry.index].pointer, to: &part)
        write(contract.operations[entry.index], to: &part)
        for sample in samples where sample.isCall { part.sample(sample) }
        return part
    }

    /// Returns the name of an operation, or empty text if the document does not name the operation.
    private func name(of operation: OperationDefinition) -> MarkdownText {
        operation.name == "\(operation.method) \(operation.path)" ? "" : .code(operation.name)
    }

    private func summary(of operation: OperationDefinition) -> MarkdownText {
        let summary = operation.documentation.summary.map { MarkdownProse($0).inline } ?? ""
        return operation.interface?.deprecation == nil ? summary : [summary, "**Deprecated.**"].joined(" ")
    }

    private func write(_ operation: OperationDefinition, to page: inout MarkdownPage) {
        let summary = operation.documentation.summary.map { MarkdownProse($0).inline } ?? ""
        page.paragraph([name(of: operation), summary].joined(": "))
        switch operation.kind {
        case .endpoint: break
        case .webhook: page.paragraph("A webhook: the server sends this request.")
        case .callback:
            let owner = plan.operations.first { contract.operations[$0.index].pointer == operation.owner }
            let name = owner.map { MarkdownText.link(.code($0.heading), to: $0.anchor) }
            page.paragraph("A callback\(name.map { " of \($0)" } ?? ""): the server sends this request.")
        }
        guard let interface = operation.interface else { return }
        if let deprecation = interface.deprecation { page.paragraph(text(of: deprecation)) }
        if let description = operation.documentation.description, description != operation.documentation.summary {
            page.prose(MarkdownProse(description))
        }
        if let signature = operation.type.flatMap({ signatures[$0] }) { page.code(signature) }
        writeSecurity(of: interface, to: &page)
        writeParameters(of: interface, to: &page)
        if let body = interface.body { write(body, to: &page) }
        page.table(["response", "body", "description"], interface.statuses.map(row))
        writeEvents(of: interface, to: &page)
    }

    // MARK: Parameters

    private func writeParameters(of interface: OperationInterface, to page: inout MarkdownPage) {
        let examples = interface.parameters.map { Self.example($0.example) }
        let hasExamples = examples.contains { !$0.isEmpty }
        page.table(
            ["parameter", "in", "type", "required"] + (hasExamples ? ["example"] : []) + ["description"],
            zip(interface.parameters, examples).map { parameter, example in
                [
                    .code(parameter.name.clipped(to: Self.textLimit)),
                    .plain(parameter.place.clipped(to: Self.wordLimit)),
                    parameter.value.map { type($0.use.reference) } ?? "", parameter.isRequired ? "yes" : "no",
                ] + (hasExamples ? [example] : []) + [description(of: parameter)]
            })
        if interface.omitsPathParameters {
            page.paragraph("The parameters of the path, which all of its operations share, are not repeated here.")
        }
    }

    private func description(of parameter: ParameterDefinition) -> MarkdownText {
        let value = parameter.value?.defaultValue.map { MarkdownText.code($0.words.clipped(to: Self.valueLimit)) }
        return cell(
            parameter.documentation, deprecation: parameter.deprecation,
            notes: value.map { ["The default is \($0)."] } ?? [])
    }

    // MARK: Bodies

    private func write(_ body: BodyDefinition, to page: inout MarkdownPage) {
        let contents = body.contents.isEmpty ? "any content" : words(for: body.contents).joined(", or ")
        page.paragraph("Request body, \(body.isRequired ? "required" : "optional"): \(contents).")
        if let description = body.description { page.prose(MarkdownProse(description)) }
        writeParts(of: body, to: &page)
    }

    /// Returns the row of a response. A response with 204 has no body (RFC 9110, section 15.3.5), even if the document
    /// describes a body.
    private func row(_ response: StatusDefinition) -> [MarkdownText] {
        let contents = response.status == "204" ? [] : response.contents
        return [
            .plain(response.status), contents.isEmpty ? "none" : words(for: contents).joined("<br>"),
            response.description.map { MarkdownProse($0).inline } ?? "",
        ]
    }

    private func words(for contents: [ContentDefinition]) -> [MarkdownText] {
        let further = contents.count - Self.contentLimit
        return contents.prefix(Self.contentLimit).map(text) + (further > 0 ? ["\(further) more"] : [])
    }

    /// Describes the content of a body. The text does not name the media type of JSON.
    private func text(of content: ContentDefinition) -> MarkdownText {
        let item: MarkdownText? = content.item.map { "a stream of \(type($0.use.reference))" }
        let mediaType = MarkdownText.code(content.mediaType.clipped(to: Self.wordLimit))
        let value = MediaType.isStructured(content.mediaType) ? content.value : nil
        guard let type = value.map({ type($0.use.reference) }) ?? item else { return mediaType }
        return content.mediaType == "application/json" ? type : "\(type) as \(mediaType)"
    }
}
