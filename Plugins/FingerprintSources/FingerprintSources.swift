import Foundation
import PackagePlugin

/// Tells the tool which sources it was built from, so that it notices when the output in a folder is that of an older one.
///
/// The sources, not the binary: every machine builds another binary of the same sources, and all of them make the same output.
@main
struct FingerprintSources: BuildToolPlugin {
    /// Whatever has a part in the output.
    private static let generator = [
        "Diagnostics", "YAMLTree", "TemplateEngine", "DTOTemplates", "DTOGeneration", "DTORuntime", "DTOTesting",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratorFingerprint+Sources.swift")
        let targets = try context.package.targets(named: Self.generator).compactMap(\.sourceModule)
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
