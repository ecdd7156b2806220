import Diagnostics
import EmbeddedSources
import TestSupport
import Testing
@testable import Platform
@testable import ContractModel
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// A file store gets the files that a run without a store returns.
@Suite struct FileStoreTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: '1'}
        paths:
          /works:
            get:
              responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}}
        components:
          schemas:
            Work: {type: object, properties: {title: {type: string}, kind: {enum: [a, b]}}}
            Hit: {oneOf: [{$ref: '#/components/schemas/Work'}, {type: string}]}
        """

    private func input(
        _ layout: GenerationOptions.Layout, _ emit: [GenerationOptions.Artifact] = GenerationOptions.Artifact.allCases,
        standalone: Bool = false
    ) -> GenerationInput {
        GenerationInput(
            document: SourceFile(path: "api.yaml", bytes: Array(Self.document.utf8)),
            overrides: OptionOverrides(emit: Set(emit), layout: layout, standalone: standalone), jobs: 4,
            build: GeneratorBuild(libraries: .few))
    }

    private static let forms = GenerationOptions.Layout.allCases.flatMap { layout in
        [false, true].map { (layout: layout, standalone: $0) }
    }

    @Test(arguments: TestExtent.sample(forms, 2))
    func storeGetsAllFiles(_ layout: GenerationOptions.Layout, standalone: Bool) throws {
        try expectThatStoreGetsAllFiles(input(layout, standalone: standalone), atLeast: 10)
    }

    /// This run does not use the lock, but the next run does.
    @Test func storeGetsTheLockOfTheLastRun() throws {
        let first = try #require(GenerationPipeline.run(input(.files)).files).files
        let lock = try #require(first.first { $0.path == ContractLock.fileName })
        var input = input(.files, [.docs])
        input.lock = SourceFile(path: lock.path, bytes: lock.bytes)
        let files = try expectThatStoreGetsAllFiles(input, atLeast: 2)
        #expect(files[lock.path] == lock.bytes)
    }

    @discardableResult
    private func expectThatStoreGetsAllFiles(_ input: GenerationInput, atLeast count: Int) throws -> [String: [UInt8]] {
        let stored = Guarded<[String: [UInt8]]>([:])
        var input = input
        let whole = try #require(GenerationPipeline.run(input).files?.all)
        input.store = FileStore { file in
            let other = stored.with { $0.updateValue(file.bytes, forKey: file.path) }
            #expect(other == nil, "\(file.path)")
            return file.stored
        }
        let files = try #require(GenerationPipeline.run(input).files?.all)
        #expect(files.count >= count)
        #expect(files.allSatisfy { $0.isStored && $0.parts.isEmpty })
        #expect(files.map(\.digest) == whole.map(\.digest))
        let bytes = stored.with { $0 }
        #expect(bytes == Dictionary(uniqueKeysWithValues: whole.map { ($0.path, $0.bytes) }))
        return bytes
    }

    /// A store only gets files, so an error stops the run before the store is used.
    @Test func nothingIsMadeOfADocumentWithErrors() {
        var input = input(.files)
        input.document = SourceFile(
            path: "api.yaml", bytes: Array(Self.document.replacing("schemas/Work'", with: "schemas/None'").utf8))
        input.store = FileStore { file in
            Issue.record("\(file.path)")
            return file
        }
        #expect(GenerationPipeline.run(input).files == nil)
    }
}

extension GeneratedFileSet {
    fileprivate var all: [GeneratedFile] { files + usersFiles }
}
