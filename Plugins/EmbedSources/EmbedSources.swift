import Foundation
import PackagePlugin

/// Puts the sources of the libraries that generated code stands on into the binary, so that `--standalone` can write them out.
///
/// A build step, since a copy that is checked in would have to be kept in step, and the resources of a target must lie in its folder.
@main
struct EmbedSources: BuildToolPlugin {
    private static let libraries = ["DTORuntime", "DTOTesting", "DTOClient"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSource+Libraries.swift")
        let targets = try context.package.targets(named: Self.libraries).compactMap(\.sourceModule)
        return [
            .buildCommand(
                displayName: "Embed \(Self.libraries.joined(separator: " and "))",
                executable: try context.tool(named: "embed-sources").url,
                arguments: [output.path] + targets.map(\.directoryURL.path),
                inputFiles: targets.flatMap { $0.sourceFiles.map(\.url) },
                outputFiles: [output])
        ]
    }
}
