package import Files
package import GenerationSettings

/// Data that the build of the tool adds to the generator.
///
/// A tool that SwiftPM builds for a build-tool plugin has no data, because SwiftPM does not run plugins for the tools
/// of plugins. A released tool that runs as a build step has no libraries, because its output becomes a part of an
/// existing target.
package struct GeneratorBuild: Sendable {
    /// The hash of the generator's sources, or nil. Without the hash, a run cannot know which generator made a file, so
    /// it always generates.
    package var fingerprint: String?
    /// The sources of the libraries, or nil. Without these sources, the tool cannot make standalone packages.
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
