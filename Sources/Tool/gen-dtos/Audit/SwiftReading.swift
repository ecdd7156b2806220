import ContractAudit
import Foundation

/// Runs the compiled Swift parser.
struct SwiftReading {
    let program: String
    /// Whether the facts contain the names that each file uses.
    let hasUses: Bool

    /// Returns the facts in the order of the paths. A file that crashes the parser is read again alone. If the parser
    /// crashes again, the facts of the file are only a fault.
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
        facts.fault = "The parser failed on the file."
        return facts
    }

    private func read(_ paths: [String]) throws -> [String: FileFacts] {
        let input = Data(paths.flatMap { Array($0.utf8) + [0] })
        let outcome = try ChildProcess.run(program, hasUses ? [FileFacts.usesArgument] : [], input: input)
        let lines = outcome.output.split(separator: 0x0A)
        var found: [String: FileFacts] = [:]
        let decoder = JSONDecoder()
        for line in lines {
            // If the reader ended early, its last line may be incomplete.
            guard let facts = try? decoder.decode(FileFacts.self, from: line) else { continue }
            found[facts.path] = facts
        }
        return found
    }
}
