public import Foundation

/// Mock documents by hand, which go before those that are generated.
public struct MockFiles: Sendable {
    private let folders: [URL]

    public static let none = MockFiles(folders: [])

    private init(folders: [URL]) {
        self.folders = folders
    }

    public init(folder: URL) {
        self.init(folders: [folder])
    }

    /// - Parameter bundle: one whose resources are the files, or have them in a folder `Files` or `Mocks`; nil: none.
    public init(bundle: Bundle?) {
        let root = bundle?.resourceURL
        self.init(
            folders: root.map { [$0, $0.appendingPathComponent("Files"), $0.appendingPathComponent("Mocks")] } ?? [])
    }

    /// The types of files, by their endings.
    private static let types: KeyValuePairs = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "csv": "text/csv",
        "events": "text/event-stream", "jsonl": "application/jsonl", "xml": "application/xml", "png": "image/png",
        "jpg": "image/jpeg", "gif": "image/gif", "pdf": "application/pdf", "bin": "application/octet-stream",
    ]

    /// The ending of a media type's files.
    static func ending(of type: String?) -> String {
        guard let type = type?.prefix(while: { $0 != ";" }).lowercased() else { return "json" }
        if type.hasSuffix("+json") { return "json" }
        return types.first { $0.value == type }?.key ?? "bin"
    }

    /// A file by its name without an ending.
    ///
    /// - Returns: nil where there is none. A name with a path is none.
    func file(named name: String) throws -> (data: Data, type: String)? {
        if folders.isEmpty || name.isEmpty || name.contains(where: { $0 == "/" || $0 == "\\" || $0 == "\0" }) {
            return nil
        }
        for folder in folders {
            for (ending, type) in Self.types {
                let url = folder.appendingPathComponent("\(name).\(ending)", isDirectory: false)
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                return (try Data(contentsOf: url), type)
            }
        }
        return nil
    }

    /// The names of all files, without their endings, sorted.
    var names: [String] {
        let endings = Set(Self.types.map(\.key))
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        let names = files.compactMap { file -> String? in
            guard let dot = file.lastIndex(of: "."), endings.contains(String(file[file.index(after: dot)...])) else {
                return nil
            }
            return String(file[..<dot])
        }
        return Set(names).sorted()
    }
}
