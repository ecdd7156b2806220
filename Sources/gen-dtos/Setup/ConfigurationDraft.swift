import ContractLint
import ContractModel
import GenerationSettings

/// A first configuration for a contract: proposals, and the text that has them.
///
/// Names of the document are in it as quoted keys and values alone, never in comments.
struct ConfigurationDraft {
    enum Section: CaseIterable {
        case envelopes
        case strict
        case formats

        /// Formats change what is tolerated, so they are for a person to choose.
        var isActive: Bool { self != .formats }

        fileprivate var key: ConfigurationKey {
            switch self {
            case .envelopes: .envelopes
            case .strict: .strict
            case .formats: .formats
            }
        }

        fileprivate var comment: String {
            switch self {
            case .envelopes:
                "Schemas that wrap a payload: they become one generic type, whose payload() throws the error of a failure."
            case .strict:
                "A record is of no use without its identity: where that is missing, it is not decoded at all."
            case .formats:
                "Types for formats. Required properties of these types are strict: no value stands for a malformed text.\n"
                    + "# To choose some, take the '# ' away in front of 'formats:' and of their lines."
            }
        }
    }

    struct Proposal {
        var section: Section
        /// One line of YAML, as it stands below its section's key.
        var line: String
    }

    let module: String
    /// From the configuration's folder to that of the package.
    let root: String
    var proposals: [Proposal]
    /// How many properties more could be strict.
    private let leftOut: Int

    /// More lines nobody would read.
    private static let strictLimit = 40

    init(_ contract: Contract, module: String, root: String) {
        self.module = module
        self.root = root
        let identities = Self.identities(of: contract)
        leftOut = max(0, identities.count - Self.strictLimit)
        proposals =
            Self.envelopes(of: contract)
            + identities.prefix(Self.strictLimit).map { Proposal(section: .strict, line: "- \(Self.scalar($0))") }
            + Self.formats(of: contract)
    }

    func count(of section: Section) -> Int {
        proposals.count { $0.section == section }
    }

    // MARK: Text

    /// - Parameter isWhole: with all that is to be chosen from, as if it had been chosen.
    func text(isWhole: Bool = false) -> String {
        var text = """
            # yaml-language-server: $schema=\(root).build/checkouts/gen-dtos/Documentation/gen-dtos.schema.json
            # What this project decides beyond its contract. Every key has a default; all keys are in Documentation/Configuration.md
            # of gen-dtos.

            # Said here, so that a new title of the contract renames nothing.
            module: \(module)

            # What a run makes. There are besides: \(Self.others).
            emit: [models, fixtures, tests]

            """
        for section in Section.allCases {
            let lines = proposals.filter { $0.section == section }.map { "  \($0.line)" }
            if lines.isEmpty { continue }
            let mark = section.isActive || isWhole ? "" : "# "
            text += "\n# \(section.comment)\n"
            if section == .strict, leftOut > 0 {
                text += "# These are the first \(Self.strictLimit); \(leftOut) more could be here.\n"
            }
            text += (["\(section.key.rawValue):"] + lines).map { "\(mark)\($0)\n" }.joined()
        }
        return text
    }

    /// The artefacts that a first configuration does not ask for.
    private static var others: String {
        let first: Set<GenerationOptions.Artifact> = [.models, .fixtures, .tests]
        return GenerationOptions.Artifact.allCases.filter { !first.contains($0) }.map(\.rawValue).sorted()
            .joined(separator: ", ")
    }

    private static func scalar(_ text: String) -> String {
        OptionMessages.key(text)
    }

    // MARK: Proposals

    private static func envelopes(of contract: Contract) -> [Proposal] {
        var names: Set<String> = []
        return EnvelopeProposal.all(for: contract).compactMap { envelope in
            guard names.insert(envelope.name).inserted else { return nil }
            let schemas = envelope.pattern.map(scalar) ?? "[\(envelope.schemas.map(scalar).joined(separator: ", "))]"
            return Proposal(
                section: .envelopes,
                line: "\(scalar(envelope.name)): {schemas: \(schemas), payload: \(scalar(envelope.payload))}")
        }
    }

    private static let identityKeys: Set<String> = ["id", "_id", "uuid", "guid"]

    /// Required identities for which an empty text or 0 would stand: `Work.id`, in the document's order.
    private static func identities(of contract: Contract) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        for definition in contract.definitions {
            guard case .record(let record) = definition.shape, !record.isWrapper, !record.isError else { continue }
            for property in record.properties
            where identityKeys.contains(property.key) && property.isRequired && !property.isNullable
                && property.absence == .zero && property.constant == nil && !property.isWriteOnly
            {
                guard case .scalar = property.use.reference else { continue }
                let name = "\(contract.documentName(of: definition.id)).\(property.key)"
                if known.insert(name).inserted { names.append(name) }
            }
        }
        return names
    }

    private static let types = [
        ("date-time", "Date"), ("date", "CalendarDate"), ("uuid", "UUID"), ("uri", "URL"), ("url", "URL"),
    ]

    /// Those that properties of the contract have.
    private static func formats(of contract: Contract) -> [Proposal] {
        var counts: [String: Int] = [:]
        for definition in contract.definitions {
            for property in definition.shape.allProperties {
                guard case .scalar(let type) = property.use.reference, type == .string || type == .timestamp,
                    let format = property.use.constraints.statedFormat
                else { continue }
                counts[format, default: 0] += 1
            }
        }
        return types.compactMap { format, type in
            guard let count = counts[format] else { return nil }
            return Proposal(
                section: .formats, line: "\(format): \(type)  # \(count) \(count == 1 ? "property" : "properties")")
        }
    }
}
