package import Platform
package import Diagnostics

/// The output of a run: files with different paths, sorted by the bytes of their paths.
package struct GeneratedFileSet: Sendable {
    package let files: [GeneratedFile]
    /// The files that the user owns, in the same order. The manifest does not list them, and checks do not compare
    /// them.
    package let usersFiles: [GeneratedFile]
    /// The name of the file of each type of the contract. Types that share a file repeat its name.
    package var types: [String] = []

    /// Checks the paths of the files, and sorts the files by path.
    ///
    /// - Parameter workers: The threads that may check paths.
    /// - Returns: Nil if a path is invalid, or if two paths are the same on a file system that ignores case. Each fault
    ///   is reported.
    package init?(_ files: consuming [GeneratedFile], workers: Workers = .one, diagnostics: inout DiagnosticSink) {
        files.sort { OutputPath.precedes($0.path, $1.path) }
        let all = files
        self.files = all.filter { !$0.isUsers }
        usersFiles = all.filter(\.isUsers)
        let checked = all.concurrentMap(workers: workers) { file in
            (fault: OutputPath.fault(in: file.path), place: OutputPath.Place(file.path))
        }
        var isValid = true
        // Maps each path to the index of its file.
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

    /// Returns the folders of all files, each once and after the folder that contains it. Files of one folder are
    /// adjacent, so comparing each path with the path before it finds all folders.
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
