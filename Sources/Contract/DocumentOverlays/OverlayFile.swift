package import Diagnostics
package import Files

/// A file with an overlay that a run applies.
package struct OverlayFile: Sendable {
    /// The path as the user wrote it.
    package var path: String
    /// The location of the path in the configuration, or nil for an option of the command line.
    package var location: SourceLocation?
    package var content: Result<SourceFile, FileFault>

    /// The file, or nil if it cannot be read.
    package var file: SourceFile? { try? content.get() }

    package init(path: String, location: SourceLocation?, content: Result<SourceFile, FileFault>) {
        self.path = path
        self.location = location
        self.content = content
    }
}
