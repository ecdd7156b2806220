package import ClientEmission
package import ContractModel
package import Files
package import GenerationSettings
package import SwiftEmission

/// The pages by which a standalone package explains itself: `README.md` for people, `AGENTS.md` for language models, a
/// catalog of DocC, and `.spi.yml` for the Swift Package Index.
package struct PackagePages {
    private let contract: Contract
    private let names: NameTable
    private let plan: PagePlan
    private let options: GenerationOptions
    private let client: ClientEmitter?
    private let readme: GeneratedFile

    private var module: String { names.module }

    /// - Parameters:
    ///   - client: The spellings of the client, or nil without a client.
    ///   - values: Returns the values with which the first example calls an operation.
    ///   - present: The bytes of the `README.md` in the output folder, or nil if the file does not exist.
    package init(
        _ contract: Contract, names: NameTable, options: GenerationOptions, client: ClientEmitter?,
        values: (OperationDefinition) -> CallValues, beside present: [UInt8]?
    ) {
        self.contract = contract
        self.names = names
        self.options = options
        self.client = client
        plan = PagePlan(contract, names, groups: options.groups)
        let readme = PackageReadme(
            contract: contract, names: names, options: options, client: client,
            call: client?.firstSample(values: values),
            decoded: plan.types[.models]?.lazy.map { names[type: $0].dotted }.first { !$0.contains(".") })
        self.readme = PackageReadme.file(readme.page, beside: present)
    }

    package var files: [GeneratedFile] {
        let catalog = "Sources/\(module)/\(module).docc/\(module).md"
        var files = [readme, GeneratedFile(path: "AGENTS.md", bytes: agents.bytes)]
        // The types of a module are in its documentation only if they are public.
        guard options.access == .public, options.emit.contains(.models) else { return files }
        files.append(GeneratedFile(path: catalog, bytes: Array(self.catalog.utf8)))
        files.append(GeneratedFile(path: OutputPath.packageIndex, bytes: Array(index.utf8)))
        return files
    }

    private var index: String {
        """
        # Made by gen-dtos. Do not edit: change the contract and run gen-dtos.
        version: 1
        builder:
          configs:
            - documentation_targets: [\(module)]

        """
    }

    // MARK: For language models

    private var agents: MarkdownPage {
        var text = MarkdownPage()
        text.comment("Made by gen-dtos. Do not edit: change the contract and run gen-dtos.")
        text.heading(1, .plain(module))
        let title = MarkdownText.code(contract.info.title)
        text.paragraph("The package has the types of the API \(title) in the module \(.code(module)).")
        text.heading(2, "What to call")
        if let client {
            let name = MarkdownText.code(client.clientName.name)
            text.paragraph("Make a \(name), and call its methods. There is a method for each operation.")
            text.code(example(of: client))
            text.list([
                "A call throws `APIClientError`. The case `apiError` has the contract's error type for the status.",
                "`with(credentials:)`, `with(retry:)` and `with(deadline:)` return a changed copy of the client.",
                "`response(for:)` also returns the status, the headers and the decoding issues of the response.",
            ])
        } else if options.emit.contains(.models) {
            text.paragraph("Decode a body with `DTODecoder` and the type of the response.")
        }
        text.list([
            "Unknown keys and values are not errors. These keys and values are kept or replaced, and reported.",
            "Enumerations and unions are open. A `switch` needs a case for values that are not listed.",
        ])
        text.heading(2, "What not to edit")
        text.paragraph(
            """
            Do not edit the files of this package, because the next run replaces them. `manifest.json` lists them. To \
            change the files, change the OpenAPI document or `gen-dtos.yaml`, and generate again in the folder of the \
            document. `PACKAGE` is the path of the package:
            """
        )
        let emit = GenerationOptions.Artifact.allCases.filter(options.emit.contains).map(\.rawValue)
        text.code(
            [
                "gen-dtos openapi.yaml --module \(module) --standalone --emit \(emit.joined(separator: ",")) --output PACKAGE"
            ], language: "sh")
        text.paragraph("The same command with `--check` writes nothing, and shows what would change.")
        return text
    }

    private func example(of client: ClientEmitter) -> [String] {
        ["import \(module)", "", "let api = \(client.construction())"]
    }

    // MARK: DocC

    /// The catalog's page of the module, with the types of the package in groups.
    private var catalog: String {
        var lines = ["# ``\(module)``", "", MarkdownText.plain(summary).text, "", "## Topics"]
        func add(_ heading: String, _ names: [String]) {
            if names.isEmpty { return }
            lines += ["", "### " + MarkdownText.plain(heading).text, ""] + names.map { "- ``\($0)``" }
        }
        if let client { add("Client", [client.clientName.name]) }
        var listed: Set<String> = []
        if client != nil {
            for group in plan.groups {
                add(
                    group.title,
                    group.operations.compactMap { contract.operations[$0.index].type.flatMap(topLevelName) }
                        .filter { listed.insert($0).inserted })
            }
        }
        for (section, _) in plan.sections where section != .endpoints {
            add(section.heading, (plan.types[section] ?? []).compactMap(topLevelName))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let version = contract.info.version
        return "The types of \(contract.info.title)\(version.isEmpty ? "" : ", version \(version)")."
    }

    private func topLevelName(_ id: TypeID) -> String? {
        let path = names[type: id].path
        return path.count == 1 && !contract.isReplaced(id) ? path[0].name : nil
    }
}
