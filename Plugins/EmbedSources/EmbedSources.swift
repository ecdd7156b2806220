import Foundation
import PackagePlugin

/// Embeds the sources of the libraries that generated code imports in the binary, so that `--standalone` can write them
/// out.
///
/// This is a build step, because a checked-in copy could become out of date, and the resources of a target must be in
/// the target's folder.
@main
struct EmbedSources: BuildToolPlugin {
    private static let libraries = [
        "DTORuntime", "DTOTesting", "DTOClient", "DTOMocks", "DTOMockServer", "DTOContract", "ECMAPatterns",
        "DTOSignIn",
    ]
    /// The program that reads Swift. It is not a target, because it imports the compiler's own parser. A module of the
    /// tool declares the facts that it prints.
    private static let reader = ["Sources/Reports/ContractAudit/SwiftFacts", "Sources/Reports/SwiftFactsReader"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSource+Libraries.swift")
        let targets = try context.package.targets(named: Self.libraries).compactMap(\.sourceModule)
        let reader = Self.reader.map { context.package.directoryURL.appending(path: $0) }
        return [
            .buildCommand(
                displayName: "Embed \(Self.libraries.joined(separator: " and "))",
                executable: try context.tool(named: "embed-sources").url,
                arguments: [output.path] + (targets.map(\.directoryURL) + reader).map(\.path),
                inputFiles: targets.flatMap { $0.sourceFiles.map(\.url) } + reader.flatMap(Self.files),
                outputFiles: [output])
        ]
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }
}
