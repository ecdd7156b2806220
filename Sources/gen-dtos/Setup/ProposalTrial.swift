import Diagnostics
import Files
import Generation
import GenerationSettings

/// Tries proposals on the document that they are for: what brings an error or a warning is not proposed.
struct ProposalTrial {
    private let input: GenerationInput
    /// What is said of the document whatever is proposed.
    private let known: Set<String>

    init(_ input: GenerationInput, besides diagnostics: [Diagnostic]) {
        self.input = input
        known = Set(diagnostics.map(Self.text(of:)))
    }

    /// All of them as a rule. Otherwise section by section, and half by half where a section has something that cannot be used.
    func accepted(_ draft: ConfigurationDraft) -> [ConfigurationDraft.Proposal] {
        if isAccepted(draft) { return draft.proposals }
        var kept = draft
        kept.proposals = []
        for section in ConfigurationDraft.Section.allCases {
            take(draft.proposals.filter { $0.section == section }[...], into: &kept)
        }
        return kept.proposals
    }

    private func take(_ proposals: ArraySlice<ConfigurationDraft.Proposal>, into draft: inout ConfigurationDraft) {
        if proposals.isEmpty { return }
        var larger = draft
        larger.proposals += proposals
        if isAccepted(larger) {
            draft = larger
        } else if proposals.count > 1 {
            take(proposals.prefix(proposals.count / 2), into: &draft)
            take(proposals.dropFirst(proposals.count / 2), into: &draft)
        }
    }

    /// As it is written, and with everything chosen that is to choose from.
    private func isAccepted(_ draft: ConfigurationDraft) -> Bool {
        isAccepted(draft.text()) && isAccepted(draft.text(isWhole: true))
    }

    private func isAccepted(_ text: String) -> Bool {
        var input = input
        input.configuration = Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: text))
        return GenerationPipeline.run(input).diagnostics.allSatisfy {
            $0.severity == .note || known.contains(Self.text(of: $0))
        }
    }

    /// Without the place: the configuration is a file more, and envelopes move what is said of types.
    private static func text(of diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity) \(diagnostic.id) \(diagnostic.message)"
    }
}
