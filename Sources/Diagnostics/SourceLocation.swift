/// A file of a run, by its number in the run's `SourceFileTable`.
public struct SourceFileID: Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A place in an input file.
///
/// Lines and columns are 1-based; a column counts Unicode scalars, as libyaml does. Twelve plain bytes, because every
/// node of a document carries one.
public struct SourceLocation: Hashable, Sendable {
    public var file: SourceFileID
    public var line: UInt32
    public var column: UInt32

    public init(file: SourceFileID, line: UInt32, column: UInt32) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file.rawValue, left.line, left.column) < (right.file.rawValue, right.line, right.column)
    }
}

/// The files of a run, in the order in which they were read.
public struct SourceFileTable: Sendable {
    public private(set) var files: [SourceFile] = []

    public init() {}

    public mutating func add(_ file: SourceFile) -> SourceFileID {
        files.append(file)
        return SourceFileID(rawValue: UInt32(files.count - 1))
    }

    public subscript(id: SourceFileID) -> SourceFile {
        files[Int(id.rawValue)]
    }
}
