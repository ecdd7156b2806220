import ContractAudit
import Foundation

/// What the reader says of files.
struct SwiftReading {
    let program: String

    /// In the order of the paths. A file that ends the reader is read again alone, and has a fault if it does so once more.
    func facts(of paths: [String]) throws -> [FileFacts] {
        if paths.isEmpty { return [] }
        var found = try read(paths)
        for path in paths where found[path] == nil {
            found[path] = try read([path])[path] ?? fault(path)
        }
        return paths.compactMap { found[$0] }
    }

    private func fault(_ path: String) -> FileFacts {
        var facts = FileFacts(path: path)
        facts.fault = "The parser gave it up."
        return facts
    }

    private func read(_ paths: [String]) throws -> [String: FileFacts] {
        let input = Data(paths.flatMap { Array($0.utf8) + [0] })
        let outcome = try ChildProcess.run(program, [], input: input)
        let lines = outcome.output.split(separator: 0x0A)
        var found: [String: FileFacts] = [:]
        let decoder = JSONDecoder()
        for line in lines {
            // The last line of a reader that ended early may be half a line.
            guard let facts = try? decoder.decode(FileFacts.self, from: line) else { continue }
            found[facts.path] = facts
        }
        return found
    }
}
