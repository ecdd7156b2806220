/// The diagnostics of several runs as those of one, for formats that are one document. Of each run's files it keeps the paths alone.
public struct DiagnosticCollection: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []
    public private(set) var sources = SourceFileTable()

    public init() {}

    /// After those that are there.
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
    /// The same place, where the table of its run stands behind that many files of another.
    public func moved(by offset: UInt32) -> SourceLocation {
        SourceLocation(file: SourceFileID(rawValue: file.rawValue + offset), line: line, column: column)
    }
}
