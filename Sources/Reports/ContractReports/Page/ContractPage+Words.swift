package import ContractModel
import SwiftEmission

/// Writes types and deprecations.
extension ContractPage {
    /// Returns a type as in Swift, with links to its descriptions on the page.
    package func type(_ reference: TypeReference) -> MarkdownText {
        var lowering = DeclarationLowering(model)
        return type(reference, spelled: lowering.spelling(of: reference).text)
    }

    /// - Parameter spelling: The spelling of the type or of an outer type: `WorkDTO?`, `Presence<WorkDTO>`.
    package func type(_ reference: TypeReference, spelled spelling: String) -> MarkdownText {
        var lowering = DeclarationLowering(model)
        let inner = lowering.spelling(of: reference).text
        let parts = parts(of: reference)
        let linked = parts.compactMap(\.anchor)
        if linked.count < 2 {
            return linked.first.map { .link(.code(spelling), to: $0) } ?? .code(spelling)
        }
        let around = spelling.firstRange(of: inner)
        let before = around.map { String(spelling[..<$0.lowerBound]) } ?? ""
        let after = around.map { String(spelling[$0.upperBound...]) } ?? ""
        return Self.joined([Part(text: before)] + parts + [Part(text: after)])
    }

    /// A piece of a type's spelling.
    private struct Part {
        var text: String
        var anchor: MarkdownAnchor?
    }

    /// Joins adjacent pieces that have no links.
    private static func joined(_ parts: [Part]) -> MarkdownText {
        var result: MarkdownText = ""
        var pending = ""
        for part in parts {
            guard let anchor = part.anchor else {
                pending += part.text
                continue
            }
            if !pending.isEmpty { result += .code(pending) }
            pending = ""
            result += .link(.code(part.text), to: anchor)
        }
        if !pending.isEmpty { result += .code(pending) }
        return result
    }

    private func parts(of reference: TypeReference) -> [Part] {
        switch reference {
        case .scalar, .json, .payload:
            return [Part(text: spelling(of: reference))]
        case .array(let element):
            return [Part(text: "[")] + parts(of: element) + [Part(text: "]")]
        case .dictionary(let value):
            return [Part(text: "[\(model.known.string.text): ")] + parts(of: value) + [Part(text: "]")]
        case .optional(let wrapped):
            return parts(of: wrapped) + [Part(text: "?")]
        case .definition(let id):
            return [Part(text: spelling(of: reference), anchor: plan.anchors[id])]
        case .generic(let id, let payload):
            return [Part(text: spelling(of: .definition(id)), anchor: plan.anchors[id]), Part(text: "<")]
                + parts(of: payload) + [Part(text: ">")]
        }
    }

    private func spelling(of reference: TypeReference) -> String {
        var lowering = DeclarationLowering(model)
        return lowering.spelling(of: reference).text
    }

    // MARK: Deprecation

    /// Returns words such as `**Deprecated** since 3.2: use `authToken`. This may stop working from 2026-03-01.`
    func text(of deprecation: Deprecation) -> MarkdownText {
        var text: MarkdownText = "**Deprecated**"
        if let since = deprecation.since { text += " since \(.plain(since))" }
        if let name = deprecation.replacedBy { text += ": use \(replacement(name))" }
        text += "."
        if let sunset = deprecation.sunset { text += " This may stop working from \(.plain(sunset))." }
        if let removal = deprecation.removal { text += " \(.plain(removal.sentence))" }
        return text
    }

    /// Returns the name of a replacement, with a link if the page has a heading for it.
    private func replacement(_ name: String) -> MarkdownText {
        anchorsByName[name].map { .link(.code(name), to: $0) } ?? .code(name)
    }

    // MARK: Descriptions

    /// Returns the document's text and the generator's notes for a cell of a table.
    func cell(
        _ documentation: Documentation, deprecation: Deprecation? = nil, notes: [MarkdownText] = []
    ) -> MarkdownText {
        let prose = MarkdownProse(Prose(documentation, notes: []).paragraphs)
        let notes = documentation.remarks.map { MarkdownText.prose($0) } + notes
        var words = prose.inline
        if prose.isOneParagraph, !notes.isEmpty { words = words.sentence }
        words = [words, notes.joined(" ")].joined(prose.isOneParagraph ? " " : "<br>")
        return [deprecation.map(text), words].compactMap(\.self).joined(" ")
    }
}

extension MarkdownText {
    /// The text with a full stop, unless it already ends with a punctuation mark.
    fileprivate var sentence: MarkdownText {
        Prose.sentence(text) == text ? self : self + "."
    }
}
