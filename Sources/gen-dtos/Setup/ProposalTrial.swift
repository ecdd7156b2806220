import Diagnostics
import Files
import Generation
import GenerationSettings

/// Tries proposals on the document that they are for: what brings an error or a warning is not proposed.
struct ProposalTrial {
    private let input: GenerationInput
    /// What is said of the document whatever is proposed.
    private let known: Set<String>
    private var runs = 0

    /// A large document takes seconds for each, and what is still not settled then is not proposed.
    private static let limit = 40
    private static let file = "gen-dtos.yaml"

    init(_ input: GenerationInput, besides diagnostics: [Diagnostic]) {
        self.input = input
        known = Set(diagnostics.map(Self.text(of:)))
    }

    /// All of them as a rule, which takes one run of the generator and one more for formats.
    mutating func accepted(_ draft: ConfigurationDraft) -> [ConfigurationDraft.Proposal] {
        var kept = draft
        kept.proposals = []
        for isActive in [true, false] {
            take(draft.proposals.filter { $0.section.isActive == isActive }, into: &kept)
        }
        return kept.proposals
    }

    /// Without those of which the generator says that they cannot be used; half by half where it does not say which they are.
    private mutating func take(_ proposals: [ConfigurationDraft.Proposal], into draft: inout ConfigurationDraft) {
        var proposals = proposals
        while !proposals.isEmpty, runs < Self.limit {
            var larger = draft
            larger.proposals += proposals
            // With everything chosen that is to choose from.
            let outcome = outcome(of: larger.text(isWhole: true))
            if outcome.isAccepted {
                draft = larger
                return
            }
            let usable = proposals.filter { !outcome.lines.contains("  \($0.line)") }
            if usable.count == proposals.count { break }
            proposals = usable
        }
        guard proposals.count > 1, runs < Self.limit else { return }
        let middle = proposals.count / 2
        take(Array(proposals[..<middle]), into: &draft)
        take(Array(proposals[middle...]), into: &draft)
    }

    /// Whether nothing is said of a configuration, and the lines of which something is.
    private mutating func outcome(of text: String) -> (isAccepted: Bool, lines: Set<String>) {
        runs += 1
        var input = input
        input.configuration = Configuration(reading: SourceFile(path: Self.file, text: text))
        let result = GenerationPipeline.run(input)
        let faults = result.diagnostics.filter { $0.severity != .note && !known.contains(Self.text(of: $0)) }
        let numbers = Set(
            faults.compactMap(\.location).filter { result.sources[$0.file].path == Self.file }.map { Int($0.line) })
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        return (faults.isEmpty, Set(lines.filter { numbers.contains($0.offset + 1) }.map { String($0.element) }))
    }

    /// Without the place: the configuration is a file more, and envelopes move what is said of types.
    private static func text(of diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity) \(diagnostic.id) \(diagnostic.message)"
    }
}
