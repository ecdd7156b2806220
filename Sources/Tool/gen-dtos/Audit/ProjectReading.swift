import ContractAudit
import Diagnostics
import Files
import Foundation
import Generation
import Platform

/// Reads the Swift code of a project with the compiled Swift parser.
struct ProjectReading {
    private let arguments: CommandLineArguments
    private let roots: [String]
    private let hasUses: Bool

    /// - Parameters:
    ///   - roots: The audited paths.
    ///   - hasUses: Whether the facts contain the names that each file uses.
    init(_ arguments: CommandLineArguments, roots: [String], hasUses: Bool = false) {
        self.arguments = arguments
        self.roots = roots
        self.hasUses = hasUses
    }

    /// Returns the facts about files, from the cache if the files have not changed.
    func facts(of paths: [String]) throws -> [FileFacts] {
        let sources = try sources
        let cache = try ReaderCache(named: arguments.auditing.cache)
        defer { cache.end() }
        var kept = FactsCache(
            in: cache.folder, reader: sources, roots: roots + (hasUses ? [FileFacts.usesArgument] : []))
        var found: [String: FileFacts] = [:]
        var hashes: [String: String] = [:]
        let earlier = paths.concurrentMap(workers: Workers(arguments.threads)) { [kept] path in
            FactsCache.hash(path).map { (hash: $0, facts: kept.facts($0)) }
        }
        for (path, earlier) in zip(paths, earlier) {
            guard let earlier else { continue }
            hashes[path] = earlier.hash
            found[path] = earlier.facts
            if earlier.facts != nil { kept.keep(earlier.hash) }
        }
        let rest = paths.filter { found[$0] == nil }
        if !rest.isEmpty {
            for facts in try SwiftReading(program: reader(sources, cache), hasUses: hasUses).facts(of: rest) {
                found[facts.path] = facts
                if let hash = hashes[facts.path] { kept.add(facts, hash) }
            }
        }
        if cache.reason == nil, kept.isChanged {
            kept.write()
            cache.tidy()
        }
        return paths.compactMap { found[$0] }
    }

    /// Returns the path of the program that parses Swift, and compiles the program if necessary.
    private func reader(_ sources: [EmbeddedSource], _ cache: ReaderCache) throws -> String {
        let toolchain = try SwiftToolchain(arguments.auditing.compiler)
        if let reason = cache.reason {
            try StandardStream.error.write(
                "gen-dtos: the Swift parser is compiled for this run alone, because \(VisibleText.escaped(reason)).\n"
            )
        }
        return try cache.program(toolchain, sources) {
            if !arguments.isQuiet {
                let later = cache.reason == nil ? "; later runs use it again" : ""
                try StandardStream.error.write(
                    "gen-dtos: compiling the Swift parser for \(VisibleText.escaped(toolchain.version))\(later)\n")
            }
        }
    }

    /// Returns the facts about changed texts of files. The files themselves are not changed.
    func facts(ofTexts texts: [(path: String, text: String)]) throws -> [FileFacts] {
        let sources = try sources
        let cache = try ReaderCache(named: arguments.auditing.cache)
        defer { cache.end() }
        let folder = FileManager.default.temporaryDirectory.path + "/gen-dtos-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var paths: [String: String] = [:]
        for (number, item) in texts.enumerated() {
            let path = "\(folder)/\(number).swift"
            paths[path] = item.path
            guard FileManager.default.createFile(atPath: path, contents: Data(item.text.utf8)) else {
                throw SystemFailure(path: path, code: errno)
            }
        }
        let program = try reader(sources, cache)
        return try SwiftReading(program: program, hasUses: hasUses).facts(of: paths.keys.sorted()).map { facts in
            var facts = facts
            facts.path = paths[facts.path] ?? facts.path
            return facts
        }
    }

    private var sources: [EmbeddedSource] {
        get throws {
            guard let sources = arguments.build.libraries?.reader, !sources.isEmpty else {
                throw UsageError(message: "This build of gen-dtos has no Swift parser: use the product 'gen-dtos'.")
            }
            return sources
        }
    }
}
