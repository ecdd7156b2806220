package import Diagnostics
import YAMLTree

/// The settings in `gen-dtos.yaml`. The tool reads the settings before the document, because they limit the size of the
/// document and name the output folder.
package struct Configuration: Sendable {
    package let file: SourceFile
    package let options: GenerationOptions
    /// The diagnostics. Their locations treat `file` as the first file of a run.
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
    /// Whether the file has any line that is neither blank nor a comment. In some files, all settings are comments.
    fileprivate var hasContent: Bool {
        bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
            line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 != UInt8(ascii: "#") } ?? false
        }
    }
}
