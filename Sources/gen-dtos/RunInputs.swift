import DTOGeneration
import Diagnostics
import YAMLTree

/// Everything on which the output of a run depends, as one hash.
enum RunInputs {
    /// - Parameter references: what became of the files to which the document refers.
    /// - Returns: nil where the generator itself is not known.
    static func digest(_ input: GenerationInput, _ references: [ReferencedFile]) -> SHA256Digest? {
        guard let fingerprint = input.build.fingerprint else { return nil }
        var parts = [
            GeneratorVersion.text, fingerprint, digest(input.document),
            input.configuration.map { digest($0.file) } ?? "", text(of: input.overrides),
            "\(input.limits)",
        ]
        for template in input.templates { parts += [template.path, digest(template)] }
        // Only files can refer back to the document by its name.
        if !references.isEmpty { parts += input.document.path.split(separator: "/").suffix(1).map(String.init) }
        for reference in references {
            switch reference.content {
            case .success(let file): parts += [reference.path, digest(file)]
            case .failure(let fault): parts += [reference.path, "\(fault)"]
            }
        }
        return SHA256Digest(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
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

/// A file to which the document refers, or why there is none.
struct ReferencedFile: Sendable {
    /// As the document's folder sees it.
    var path: String
    var content: Result<SourceFile, FileFault>

    var file: SourceFile? { try? content.get() }
}

/// Remembers for which files a run has asked.
final class ReferenceLog: Sendable {
    private let files = Guarded<[ReferencedFile]>([])

    func recording(_ loader: FileLoader) -> FileLoader {
        FileLoader { path, limit in
            let content = loader.load(path, limit)
            self.files.with { $0.append(ReferencedFile(path: path, content: content)) }
            return content
        }
    }

    /// In the order in which they were asked for.
    var all: [ReferencedFile] {
        files.with { $0 }
    }
}

extension RunRecord {
    /// Of a run that came to its end. Nil where a reference cannot be written into the manifest as it is, or nobody knows the generator.
    init?(_ input: GenerationInput, _ references: [ReferencedFile], findings: Int) {
        guard references.allSatisfy({ Self.isPlain($0.path) }), let inputs = RunInputs.digest(input, references)
        else { return nil }
        self.init(
            inputs: inputs, references: references.map(\.path), findings: findings)
    }

    private static func isPlain(_ path: String) -> Bool {
        !path.isEmpty
            && path.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F }
    }
}
