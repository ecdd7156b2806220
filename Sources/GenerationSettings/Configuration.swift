package import Diagnostics
import YAMLTree

/// What `gen-dtos.yaml` says. It is read before the document, since it bounds how much of that is read, and says where the output goes.
package struct Configuration: Sendable {
    package let file: SourceFile
    package let options: GenerationOptions
    /// Their places are in `file` as the first file of a run.
    package let diagnostics: [Diagnostic]

    package init(reading file: SourceFile) {
        self.file = file
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let id = sources.add(file)
        if file.hasContent, let tree = YAMLReader.read(file, id: id, limits: .standard, diagnostics: &sink) {
            options = ConfigurationReader.read(tree, diagnostics: &sink)
        } else {
            options = GenerationOptions()
        }
        diagnostics = sink.sorted
    }
}

extension SourceFile {
    /// Whether there is more than blank lines and comments: a configuration may have its settings commented out.
    fileprivate var hasContent: Bool {
        bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
            line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 != UInt8(ascii: "#") } ?? false
        }
    }
}
