import ContractModel
import ContractServing
import Diagnostics
import Files
import Platform
import SwiftEmission

/// Writes the page for a browser as one file, which loads no other files.
extension ContractPage {
    func html(
        _ openings: [MarkdownPage], _ chapters: [Chapter], _ ending: MarkdownPage, _ samples: [[PageSample]],
        renderer: FileRenderer, workers: Workers, diagnostics: inout DiagnosticSink
    ) -> [UInt8] {
        func constant(_ template: String) -> String {
            String(decoding: renderer.render(template, ConstantView(), diagnostics: &diagnostics), as: UTF8.self)
        }
        let style = constant("ContractPageStyle")
        let script = constant("ContractPageScript") + (extras.sendsRequests ? constant("ContractPageTry") : "")
        let body = self.body(openings, chapters, ending, samples, workers)
        let types = chapters.filter { $0.section != .endpoints }
        let view = ContractPageView(
            title: HTMLText(escaping: contract.info.title), version: HTMLText(escaping: contract.info.version),
            policy: policy(style: style, script: script), style: style, script: script,
            sections: access + plan.groups.map(contents) + types.map(contents),
            body: body.map { ContractPageView.Line(text: $0) })
        return renderer.render("ContractPage", view, diagnostics: &diagnostics)
    }

    /// The browser's permissions for the page (Content Security Policy Level 3): only the page's own style and script.
    /// Even if a string of the document became a tag, the tag could not run or load anything. The page may connect to
    /// servers only if it can send requests.
    private func policy(style: String, script: String) -> String {
        func source(_ text: String) -> String { "'sha256-\(SHA256Digest(of: Array(text.utf8)).base64)'" }
        let parts = ["default-src 'none'", "style-src \(source(style))", "script-src \(source(script))"]
        let connections = extras.sendsRequests ? ["connect-src http: https:"] : []
        return (parts + connections + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
    }

    // MARK: Contents

    /// The entries for changes, servers and authentication.
    private var access: [ContractPageView.Section] {
        let places: [(MarkdownText, MarkdownAnchor?)] = [
            ("Changes", plan.changesAnchor), ("Servers", plan.serversAnchor),
            ("Authentication", plan.authenticationAnchor),
        ]
        return places.compactMap { title, anchor in
            anchor.map {
                ContractPageView.Section(
                    heading: HTMLText(title), anchor: HTMLText(escaping: $0.text), count: HTMLText(""), entries: [])
            }
        }
    }

    private func contents(of group: PagePlan.Group) -> ContractPageView.Section {
        ContractPageView.Section(
            heading: HTMLText(escaping: group.title), anchor: HTMLText(escaping: group.place.text),
            count: HTMLText("\(group.operations.count)"),
            entries: group.operations.map { entry in
                ContractPageView.Entry(
                    label: HTMLText(endpoint: contract.operations[entry.index])
                        .marked(extras.changes?.mark(of: contract.operations[entry.index].pointer)),
                    anchor: HTMLText(escaping: entry.place.text))
            })
    }

    private func contents(of chapter: Chapter) -> ContractPageView.Section {
        ContractPageView.Section(
            heading: HTMLText(escaping: chapter.section.heading), anchor: HTMLText(escaping: chapter.anchor.text),
            count: HTMLText(count(of: chapter.section)),
            entries: (plan.types[chapter.section] ?? []).compactMap { id in
                plan.anchors[id].map { anchor in
                    ContractPageView.Entry(
                        label: HTMLText(escaping: names[type: id].dotted)
                            .marked(extras.changes?.mark(of: contract[id].changeKey)),
                        anchor: HTMLText(escaping: anchor.text))
                }
            })
    }

    // MARK: Body

    /// Writes each operation and each type as a section, which a search shows or hides.
    private func body(
        _ openings: [MarkdownPage], _ chapters: [Chapter], _ ending: MarkdownPage, _ samples: [[PageSample]],
        _ workers: Workers
    ) -> [String] {
        let places = plan.places
        @Sendable func section(_ kind: String, _ page: MarkdownPage) -> [String] {
            let lines = HTMLPage(page, places: places).lines
            return lines.isEmpty ? [] : ["<section class=\"\(kind)\">"] + lines + ["</section>"]
        }
        var lines = openings.flatMap { section("about", $0) } + trialServer
        for chapter in chapters {
            if chapter.section == .endpoints {
                lines += operations(chapter, samples, workers)
            } else {
                lines += section("about", chapter.opening)
                lines += chapter.parts.concurrentMap(workers: workers) { section("entry", $0) }.joined()
            }
        }
        return lines + section("about", ending)
    }

    /// Writes the operations by group, each with its samples.
    private func operations(_ chapter: Chapter, _ samples: [[PageSample]], _ workers: Workers) -> [String] {
        let parts = Dictionary(
            zip(plan.operations.map(\.index), chapter.parts), uniquingKeysWith: { first, _ in first })
        let pages = plan.operations.concurrentMap(workers: workers) { entry in
            (entry.index, parts[entry.index].map { HTMLPage($0, places: plan.places).lines } ?? [])
        }
        let texts = Dictionary(pages, uniquingKeysWith: { first, _ in first })
        var writer = SampleWriter()
        var lines: [String] = []
        for group in plan.groups {
            var opening = MarkdownPage()
            opening.heading(2, .plain(group.title), anchor: group.place)
            if let description = group.description { opening.prose(MarkdownProse(description)) }
            lines += ["<section class=\"about\">"] + HTMLPage(opening, places: [:]).lines + ["</section>"]
            for entry in group.operations {
                lines += ["<section class=\"entry operation\">", "<div class=\"words\">"] + (texts[entry.index] ?? [])
                lines += ["</div>"] + writer.lines(of: samples[entry.index], at: entry.place, trial: trial(of: entry))
                lines.append("</section>")
            }
        }
        return lines
    }
}

/// Writes requests that the reader can change and send.
extension ContractPage {
    /// The field for the server. Its initial value is the address of the mock server.
    private var trialServer: [String] {
        guard extras.sendsRequests else { return [] }
        return [
            "<section class=\"about\">", "<h2>Try it</h2>",
            "<p>The page sends requests to this server. At first, this is the URL of <code>gen-dtos mock</code>.",
            "The page stores nothing.</p>",
            "<p><label>Server <input id=\"server\" type=\"url\" value=\"http://127.0.0.1:4010\" autocomplete=\"off\"></label></p>",
            "</section>",
        ]
    }

