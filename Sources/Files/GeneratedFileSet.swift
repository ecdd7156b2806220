package import Concurrency
package import Diagnostics

/// The whole output of a run: files with paths of their own, in the order of their paths' bytes.
package struct GeneratedFileSet: Sendable {
    package let files: [GeneratedFile]
    /// What is the user's once it is there, in the same order: no manifest has it, and no check compares it.
    package let usersFiles: [GeneratedFile]
    /// What files of the contract's types are called, of those too that share a file.
    package var types: [String] = []

    /// - Parameter workers: threads.
    /// - Returns: nil when a path is not fit for the output folder, or two files want the same place on a file system
    ///   that ignores case; each fault is emitted.
    package init?(_ files: consuming [GeneratedFile], workers: Workers = .one, diagnostics: inout DiagnosticSink) {
        files.sort { OutputPath.precedes($0.path, $1.path) }
        let all = files
        self.files = all.filter { !$0.isUsers }
        usersFiles = all.filter(\.isUsers)
        let checked = all.concurrentMap(workers: workers) { file in
            (fault: OutputPath.fault(in: file.path), place: OutputPath.Place(file.path))
        }
        var isValid = true
        // Index of the file in each place.
        var places: [OutputPath.Place: Int] = [:]
        places.reserveCapacity(all.count)
        for index in all.indices {
            if let fault = checked[index].fault {
                diagnostics.emit(OutputMessages.badPath(all[index].path, fault))
                isValid = false
            }
            if let other = places.updateValue(index, forKey: checked[index].place) {
                diagnostics.emit(OutputMessages.samePlace(all[other].path, all[index].path))
                isValid = false
            }
        }
        for folder in Self.folders(of: all) {
            guard let other = places[OutputPath.Place(folder)] else { continue }
            diagnostics.emit(OutputMessages.samePlace(all[other].path, folder + "/"))
            isValid = false
        }
        if !isValid { return nil }
    }

    /// Every folder above a file, once, from the outermost. Files of one folder stand together, so that what a path has in common with
    /// the one before has been said.
    private static func folders(of files: [GeneratedFile]) -> [String] {
        var folders: [String] = []
        var last = ""
        for index in files.indices {
            folders += OutputPath.folders(of: files[index].path, besides: last)
            last = files[index].path
        }
        return folders
    }
}
