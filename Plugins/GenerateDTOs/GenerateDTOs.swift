import Foundation
import PackagePlugin

/// Makes the models of a target's contract whenever the target is built. The contract is `openapi.yaml` in the target's
/// folder, and `gen-dtos.yaml` in that folder configures it. A target that depends on `DTOClient` also gets the
/// contract's client.
///
/// The layout is `bundled`, because a build command names its outputs before the document is read. The module is the
/// target. A plugin cannot add targets for fixtures and tests to a package.
@main
struct GenerateDTOs: BuildToolPlugin {
    private static let tool = "gen-dtos-for-builds"
    private static let endings = ["yaml", "yml", "json"]
    private static let documents = ["openapi.yaml", "openapi.yml", "openapi.json"]
    /// The files that the tool makes in this layout from any document (see `gen-dtos --help`).
    private static let files = [
        "Models", "Enumerations", "Unions", "Envelopes", "Operations", "Aliases", "ContractInfo",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule?.moduleName else { throw Refusal.noModule(target.name) }
        let candidates = Self.documents.map { target.directoryURL.appending(path: $0) }.filter(\.isFile)
        return try commands(
            for: module, document: document(candidates, of: target.name, in: target.directoryURL.path),
            inputs: inputs(below: target.directoryURL),
            hasClient: target.dependencies.contains(where: \.isClientLibrary),
            workDirectory: context.pluginWorkDirectoryURL, tool: context.tool(named: Self.tool).url)
    }

    /// - Parameter workDirectory: The plugin's own folder. The plugin may write to no other folder.
    private func commands(
        for module: String, document: URL, inputs: [URL], hasClient: Bool, workDirectory: URL, tool: URL
    ) -> [Command] {
        let output = workDirectory.appending(path: "DTOs")
        let sources = output.appending(path: "Sources/\(module)")
        let files = Self.files + (hasClient ? ["Client"] : [])
        return [
            .buildCommand(
                displayName: "Generate DTOs of \(module) from \(document.lastPathComponent)",
                executable: tool,
                arguments: [
                    document.path, "--config", configuration(beside: document).path, "--output", output.path,
                    "--module", module, "--layout", "bundled", "--emit",
                    hasClient ? "models,client" : "models", "--quiet",
                ],
                // The output belongs to the target, and does not depend on the tool that makes it.
                environment: ["GEN_DTOS_BUILD_STEP": "1"],
                inputFiles: inputs,
                outputFiles: files.map { sources.appending(path: "\(module)\($0).swift") })
        ]
    }

    private func document(_ candidates: [URL], of target: String, in place: String) throws -> URL {
        guard let document = candidates.first, candidates.count == 1 else {
            throw Refusal.documents(place, target, candidates.map(\.lastPathComponent))
        }
        return document
    }

    /// An empty file replaces a missing configuration. Without the option, gen-dtos would look in the current folder of
    /// the build.
    private func configuration(beside document: URL) -> URL {
        let file = document.deletingLastPathComponent().appending(path: "gen-dtos.yaml")
        return file.isFile ? file : URL(filePath: "/dev/null")
    }

    /// The files to which the document may refer. A build command must name its inputs in advance, and an unnecessary
    /// run costs little.
    private func inputs(below folder: URL) -> [URL] {
        guard let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return paths.compactMap { $0 as? URL }
            .filter { Self.endings.contains($0.pathExtension) && $0.isFile }
            .sorted { $0.path < $1.path }
    }
}

private enum Refusal: Error, CustomStringConvertible {
    case noModule(String)
    /// The location appears in the message.
    case documents(String, String, [String])

    var description: String {
        switch self {
        case .noModule(let target):
            "'\(target)' has no sources: apply GenerateDTOs to a Swift target."
        case .documents(let place, let target, let present) where present.isEmpty:
            "'\(target)' has no contract: GenerateDTOs reads openapi.yaml, .yml or .json in \(place)."
        case .documents(let place, let target, let present):
            "'\(target)' has \(present.count) contracts: \(present.joined(separator: ", ")) in \(place). "
                + "A target can have only one contract."
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// In a project of Xcode, the contract is a file of the target.
    extension GenerateDTOs: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = target.inputFiles.map(\.url)
            let document = try document(
                files.filter { Self.documents.contains($0.lastPathComponent) }, of: target.displayName,
                in: "the files of the target")
            return try commands(
                for: Self.moduleName(of: target.displayName), document: document,
                inputs: files.filter { Self.endings.contains($0.pathExtension) },
                hasClient: target.dependencies.contains(where: \.isClientLibrary),
                workDirectory: context.pluginWorkDirectoryURL, tool: context.tool(named: Self.tool).url)
        }

        /// Returns the name that Xcode gives a module by default (`PRODUCT_MODULE_NAME`).
        private static func moduleName(of target: String) -> String {
            let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name : name
        }
    }

    extension XcodeTargetDependency {
        fileprivate var isClientLibrary: Bool {
            switch self {
            case .product(let product): product.name == "DTOClient"
            case .target(let target): target.displayName == "DTOClient"
            @unknown default: false
            }
        }
    }
#endif

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
