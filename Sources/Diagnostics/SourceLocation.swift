/// A file of a run, by its number in the run's `SourceFileTable`.
package struct SourceFileID: Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A place in an input file.
///
/// Lines and columns are 1-based; a column counts Unicode scalars, as libyaml does. Twelve plain bytes, because every
/// node of a document carries one.
package struct SourceLocation: Hashable, Sendable {
    package var file: SourceFileID
    package var line: UInt32
    package var column: UInt32

    package init(file: SourceFileID, line: UInt32, column: UInt32) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file.rawValue, left.line, left.column) < (right.file.rawValue, right.line, right.column)
    }
}

/// The files of a run, in the order in which they were read.
package struct SourceFileTable: Sendable {
    package private(set) var files: [SourceFile] = []

    package init() {}

    package mutating func add(_ file: SourceFile) -> SourceFileID {
        files.append(file)
        return SourceFileID(rawValue: UInt32(files.count - 1))
    }

    package subscript(id: SourceFileID) -> SourceFile {
        files[Int(id.rawValue)]
    }
}
