import Foundation
import PackagePlugin

/// Tells the tool which sources it was built from, so that it notices when the output in a folder is that of an older
/// one.
///
/// The sources, not the binary: every machine builds another binary of the same sources, and all of them make the same
/// output.
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
