import Diagnostics
import Testing
@testable import YAMLTree

/// What a reading gave: the tree, if there is one, and what was reported.
struct TreeReading {
    let tree: YAMLTree?
    let diagnostics: [Diagnostic]

    private let sources: SourceFileTable

    init(
        _ text: String, path: String = "in.yaml", limits: YAMLLimits = .standard, mergeKeys: Bool = true
    ) {
        self.init(bytes: Array(text.utf8), path: path, limits: limits, mergeKeys: mergeKeys)
    }

    init(bytes: [UInt8], path: String = "in.yaml", limits: YAMLLimits = .standard, mergeKeys: Bool = true) {
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let id = sources.add(SourceFile(path: path, bytes: bytes))
        tree = YAMLReader.read(sources[id], id: id, limits: limits, mergeKeys: mergeKeys, diagnostics: &sink)
        diagnostics = sink.sorted
        self.sources = sources
    }

    /// The diagnostics as the user sees them.
    var report: String {
        DiagnosticFormatter(sources: sources).format(diagnostics)
    }

    /// `id line:column` for each diagnostic.
    var summary: [String] {
        diagnostics.map { diagnostic in
            diagnostic.id + (diagnostic.location.map { " \($0.line):\($0.column)" } ?? "")
        }
    }

    /// The document's node; a failed test where there is none.
    func root(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> YAMLNode {
        try #require(tree?.root, "\(report)", sourceLocation: sourceLocation)
    }
}

/// What only the JSON reader says about a text, without recourse to YAML.
func jsonFault(of bytes: [UInt8]) -> ReadingFault? {
    bytes.withUnsafeBufferPointer { buffer in
        let source = YAMLReader.Source(bytes: buffer, fileID: SourceFileID(rawValue: 0), limits: .standard)
        return YAMLReader.readJSON(source).fault
    }
}
