package import Diagnostics
import Files
package import Generation
import GenerationSettings
package import YAMLTree

/// The properties of the generator that hold for every document.
package enum GeneratorProperties {
    /// Returns a sentence for each property that does not hold.
    ///
    /// The run ends with files or with errors that have positions. The paths of the files are in the output folder.
    /// Strings of the document are only in literals and comments of Swift (`SwiftScanner`), and do not format the page
    /// (`PageScanner`). JSON can be read. The number of threads makes no difference.
    package static func violations(of bytes: [UInt8], limits: YAMLLimits = .standard) -> [String] {
        let document = SourceFile(path: "input", bytes: bytes)
        let all = OptionOverrides(emit: Set(GenerationOptions.Artifact.allCases))
        let result = GenerationPipeline.run(
            GenerationInput(document: document, overrides: all, limits: limits, jobs: 1))
        let again = GenerationPipeline.run(
            GenerationInput(document: document, overrides: all, limits: limits, jobs: 2))
        return violations(of: result, from: document) + difference(result, again)
    }

    /// Returns the properties that do not hold for one run over one document.
    package static func violations(of result: GenerationResult, from document: SourceFile) -> [String] {
        ReaderProperties.diagnosticViolations(result.diagnostics, in: document) + violations(of: result)
    }

    /// Returns a sentence for each property of the files that does not hold.
    static func violations(of result: GenerationResult) -> [String] {
        var violations: [String] = []
        if (result.files == nil) != result.diagnostics.contains(where: { $0.severity == .error }) {
            violations.append(result.files == nil ? "nothing was made, without an error" : "files in spite of an error")
        }
        for file in result.files?.files ?? [] { violations += Self.violations(of: file) }
        return violations
    }

    private static func violations(of file: GeneratedFile) -> [String] {
        if let fault = OutputPath.fault(in: file.path) { return ["\(file.path): \(fault)"] }
        if file.path.hasSuffix(".swift") {
            return SwiftScanner.fault(in: file.bytes).map { ["\(file.path): \($0)"] } ?? []
        }
        if file.path.hasSuffix("/.gitkeep") { return file.bytes.isEmpty ? [] : ["\(file.path) has content"] }
        if file.path.hasSuffix(".md") {
            return PageScanner.fault(in: file.bytes).map { ["\(file.path): \($0)"] } ?? []
        }
        if file.path.hasSuffix(".html") {
            return BrowserPageScanner.faults(in: String(decoding: file.bytes, as: UTF8.self)).map {
                "\(file.path): \($0)"
            }
        }
        var diagnostics = DiagnosticSink()
        var sources = SourceFileTable()
        let source = SourceFile(path: file.path, bytes: file.bytes)
        _ = YAMLReader.read(source, id: sources.add(source), limits: .standard, diagnostics: &diagnostics)
        return diagnostics.sorted.map { "\(file.path): \($0.message)" }
    }

    static func difference(_ left: GenerationResult, _ right: GenerationResult) -> [String] {
        guard left.diagnostics == right.diagnostics else { return ["the diagnostics depend on the number of threads"] }
        return haveSameFiles(left, right) ? [] : ["the files depend on the number of threads"]
    }

    static func haveSameFiles(_ left: GenerationResult, _ right: GenerationResult) -> Bool {
        let pairs = zip(left.files?.files ?? [], right.files?.files ?? [])
        return left.files?.files.count == right.files?.files.count
            && pairs.allSatisfy { $0.path == $1.path && $0.digest == $1.digest }
    }
}
