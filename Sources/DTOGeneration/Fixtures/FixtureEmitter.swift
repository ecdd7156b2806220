/// Writes the fixtures of a contract twice: as JSON files, which people read and other tools use, and as constants of a Swift module,
/// which tests, mock clients and mock servers use on every platform without looking for a resource bundle. Both are the same text.
package enum FixtureEmitter {
    package static func files(
        contract: Contract, names: NameTable, options: GenerationOptions, fixtures: FixtureSet
    ) -> [GeneratedFile] {
        let entries = FixtureNames(contract, names, fixtures).entries
        let texts = entries.map { (entry: $0, text: $0.value.jsonText) }
        let swift = module(texts.map { ($0.entry, $0.text) }, contract, options)
        return texts.map { entry, text in
            GeneratedFile(path: "Fixtures/JSON/\(entry.file).json", bytes: Array(text.utf8))
        } + [GeneratedFile(path: "Fixtures/\(names.module)Fixtures.swift", bytes: Array(swift.utf8))]
    }

    private static func module(
        _ texts: [(FixtureNames.Entry, String)], _ contract: Contract, _ options: GenerationOptions
    ) -> String {
        // Tests are in another module; what is internal could not be seen there.
        let access = options.access == .public ? "public" : "package"
        var text = GeneratedHeader.lines(contract.info).joined(separator: "\n")
        text +=
            "\n\n/// The texts of the files in JSON: values that conform to the contract.\n\(access) enum Fixtures {\n"
        for (index, (entry, json)) in texts.enumerated() {
            text += index == 0 ? "" : "\n"
            text += "    /// `JSON/\(entry.file).json`\n    \(access) static let \(entry.constant) = \(literal(json))\n"
        }
        return text + "}\n"
    }

    /// A raw literal, so that JSON's own escapes stand as they are; with as many signs as the text needs to stay one.
    private static func literal(_ json: String) -> String {
        var marks = "#"
        while json.contains("\\" + marks) || json.contains("\"\"\"" + marks) { marks += "#" }
        let lines = json.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "        \($0)"
        }
        return marks + "\"\"\"\n" + lines.joined(separator: "\n") + "\n        \"\"\"" + marks
    }
}
