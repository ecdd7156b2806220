import DTOGeneration
package import Foundation
import Diagnostics

/// A document of a corpus: a file, or a folder whose file `ENTRY` names the root document.
package struct CorpusDocument: Sendable {
    /// Relative to the corpus.
    package let path: String
    package let url: URL

    package init(_ path: String, in corpus: URL) {
        self.path = path
        let folder = corpus.appending(path: path)
        let entry = try? String(contentsOf: folder.appending(path: "ENTRY"), encoding: .utf8)
        url = entry.map { folder.appending(path: $0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? folder
    }

    /// Nil where the file cannot be read.
    package func audit() -> DocumentAudit? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        let input = GenerationInput(
            document: SourceFile(path: url.path, bytes: Array(data)),
            overrides: OptionOverrides(module: "Corpus", emit: []))
        return DocumentAudit(input, at: url)
    }
}
