import Diagnostics
import Platform

/// Searches a build, file by file, for parts that belong to tests.
///
/// Files are read in pieces, so large files do not need more memory than small files.
struct ReleaseScan {
    /// A file that must not be shipped, with the reason.
    struct Finding: Equatable {
        var path: String
        var reason: String
    }

    private static let pieceSize = 1 << 18

    private let marks: [ReleaseMark]
    private var search: TextSearch

    private(set) var findings: [Finding] = []
    /// The failures in words.
    private(set) var failures: [String] = []
    private(set) var fileCount = 0

    init(_ marks: [ReleaseMark]) {
        self.marks = marks
        search = TextSearch(marks.map(\.text))
    }

    /// Searches a path.
    ///
    /// - Parameter path: A folder, a file, or an archive.
    mutating func look(at path: String) {
        look(at: path, shown: path, depth: 0)
    }

    /// Searches a path.
    ///
    /// - Parameters:
    ///   - shown: The path as the user knows it.
    ///   - depth: The number of archives that contain the path.
    private mutating func look(at path: String, shown: String, depth: Int) {
        guard let status = FileStatus(path) else { return fail(shown, errno) }
        guard status.kind == .folder else {
            judgeName(shown)
            return read(path, shown: shown, depth, flags: 0)
        }
        do {
            var walk = try FolderWalk(path)
            while let next = walk.next() { take(next, in: path, shown: shown, depth) }
        } catch {
            note(error, path, shown)
        }
    }

    private mutating func take(
        _ next: Result<FolderWalk.Entry, any Error>, in folder: String, shown: String, _ depth: Int
    ) {
        do {
            let entry = try next.get()
            let shown = shown + entry.path.dropFirst(folder.count)
            judgeName(shown)
            switch entry.kind {
            case .file: read(entry.path, shown: shown, depth, flags: O_NOFOLLOW)
            case .link: break
            case .folder, .other:
                failures.append("\(VisibleText.escaped(shown)) is neither a file nor a folder nor a link")
            }
        } catch {
            note(error, folder, shown)
        }
    }

    private mutating func judgeName(_ path: String) {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...].lowercased()
        if name.hasPrefix("mock_"), name.hasSuffix(".json") { find(path, "has the name of mock data") }
    }

    private mutating func read(_ path: String, shown: String, _ depth: Int, flags: Int32) {
        do {
            // With O_NONBLOCK, the call does not wait for the writer of a pipe.
            let flags = flags | O_RDONLY | O_CLOEXEC | O_NONBLOCK
            let file = Descriptor(number: try SystemCall.require(path) { open(path, flags) })
            guard try FileStatus(file.number, path: path).kind == .file else {
                return failures.append("\(VisibleText.escaped(shown)) is not a file")
            }
            if try isArchive(afterReading: file.number, path, shown) { try unpack(path, shown: shown, depth) }
        } catch {
            note(error, path, shown)
        }
    }

    /// Records the texts in a file, and returns whether it is a zip archive.
    private mutating func isArchive(afterReading file: Int32, _ path: String, _ shown: String) throws -> Bool {
        fileCount += 1
        search.restart()
        var beginning: [UInt8] = []
        while true {
            let piece = try SystemCall.read(file, upTo: Self.pieceSize, path: path)
            if piece.isEmpty { break }
            if beginning.count < 4 { beginning += piece.prefix(4 - beginning.count) }
            piece.withUnsafeBytes { search.read($0) }
        }
        // The files in an archive are searched instead of the archive itself.
        if beginning == UnpackedArchive.beginning { return true }
        for reason in reasons(search.found.sorted().map { marks[$0].kind }) { find(shown, reason) }
        return false
    }

    private mutating func unpack(_ path: String, shown: String, _ depth: Int) throws {
        if depth == UnpackedArchive.deepest {
            throw ArchiveFailure(path: path, reason: "it is nested in three archives")
        }
        let archive = try UnpackedArchive(path)
        withExtendedLifetime(archive) { look(at: archive.folder, shown: shown, depth: depth + 1) }
    }

    // MARK: Words

    private func reasons(_ kinds: [ReleaseMark.Kind]) -> [String] {
        var reasons: [String] = []
        var fixtures: [String] = []
        for kind in kinds {
            switch kind {
            case .mockMode: reasons.append("has the switch for mock data, app.networking.mockMode")
            case .module(let name):
                let reason = "has the module \(name), which is for tests"
                if !reasons.contains(reason) { reasons.append(reason) }
            case .fixture(let name): fixtures.append(name)
            }
        }
        if let first = fixtures.first {
            reasons.append(
                fixtures.count == 1
                    ? "contains the fixture \(first)"
                    : "contains \(fixtures.count) fixtures, such as \(first)")
        }
        return reasons
    }

    private mutating func find(_ path: String, _ reason: String) {
        findings.append(Finding(path: VisibleText.escaped(path), reason: reason))
    }

    // MARK: Failures

    /// Records an error with the user's path, because unpacked files are in another folder. The scan continues.
    private mutating func note(_ error: any Error, _ path: String, _ shown: String) {
        switch error {
        case let failure as SystemFailure:
            fail(failure.path.hasPrefix(path) ? shown + failure.path.dropFirst(path.count) : shown, failure.code)
        case let failure as ArchiveFailure:
            failures.append(VisibleText.escaped("\(ArchiveFailure(path: shown, reason: failure.reason))"))
        default: failures.append(VisibleText.escaped("\(shown): \(error)"))
        }
    }

    private mutating func fail(_ path: String, _ code: Int32) {
        failures.append(VisibleText.escaped("\(SystemFailure(path: path, code: code))"))
    }
}
