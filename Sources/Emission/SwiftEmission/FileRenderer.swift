import DTOTemplates
package import Diagnostics
package import TemplateEngine

/// Renders the views of files through the templates. Each file is rendered by a pure function, which can run on any
/// thread.
package struct FileRenderer: Sendable {
    private let templates: TemplateSet

    /// - Parameters:
    ///   - overrides: Templates that replace the built-in templates of their base names: `Record.mustache`.
    ///   - sources: Receives the text of each template, so that diagnostics can show its lines.
    /// - Returns: Nil if a template is faulty. The faults are emitted.
    package init?(
        overrides: [SourceFile] = [], sources: inout SourceFileTable, diagnostics: inout DiagnosticSink
    ) {
        var replacements: [String: SourceFile] = [:]
        for file in overrides { replacements[Self.templateName(of: file)] = file }
        var texts: [TemplateText] = []
        for (name, bytes) in TemplateCatalog.templates {
            let own = SourceFile(path: name + ".mustache", bytes: bytes)
            let replacement = replacements.removeValue(forKey: name)
            let file = replacement ?? own
            let text = TemplateText(name: name, file: file, id: sources.add(file))
            texts.append(text)
            if replacement == nil { continue }
            let missing = text.namesMissing(of: TemplateText(name: name, file: own, id: text.id))
            if !missing.isEmpty { diagnostics.emit(FileRendererMessages.incomplete(text, missing)) }
        }
        for (name, file) in replacements.sorted(by: { $0.key < $1.key }) {
            diagnostics.emit(FileRendererMessages.unknownTemplate(name, of: file, known: texts.map(\.name)))
        }
        let compiled = TemplateSet(texts, vocabulary: ViewKey.vocabulary, diagnostics: &diagnostics)
        guard let compiled else { return nil }
        templates = compiled
    }

    /// Returns the base name of a template file: `Record` for `mine/Record.mustache`.
    private static func templateName(of file: SourceFile) -> String {
        let base = file.path.split(separator: "/").last ?? ""
        return String(base.hasSuffix(".mustache") ? base.dropLast(".mustache".count) : base)
    }

    /// Returns the text of the file. Emits a diagnostic for each name in the template that the view does not have.
    package func render(_ view: SwiftFileView, diagnostics: inout DiagnosticSink) -> [UInt8] {
        render("SourceFile", view, &diagnostics)
    }

    package func render(_ view: PackageView, diagnostics: inout DiagnosticSink) -> [UInt8] {
        render("Package", view, &diagnostics)
    }

    /// - Parameter template: The base name of the template, such as `ClientFile`.
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
