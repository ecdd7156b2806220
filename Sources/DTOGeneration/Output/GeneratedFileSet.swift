package import Diagnostics

/// The whole output of a run: files with paths of their own, in the order of their paths' bytes.
package struct GeneratedFileSet: Sendable {
    package let files: [GeneratedFile]

    /// - Returns: nil when a path is not fit for the output folder, or two files want the same place on a file system
    ///   that ignores case; each fault is emitted.
    package init?(_ files: consuming [GeneratedFile], diagnostics: inout DiagnosticSink) {
        files.sort { OutputPath.precedes($0.path, $1.path) }
        self.files = files
        var isValid = true
        var places: [String: String] = [:]
        places.reserveCapacity(self.files.count)
        for file in files {
            if let fault = OutputPath.fault(in: file.path) {
                diagnostics.emit(OutputMessages.badPath(file.path, fault))
                isValid = false
            }
            if let other = places.updateValue(file.path, forKey: OutputPath.folded(file.path)) {
                diagnostics.emit(OutputMessages.samePlace(other, file.path))
                isValid = false
            }
        }
        for folder in Self.folders(of: self.files) {
            guard let other = places[OutputPath.folded(folder)] else { continue }
            diagnostics.emit(OutputMessages.samePlace(other, folder + "/"))
            isValid = false
        }
        if !isValid { return nil }
    }

    /// Every folder above a file, from the outermost; one may come more than once.
    private static func folders(of files: [GeneratedFile]) -> [String] {
        var folders: [String] = []
        var last: Substring.UTF8View = ""[...].utf8
        for file in files {
            let path = file.path.utf8
            guard let end = path.lastIndex(of: 0x2F), !path[..<end].elementsEqual(last) else { continue }
            last = path[..<end]
            folders += path.indices[...end].filter { path[$0] == 0x2F }.map { String(file.path[..<$0]) }
        }
        return folders
    }
}
