package import ContractModel
import ContractReports
package import Diagnostics
package import Files
package import SwiftEmission

/// The result of a run.
package struct GenerationResult: Sendable {
    /// The files, or nil if there are errors.
    package var files: GeneratedFileSet?
    /// The contract, or nil if the document cannot be read. A run that makes no files has no contract if there are
    /// errors.
    package var contract: Contract?
    package var diagnostics: [Diagnostic]
    package var sources: SourceFileTable
    package var summary: GenerationSummary
    /// The wall-clock seconds of each stage, in order.
    package var timings: [(stage: String, seconds: Double)]
    /// The names, values and other results of the stages. A caller that keeps this property until the process ends
    /// saves the time for freeing the memory.
    let emission: ContractEmission.Output?

    /// Makes a text from the page when the text is requested.
    package enum PageText: Sendable {
        case samples, languageModels, requests, export
    }

    /// Returns a text that is made from the page. The result is nil if there are errors, or if the run makes no values.
    package func text(_ text: PageText) -> [UInt8]? {
        guard files != nil, let valued = emission?.valued else { return nil }
        let workers = valued.named.workers
        var extras = valued.named.extras
        if text == .languageModels { extras.hasLinks = false }
        let page = Artifact.page(of: valued, extras)
        return switch text {
        case .samples: SamplesOverlay.bytes(of: page, workers: workers)
        case .languageModels: LanguageModelText.bytes(of: page, workers: workers)
        case .export: ContractExport.bytes(of: page, workers: workers)
        case .requests: RequestFile.bytes(of: page, workers: workers)
        }
    }

    /// The Swift names of the contract. The value is nil if the run makes no files, or if a stage up to the naming has
    /// reported errors.
    package var names: NameTable? { emission?.named?.names }
}
