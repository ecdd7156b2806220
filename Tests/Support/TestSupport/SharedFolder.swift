package import Foundation

/// The folder `shared` beside the package, with real documents and conformance data of other projects. The folder is
/// not part of the package.
///
/// Tests that read the folder are enabled by `SharedFolder.isPresent`. Without the data, a run reports which tests it
/// skips.
package enum SharedFolder {
    /// The folder of `Package.swift`.
    package static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let root = packageRoot.deletingLastPathComponent().appending(path: "shared")

    package static var isPresent: Bool { url("suites") != nil }

    /// Returns a file or folder below `shared`, or `nil` if it does not exist.
    package static func url(_ relativePath: String) -> URL? {
        let url = root.appending(path: relativePath)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    /// Returns the bytes of a file below `shared`, or `nil` if it does not exist.
    package static func bytes(_ relativePath: String) -> [UInt8]? {
        guard let url = url(relativePath), let data = try? Data(contentsOf: url) else { return nil }
        return Array(data)
    }

    /// Returns the non-empty lines of a list such as `corpus/first.txt`. The result is empty if the file does not
    /// exist.
    package static func lines(_ relativePath: String) -> [String] {
        guard let bytes = bytes(relativePath) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Returns the names in a folder below `shared`, sorted. The result is empty if the folder does not exist.
    package static func names(in relativePath: String) -> [String] {
        guard let url = url(relativePath) else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}
