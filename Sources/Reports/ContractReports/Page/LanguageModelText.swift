import ClientEmission
import ContractModel
package import Platform
import SwiftEmission

/// Writes the contract as one file for language models, in the form of `llms.txt` (llmstxt.org): a heading, a quotation
/// that summarizes the contract, and sections. The operations are in groups, each with its method, types, errors
/// and one call. The types follow the operations.
package enum LanguageModelText {
    package static let fileName = "llms.txt"
    /// The words after the heading, by which the tool recognizes the file.
    package static let mark = "> Made by gen-dtos from "

    /// - Parameter page: A page without links, because a language model does not need them.
    package static func bytes(of page: ContractPage, workers: Workers) -> [UInt8] {
        let samples = page.pageSamples(workers: workers)
        let entries = page.plan.groups.flatMap(\.operations)
        let parts = entries.concurrentMap(workers: workers) { entry in
            page.part(of: entry, Array(samples[entry.index].filter(\.isCall).prefix(1)))
        }
        var rest = parts[...]
        var pages = [opening(page)]
        for group in page.plan.groups {
            var heading = MarkdownPage()
            heading.heading(2, .plain(group.title))
            if let description = group.description { heading.prose(MarkdownProse(description)) }
            pages += [heading] + rest.prefix(group.operations.count)
            rest = rest.dropFirst(group.operations.count)
        }
        let types = page.chapters(
            of: PagePlan.Section.allCases.filter { $0 != .endpoints }, samples, workers: workers)
        pages += types.flatMap { [$0.opening] + $0.parts }
        let texts = pages.concurrentMap(workers: workers) { $0.lines.joined(separator: "\n") }
        return Array((texts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n").utf8)
    }

    private static func opening(_ page: ContractPage) -> MarkdownPage {
        let info = page.contract.info
        var opening = MarkdownPage()
        opening.heading(1, .plain(info.title))
        let version: MarkdownText = info.version.isEmpty ? "" : ", version \(.plain(info.version))"
        opening.quote(
            """
            Made by gen-dtos from an OpenAPI document\(version). The Swift module \(.code(page.names.module)) has \
            \(page.count(of: .endpoints)) and \(page.count(of: .models)).
            """)
        if let description = info.description { opening.prose(MarkdownProse(description)) }
        opening.list([
            "Keys and values that are not listed are not errors. These keys and values are kept or replaced, and reported.",
            "Enumerations and unions are open. A `switch` over an enumeration or a union needs a case for values that are not listed.",
        ])
        let access = AccessChapters(contract: page.contract, client: page.client)
        if let client = page.client {
            opening.heading(2, "The client")
            opening.code(["import \(page.names.module)", "", "let api = \(client.construction())"])
            opening.paragraph(
                "A call throws `APIClientError`. Its case `apiError` has the contract's own type for the status.")
        }
        opening += access.servers(at: nil)
        opening += access.authentication(at: nil)
        return opening
    }
}
