package import ContractModel
package import Diagnostics
package import Files
package import SwiftEmission

/// What a run has made of a document.
package struct GenerationResult: Sendable {
    /// Nil where there are errors.
    package var files: GeneratedFileSet?
    /// Nil where the document could not be read.
    package var contract: Contract?
    package var diagnostics: [Diagnostic]
    package var sources: SourceFileTable
    package var summary: GenerationSummary
    /// Wall-clock seconds by stage, in order.
    package var timings: [(stage: String, seconds: Double)]
    /// Names, values and what else the run has found on its way. Whoever keeps the result until the process ends spares it taking them apart.
    let emission: ContractEmission.Output?

    /// The Swift names of the contract. Nil where there are errors.
    package var names: NameTable? { emission?.named?.names }

    init(
        files: GeneratedFileSet?, contract: Contract?, diagnostics: [Diagnostic], sources: SourceFileTable,
        summary: GenerationSummary, timings: [(stage: String, seconds: Double)], emission: ContractEmission.Output?
    ) {
        self.files = files
        self.contract = contract
        self.diagnostics = diagnostics
        self.sources = sources
        self.summary = summary
        self.timings = timings
        self.emission = emission
    }
}
