package import Diagnostics
import Texts

/// The list of what the tool owns in an output folder.
///
/// A line per file, sorted, and nothing that changes with what is in a file: two branches that change different types merge.
///
/// ```json
/// {
///   "files": [
///     "Sources/Books/Models/AuthorDTO.swift",
///     "Sources/Books/Models/WorkDTO.swift"
///   ]
/// }
/// ```
package struct Manifest: Equatable, Sendable {
    /// In the order of their bytes, each once.
    package private(set) var paths: [String]

    package init(of files: GeneratedFileSet) {
        paths = files.files.map(\.path)
    }

    private init(_ paths: [String]) {
        self.paths = paths
    }

    /// What it owns and the other does not.
    package func subtracting(_ other: Manifest?) -> [String] {
        var rest = other?.paths[...] ?? []
        return paths.filter { path in
            rest = rest.drop { OutputPath.precedes($0, path) }
            return rest.first.map { OutputPath.precedes(path, $0) } ?? true
        }
    }

    /// The files of both. A run writes it before it touches the first file, so that it never leaves one that nobody owns.
    package func union(_ other: Manifest?) -> Manifest {
        Manifest((paths + (other?.subtracting(self) ?? [])).sorted(by: OutputPath.precedes))
    }
}

// MARK: Writing

extension Manifest {
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(paths.reduce(32) { $0 + $1.utf8.count + 8 })
        bytes += "{\n  \"files\": [".utf8
        for (index, path) in paths.enumerated() {
            bytes += (index == 0 ? "\n    \"" : ",\n    \"").utf8
            bytes += path.utf8
            bytes.append(UInt8(ascii: "\""))
        }
        bytes += (paths.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
        return bytes
    }
}

// MARK: Reading

extension Manifest {
    /// Reads line by line what `bytes` writes; spacing is free. So is what earlier versions wrote beside the paths: hashes, and what the
    /// output was made from.
    ///
    /// Lines that mark a merge conflict are skipped, and both sides count: whoever has merged two branches and runs the
    /// tool to make the output anew must not have to repair its manifest by hand first. Everything else that is not
    /// expected is an error with its place, because what is wrongly owned could be lost.
    ///
    /// - Returns: nil when there was an error.
    package init?(reading file: SourceFile, id: SourceFileID, diagnostics: inout DiagnosticSink) {
        var reader = ManifestReader()
        switch file.bytes.withUnsafeBufferPointer({ reader.read($0) }) {
        case .fault(let text, let line)?:
            let place = SourceLocation(file: id, line: UInt32(line), column: 1)
            diagnostics.emit(OutputMessages.damagedManifest(text, at: place))
            return nil
        case .end?:
            diagnostics.emit(OutputMessages.incompleteManifest(path: file.path))
            return nil
        case nil: paths = reader.orderedPaths
        }
    }
}
