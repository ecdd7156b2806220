import Platform
import Diagnostics
import DocumentOverlays
import Files
import Generation
import GenerationSettings
import References
import YAMLTree

/// All inputs on which the output of a run depends, as one hash.
struct RunInputs: Sendable {
    private let input: GenerationInput
    /// The hash of the document. The hash is computed once, because the document is the largest input.
    private let document: SHA256Digest

    init(_ input: GenerationInput) {
        self.input = input
        document = SHA256Digest(of: input.document.bytes)
    }

    /// Returns the hash of all inputs.
    ///
    /// - Parameter references: The results of reading the files to which the document refers.
    /// - Returns: Nil if the generator is unknown.
    func digest(_ references: [ReferencedFile]) -> SHA256Digest? {
        guard let fingerprint = input.build.fingerprint else { return nil }
        var parts = [
            GeneratorVersion.text, fingerprint, document.hexadecimal,
            input.configuration.map { Self.digest($0.file) } ?? "", Self.text(of: input.overrides),
            "\(input.limits)",
        ]
        for entry in input.files.references.entries { parts.append(entry.prefix) }
        // A run with a missing folder fails, so its hash must differ from the hash of any run that has made an output.
        if !input.files.missingFolders.isEmpty {
            parts.append("\(input.files.missingFolders.count) folders are missing")
        }
        for overlay in input.overlays {
            switch overlay.content {
            case .success(let file): parts += [file.path, Self.digest(file)]
            case .failure(let fault): parts += [overlay.path, "\(fault)"]
            }
        }
        for file in input.mockFiles { parts += [file.path, Self.digest(file)] }
        for template in input.templates { parts += [template.path, Self.digest(template)] }
        // Only other files can refer back to the document by its name.
        if !references.isEmpty { parts += input.document.path.split(separator: "/").suffix(1).map(String.init) }
        for reference in references {
            switch reference.content {
            case .success(let file): parts += [reference.path, Self.digest(file)]
            case .failure(let fault): parts += [reference.path, "\(fault)"]
            }
        }
        return SHA256Digest(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
    }

    /// Reads the files to which the document refers.
    func files(at paths: [String]) -> [ReferencedFile] {
        paths.map { ReferencedFile(path: $0, content: input.files.load($0, input.limits.bytes)) }
    }

    private static func digest(_ file: SourceFile) -> String {
        SHA256Digest(of: file.bytes).hexadecimal
    }

    private static func text(of overrides: OptionOverrides) -> String {
        let emit = overrides.emit.map { $0.map(\.rawValue).sorted().joined(separator: ",") }
        return [
            overrides.module, overrides.access?.rawValue, emit, overrides.layout?.rawValue, "\(overrides.standalone)",
        ].map { $0 ?? "-" }.joined(separator: "/")
    }
}

/// A file to which the document refers, or the reason why it is missing.
struct ReferencedFile: Sendable {
    /// The path, relative to the document's folder.
    var path: String
    var content: Result<SourceFile, FileFault>

    var file: SourceFile? { try? content.get() }
}

/// Records the files that a run has requested.
final class ReferenceLog: Sendable {
    private let files = Guarded<[ReferencedFile]>([])

    func recording(_ loader: FileLoader) -> FileLoader {
        var recording = loader
        recording.load = { path, limit in
            let content = loader.load(path, limit)
            self.files.with { $0.append(ReferencedFile(path: path, content: content)) }
            return content
        }
        return recording
    }

    /// The files in the order of the requests.
    var all: [ReferencedFile] {
        files.with { $0 }
    }
}
