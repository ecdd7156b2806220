import Platform
import ContractModel
import Diagnostics
import Files
import SwiftEmission

/// Writes the page for a browser: one file that loads nothing else.
extension ContractPage {
    func html(
        _ opening: MarkdownPage, _ chapters: [Chapter], _ ending: MarkdownPage, renderer: FileRenderer,
        workers: Workers, diagnostics: inout DiagnosticSink
    ) -> [UInt8] {
        func constant(_ template: String) -> String {
            String(decoding: renderer.render(template, ConstantView(), diagnostics: &diagnostics), as: UTF8.self)
        }
        let (style, script) = (constant("ContractPageStyle"), constant("ContractPageScript"))
        let view = ContractPageView(
            title: HTMLText(escaping: contract.info.title), version: HTMLText(escaping: contract.info.version),
            policy: Self.policy(style: style, script: script), style: style, script: script,
            sections: chapters.map(contents),
            body: Self.body(opening, chapters, ending, workers).map { ContractPageView.Line(text: $0) })
        return renderer.render("ContractPage", view, diagnostics: &diagnostics)
    }

    /// The browser's permissions for the page (Content Security Policy Level 3): only the page's own style and script.
    /// Even if a text of the document became a tag, it could not run, load or send anything.
    private static func policy(style: String, script: String) -> String {
        func source(_ text: String) -> String { "'sha256-\(SHA256Digest(of: Array(text.utf8)).base64)'" }
        return
            "default-src 'none'; style-src \(source(style)); script-src \(source(script)); base-uri 'none'; form-action 'none'"
    }

    private func contents(of chapter: Chapter) -> ContractPageView.Section {
        let entries =
            switch chapter.section {
            case .endpoints: plan.operations.map { (label: HTMLText(escaping: $0.heading), anchor: $0.anchor) }
            case .envelopes, .models, .unions, .enumerations, .aliases:
                (plan.types[chapter.section] ?? []).compactMap { id in
                    plan.anchors[id].map { (HTMLText(escaping: names[type: id].dotted), $0) }
                }
            }
        return ContractPageView.Section(
            heading: HTMLText(escaping: chapter.section.heading), anchor: HTMLText(escaping: chapter.anchor.text),
            count: HTMLText(count(of: chapter.section)),
            entries: entries.map { label, anchor in
                ContractPageView.Entry(label: label, anchor: HTMLText(escaping: anchor.text))
            })
    }

    /// Writes each operation and each type as a section, which a search shows or hides.
    private static func body(
        _ opening: MarkdownPage, _ chapters: [Chapter], _ ending: MarkdownPage, _ workers: Workers
    ) -> [String] {
        @Sendable func section(_ kind: String, _ page: MarkdownPage) -> [String] {
            let lines = HTMLPage(page).lines
            return lines.isEmpty ? [] : ["<section class=\"\(kind)\">"] + lines + ["</section>"]
        }
        var lines = section("about", opening)
        for chapter in chapters {
            lines += section("about", chapter.opening)
            lines += chapter.parts.concurrentMap(workers: workers) { section("entry", $0) }.joined()
        }
        return lines + section("about", ending)
    }
}
