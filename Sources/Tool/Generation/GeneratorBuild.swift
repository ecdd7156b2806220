package import Files
package import GenerationSettings

/// Data that the build of the tool adds to the generator.
///
/// A tool that is part of a build has none of it: SwiftPM builds the tools of build-tool plugins without running such
/// plugins for them. A finished tool that runs in a build does not have the libraries, because its output belongs to a
/// target.
package struct GeneratorBuild: Sendable {
    /// The hash of the generator's sources, or nil. Without it a run cannot know which generator made a file, and never
    /// finds that it has nothing to do.
    package var fingerprint: String?
    /// The sources of the libraries, or nil. Without them the tool cannot make standalone packages.
    package var libraries: EmbeddedLibraries?

    package init(fingerprint: String? = nil, libraries: EmbeddedLibraries? = nil) {
        self.fingerprint = fingerprint
        self.libraries = libraries
    }
}

/// The libraries that generated code uses, and the program that reads Swift for `audit`, as text.
package struct EmbeddedLibraries: Sendable {
    package var sources: [GenerationOptions.Library: [EmbeddedSource]]
    package var reader: [EmbeddedSource]

    package init(sources: [GenerationOptions.Library: [EmbeddedSource]], reader: [EmbeddedSource]) {
        self.sources = sources
        self.reader = reader
    }
}
