import DTOGeneration

/// An output folder for several threads at once: each that has something to do there sees it through descriptors of its own.
final class FolderViews: Sendable {
    private let folder: OutputFolder
    /// What no thread is using now, by the subfolder that it has open: a thread that makes tests goes to and fro between three.
    private let idle = Guarded<[Substring: [View]]>([:])

    private final class View: Sendable {
        // Whoever has taken it out of `idle` is alone with it.
        nonisolated(unsafe) var folder: OutputFolder

        init(_ folder: consuming OutputFolder) {
            self.folder = folder
        }
    }

    /// - Parameter folder: its lock is held as long as these are there.
    init(_ folder: consuming OutputFolder) {
        self.folder = folder
    }

    /// The folder itself, with its lock.
    func whole() throws -> OutputFolder {
        try folder.reopened()
    }

    /// - Parameter path: of the file that it is about.
    func use<Outcome>(for path: String, _ body: (inout OutputFolder) throws -> Outcome) throws -> Outcome {
        let subfolder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
        let view = try idle.with { $0[subfolder]?.popLast() } ?? View(folder.reopened())
        defer { idle.with { $0[subfolder, default: []].append(view) } }
        return try body(&view.folder)
    }
}
