/// Identifies a file of a run by its index in the run's `SourceFileTable`.
public struct SourceFileID: Hashable, Sendable {
    /// The index of the file in `SourceFileTable.files`.
    public let rawValue: UInt32

    /// Makes the id of a file from its index.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A place in an input file.
///
/// Lines and columns are counted from 1. Columns count Unicode scalars, as libyaml does. A location takes only twelve
/// bytes, because each node of a document has a location.
public struct SourceLocation: Hashable, Sendable {
    public var file: SourceFileID
    /// The line, counted from 1.
    public var line: UInt32
    /// The column in Unicode scalars, counted from 1.
    public var column: UInt32

    public init(file: SourceFileID, line: UInt32, column: UInt32) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Whether the left location comes before the right location.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file.rawValue, left.line, left.column) < (right.file.rawValue, right.line, right.column)
    }
}

/// The files of a run in the order in which they were read.
public struct SourceFileTable: Sendable {
    /// The files. `SourceFileID` is an index of this array.
    public private(set) var files: [SourceFile] = []

    /// Makes an empty table.
    public init() {}

    /// Adds a file, and returns its id.
    public mutating func add(_ file: SourceFile) -> SourceFileID {
        files.append(file)
        return SourceFileID(rawValue: UInt32(files.count - 1))
    }

    public subscript(id: SourceFileID) -> SourceFile {
        files[Int(id.rawValue)]
    }
}
