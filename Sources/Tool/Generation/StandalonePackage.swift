import ContractModel
import Diagnostics
import Files
import GenerationSettings
import Platform
import SwiftEmission

/// The additional files of a standalone package: its manifest, and the sources of the libraries that generated code
/// uses. Each library is a module of the package, so that one app can use several packages.
struct StandalonePackage: Sendable {
    let options: GenerationOptions
    let libraries: EmbeddedLibraries
    let module: String
    let header: [DocCommentLine]
    private let unusedParts: [LibraryPart]

    init(_ contract: Contract, module: String, options: GenerationOptions, libraries: EmbeddedLibraries) {
        self.options = options
        self.libraries = libraries
        self.module = module
        header = GeneratedHeader.lines(contract.info)
        unusedParts = LibraryPart.unused(by: contract, options)
    }

    /// Reports the reasons why the options do not allow a standalone package.
    static func check(
        _ options: GenerationOptions, _ libraries: EmbeddedLibraries?, _ diagnostics: inout DiagnosticSink
    ) {
        guard libraries != nil else {
            diagnostics.emit(OutputMessages.standaloneInBuild(at: options.locations["standalone"]))
            return
        }
        if options.emit.contains(.tests), !options.emit.isSuperset(of: GenerationOptions.Artifact.tests.required) {
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
        let view = PackageView(header: header, module: module, options: options)
        let manifest = renderer.render(view, diagnostics: &diagnostics)
        return [GeneratedFile(path: "Package.swift", bytes: manifest)]
            + sources.concurrentMap(workers: workers) { file($0.folder, $0.source) }
    }

    /// The sources that `emit` needs, with their folders.
    private var sources: [(folder: String, source: EmbeddedSource)] {
        GenerationOptions.Library.allCases.filter(options.uses).flatMap { library in
            let folder = "\(library == .testing ? "Tests" : "Sources")/\(options.module(of: library))"
            let sources = (libraries.sources[library] ?? []).filter { source in
                !unusedParts.contains { $0.contains(source.path, of: library) }
            }
            return sources.map { (folder, $0) }
        }
    }

    private func file(_ folder: String, _ source: EmbeddedSource) -> GeneratedFile {
        let text = GenerationOptions.Library.allCases.reduce(source.bytes) { bytes, library in
            bytes.replacing(library.rawValue.utf8, with: options.module(of: library).utf8)
        }
        // The header is a Swift comment, so only Swift files get it.
        let header = source.path.hasSuffix(".swift") ? GeneratedHeader.ofCopies : ""
        return GeneratedFile(path: "\(folder)/\(source.path)", bytes: Array(header.utf8) + text)
    }
}
