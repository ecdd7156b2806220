import ContractAudit
import Diagnostics
import Platform
import Texts

/// The Swift files of an audit.
struct AuditedFiles {
    private(set) var paths: [String] = []
    /// The `gen-dtos.yaml` files in their folders. Each configuration applies to its folder and all folders within.
    private(set) var configurations: [String] = []
    /// The unreadable files and folders, with the system's reasons.
    private(set) var failures: [FileFacts] = []

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - roots: Files and folders. If one of them is a link, the link is followed. Links within the folders are not
    ///     followed.
    ///   - patterns: The paths within folders that are left out.
    init(_ roots: [String], without patterns: [String]) throws {
        let patterns = patterns.map(TextPattern.init)
        for root in roots {
            try InputReader.checkThatItIsNoURL(root)
            guard let status = FileStatus(root) else { throw SystemFailure(path: root, code: errno) }
            if status.kind != .folder {
                paths.append(PlainPath.of(root))
                continue
            }
            var walk = try FolderWalk(root, skipping: Self.isOfOthers)
            while let next = walk.next() {
                switch next {
                case .success(let entry) where entry.kind == .file && entry.name.hasSuffix(".swift"):
                    let path = PlainPath.of(entry.path)
                    if !patterns.contains(where: { $0.matches(path) }) { paths.append(path) }
                case .success(let entry) where entry.kind == .file && entry.name == "gen-dtos.yaml":
                    configurations.append(PlainPath.of(entry.path))
                case .success: continue
                case .failure(let error): failures.append(Self.unseen(error, below: root))
                }
            }
        }
        var seen: Set<String> = []
        paths = paths.filter { seen.insert($0).inserted }.sorted()
    }

    /// Removes files, even if the list names them by other paths.
    mutating func remove(_ others: [String]) {
        let identities = Set(others.compactMap { FileStatus($0)?.identity })
        paths.removeAll { path in FileStatus(path).map { identities.contains($0.identity) } ?? false }
    }

    private static func unseen(_ error: any Error, below root: String) -> FileFacts {
        let failure = error as? SystemFailure
        var facts = FileFacts(path: PlainPath.of(failure?.path ?? root))
        facts.fault = "The path cannot be read: \(failure?.reason ?? "\(error)")."
        return facts
    }

    /// Whether a build or a package manager made the folder.
    private static func isOfOthers(_ name: String) -> Bool {
        name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
    }
}
