import Foundation
import PackagePlugin

/// Writes the hash of the tool's sources, so that the tool notices if an older version has made the output in a folder.
///
/// The hash is computed from the sources and not from the binary, because machines build different binaries from equal
/// sources, and all of them make equal output.
@main
struct FingerprintSources: BuildToolPlugin {
    /// The modules that make the output, and the library whose sources the output contains.
    private static let roots = ["Generation", "DTOTesting"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratorFingerprint+Sources.swift")
        let roots = try context.package.targets(named: Self.roots)
        let named = Dictionary(
            (roots + roots.flatMap(\.recursiveTargetDependencies)).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let targets = named.sorted { $0.key < $1.key }.compactMap(\.value.sourceModule)
        return [
            .buildCommand(
                displayName: "Fingerprint the generator",
                executable: try context.tool(named: "fingerprint-sources").url,
                arguments: [output.path] + targets.map(\.directoryURL.path),
                inputFiles: targets.flatMap { $0.sourceFiles.map(\.url) },
                outputFiles: [output])
        ]
    }
}
