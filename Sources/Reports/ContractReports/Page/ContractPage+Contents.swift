import ContractModel
import Texts

/// Writes more parts of an operation: its security, the parts of its multipart body, and the events of its streams.
extension ContractPage {
    /// The greatest number of parts, events, scopes and similar rows. Several operations may share a body, and all
    /// operations may share the document's security.
    private static let rowLimit = 64
    private static let listLimit = 16
    private static let textLimit = 200

    // MARK: Security

    /// Writes the security. Writes nothing if no credentials are needed.
    func writeSecurity(of interface: OperationInterface, to page: inout MarkdownPage) {
        let alternatives = interface.security?.value ?? []
        guard alternatives.contains(where: { !$0.schemes.isEmpty }) else { return }
        page.paragraph("Security: \(Self.listed(alternatives.map(Self.text)).joined(", or ")).")
    }

    private static func text(of requirement: SecurityRequirement) -> MarkdownText {
        if requirement.schemes.isEmpty { return "no credentials" }
        let schemes = requirement.schemes.map { scheme -> MarkdownText in
            let name = MarkdownText.code(scheme.name.clipped(to: textLimit))
            let scopes = listed(scheme.scopes.map { .code($0.clipped(to: textLimit)) })
            switch scopes.count {
            case 0: return name
            case 1: return "\(name) (scope \(scopes[0]))"
            default: return "\(name) (scopes \(scopes.joined(", ")))"
            }
        }
        return listed(schemes).joined(" and ")
    }

    private static func listed(_ texts: [MarkdownText]) -> [MarkdownText] {
        let further = texts.count - listLimit
        return texts.prefix(listLimit) + (further > 0 ? ["\(further) more"] : [])
    }

    // MARK: Parts

    /// Writes how the parts are sent. The section of the record has their types and descriptions.
    func writeParts(of body: BodyDefinition, to page: inout MarkdownPage) {
        let bodies = body.contents.prefix(Self.listLimit).filter { MediaType.isMultipart($0.mediaType) }
            .compactMap { content in contract.record(of: content).map { (content, $0) } }
        for (content, record) in bodies {
            if bodies.count > 1 {
                page.paragraph("Parts of \(MarkdownText.code(content.mediaType.clipped(to: Self.textLimit))):")
            }
            let parts = record.properties.filter { !$0.isReadOnly }
            page.table(
                ["part", "media type", "required", "headers"],
                parts.prefix(Self.rowLimit).map { part in
                    [
                        .code(part.key.clipped(to: Self.textLimit)), mediaType(of: part, in: content),
                        part.isRequired ? "yes" : "no", headers(of: content.partHeaders[part.key] ?? []),
                    ]
                })
            writeRest(of: parts.count, "parts", to: &page)
        }
    }

    /// Returns the media type of a part, or empty text for the default.
    private func mediaType(of part: PropertyDefinition, in content: ContentDefinition) -> MarkdownText {
        if case .content(let mediaTypes) = content.parts[part.key] {
            return Self.listed(MediaType.names(in: mediaTypes).map { .code($0.clipped(to: Self.textLimit)) })
                .joined(" or ")
        }
        let use = contract.resolved(part.use)
        let stated = use.constraints.statedMediaType ?? use.element.map(contract.resolved)?.constraints.statedMediaType
        return stated.map { .code($0.clipped(to: Self.textLimit)) } ?? ""
    }

    private func headers(of definitions: [HeaderDefinition]) -> MarkdownText {
        Self.listed(
            definitions.map { header in
                let name = MarkdownText.code(header.name.clipped(to: Self.textLimit))
                if let constant = header.constant {
                    let value = MarkdownText.code(constant.words)
                    return header.isRequired ? "\(name), always \(value)" : "\(name), optional, with the value \(value)"
                }
                return header.isRequired ? "\(name), required" : name
            }
        ).joined("<br>")
    }

    // MARK: Events

    func writeEvents(of interface: OperationInterface, to page: inout MarkdownPage) {
        var rows: [[MarkdownText]] = []
        var count = 0
        for response in interface.statuses {
            for content in response.contents.prefix(Self.listLimit) {
                count += content.events.count
                let last = Set(content.terminalEvents)
                for event in content.events.prefix(Self.rowLimit - rows.count) {
                    rows.append([
                        .plain(response.status), .code(event.name.clipped(to: Self.textLimit)),
                        type(event.value.use.reference),
                        last.isEmpty ? "" : last.contains(event.name) ? "yes" : "no",
                    ])
                }
            }
        }
        page.table(["response", "event", "data", "ends the stream"], rows)
        writeRest(of: count, "events", to: &page)
    }

    private func writeRest(of count: Int, _ words: MarkdownText, to page: inout MarkdownPage) {
        if count > Self.rowLimit { page.paragraph("More \(words): \(count - Self.rowLimit).") }
    }
}
