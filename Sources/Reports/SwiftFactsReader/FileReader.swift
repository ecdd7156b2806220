import Foundation
import SwiftParser
import SwiftSyntax

/// Reads one file.
enum FileReader {
    /// - Parameter hasUses: Whether the names that the file uses are also read. If so, the file may be generated code.
    static func facts(at path: String, hasUses: Bool) -> FileFacts {
        var facts = FileFacts(path: path)
        var status = stat()
        guard stat(path, &status) == 0 else { return unread(path) }
        // Reading a pipe or a device may never end.
        guard status.st_mode & S_IFMT == S_IFREG else {
            facts.fault = "The path does not name a file."
            return facts
        }
        let limit = hasUses ? FileFacts.generatedByteLimit : FileFacts.byteLimit
        if status.st_size > limit {
            facts.fault = "The file has more than \(limit >> 20) MB."
            return facts
        }
        guard let file = fopen(path, "rb") else { return unread(path) }
        defer { fclose(file) }
        // The buffer has one byte more than the file, because the file may have grown.
        var data = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        data.removeLast(data.count - fread(&data, 1, data.count, file))
        if data.contains(0) {
            facts.fault = "The file is not text."
            return facts
        }
        let text = String(decoding: data, as: UTF8.self)
        // Decoding repairs invalid bytes, which changes them.
        guard text.utf8.elementsEqual(data) else {
            facts.fault = "The file is not UTF-8."
            return facts
        }
        facts.lines = data.count { $0 == 0x0A } + (data.last ?? 0x0A == 0x0A ? 0 : 1)
        let tree = Parser.parse(source: text)
        facts.hasErrors = tree.hasError
        let converter = SourceLocationConverter(fileName: path, tree: tree)
        let reader = DeclarationReader(converter)
        reader.walk(tree)
        facts.types = reader.types
        facts.functions = reader.functions
        facts.routes = reader.routes
        facts.reads = reader.reads.mapValues { $0.sorted() }
        let makings = MakingReader()
        makings.walk(tree)
        facts.makings = makings.finished
        facts.choices = makings.choices.sorted { $0.lexicographicallyPrecedes($1) }
        facts.dateStrategies = makings.dateStrategies.sorted()
        if hasUses { facts.uses = UseReader.uses(of: tree, converter) }
        facts.convertsSnakeCase = text.contains("convertFromSnakeCase")
        return facts
    }

    /// Returns facts that contain the system's reason for the failure, from `errno`.
    private static func unread(_ path: String) -> FileFacts {
        let reason = String(cString: strerror(errno))
        var facts = FileFacts(path: path)
        facts.fault = "The file cannot be read: \(reason)."
        return facts
    }
}
