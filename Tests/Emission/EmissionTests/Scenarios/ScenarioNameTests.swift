import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The names of scenarios come from the document.
@Suite struct ScenarioNameTests {
    private static let example = SharedFolder.packageRoot.appending(path: "Examples/scenarios")

    private func source(_ url: URL) throws -> SourceFile {
        SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }

    /// Returns the declarations of the methods, without their bodies.
    private func methods(_ folder: URL) throws -> [String] {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: try source(folder.appending(path: "openapi.yaml")),
                configuration: Configuration(reading: try source(folder.appending(path: "gen-dtos.yaml")))))
        let file = try #require(result.files?.files.first { $0.path == "Scenarios/UITestCase+Scenarios.swift" })
        return String(decoding: file.bytes, as: UTF8.self).matches(of: /func (given.*) \{/).map { String($0.1) }
    }

    /// A person wrote methods of these names by hand for tests of an app like the example. Twelve methods begin a test,
    /// two are for single paths, and two replace all others. The rest is for all paths. A method that needs the URL of
    /// the server throws without it.
    @Test func namesOfTheExample() throws {
        #expect(
            try methods(Self.example) == [
                "givenCharacterListSucceeds() async throws",
                "givenCharacterListAndDetailSucceeds() async throws",
                "givenCharacterListWithPaginationSucceeds() async throws",
                "givenCharacterListWithPaginationAndEmptySearchSucceeds() async throws",
                "givenCharacterListWithEmptySearchSucceeds() async throws",
                "givenCharacterDetailSucceeds() async throws",
                "givenCharacterListDetailAndEpisodesSucceeds() async throws",
                "givenCharacterDetailFailsButListSucceeds() async throws",
                "givenCharacterListFails() async throws",
                "givenCharacterEpisodesFailsButListAndDetailSucceeds() async throws",
                "givenAllRequestsFail() async",
                "givenAllRequestsReturnNotFound() async",
                "givenBackendIsOffline() async",
                "givenCharacterListRecovers() async throws",
                "givenCharacterDetailRecovers() async throws",
                "givenCharacterEpisodesRecovers() async throws",
                "givenCharacterEpisodesFails() async throws",
                "givenBackendIsSlow(delay: Duration = .seconds(5)) async",
            ])
    }

    @Test(arguments: ["scenarios", "scenarios-configured"])
    func rule(_ name: String) throws {
        let folder = SharedFolder.packageRoot.appending(path: "Tests/Tool/GoldenTests/OutputCases/\(name)")
        let methods = try methods(folder)
        #expect(methods.count > 15)
        for method in methods {
            #expect(
                method.wholeMatch(of: /given[A-Z][A-Za-z]*(Succeeds|Fails|Recovers)\(\) async( throws)?/) != nil
                    || method.hasPrefix("givenAllRequests") || method.hasPrefix("givenBackendIs"),
                "\(method)")
        }
        #expect(Set(methods).count == methods.count)
    }

    /// The generator knows no word of the example.
    @Test func noWordOfTheExampleIsInTheSources() throws {
        // The expressions are those of Foundation, because Swift's own regular expressions need seconds for all
        // sources.
        let words = try NSRegularExpression(pattern: "(?i)episode|morty|portal|vortex|listCharacters|challenge://")
        let ownWord = try NSRegularExpression(pattern: #"(?i)\bcharacters?\b"#)
        for folder in ["Sources", "Templates"] {
            let root = SharedFolder.packageRoot.appending(path: folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
                .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".mustache") }
            #expect(paths.count > 20)
            for path in paths {
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                let range = NSRange(text.startIndex..., in: text)
                #expect(words.firstMatch(in: text, range: range) == nil, "\(folder)/\(path)")
                guard path.contains("Scenario") else { continue }
                #expect(ownWord.firstMatch(in: text, range: range) == nil, "\(path)")
            }
        }
    }
}
