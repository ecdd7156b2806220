package import Platform
package import ContractModel
package import Files
package import GenerationSettings
import SwiftEmission
import Texts

/// Writes the fixtures of a contract as constants of a Swift module. Each type that is not nested, and each operation
/// with its own responses, has a file. Tests, mock clients and mock servers use the fixtures on every platform without
/// a resource bundle. The bundled layout has one file.
package struct FixtureEmitter: Sendable {
    private let options: GenerationOptions
    private let module: String
    private let header: [String]
    private let groups: [Group]

    /// Fixtures that share a file.
    private struct Group: Sendable {
        var owner: Substring
        var entries: [FixtureNames.Entry]
    }

    package init(_ contract: Contract, module: String, options: GenerationOptions, fixtures: FixtureNames) {
        self.options = options
        self.module = module
        header = GeneratedHeader.lines(contract.info).map(\.text)
        groups = Self.groups(fixtures.entries)
    }

    /// Groups entries by file. Names that differ only in case mean one file on many disks.
    private static func groups(_ entries: [FixtureNames.Entry]) -> [Group] {
        var indices: [String: Int] = [:]
        var groups: [Group] = []
        for entry in entries {
            let key = OutputPath.folded(String(entry.owner))
            if let index = indices[key] {
                groups[index].entries.append(entry)
            } else {
                indices[key] = groups.count
                groups.append(Group(owner: entry.owner, entries: [entry]))
            }
        }
        return groups
    }

    /// Tests are in another module, so they cannot use internal declarations.
    private var access: String { options.access == .public ? "public" : "package" }

    package func files(store: FileStore, workers: Workers) -> [GeneratedFile] {
        switch options.layout {
        case .files:
            let declaration = start(Self.comment, "\(access) enum Fixtures {}\n")
            return [store.take(GeneratedFile(path: "Fixtures/Fixtures.swift", bytes: declaration))]
                + groups.runs(of: 8).concurrentMap(workers: workers) { groups in
                    groups.map { group in
                        let parts = [start([], "extension Fixtures {\n"), constants(group.entries), Self.end]
                        return store.take(GeneratedFile(path: Self.path(of: group.owner), bytes: Array(parts.joined())))
                    }
                }.flatMap(\.self)
        case .bundled:
            let texts = groups.runs(of: 16).concurrentMap(workers: workers) { constants($0.flatMap(\.entries)).fitted }
            let parts =
                [start(Self.comment, "\(access) enum Fixtures {\n")]
                + texts.enumerated().flatMap { $0.offset > 0 ? [[UInt8(ascii: "\n")], $0.element] : [$0.element] }
                + [Self.end]
            return [store.take(GeneratedFile(path: Self.path(ofModule: module), parts: parts))]
        }
    }

    /// Returns the path of the file with an entry's constants.
    package static func path(of entry: FixtureNames.Entry, module: String, _ layout: GenerationOptions.Layout) -> String
    {
        switch layout {
        case .files: path(of: entry.owner)
        case .bundled: path(ofModule: module)
        }
    }

    private static func path(of owner: Substring) -> String { "Fixtures/Fixtures+\(owner).swift" }
    private static func path(ofModule module: String) -> String { "Fixtures/\(module)Fixtures.swift" }

    // MARK: Text

    private static let comment = [
        "/// JSON that conforms to the contract. `…Full` has each property, `…Minimal` only the required properties."
    ]
    private static let end = Array("}\n".utf8)

    private func start(_ comment: [String], _ line: String) -> [UInt8] {
        Array(((header + [""] + comment).map { $0 + "\n" }.joined() + line).utf8)
    }

    private func constants(_ entries: [FixtureNames.Entry]) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in entries.indices {
            if index > 0 { bytes.append(UInt8(ascii: "\n")) }
            append(entries[index], entries[index].value.jsonBytes, to: &bytes)
        }
        return bytes
    }

    /// Appends the declaration of a fixture, without the last newline of the JSON.
    private func append(_ entry: FixtureNames.Entry, _ json: [UInt8], to bytes: inout [UInt8]) {
        let literal = RawLiteral(json.dropLast())
        bytes.append("    \(access) static let \(entry.constant) = \(literal.opening)\n")
        literal.write(to: &bytes, indentation: 8)
        bytes.append("        \(literal.closing)\n")
    }
}
