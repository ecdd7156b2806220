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

    /// All of them as a rule, which takes one run of the generator and one more for formats. Otherwise section by section, and half
    /// by half where a section has something that cannot be used.
    func accepted(_ draft: ConfigurationDraft) -> [ConfigurationDraft.Proposal] {
        func proposals(of section: ConfigurationDraft.Section) -> ArraySlice<ConfigurationDraft.Proposal> {
            draft.proposals.filter { $0.section == section }[...]
        }
        let active = ConfigurationDraft.Section.allCases.filter(\.isActive)
        var kept = draft
        kept.proposals = []
        if !take(active.flatMap(proposals)[...], into: &kept, halving: false) {
            for section in active { take(proposals(of: section), into: &kept) }
        }
        take(proposals(of: .formats), into: &kept)
        return kept.proposals
    }

    /// - Parameter halving: whether to try parts where the whole cannot be used.
    /// - Returns: whether all of them are taken.
    @discardableResult
    private func take(
        _ proposals: ArraySlice<ConfigurationDraft.Proposal>, into draft: inout ConfigurationDraft, halving: Bool = true
    ) -> Bool {
        if proposals.isEmpty { return true }
        var larger = draft
        larger.proposals += proposals
        // With everything chosen that is to choose from.
        if isAccepted(larger.text(isWhole: true)) {
            draft = larger
            return true
        }
        guard halving, proposals.count > 1 else { return false }
        take(proposals.prefix(proposals.count / 2), into: &draft)
        take(proposals.dropFirst(proposals.count / 2), into: &draft)
        return false
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
