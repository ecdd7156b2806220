import Diagnostics
import GenerationSettings
import References
import YAMLTree

/// The settings of a run: defaults, overridden by the configuration file, overridden by the command line.
struct RunSettings {
    static let usualOutput = "Generated"

    let configuration: Configuration?
    /// The limits for the document and for all files to which it refers.
    let limits: YAMLLimits
    /// The output folder, relative to the current folder.
    let output: String
    /// Whether the user has named the output folder.
    let namesOutput: Bool
    /// The folders that replace URLs in references, relative to the current folder.
    let references: ReferenceMap

    init(_ arguments: CommandLineArguments) throws {
        let file = try InputReader.configuration(arguments.configuration, document: arguments.document)
        configuration = file.map { Configuration(reading: $0) }
        var limits = YAMLLimits.standard
        let configured = configuration?.options.limits ?? [:]
        for (name, value) in configured.merging(arguments.limits, uniquingKeysWith: { $1 }) {
            _ = limits.set(name, to: value)
        }
        self.limits = limits
        let output = configuration.flatMap { configuration in
            // A project that names its document has its output next to its configuration.
            let folder = configuration.options.output ?? configuration.options.document.map { _ in Self.usualOutput }
            return folder.map(Self.path(besides: configuration.file.path))
        }
        namesOutput = arguments.output != nil || output != nil
        self.output = PlainPath.of(arguments.output ?? output ?? Self.usualOutput)
        var references = ReferenceMap()
        if let configuration {
            let path = Self.path(besides: configuration.file.path)
            for entry in configuration.options.references.entries {
                let folder = PlainPath.of(path(entry.folder))
                references.add(.init(prefix: entry.prefix, folder: folder, location: entry.location))
            }
        }
        for entry in arguments.references.entries { references.add(entry) }
        self.references = references
    }

    /// Returns a function for paths in the configuration, which start at the configuration's own folder.
    static func path(besides file: String) -> (String) -> String {
        { path in
            guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
                return CommandLineArguments.withoutTrailingSlashes(path)
            }
            return CommandLineArguments.withoutTrailingSlashes(file[...slash] + path)
        }
    }
}
