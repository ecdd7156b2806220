package import Diagnostics

/// The list of the files in an output folder that the tool owns.
///
/// The manifest has one line for each file, in sorted order. No line depends on the contents of a file. So two
/// branches that change different types can be merged.
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
    /// The paths, sorted by their bytes, each once.
    package private(set) var paths: [String]

    package init(of files: GeneratedFileSet) {
        paths = files.files.map(\.path)
    }

    private init(_ paths: [String]) {
        self.paths = paths
    }

    /// Returns the files of this manifest that the other manifest does not list.
    package func subtracting(_ other: Manifest?) -> [String] {
        var rest = other?.paths[...] ?? []
        return paths.filter { path in
            rest = rest.drop { OutputPath.precedes($0, path) }
            return rest.first.map { OutputPath.precedes(path, $0) } ?? true
        }
    }

    /// Returns a manifest with the files of this manifest and of the other manifest. A run writes this manifest before
    /// it changes the first file, so that the manifest lists all files even if the run is interrupted.
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
    /// Reads the lines that `bytes` writes. White space is ignored, and so are the members that earlier versions wrote:
    /// hashes, and lists of inputs.
    ///
    /// Markers of a merge conflict are skipped, and the files of both sides are read. So a user who merges two branches
    /// and runs the tool again need not repair the manifest by hand. Any other unexpected line is an error with its
    /// place, because gen-dtos may delete a file that a damaged manifest lists.
    ///
    /// - Returns: Nil if an error was reported.
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
