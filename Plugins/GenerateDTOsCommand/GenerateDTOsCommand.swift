import Foundation
import PackagePlugin

/// Runs the tool for `swift package gen-dtos [SPEC] [options]`, in the package's folder. The tool has the version on
/// which the package depends.
///
/// The output is written into the package, to be checked in. The plugin passes all arguments to the tool. If the first
/// argument is not a document, it is the `document:` of `gen-dtos.yaml`, or else `spec/openapi.yaml`.
@main
struct GenerateDTOsCommand: CommandPlugin {
    private static let tool = "gen-dtos-main"
    private static let usualDocument = "spec/openapi.yaml"
    /// If the command line has one of these words, it has no document.
    private static let complete: Set = ["--list", "--help", "-h", "--version"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: Self.tool).url, arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = Self.namesDocument(in: folder) ? arguments : withDocument(arguments)
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    /// Whether the configuration in a folder names its document. Then the tool finds it.
    private static func namesDocument(in folder: URL) -> Bool {
        let text = try? String(contentsOf: folder.appending(path: "gen-dtos.yaml"), encoding: .utf8)
        return text?.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("document:") } == true
    }

    /// Adds the default document. Only the tool knows which argument belongs to which option, so a document is the
    /// first argument or is absent.
    private func withDocument(_ arguments: [String]) -> [String] {
        let isComplete = arguments.contains { word in
            Self.complete.contains { word == $0 || word.hasPrefix($0 + "=") }
        }
        if isComplete { return arguments }
        if let first = arguments.first, first == "-" || !first.hasPrefix("-") { return arguments }
        return [Self.usualDocument] + arguments
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// In a project of Xcode, the command runs in the project's folder. Xcode adds `--target` and its name, which the
    /// tool does not have.
    extension GenerateDTOsCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            try run(
                context.tool(named: Self.tool).url, extractor.remainingArguments,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif

/// The tool has printed the reason.
private struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "gen-dtos ended with status \(status)." }
}
