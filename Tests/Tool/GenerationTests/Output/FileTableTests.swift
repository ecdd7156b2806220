import ContractSupport
import Diagnostics
import Foundation
import TestSupport
import Testing
@testable import ContractModel
@testable import ContractReports
@testable import Files
@testable import FixtureEmission
@testable import Generation
@testable import GenerationSettings

/// The table gives files the names that generation gives them.
@Suite struct FileTableTests {
    private static let cases = SharedFolder.packageRoot.appending(path: "Tests/Tool/GoldenTests/Cases")

    /// The table has every file that is about a part of the contract.
    @Test(arguments: GenerationOptions.Layout.allCases)
    func everyFileIsInTheTable(_ layout: GenerationOptions.Layout) throws {
        var count = 0
        for golden in TestExtent.sample(GoldenCase.all(in: Self.cases), 20) {
            guard let document = golden.document, document.pathExtension == "yaml" else { continue }
            func source(_ url: URL) throws -> SourceFile {
                SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
            }
            let input = GenerationInput(
                document: try source(document),
                configuration: try golden.configuration.map { Configuration(reading: try source($0)) },
                overrides: OptionOverrides(layout: layout))
            let result = GenerationPipeline.run(input)
            guard let files = result.files, let contract = result.contract else { continue }
            let table = FileTable(contract, options: input.options)
            count += 1
            let made = Set(files.files.map(\.path))
            #expect(made.subtracting(table.paths).filter(Self.isOfOneThing) == [], "\(golden)")
            // Some types have nothing to test, so not every file in the table is generated.
            #expect(table.paths.subtracting(made).filter { !$0.hasPrefix("Tests/") } == [], "\(golden)")
        }
        #expect(count > TestExtent.choose(sample: 5, full: 20))
    }

    /// Returns whether the file is about one type or operation. Other files are about the contract, a suite, or all
    /// fixtures, and exist in the bundled layout even if they are empty.
    private static func isOfOneThing(_ path: String) -> Bool {
        path.split(separator: "/").count > 3
            && !(TestTable.Suite.allCases.map(\.file) + [TestPrinter.liveSuite]).contains {
                path.hasSuffix("/\($0).swift")
            }
            || path.hasPrefix("Fixtures/Fixtures+")
    }

    @Test func whatSharesAFile() throws {
        let document = DocumentSlot.response.document(
            "properties: {a: {type: object, properties: {b: {type: string}}}}")
        let input = GenerationInput(document: SourceFile(path: "a.yaml", text: document))
        let result = GenerationPipeline.run(input)
        let contract = try #require(result.contract)
        let table = FileTable(contract, options: input.options)
        let id = try #require(contract.definitions.first { contract.documentName(of: $0.id) == "R.a" }).id
        let root = contract.root(of: id)
        #expect(table[id].models == ["Sources/T/Models/R.swift"])
        #expect(table[id].models == table[root].models && table[id].tests == table[root].tests)
        #expect(table[id].fixtures == ["Fixtures/Fixtures+R.swift"])
        #expect(table[group: root].fixtures == table[id].fixtures.union(table[root].fixtures))
        #expect(table[response: "200", of: "#/paths/~1r/post"].fixtures == ["Fixtures/Fixtures+PostR.swift"])
    }
}
