import ContractModel
import Diagnostics
import DocumentOverlays
import Files
import Testing
import YAMLTree

/// The result of applying overlays to a document.
struct OverlayTrial {
    let tree: YAMLTree?
    let sources: SourceFileTable
    /// The `id path:line:column` of each diagnostic.
    let summary: [String]
    let diagnostics: [Diagnostic]

    init(
        _ document: String, _ overlays: String..., limits: YAMLLimits = .standard, on day: String? = nil,
        steps: Int = 1_000_000
    ) throws {
        let files = overlays.enumerated().map { index, text in
            OverlayFile(
                path: "overlay\(index + 1).yaml", location: nil,
                content: .success(SourceFile(path: "overlay\(index + 1).yaml", text: text)))
        }
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "api.yaml", text: document)
        let root = try #require(
            YAMLReader.read(file, id: sources.add(file), limits: limits, diagnostics: &diagnostics))
        tree = OverlayApplication.apply(
            files, to: root, limits: limits, mergeKeys: true, on: day.flatMap(CalendarDay.init), steps: steps,
            sources: &sources, diagnostics: &diagnostics)
        self.sources = sources
        self.diagnostics = diagnostics.sorted
        summary = diagnostics.sorted.map { diagnostic in
            diagnostic.id + " " + (diagnostic.location.map { Self.place($0, sources) } ?? "")
        }
    }

    static func place(_ location: Diagnostics.SourceLocation, _ sources: SourceFileTable) -> String {
        "\(sources[location.file].path):\(location.line):\(location.column)"
    }

    func place(_ node: YAMLNode?) -> String? {
        node.map { Self.place($0.location, sources) }
    }

    static func tree(_ text: String) throws -> YAMLTree {
        var diagnostics = DiagnosticSink()
        let tree = YAMLReader.read(
            SourceFile(path: "in.yaml", text: text), id: SourceFileID(rawValue: 0), limits: .standard,
            diagnostics: &diagnostics)
        return try #require(tree, "\(diagnostics.sorted)")
    }

    /// Returns an overlay with actions in YAML.
    static func overlay(_ actions: String, version: String = "1.1.0") -> String {
        "overlay: \(version)\ninfo: {title: t, version: '1'}\nactions:\n\(actions)\n"
    }

    /// Whether the document equals a text.
    func equals(_ text: String) throws -> Bool {
        try #require(tree, "\(diagnostics)").root.isEqual(to: Self.tree(text).root)
    }
}
