import Platform
import ContractModel
import Diagnostics
import Files
import GenerationSettings
import SwiftEmission

/// The additional files of a standalone package: its manifest, and the sources of the libraries that generated code
/// uses. Each library is a module of the package, so that one app can use several packages.
struct StandalonePackage: Sendable {
    let options: GenerationOptions
    let libraries: EmbeddedLibraries
    let module: String
    let header: [DocCommentLine]

    init(_ contract: Contract, module: String, options: GenerationOptions, libraries: EmbeddedLibraries) {
        self.options = options
        self.libraries = libraries
        self.module = module
        header = GeneratedHeader.lines(contract.info)
    }

    /// Reports the reasons why the options do not allow a standalone package.
    static func check(
        _ options: GenerationOptions, _ libraries: EmbeddedLibraries?, _ diagnostics: inout DiagnosticSink
    ) {
        guard libraries != nil else {
            diagnostics.emit(OutputMessages.standaloneInBuild(at: options.locations["standalone"]))
            return
        }
        if options.emit.contains(.tests), !options.emit.isSuperset(of: [.models, .fixtures]) {
            diagnostics.emit(OutputMessages.testsAlone)
        }
        if options.emit.contains(.mocks), !options.emit.isSuperset(of: [.models, .client]) {
            diagnostics.emit(OutputMessages.mocksAlone)
        }
        if options.runtimeModule != GenerationOptions().runtimeModule {
            diagnostics.emit(OutputMessages.runtimeOfItsOwn(options.runtimeModule))
        }
        for type in options.externalTypes {
            guard let module = type.module, module != "Foundation", module != "Swift" else { continue }
            diagnostics.emit(OutputMessages.foreignModule(module, of: type.spelling))
        }
    }

    func files(
        renderer: FileRenderer, workers: Workers, diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let view = PackageView(
            header: header,
            modules: .init(
                module: module, runtime: options.runtimeModule, testing: options.testingModule,
                client: options.clientModule, server: options.serverModule, contract: options.contractModule,
                patterns: options.patternModule),
            options: options)
        let manifest = renderer.render(view, diagnostics: &diagnostics)
        return [GeneratedFile(path: "Package.swift", bytes: manifest)]
            + sources.concurrentMap(workers: workers) { file($0.folder, $0.source) }
    }

    /// The sources that `emit` needs, with their folders.
    private var sources: [(folder: String, source: EmbeddedSource)] {
        var sources: [(String, EmbeddedSource)] = []
        if options.emit.contains(.models) || options.usesMockServer {
            sources += libraries.runtime.map { ("Sources/\(options.runtimeModule)", $0) }
        }
        if options.emit.contains(.client) {
            sources += libraries.client.map { ("Sources/\(options.clientModule)", $0) }
        }
        if options.usesMockServer {
            sources += libraries.server.map { ("Sources/\(options.serverModule)", $0) }
            sources += libraries.contract.map { ("Sources/\(options.contractModule)", $0) }
            sources += libraries.patterns.map { ("Sources/\(options.patternModule)", $0) }
        }
        if options.emit.contains(.tests) {
            sources += libraries.testing.map { ("Tests/\(options.testingModule)", $0) }
        }
        return sources
    }

    private func file(_ folder: String, _ source: EmbeddedSource) -> GeneratedFile {
        // A header is a Swift comment.
        var bytes = source.path.hasSuffix(".swift") ? Array(GeneratedHeader.ofCopies.utf8) : []
        bytes += source.bytes
            .replacing("DTORuntime".utf8, with: options.runtimeModule.utf8)
            .replacing("DTOTesting".utf8, with: options.testingModule.utf8)
            .replacing("DTOClient".utf8, with: options.clientModule.utf8)
            .replacing("DTOMockServer".utf8, with: options.serverModule.utf8)
            .replacing("DTOContract".utf8, with: options.contractModule.utf8)
            .replacing("ECMAPatterns".utf8, with: options.patternModule.utf8)
        return GeneratedFile(path: "\(folder)/\(source.path)", bytes: bytes)
    }
}
