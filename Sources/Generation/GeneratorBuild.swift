package import Files

/// What a tool has besides the generator, each made while it is built.
///
/// A tool that is itself part of a build can have neither: SwiftPM builds the tools of build-tool plugins without running such plugins
/// for them. One that is built already and run by a build has no libraries, since what it makes belongs to a target.
package struct GeneratorBuild: Sendable {
    /// The hash of the sources that the generator was built from. Without it nobody can know which generator made a file, and no run
    /// finds that it has nothing to do.
    package var fingerprint: String?
    /// Without them nothing that is made stands alone.
    package var libraries: EmbeddedLibraries?

    package init(fingerprint: String? = nil, libraries: EmbeddedLibraries? = nil) {
        self.fingerprint = fingerprint
        self.libraries = libraries
    }
}

/// The libraries that generated code stands on, and the program that reads Swift for `audit`, as text.
package struct EmbeddedLibraries: Sendable {
    package var runtime: [EmbeddedSource]
    package var testing: [EmbeddedSource]
    package var client: [EmbeddedSource]
    /// What serves a contract within a test, and what that stands on.
    package var server: [EmbeddedSource]
    package var contract: [EmbeddedSource]
    package var patterns: [EmbeddedSource]
    package var reader: [EmbeddedSource]

    package init(
        runtime: [EmbeddedSource], testing: [EmbeddedSource], client: [EmbeddedSource], server: [EmbeddedSource],
        contract: [EmbeddedSource], patterns: [EmbeddedSource], reader: [EmbeddedSource]
    ) {
        self.runtime = runtime
        self.testing = testing
        self.client = client
        self.server = server
        self.contract = contract
        self.patterns = patterns
        self.reader = reader
    }
}