    /// Returns the lines of a request, with the path of the server. The result is nil if the page sends no requests, or
    /// if this request needs a file.
    private func trial(of entry: PagePlan.Operation) -> [String]? {
        let operation = contract.operations[entry.index]
        guard extras.sendsRequests,
            let request = try? SampleRequest(operation, samples.sample(of: entry.index), contract)
        else { return nil }
        return TrialRequest(request)?.lines
    }
}

/// Writes samples. A long sample that the page already contains becomes a link to the place of that sample. The script
/// replaces the link by the sample.
private struct SampleWriter {
    private static let shortLength = 400
    /// Maps the lines of each long sample to its anchor.
    private var places: [[String]: String] = [:]

    /// - Parameter trial: The request that the reader can send, or nil.
    mutating func lines(of samples: [PageSample], at place: MarkdownAnchor, trial: [String]?) -> [String] {
        if samples.isEmpty, trial == nil { return [] }
        var lines = ["<div class=\"samples\">"]
        for (index, sample) in samples.enumerated() {
            let open = sample.isOpen ? " open" : ""
            lines.append("<details class=\"sample\"\(open)><summary>\(HTMLText(escaping: sample.title).text)</summary>")
            let isLong = sample.lines.reduce(0) { $0 + $1.utf8.count } > Self.shortLength
            if isLong, let known = places[sample.lines] {
                lines.append("<p class=\"like\"><a href=\"#\(known)\">See the same sample above.</a></p>")
            } else if isLong {
                let own = HTMLText(escaping: "\(place.text).\(index)").text
                places[sample.lines] = own
                lines += HTMLText.preformatted(sample.lines, id: own)
            } else {
                lines += HTMLText.preformatted(sample.lines)
            }
            lines.append("</details>")
        }
        if let trial {
            lines.append("<details class=\"sample try\"><summary>Try it</summary>")
            lines += HTMLText.preformatted(trial) + ["</details>"]
        }
        return lines + ["</div>"]
    }
}
