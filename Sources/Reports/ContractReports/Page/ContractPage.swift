package import ClientEmission
package import ContractModel
package import ContractServing
package import Diagnostics
package import Files
package import GenerationSettings
package import Platform
package import SwiftEmission

/// The contract on one page, for people: its operations, the messages, and the treatment of unexpected values. Types
/// have their names in Swift, and keys have their names in JSON. The page is Markdown for reviews, and HTML for a
/// browser.
///
/// The page is committed and compared. So the page contains nothing that changes without a change of the document, and
/// a small change of the document is a small change of the page.
package struct ContractPage: Sendable {
    package static let fileName = "CONTRACT.md"
    package static let browserFileName = "Contract.html"
    /// The beginning of each page, by which the tool recognizes it.
    package static let mark = "<!-- Made by gen-dtos."
    package static let browserMark = "<!DOCTYPE html>\n" + mark

    package let contract: Contract
    package let names: NameTable
    let model: SwiftLowering
    let plan: PagePlan
    /// The client's spellings, or nil without a client.
    let client: ClientEmitter?
    /// Maps the type of each operation to the declaration of the client's method. The dictionary is empty without a
    /// client.
    let signatures: [TypeID: [String]]
    let samples: OperationSamples
    let extras: PageExtras
    /// Maps each `changeKey` to its type.
    let typesByKey: [String: TypeID]
    /// Maps the text of each heading to its anchor. The paths of operations and the names of schemas are also keys.
    let anchorsByName: [String: MarkdownAnchor]

    package init(
        _ contract: Contract, names: NameTable, options: GenerationOptions, client: ClientEmitter?,
        samples: OperationSamples, extras: PageExtras = PageExtras()
    ) {
        self.contract = contract
        self.names = names
        model = SwiftLowering(contract: contract, names: names, options: options)
        self.extras = extras
        var plan = PagePlan(contract, names, groups: options.groups, hasChanges: extras.changes != nil)
        if !extras.hasLinks { plan.removeAnchorsOfTypes() }
        self.plan = plan
        self.client = client
        signatures = client?.signatures() ?? [:]
        self.samples = samples
        typesByKey = Dictionary(
            contract.definitions.map { ($0.changeKey, $0.id) }, uniquingKeysWith: { first, _ in first })
        anchorsByName = Self.anchors(plan, contract, names)
    }

    /// Maps names to anchors. The names of schemas have priority over names that only Swift has.
    private static func anchors(
        _ plan: PagePlan, _ contract: Contract, _ names: NameTable
    ) -> [String: MarkdownAnchor] {
        var anchors: [String: MarkdownAnchor] = [:]
        for entry in plan.operations.reversed() {
            anchors[contract.operations[entry.index].path] = entry.anchor
            anchors[entry.heading] = entry.anchor
        }
        let types = plan.anchors.sorted { $0.key < $1.key }
        for (id, anchor) in types { anchors[names[type: id].dotted] = anchor }
        for (id, anchor) in types {
            if case .schema(let name) = contract[id].origin { anchors[name] = anchor }
        }
        return anchors
    }

    /// The content under a heading of the second level.
    struct Chapter: Sendable {
        let section: PagePlan.Section
        let anchor: MarkdownAnchor
        let opening: MarkdownPage
        /// One page for each operation or type.
        let parts: [MarkdownPage]
    }

    /// Returns the page for reviews and the page for a browser.
    package func files(
        renderer: FileRenderer, workers: Workers, diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let samples = pageSamples(workers: workers)
        let access = AccessChapters(contract: contract, client: client)
        let openings = [
            opening, changesSinceBefore, access.servers(at: plan.serversAnchor),
            access.authentication(at: plan.authenticationAnchor),
        ]
        let (chapters, ending) = (chapters(of: plan.sections.map(\.section), samples, workers: workers), ending)
        let pages = openings + chapters.flatMap { [$0.opening] + $0.parts } + [ending]
        let texts = pages.concurrentMap(workers: workers) { $0.lines.joined(separator: "\n") }
        let markdown = texts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
        let html = html(
            openings, chapters, ending, samples, renderer: renderer, workers: workers, diagnostics: &diagnostics)
        return [
            GeneratedFile(path: Self.fileName, bytes: Array(markdown.utf8)),
            GeneratedFile(path: Self.browserFileName, bytes: html),
        ]
    }

    private var opening: MarkdownPage {
        var page = MarkdownPage()
        page.comment("Made by gen-dtos. Do not edit: change the contract and run gen-dtos.")
        page.heading(1, .plain(contract.info.title))
        writeOverview(to: &page)
        if let description = contract.info.description { page.prose(MarkdownProse(description)) }
        return page
    }

    func chapters(
        of sections: [PagePlan.Section], _ samples: [[PageSample]], workers: Workers
    ) -> [Chapter] {
        plan.sections.filter { sections.contains($0.section) }.map { section, anchor in
            var opening = MarkdownPage()
            opening.heading(2, .plain(section.heading), anchor: anchor)
            let parts: [MarkdownPage]
            switch section {
            case .endpoints:
                writeList(ofEndpointsTo: &opening)
                parts = plan.operations.concurrentMap(workers: workers) { part(of: $0, samples[$0.index]) }
            case .envelopes, .models, .unions, .enumerations, .aliases:
                opening.paragraph(section.introduction)
                parts = (plan.types[section] ?? []).concurrentMap(workers: workers) { part(of: contract[$0]) }
            }
            return Chapter(section: section, anchor: anchor, opening: opening, parts: parts)
        }
    }

    private var ending: MarkdownPage {
        var page = MarkdownPage()
        writeReplacedTypes(to: &page)
        return page
    }

    // MARK: Overview

    private func writeOverview(to page: inout MarkdownPage) {
        let version: MarkdownText = contract.info.version.isEmpty ? "" : "Version \(.plain(contract.info.version)). "
        let kind: MarkdownText = contract.info.specification.hasPrefix("2") ? "Swagger" : "OpenAPI"
        page.paragraph(version + "\(kind) \(.plain(contract.info.specification)).")
        page.list(
            plan.sections.map { section, anchor in
                "\(.link(.plain(section.heading), to: anchor)): \(count(of: section))"
            })
    }

    func count(of section: PagePlan.Section) -> MarkdownText {
        let shapes = (plan.types[section] ?? []).map { contract[$0].shape }
        switch section {
        case .endpoints:
            return Self.count(contract.operations.count, "operation", "operations")
        case .models:
            let properties = shapes.reduce(0) { $0 + $1.allProperties.count }
            return Self.count(shapes.count, "record", "records") + " with "
                + Self.count(properties, "property", "properties")
        case .enumerations:
            let values = shapes.reduce(0) { $0 + $1.valueCount }
            return Self.count(values, "value", "values") + " in "
                + Self.count(shapes.count, "enumeration", "enumerations")
        case .unions:
            let variants = shapes.reduce(0) { $0 + $1.variantCount }
            return Self.count(shapes.count, "union", "unions") + " of " + Self.count(variants, "variant", "variants")
        case .envelopes:
            return Self.count(shapes.count, "envelope", "envelopes")
        case .aliases:
            return Self.count(shapes.count, "alias", "aliases")
        }
    }

    package static func count(_ count: Int, _ singular: MarkdownText, _ plural: MarkdownText) -> MarkdownText {
        "\(count) \(count == 1 ? singular : plural)"
    }

    // MARK: Types

    private func part(of definition: TypeDefinition) -> MarkdownPage {
        var page = MarkdownPage()
        page.heading(3, .plain(names[type: definition.id].dotted), anchor: plan.anchors[definition.id])
        writeChanges(of: definition.changeKey, to: &page)
        writeWords(of: definition, to: &page)
        switch definition.shape {
        case .record(let shape): write(shape, of: definition.id, to: &page)
        case .enumeration(let shape): write(shape, of: definition.id, to: &page)
        case .union(let shape): write(shape, of: definition.id, to: &page)
        case .envelope(let shape): write(shape, of: definition.id, to: &page)
        case .outcome(let shape): write(shape, of: definition.id, to: &page)
        case .alias(let use): page.paragraph("An alias of \(type(use.reference)).")
        case .namespace: break
        }
        return page
    }

    /// Writes the document's description of a type.
    private func writeWords(of definition: TypeDefinition, to page: inout MarkdownPage) {
        let name = names[type: definition.id].path.last
        let documentation = definition.documentation.besides(name)
        page.prose(MarkdownProse(Prose(documentation, notes: documentation.remarks).paragraphs))
        if let deprecation = definition.deprecation { page.paragraph(text(of: deprecation)) }
        if case .schema(let key) = definition.origin, key != names[type: definition.id].dotted {
            page.paragraph("The schema is called \(.code(key)).")
        }
    }

    /// Lists the schemas that the user's own types replace. The page does not describe these schemas.
    private func writeReplacedTypes(to page: inout MarkdownPage) {
        let types = contract.replaced.keys.compactMap { id in
            contract.externalType(for: id).map { (name: contract.documentName(of: id), type: $0.spelling) }
        }
        if types.isEmpty { return }
        page.heading(2, "Types of the app")
        page.paragraph("For these schemas, the configuration names the app's own types.")
        page.list(
            types.sorted { OutputPath.precedes($0.name, $1.name) }.map { "\(.code($0.name)) is \(.code($0.type))" })
    }
}

extension PagePlan.Section {
    /// Explains how to read the section.
    fileprivate var introduction: MarkdownText {
        switch self {
        case .models:
            """
            Keys are those of the JSON. A Swift name that differs follows in parentheses. If a key is missing, has a null \
            that is not allowed, or has a value that cannot be converted, the property gets the value under “when missing”, \
            and decoding reports the key.
            """
        case .enumerations:
            "These types accept unknown values: a value that is not listed is kept, reported, and written back unchanged."
        case .unions:
            "These types accept unknown values: a value that no variant fits is kept, reported, and written back unchanged."
        case .endpoints, .envelopes, .aliases: ""
        }
    }
}

extension TypeShape {
    fileprivate var valueCount: Int {
        if case .enumeration(let shape) = self { shape.cases.count } else { 0 }
    }

    fileprivate var variantCount: Int {
        if case .union(let shape) = self { shape.variants.count } else { 0 }
    }
}
