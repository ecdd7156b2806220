import Foundation

/// Writes a Swift file that holds the sources of some folders as literals: `embed-sources OUTPUT FOLDER…`.
///
/// The compiler needs little time for string literals, and a program loads them at no cost. SwiftPM would embed the
/// sources as arrays of bytes, for which the compiler needs much time.
@main
struct EmbedSourcesTool {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard let output = arguments.first else { return }
        let constants = try arguments.dropFirst().map(constant)
        let text = "import Files\n\nextension EmbeddedSource {\n" + constants.joined(separator: "\n") + "}\n"
        try Data(text.utf8).write(to: output)
    }

    /// Returns the declaration for one folder, named after the folder: `static let DTORuntime: [EmbeddedSource] = […]`.
    private static func constant(_ folder: URL) throws -> String {
        let sources = try paths(in: folder).map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return "        EmbeddedSource(path: \"\(path)\", text: \(literal(text))),\n"
        }
        return "    static let \(folder.lastPathComponent): [EmbeddedSource] = [\n\(sources.joined())    ]\n"
    }

    private static func paths(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xcprivacy") }.sorted()
    }

    /// Returns a raw string literal with as many `#` as the text needs, so that no line of the text is escaped.
    private static func literal(_ text: String) -> String {
        var signs = "#"
        while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
        return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
    }
}
