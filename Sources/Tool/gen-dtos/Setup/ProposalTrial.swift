import Diagnostics
import Generation
import GenerationSettings

/// Tries proposals with their document. A proposal that causes an error or a warning is dropped.
struct ProposalTrial {
    private let input: GenerationInput
    /// The findings that the document has without any proposal.
    private let known: Set<String>
    private var runs = 0
    /// Maps refused lines to the generator's messages about them.
    private(set) var reasons: [String: String] = [:]

    /// The greatest number of runs. A run with a large document takes seconds. Proposals that are not settled after
    /// this number of runs are dropped.
    private static let limit = 40
    private static let file = "gen-dtos.yaml"

    init(_ input: GenerationInput, besides diagnostics: [Diagnostic]) {
        self.input = input
        known = Set(diagnostics.map(Self.text(of:)))
    }

    /// Returns the accepted proposals. Usually all proposals are accepted, after one run of the generator and another
    /// run for formats.
    mutating func accepted(_ draft: ConfigurationDraft) -> [ConfigurationDraft.Proposal] {
        var kept = draft
        kept.proposals = []
        for isActive in [true, false] {
            take(draft.proposals.filter { $0.section.isActive == isActive }, into: &kept)
        }
        return kept.proposals
    }

    /// Adds the proposals that the generator accepts. If the generator does not name the faulty proposals, each half is
    /// tried.
    private mutating func take(_ proposals: [ConfigurationDraft.Proposal], into draft: inout ConfigurationDraft) {
        var proposals = proposals
        while !proposals.isEmpty, runs < Self.limit {
            var larger = draft
            larger.proposals += proposals
            // In this text, the optional proposals are settings instead of comments.
            let outcome = outcome(of: larger.text(isWhole: true))
            if outcome.isAccepted {
                draft = larger
                return
            }
            let usable = proposals.filter { proposal in
                guard let reason = outcome.lines[proposal.line] else { return true }
                reasons[proposal.line] = reason
                return false
            }
            if usable.count == proposals.count { break }
            proposals = usable
        }
        guard proposals.count > 1, runs < Self.limit else { return }
        let middle = proposals.count / 2
        take(Array(proposals[..<middle]), into: &draft)
        take(Array(proposals[middle...]), into: &draft)
    }

    /// Returns whether the generator has no findings about a configuration, and the first finding of each line.
    private mutating func outcome(of text: String) -> (isAccepted: Bool, lines: [String: String]) {
        runs += 1
        var input = input
        input.configuration = Configuration(reading: SourceFile(path: Self.file, text: text))
        let result = GenerationPipeline.run(input)
        let faults = result.diagnostics.filter { $0.severity != .note && !known.contains(Self.text(of: $0)) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var reasons: [String: String] = [:]
        for fault in faults {
            guard let place = fault.location, result.sources[place.file].path == Self.file else { continue }
            let line = String(lines[Int(place.line) - 1].drop { $0 == " " })
            if reasons[line] == nil { reasons[line] = fault.message }
        }
        return (faults.isEmpty, reasons)
    }

    /// Returns a diagnostic without its place, for comparisons of runs. Places differ, because the configuration is one
    /// more file, and envelopes move findings.
    private static func text(of diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity) \(diagnostic.id) \(diagnostic.message)"
    }
}
