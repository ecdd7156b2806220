/// Collects the diagnostics of several runs for output formats that are one document, such as SARIF. The collection
/// keeps the paths of the files, but not their contents.
public struct DiagnosticCollection: Sendable {
    /// The diagnostics of all runs.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The files of the runs that have diagnostics, without their contents.
    public private(set) var sources = SourceFileTable()

    /// Makes an empty collection.
    public init() {}

    /// Adds the diagnostics of a run.
    public mutating func add(_ diagnostics: [Diagnostic], in sources: SourceFileTable) {
        if diagnostics.isEmpty { return }
        let offset = UInt32(self.sources.files.count)
        for file in sources.files { _ = self.sources.add(SourceFile(path: file.path, bytes: [])) }
        self.diagnostics += diagnostics.map { $0.moved(by: offset) }
    }
}

extension Diagnostic {
    func moved(by offset: UInt32) -> Diagnostic {
        var moved = self
        moved.location = location?.moved(by: offset)
        moved.notes = notes.map { Note($0.message, at: $0.location?.moved(by: offset)) }
        return moved
    }
}

extension SourceLocation {
    /// Returns the location for a table of the files of all runs, in which `offset` files of other runs come first.
    public func moved(by offset: UInt32) -> SourceLocation {
        SourceLocation(file: SourceFileID(rawValue: file.rawValue + offset), line: line, column: column)
    }
}
