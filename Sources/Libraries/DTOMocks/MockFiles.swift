public import Foundation

/// Hand-written mock documents, which have priority over generated documents.
public struct MockFiles: Sendable {
    private let folders: [URL]

    /// A collection without files.
    public static let none = MockFiles(folders: [])

    private init(folders: [URL]) {
        self.folders = folders
    }

    /// Creates a collection of the files in a folder.
    public init(folder: URL) {
        self.init(folders: [folder])
    }

    /// Creates a collection of the files in a bundle.
    ///
    /// - Parameter bundle: A bundle with the files among its resources, or in the folder `Files` or `Mocks` of its
    ///   resources. If the value is nil, there are no files.
    public init(bundle: Bundle?) {
        let root = bundle?.resourceURL
        self.init(
            folders: root.map { [$0, $0.appendingPathComponent("Files"), $0.appendingPathComponent("Mocks")] } ?? [])
    }

    /// Maps the extension of a file to its media type.
    private static let types: KeyValuePairs = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "csv": "text/csv",
        "events": "text/event-stream", "jsonl": "application/jsonl", "xml": "application/xml", "png": "image/png",
        "jpg": "image/jpeg", "gif": "image/gif", "pdf": "application/pdf", "bin": "application/octet-stream",
    ]

    /// Returns the file extension for a media type: `json` without a media type, and `bin` for an unknown media type.
    static func ending(of type: String?) -> String {
        guard let type = type?.prefix(while: { $0 != ";" }).lowercased() else { return "json" }
        if type.hasSuffix("+json") { return "json" }
        return types.first { $0.value == type }?.key ?? "bin"
    }

    /// Reads the file with a name.
    ///
    /// - Parameter name: The name of the file without its extension.
    /// - Returns: The content and the media type, or nil if there is no such file or the name contains a slash.
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

    /// The sorted names of all files without their extensions.
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
