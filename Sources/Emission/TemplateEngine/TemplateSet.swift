public import Diagnostics

/// The source of a template, with the name that partial tags use for it.
public struct TemplateText: Sendable {
    public var name: String
    public var file: SourceFile
    public var id: SourceFileID

    public init(name: String, file: SourceFile, id: SourceFileID) {
        self.name = name
        self.file = file
        self.id = id
    }

    /// Returns the names of values, sections and partials that another template uses and this template does not use,
    /// sorted. A name after `without` in a comment of this template is treated as used.
    public func namesMissing(of other: TemplateText) -> [String] {
        other.names.subtracting(names).sorted()
    }

    private var names: Set<String> {
        // The compiler reports faults.
        var faults = DiagnosticSink()
        return TemplateScanner.pieces(of: self, &faults).reduce(into: []) { names, piece in
            guard case .tag(let tag) = piece else { return }
            guard tag.sigil == .comment else {
                names.insert(tag.name)
                return
            }
            let words = tag.name.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.first == "without" { names.formUnion(words.dropFirst()) }
        }
    }
}

/// Compiled templates. Rendering is a pure function of a view, and can run on any number of threads.
///
/// The language is a strict subset of Mustache (mustache/spec 1.4): `{{name}}`, `{{#section}}`, `{{^inverted}}`,
/// `{{/close}}`, `{{>Partial}}`, `{{! comment}}` and `{{.}}` for an element of a list of leaves. The rules for
/// standalone lines and for the indentation of partials are the specification's, except that indentation never gives
/// white space to an empty line. The language differs in three points: an unknown name is an error, a name is looked up
/// only in the current view, and nothing is escaped. Lambdas, dotted names and other delimiters are not supported.
public struct TemplateSet: Sendable {
    let vocabulary: [String]
    let text: [UInt8]
    let instructions: [TemplateInstruction]
    let locations: [SourceLocation]
    /// Maps the index of each template to its range of `instructions`.
    let programs: [Range<Int>]
    private let names: [String: Int]

    /// - Parameter vocabulary: All names that a view may have. The key of a value is an index into this array.
    /// - Returns: Nil if a template is not well-formed. All faults of all templates are emitted.
    public init?(_ templates: [TemplateText], vocabulary: [String], diagnostics: inout DiagnosticSink) {
        var faults = DiagnosticSink()
        var names: [String: Int] = [:]
        for (index, template) in templates.enumerated() {
            if names[template.name] != nil { faults.emit(TemplateMessages.duplicateTemplate(template)) }
            names[template.name] = index
        }
        var compiler = TemplateCompiler(vocabulary: vocabulary, templates: names)
        programs = templates.map { compiler.compile($0, &faults) }
        text = compiler.text
        instructions = compiler.instructions
        locations = compiler.locations
        self.names = names
        self.vocabulary = vocabulary
        for fault in faults.sorted { diagnostics.emit(fault) }
        if faults.hasErrors { return nil }
    }

    /// Renders a template with a view, and appends the text to the output. Values that do not fit their tags are
    /// reported and omitted, so the output is not usable after a report.
    public func render(
        _ name: String,
        _ view: some TemplateView,
        into output: inout [UInt8],
        diagnostics: inout DiagnosticSink
    ) {
        guard let template = names[name] else {
            return diagnostics.emit(TemplateMessages.missingTemplate(name))
        }
        text.withUnsafeBufferPointer { text in
            instructions.withUnsafeBufferPointer { instructions in
                var page = TemplatePage(set: self, text: text, instructions: instructions)
                swap(&page.output, &output)
                page.run(programs[template], view)
                swap(&page.output, &output)
                for fault in page.diagnostics.sorted { diagnostics.emit(fault) }
            }
        }
    }
}
