import Files
package import Generation
import GenerationSettings

extension EmbeddedLibraries {
    /// The libraries of this package.
    package static let standard = EmbeddedLibraries(
        sources: [
            .runtime: EmbeddedSource.DTORuntime, .testing: EmbeddedSource.DTOTesting, .client: EmbeddedSource.DTOClient,
            .mocks: EmbeddedSource.DTOMocks, .server: EmbeddedSource.DTOMockServer,
            .contract: EmbeddedSource.DTOContract, .patterns: EmbeddedSource.ECMAPatterns,
            .signIn: EmbeddedSource.DTOSignIn,
        ], reader: EmbeddedSource.SwiftFacts + EmbeddedSource.SwiftFactsReader)
}
