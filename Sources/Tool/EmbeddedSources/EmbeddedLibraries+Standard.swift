import Files
package import Generation

extension EmbeddedLibraries {
    /// Those of this package.
    package static let standard = EmbeddedLibraries(
        runtime: EmbeddedSource.DTORuntime, testing: EmbeddedSource.DTOTesting, client: EmbeddedSource.DTOClient,
        server: EmbeddedSource.DTOMockServer, contract: EmbeddedSource.DTOContract,
        patterns: EmbeddedSource.ECMAPatterns, reader: EmbeddedSource.SwiftFacts + EmbeddedSource.SwiftFactsReader)
}
