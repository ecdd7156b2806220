import Foundation

/// Writes a Swift file that holds the hash of all files in some folders: `fingerprint-sources OUTPUT FOLDER…`.
@main
struct FingerprintSourcesTool {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard let output = arguments.first else { return }
        var hash = FNV1a()
        for folder in arguments.dropFirst() {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
                let file = folder.appending(path: path)
                guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
                hash.add(Data("\(folder.lastPathComponent)/\(path)\0".utf8))
                hash.add(try Data(contentsOf: file))
            }
        }
        let digits = String(hash.value, radix: 16)
        let text = "extension GeneratorFingerprint {\n    package static let text = \"\(digits)\"\n}\n"
        try Data(text.utf8).write(to: output)
    }
}

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo). The hash distinguishes versions of the sources, but does not prevent
/// forgery.
private struct FNV1a {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ data: Data) {
        for byte in data { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
}
