import Diagnostics
import YAMLTree

/// The configuration of another generator, as `init --from` reads it: each key with its settings for `gen-dtos.yaml`.
struct FormerConfiguration {
    /// A key of the file, or a member of its value.
    struct Entry {
        let line: UInt32
        let key: String
        var proposals: [ConfigurationDraft.Proposal] = []
        /// The reasons why the entry, or a part of it, is not taken over, and the settings of the other generator that
        /// gen-dtos has without a setting.
        var remarks: [String] = []
    }

    let path: String
    /// The name of the generator.
    let tool: String
    var entries: [Entry]
    /// The name of the module, or nil if the file has no such name.
    let module: String?
    /// Whether the generator makes a client.
    let makesClient: Bool

    /// Reads a file. The content decides which generator the file belongs to, because these configurations may have any
    /// file name.
    init(reading file: SourceFile, for document: DocumentVocabulary) throws(UsageError) {
        var reading = FormerReading(document)
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let id = sources.add(file)
        if let root = YAMLReader.read(file, id: id, limits: .standard, diagnostics: &sink)?.root,
            let tool = FormerTool.owner(of: root)
        {
            self.tool = tool.name
            reading.read(root, by: tool.rules)
        } else if FormerTool.isIgnoreFile(file) {
            tool = ".openapi-generator-ignore"
            reading.readIgnoredFiles(file)
        } else {
            throw UsageError(
                message:
                    "'\(file.path)' is not a configuration that '--from' can read. '--from' reads configurations of "
                    + FormerTool.allCases.map(\.name).joined(separator: ", ") + ", and .openapi-generator-ignore.")
        }
        path = file.path
        entries = reading.finished()
        module = reading.module
        makesClient = reading.makesClient
    }

    var proposals: [ConfigurationDraft.Proposal] { entries.flatMap(\.proposals) }

    /// Returns the report: first the keys that are in the new configuration, and then the keys that are not in it.
    ///
    /// - Parameters:
    ///   - kept: The proposals that fit the document.
    ///   - reasons: Maps the line of a proposal that does not fit to the finding about the proposal.
    func report(kept: [ConfigurationDraft.Proposal], reasons: [String: String]) -> String {
        var taken: [String] = []
        var left: [String] = []
        for entry in entries {
            let place = "    \(path):\(entry.line): \(entry.key)"
            let used = entry.proposals.filter(kept.contains)
            let remarks =
                entry.remarks
                + entry.proposals.filter { !kept.contains($0) }.prefix(3).map {
                    "'\($0.text)' does not fit the document: \(reasons[$0.line] ?? "the line clashes with another setting")."
                }
            if let first = used.first {
                let more = used.count > 1 ? ", and \(used.count - 1) more" : ""
                taken.append("\(place) → \(first.text)\(more)")
            } else if remarks.isEmpty {
                taken.append(place)
            }
            left += remarks.map { "\(place): \($0)" }
        }
        // Keys and names may contain any character.
        func lines(_ texts: [String]) -> String { texts.map { VisibleText.escaped($0) + "\n" }.joined() }
        var text = "\nFrom \(VisibleText.escaped(path)), which configures \(tool):\n" + lines(taken)
        if taken.isEmpty { text += "    No setting of this file has a counterpart.\n" }
        if !left.isEmpty { text += "\nNot taken over:\n" + lines(left) }
        return text
    }
}
