import Diagnostics
import Testing
@testable import YAMLTree

/// The result of a reading: the tree, if there is one, and the diagnostics.
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

    /// The diagnostics as a user sees them.
    var report: String {
        DiagnosticFormatter(sources: sources).format(diagnostics)
    }

    /// The `id line:column` of each diagnostic.
    var summary: [String] {
        diagnostics.map { diagnostic in
            diagnostic.id + (diagnostic.location.map { " \($0.line):\($0.column)" } ?? "")
        }
    }

    /// Returns the document's node. The test fails if it does not exist.
    func root(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> YAMLNode {
        try #require(tree?.root, "\(report)", sourceLocation: sourceLocation)
    }
}

/// Returns the fault that only the JSON reader reports, without reading the text as YAML.
func jsonFault(of bytes: [UInt8]) -> ReadingFault? {
    bytes.withUnsafeBufferPointer { buffer in
        let source = YAMLReader.Source(bytes: buffer, fileID: SourceFileID(rawValue: 0), limits: .standard)
        return YAMLReader.readJSON(source).fault
    }
}
