import Diagnostics
import Files
package import Foundation
import Generation
import GenerationSettings

/// A document of a corpus: a file, or a folder whose file `ENTRY` names the root document.
package struct CorpusDocument: Sendable {
    /// The path, relative to the corpus.
    package let path: String
    package let url: URL
    /// The folder, if the document consists of several files.
    private let root: URL?

    package init(_ path: String, in corpus: URL) {
        self.path = path
        let folder = corpus.resolvingSymlinksInPath().appending(path: path)
        let entry = try? String(contentsOf: folder.appending(path: "ENTRY"), encoding: .utf8)
        root = entry.map { _ in folder }
        url = entry.map { folder.appending(path: $0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? folder
    }

    /// - Returns: The audit, or nil if the file cannot be read.
    ///
    /// - Parameter isConfined: Whether only files below the root document's own folder are read, as without
    ///   `--allow-path`.
    package func audit(isConfined: Bool = false) -> DocumentAudit? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        let input = GenerationInput(
            document: SourceFile(path: url.path, bytes: Array(data)),
            files: files(below: isConfined ? url.deletingLastPathComponent() : root),
            overrides: OptionOverrides(module: "Corpus", emit: []))
        return DocumentAudit(input, at: url)
    }

    /// A document that is a single file in the corpus may not refer to other files.
    private func files(below allowed: URL?) -> FileLoader {
        let folder = url.deletingLastPathComponent()
        guard let root, root != url, let allowed else { return .none }
        return FileLoader { path, _ in
            let file = folder.appending(path: path).standardizedFileURL
            guard file.path.hasPrefix(allowed.standardizedFileURL.path + "/") else {
                return .failure(.outside(folder: file.deletingLastPathComponent().path))
            }
            guard let data = try? Data(contentsOf: file) else { return .failure(.missing) }
            return .success(SourceFile(path: file.path, bytes: Array(data)))
        }
    }
}
