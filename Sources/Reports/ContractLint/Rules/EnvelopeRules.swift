import ContractModel
import DTOContract
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds records that look like one wrapper around several payloads. The generator does not guess that they are one
/// type, but prints a line for the configuration.
enum EnvelopeRules {
    /// The least number of wrappers. A smaller number may be a coincidence.
    private static let leastCount = 3

    /// The least number of letters in the affix of a pattern. Other schemas may soon have a shorter affix, too.
    private static let leastLetters = 3

    /// The common names for the payload of a wrapper.
    private static let payloadKeys: Set<String> = [
        "body", "content", "data", "entries", "item", "items", "payload", "record", "records", "response", "result",
        "results", "value", "values",
    ]

    /// The common names of other properties in a wrapper. At least one of them must be next to the payload.
    private static let companionKeys: Set<String> = [
        "code", "error", "errors", "errorcode", "links", "message", "meta", "metadata", "ok", "requestid", "status",
        "statuscode", "success", "timestamp", "traceid",
    ]

    /// The names of properties that describe a page. A wrapper must not have them, because a call returns only the
    /// payload, and the app would lose the total and the next page.
    private static let pageKeys = PageNames.members.union(PageNames.offsets).union(PageNames.sizes)
        .subtracting(PageNames.objects)

    /// The properties of a record without its payload.
    private struct Frame: Hashable {
        struct Property: Hashable {
            var key: String
            var type: TypeReference
            var isRequired: Bool
            var isNullable: Bool

            init(_ property: PropertyDefinition) {
                key = property.key
                type = property.use.reference
                isRequired = property.isRequired
                isNullable = property.isNullable
            }
        }

        var payload: String
        var rest: Set<Property>
    }

    /// A record that may be a wrapper, with the type of its payload.
    private struct Wrapper {
        var name: String
        var payload: TypeReference
        var location: SourceLocation
    }

    static func likelyEnvelopes(_ contract: Contract, _ findings: inout DiagnosticSink) {
        for proposal in proposals(for: contract) {
            findings.emit(
                LintMessages.likelyEnvelope(
                    proposal.schemas, payload: proposal.payload, advice: advice(proposal), at: proposal.location))
        }
    }

    /// Returns the proposals in the document's order.
    static func proposals(for contract: Contract) -> [EnvelopeProposal] {
        let names = NameAffixes(contract.definitions.compactMap(\.origin.schemaName))
        let proposals = groups(of: contract).compactMap { frame, wrappers -> EnvelopeProposal? in
            guard let first = wrappers.min(by: { $0.location < $1.location }) else { return nil }
            return proposal(wrappers.map(\.name).sorted(), payload: frame.payload, at: first.location, among: names)
        }
        var taken: Set<String> = []
        return proposals.sorted { $0.location < $1.location }.map { proposal in
            var proposal = proposal
            while names.contains(proposal.name) || !taken.insert(proposal.name).inserted {
                proposal.name = IdentifierCasing.upperCamel(proposal.payload) + proposal.name
            }
            return proposal
        }
    }

    private static func groups(of contract: Contract) -> [Frame: [Wrapper]] {
        var groups: [Frame: [Wrapper]] = [:]
        for definition in contract.definitions {
            guard let name = definition.origin.schemaName, case .record(let record) = definition.shape,
                !record.isWrapper, record.additionalProperties == nil,
                let payload = record.properties.first(where: { payloadKeys.contains($0.key.lowercased()) })
            else { continue }
            let rest = record.properties.filter { $0.key != payload.key }
            guard rest.contains(where: { companionKeys.contains($0.key.folded) }),
                !describesPage(rest, contract)
            else { continue }
            let frame = Frame(payload: payload.key, rest: Set(rest.map(Frame.Property.init)))
            groups[frame, default: []].append(
                Wrapper(name: name, payload: payload.use.reference, location: definition.location))
        }
        return groups.filter { $0.value.count >= leastCount && Set($0.value.map(\.payload)).count > 1 }
    }

    /// Whether properties, or the properties of an object among them such as `meta`, describe a page.
    private static func describesPage(_ properties: [PropertyDefinition], _ contract: Contract) -> Bool {
        let inner = properties.flatMap { property -> [PropertyDefinition] in
            guard case .definition(let id) = contract.resolved(property.use.reference),
                case .record(let record) = contract[id].shape
            else { return [] }
            return record.properties
        }
        return (properties + inner).contains { pageKeys.contains($0.key.folded) }
    }

    // MARK: Advice

    private static func proposal(
        _ group: [String], payload: String, at location: SourceLocation, among names: NameAffixes
    ) -> EnvelopeProposal {
        let affixes = NameAffixes(group)
        let (prefix, suffix) = (affixes.commonPrefix, affixes.commonSuffix)
        let limit = group.count + 1
        // The longer affix says more about the schemas: `Response[*` instead of `*]`.
        let patterns = [
            (suffix, "*\(suffix)", names.count(withSuffix: suffix, atMost: limit)),
            (prefix, "\(prefix)*", names.count(withPrefix: prefix, atMost: limit)),
        ]
        .filter { affix, _, count in affix.count(where: \.isLetter) >= leastLetters && count == group.count }
        return EnvelopeProposal(
            name: envelopeName(after: prefix + suffix, among: names), schemas: group,
            pattern: patterns.max { $0.0.count < $1.0.count }?.1, payload: payload, location: location)
    }

    /// Returns the line for the configuration if a pattern matches only these schemas. If there is no such pattern,
    /// returns the change of the document.
    private static func advice(_ proposal: EnvelopeProposal) -> String {
        guard let pattern = proposal.pattern else { return "write 'x-envelope: \(proposal.name)' into each schema" }
        let quoted = ContractValue.string(pattern).jsonText.dropLast()
        return OptionMessages.paste(
            "\(proposal.name): {schemas: \(quoted), payload: \(proposal.payload)}", below: .envelopes)
    }

    /// Returns a name that contains `Envelope` and that no schema has.
    private static func envelopeName(after affixes: String, among names: NameAffixes) -> String {
        let letters = String(affixes.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.drop { $0.isNumber })
        var name = letters.prefix(1).uppercased() + letters.dropFirst()
        if !name.contains("Envelope") { name += "Envelope" }
        while names.contains(name) { name = "Generic" + name }
        return name
    }
}

extension TypeOrigin {
    /// The name of a member of `components/schemas`.
    fileprivate var schemaName: String? {
        if case .schema(let name) = self { name } else { nil }
    }
}

extension String {
    /// The string without case and separators, so that `has_more` equals `hasMore`.
    fileprivate var folded: String {
        lowercased().filter { $0 != "_" && $0 != "-" }
    }
}
