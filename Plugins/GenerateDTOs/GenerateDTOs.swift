import Foundation
import PackagePlugin

/// Makes the models of a target's contract whenever the target is built: `openapi.yaml` in the target's folder, with `gen-dtos.yaml` beside
/// it where there is one. A target that depends on `DTOClient` gets the contract's client too.
///
/// The layout is the bundled one, because a build command names its outputs before the document is read, and the module is the target.
/// Fixtures and tests would be targets of their own, which a plugin cannot add to a package.
@main
struct GenerateDTOs: BuildToolPlugin {
    private static let documents = ["openapi.yaml", "openapi.yml", "openapi.json"]
    /// What gen-dtos makes in this layout of any document: `gen-dtos --help`.
    private static let files = [
        "Models", "Enumerations", "Unions", "Envelopes", "Operations", "Aliases", "ContractInfo",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule?.moduleName else { throw Refusal.noModule(target.name) }
        let document = try document(in: target.directoryURL, of: target.name)
        // Below the plugin's own folder, which alone may be written, since what is staged stands beside the output.
        let output = context.pluginWorkDirectoryURL.appending(path: "DTOs")
        let sources = output.appending(path: "Sources/\(module)")
        let hasClient = target.dependencies.contains(where: \.isClientLibrary)
        let files = Self.files + (hasClient ? ["Client"] : [])
        return [
            .buildCommand(
                displayName: "Generate DTOs of \(module) from \(document.lastPathComponent)",
                executable: try context.tool(named: "gen-dtos-for-builds").url,
                arguments: [
                    document.path, "--config", configuration(beside: document).path, "--output", output.path,
                    "--module", module, "--layout", "bundled", "--emit",
                    hasClient ? "models,client" : "models", "--quiet",
                ],
                // What is made here belongs to the target, whichever tool makes it.
                environment: ["GEN_DTOS_BUILD_STEP": "1"],
                inputFiles: try inputs(below: target.directoryURL),
                outputFiles: files.map { sources.appending(path: "\(module)\($0).swift") })
        ]
    }

    private func document(in folder: URL, of target: String) throws -> URL {
        let present = Self.documents.map { folder.appending(path: $0) }.filter(\.isFile)
        guard let document = present.first, present.count == 1 else {
            throw Refusal.documents(folder, target, present.map(\.lastPathComponent))
        }
        return document
    }

    /// Nothing where there is none: gen-dtos would look in the current folder next, which is whatever it is in a build.
    private func configuration(beside document: URL) -> URL {
        let file = document.deletingLastPathComponent().appending(path: "gen-dtos.yaml")
        return file.isFile ? file : URL(filePath: "/dev/null")
    }

    /// Whatever the document may refer to. A build command cannot say later what it has read, and a run too many costs nothing that shows.
    private func inputs(below folder: URL) throws -> [URL] {
        guard let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return paths.compactMap { $0 as? URL }
            .filter { ["yaml", "yml", "json"].contains($0.pathExtension) && $0.isFile }
            .sorted { $0.path < $1.path }
    }
}

private enum Refusal: Error, CustomStringConvertible {
    case noModule(String)
    case documents(URL, String, [String])

    var description: String {
        switch self {
        case .noModule(let target):
            "'\(target)' has no sources: GenerateDTOs adds to a target of Swift."
        case .documents(let folder, let target, let present) where present.isEmpty:
            "'\(target)' has no contract: GenerateDTOs reads \(folder.path)/openapi.yaml, .yml or .json."
        case .documents(let folder, let target, let present):
            "'\(target)' has \(present.count) contracts: \(present.joined(separator: ", ")) in \(folder.path). A target has one."
        }
    }
}

extension TargetDependency {
    fileprivate var isClientLibrary: Bool {
        switch self {
        case .product(let product): product.name == "DTOClient"
        case .target(let target): target.name == "DTOClient"
        @unknown default: false
        }
    }
}

extension URL {
    fileprivate var isFile: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
