import DTOTemplates
package import Diagnostics
package import TemplateEngine
import Texts

/// Renders the views of files through the templates: a pure function per file, on any thread.
package struct FileRenderer: Sendable {
    private let templates: TemplateSet

    /// - Parameters:
    ///   - overrides: templates that replace the built-in ones of the same base name: `Record.mustache`.
    ///   - sources: takes up the text of each template, so that diagnostics can show their lines.
    /// - Returns: nil when a template is faulty; the faults are emitted.
    package init?(
        overrides: [SourceFile] = [], sources: inout SourceFileTable, diagnostics: inout DiagnosticSink
    ) {
        var replacements: [String: SourceFile] = [:]
        for file in overrides { replacements[Self.templateName(of: file)] = file }
        var texts: [TemplateText] = []
        for (name, bytes) in TemplateCatalog.templates {
            let file = replacements.removeValue(forKey: name) ?? SourceFile(path: name + ".mustache", bytes: bytes)
            texts.append(TemplateText(name: name, file: file, id: sources.add(file)))
        }
        for (name, file) in replacements.sorted(by: { $0.key < $1.key }) {
            diagnostics.emit(FileRendererMessages.unknownTemplate(name, of: file, known: texts.map(\.name)))
        }
        let compiled = TemplateSet(texts, vocabulary: ViewKey.vocabulary, diagnostics: &diagnostics)
        guard let compiled else { return nil }
        templates = compiled
    }

    /// `Record` for `mine/Record.mustache`.
    private static func templateName(of file: SourceFile) -> String {
        let base = file.path.split(separator: "/").last ?? ""
        return String(base.hasSuffix(".mustache") ? base.dropLast(".mustache".count) : base)
    }

    /// The text of the file. What a template asks for that its view does not have is emitted.
    package func render(_ view: SwiftFileView, diagnostics: inout DiagnosticSink) -> [UInt8] {
        render("SourceFile", view, &diagnostics)
    }

    package func render(_ view: PackageView, diagnostics: inout DiagnosticSink) -> [UInt8] {
        render("Package", view, &diagnostics)
    }

    /// - Parameter template: its base name, such as `ClientFile`.
    package func render(
        _ template: String, _ view: some TemplateView, diagnostics: inout DiagnosticSink
    ) -> [UInt8] {
        render(template, view, &diagnostics)
    }

    private func render(_ template: String, _ view: some TemplateView, _ diagnostics: inout DiagnosticSink) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8192)
        templates.render(template, view, into: &bytes, diagnostics: &diagnostics)
        return bytes
    }
}
