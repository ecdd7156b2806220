import ContractAudit
import Diagnostics
import Platform

/// The Swift files that an audit looks at.
struct AuditedFiles {
    private(set) var paths: [String] = []
    /// Each `gen-dtos.yaml` beside them, which is about what is below its folder.
    private(set) var configurations: [String] = []
    /// Files and folders that the system does not show, with its reasons.
    private(set) var failures: [FileFacts] = []

    /// - Parameter roots: files and folders. Links are followed where they are named, and not below.
    init(_ roots: [String]) throws {
        for root in roots {
            try InputReader.checkThatItIsNoURL(root)
            guard let status = FileStatus(root) else {
                throw UsageError(message: "There is no '\(VisibleText.escaped(root))'.")
            }
            if status.kind != .folder {
                paths.append(PlainPath.of(root))
                continue
            }
            var walk = try FolderWalk(root, skipping: Self.isOfOthers)
            while let next = walk.next() {
                switch next {
                case .success(let entry) where entry.kind == .file && entry.name.hasSuffix(".swift"):
                    paths.append(PlainPath.of(entry.path))
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

    private static func unseen(_ error: any Error, below root: String) -> FileFacts {
        let failure = error as? SystemFailure
        var facts = FileFacts(path: PlainPath.of(failure?.path ?? root))
        facts.fault = "It cannot be read: \(failure?.reason ?? "\(error)")."
        return facts
    }

    /// What builds and package managers put into a folder.
    private static func isOfOthers(_ name: String) -> Bool {
        name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
    }
}
