import ContractLint
import ContractModel
import ContractServing
import DTOContract
import GenerationSettings
import SwiftEmission

/// A first configuration for a contract: the proposals, and their text.
///
/// Names of the document are only in quoted keys and values, never in comments.
struct ConfigurationDraft {
    /// A section of the configuration for which the draft has proposals.
    enum Section: CaseIterable {
        /// Keys with a single value, at the top level.
        case settings
        case include
        case exclude
        case types
        case chosenFormats
        case acronyms
        case rename
        case names
        case envelopes
        case strict
        case conformances
        case presence
        case groups
        case globals
        case pagination
        case formats

        /// Whether the section is active. Formats change how tolerant decoding is, so the user must choose them.
        var isActive: Bool { self != .formats }

        /// The key above the lines, or nil for lines that have their own keys.
        fileprivate var key: ConfigurationKey? {
            switch self {
            case .settings: nil
            case .include: .include
            case .exclude: .exclude
            case .types: .types
            case .chosenFormats: .formats
            case .acronyms: .acronyms
            case .rename: .rename
            case .names: .names
            case .envelopes: .envelopes
            case .strict: .strict
            case .conformances: .conformances
            case .presence: .presence
            case .groups: .groups
            case .globals: .globals
            case .pagination: .pagination
            case .formats: .formats
            }
        }

        fileprivate var comment: String {
            switch self {
            case .settings, .include, .exclude, .types, .chosenFormats, .acronyms:
                "From the configuration of the former generator."
            case .rename:
                "Types that Swift, Foundation or a framework of Apple's has too: other names keep both usable in one file."
            case .names:
                "Names of operations without what the server's framework has added: the path, the method, the controller."
            case .envelopes:
                "Schemas that wrap a payload: they become one generic type, whose payload() throws the error of a failure."
            case .strict:
                "A record is of no use without its identity: where that is missing, it is not decoded at all."
            case .conformances:
                "Further protocols, such as Identifiable for records that SwiftUI's lists can tell apart."
            case .presence:
                "Properties that a PATCH can clear: '.null' clears them, and '.absent', the default, leaves them as they are."
            case .groups:
                "Groups of operations by tag: a client (emit: client) has 'api.books.search()' instead of 'api.searchBooks()'."
            case .globals:
                "Parameters of nearly all operations: a client (emit: client) has them, and not each of its methods."
            case .pagination:
                "How pages follow each other: a client (emit: client) reads them one by one, and mocks have them."
            case .formats:
                "Types for formats. Required properties of these types are strict, unless 'missing:' has a text for the format.\n"
                    + "# To choose some, take the '# ' away in front of 'formats:' and of their lines."
            }
        }
    }

    /// A proposed setting.
    struct Proposal: Hashable {
        var section: Section
        /// One line of YAML below the key of its section.
        var line: String

        /// The part of the document or of the configuration that the line is about.
        fileprivate var key: Substring { line[..<(line.firstRange(of: ": ")?.lowerBound ?? line.endIndex)] }

        /// The line with its key: `access: internal`, `rename: Work: Opus`.
        var text: String { (section.key.map { "\($0.rawValue): " } ?? "") + line }
    }

    var module: String
    /// Whether the configuration asks for a client.
    var makesClient = false
    /// Whether the output is a package of its own.
    var isStandalone: Bool { proposals.contains { $0.line == "standalone: true" } }
    /// The path from the configuration's folder to the package's folder.
    let root: String
    var proposals: [Proposal]
    /// The document and the output folder, relative to the configuration's folder.
    var document: String?
    var output: String?
    /// The overlays of the command line, relative to the configuration's folder.
    var overlays: [String] = []
    /// The number of further proposals for each section.
    private let leftOut: [Section: Int]

    /// The greatest number of proposals. Users would not read more lines, but they may want to page through many lists.
    private static let limits: [Section: Int] = [.strict: 40, .conformances: 40, .presence: 200, .pagination: 200]

    init(_ contract: Contract, _ names: NameTable, root: String) {
        module = names.module
        self.root = root
        let all = [
            Section.rename: SystemNameClash.ofSchemas(in: contract, names).map {
                "\(Self.scalar($0.documentName)): \($0.proposal)"
            },
            .names: Self.operationNames(of: contract),
            .envelopes: Self.envelopes(of: contract),
            .strict: Self.identities(of: contract).map { "- \(Self.scalar($0))" },
            .conformances: Self.identifiable(in: contract),
            .presence: Self.clearable(in: contract).map { "- \(Self.scalar($0))" },
            .groups: Self.groups(of: contract),
            .globals: Self.globals(of: contract),
            .pagination: Self.pagination(of: contract),
            .formats: Self.formats(of: contract),
        ]
        leftOut = all.reduce(into: [:]) { leftOut, section in
            leftOut[section.key] = Self.limits[section.key].map { max(0, section.value.count - $0) }
        }
        proposals = Section.allCases.flatMap { section in
            (all[section] ?? []).prefix(Self.limits[section] ?? .max).map { Proposal(section: section, line: $0) }
        }
    }

    /// Adds the settings of another generator. They replace proposals for the parts that they are about.
    mutating func add(_ former: FormerConfiguration) {
        module = former.module ?? module
        makesClient = makesClient || former.makesClient
        let added = former.proposals.filter { !proposals.contains($0) }
        let hasFormats = added.contains { $0.section == .chosenFormats }
        let settings = Set(added.filter { $0.section == .settings }.map { String($0.key) })
        proposals.removeAll { old in
            if let key = old.section.key, settings.contains(key.rawValue) { return true }
            let isReplaced = added.contains { $0.section == old.section && $0.key == old.key }
            return [.rename, .conformances].contains(old.section) && isReplaced || old.section == .formats && hasFormats
        }
        var known: Set<Proposal> = []
        proposals = (added + proposals).filter { known.insert($0).inserted }
    }

    func count(of section: Section) -> Int {
        proposals.count { $0.section == section }
    }

    // MARK: Text

    /// Returns the text of the configuration.
    ///
    /// - Parameter isWhole: Whether all optional proposals are included as active.
    func text(isWhole: Bool = false) -> String {
        var text = """
            # yaml-language-server: $schema=\(root).build/checkouts/gen-dtos/Documentation/gen-dtos.schema.json
            # The settings of this project. Every key has a default. Documentation/Configuration.md of gen-dtos lists the keys.

            """
        if let document, let output {
            text += """

                # With these lines, the command line `gen-dtos` is complete, in this folder and in those below.
                document: \(Self.scalar(document))
                output: \(Self.scalar(output))

                """
        }
        text += """

            # The name is written here, so that a new title of the contract does not change it.
            module: \(module)

            # The parts that a run makes. Other parts are: \(others).
            emit: [models, fixtures, tests\(makesClient ? ", client" : "")]

            """
        if !overlays.isEmpty {
            text += "\n# Files that change the document before it is read.\noverlays:\n"
            text += overlays.map { "  - \(Self.scalar($0))\n" }.joined()
        }
        for section in Section.allCases {
            let indent = section.key == nil ? "" : "  "
            let lines = proposals.filter { $0.section == section }.map { indent + $0.line }
            if lines.isEmpty { continue }
            let mark = section.isActive || isWhole ? "" : "# "
            text += "\n# \(section.comment)\n"
            if let limit = Self.limits[section], let further = leftOut[section], further > 0 {
                text += "# Only the first \(limit) of the document are looked at; \(further) more may be proposals.\n"
            }
            text += ((section.key.map { ["\($0.rawValue):"] } ?? []) + lines).map { "\(mark)\($0)\n" }.joined()
        }
        return text
    }

    /// The artefacts that the configuration does not list.
    private var others: String {
        var first: Set<GenerationOptions.Artifact> = [.models, .fixtures, .tests]
        if makesClient { first.insert(.client) }
        return GenerationOptions.Artifact.allCases.filter { !first.contains($0) }.map(\.rawValue).sorted()
            .joined(separator: ", ")
    }

    private static func scalar(_ text: String) -> String {
        OptionMessages.key(text)
    }

    // MARK: Proposals

    /// Proposes short names if most operations have one.
    private static func operationNames(of contract: Contract) -> [String] {
        let names = OperationNames(contract, style: .short)
        return names.count * 2 > contract.operations.count ? ["operations: short"] : []
    }

    /// Proposes groups for 40 operations or more, if at least four fifths of them have a tag.
    private static func groups(of contract: Contract) -> [String] {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        let tagged = operations.count { $0.interface?.tags.first?.isEmpty == false }
        return operations.count >= 40 && tagged * 5 >= operations.count * 4 ? ["by: tags", "flat: none"] : []
    }

    /// Returns parameters that at least four fifths of 10 or more operations have, with one schema.
    private static func globals(of contract: Contract) -> [String] {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        guard operations.count >= 10 else { return [] }
        var uses: [String: [ParameterDefinition]] = [:]
        for parameter in operations.flatMap({ $0.interface?.parameters ?? [] }) {
            let isUsable =
                ["header", "query"].contains(parameter.place) && !reservedHeaders.contains(parameter.name.lowercased())
            if isUsable { uses[parameter.name, default: []].append(parameter) }
        }
        var names: Set<String> = []
        return uses.sorted { $0.key < $1.key }.compactMap { name, uses -> String? in
            let isCommon = uses.count * 5 >= operations.count * 4
            let isOne = uses.allSatisfy {
                $0.place == uses[0].place && $0.value?.use.reference == uses[0].value?.use.reference
            }
            let isPrefixed = name.lowercased().hasPrefix("x-") && name.count > 2
            let swift = IdentifierCasing.lowerCamel(isPrefixed ? String(name.dropFirst(2)) : name)
            let isFree = !GlobalRule.takenNames.contains(swift) && names.insert(swift).inserted
            return isCommon && isOne && isFree ? "\(scalar(name)): \(scalar(swift))" : nil
        }
    }

    /// Headers that other parts of a client set, or that belong to one call.
    private static let reservedHeaders: Set = ["accept", "content-type", "authorization", "idempotency-key"]

    private static func envelopes(of contract: Contract) -> [String] {
        var names: Set<String> = []
        return EnvelopeProposal.all(for: contract).compactMap { envelope in
            guard names.insert(envelope.name).inserted else { return nil }
            let schemas = envelope.pattern.map(scalar) ?? "[\(envelope.schemas.map(scalar).joined(separator: ", "))]"
            return "\(scalar(envelope.name)): {schemas: \(schemas), payload: \(scalar(envelope.payload))}"
        }
    }

    private static let identityKeys: Set<String> = ["id", "_id", "uuid", "guid"]

    /// Returns required identities that would be an empty text or 0 if they were missing: `Work.id`, in the document's
    /// order.
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
                let owners = contract.namesOfPlaces[definition.id] ?? [contract.documentName(of: definition.id)]
                for name in owners.map({ "\($0).\(property.key)" }) where known.insert(name).inserted {
                    names.append(name)
                }
            }
        }
        return names
    }

    /// Returns the records that are Identifiable: all that have an `id`, and those whose path names another required
    /// property, such as `/editions/{isbn}`.
    private static func identifiable(in contract: Contract) -> [String] {
        var parameters: [TypeID: String] = [:]
        for operation in contract.operations where operation.method == "get" {
            guard case .parameter(let name)? = operation.template.segments.last,
                let body = operation.responses.first(where: { $0.status.hasPrefix("2") })?.body,
                case .definition(let id) = contract.resolved(body.reference)
            else { continue }
            parameters[id] = name
        }
        let lines = contract.definitions.compactMap { definition -> String? in
            guard let name = definition.schemaName, case .record(let record) = definition.shape, !record.isError
            else { return nil }
            let keys = record.properties.filter { property in
                guard case .scalar(let type) = property.use.reference else { return false }
                return property.isRequired && !property.isNullable && [.string, .int, .int64, .uuid].contains(type)
            }.map(\.key)
            guard let key = RecordIdentity.key(among: keys, selectedBy: parameters[definition.id]) else { return nil }
            if IdentifierCasing.lowerCamel(key) == "id" { return "\"*\": [Identifiable]" }
            let hasOther = record.properties.contains { IdentifierCasing.lowerCamel($0.key) == "id" }
            return hasOther ? nil : "\(scalar(name)): {identity: \(scalar(key))}"
        }
        var known: Set<String> = []
        return lines.filter { known.insert($0).inserted }
    }

    /// Returns the properties that a PATCH can clear, in the document's order: `WorkPatch.subtitle`. They are optional
    /// and may be null (RFC 7396), and belong to schemas that only such bodies have, so that answers keep their types.
    private static func clearable(in contract: Contract) -> [String] {
        var patched: Set<TypeID> = []
        var others: Set<TypeID> = []
        for operation in contract.operations {
            for content in operation.interface?.body?.choices ?? [] {
                guard let id = record(of: content, in: contract) else { continue }
                let isPatch = operation.method.lowercased() == "patch" || content.mediaType.contains("merge-patch")
                if isPatch { patched.insert(id) } else { others.insert(id) }
            }
            for content in (operation.interface?.statuses ?? []).flatMap(\.contents) {
                if let id = record(of: content, in: contract) { others.insert(id) }
            }
        }
        return contract.definitions.flatMap { definition -> [String] in
            guard patched.contains(definition.id), !others.contains(definition.id),
                case .record(let record) = definition.shape
            else { return [] }
            return record.properties.filter {
                !$0.isRequired && $0.isNullable && !$0.hasExplicitPresence && $0.constant == nil
            }.map { "\(contract.documentName(of: definition.id)).\($0.key)" }
        }
    }

    private static func record(of content: ContentDefinition, in contract: Contract) -> TypeID? {
        guard case .definition(let id)? = content.value.map({ contract.resolved($0.use.reference) }) else { return nil }
        return id
    }

    private static func pagination(of contract: Contract) -> [String] {
        PaginationProposal.all(for: contract).map { proposal in
            let rule = proposal.rule
            var fields: [String] =
                switch rule.step {
                case .link(let path): ["link: \(scalar(path))"]
                case .linkHeader: ["link: header"]
                // The first page is 1 if the rule does not state it.
                case .page(let parameter, nil), .page(let parameter, 1?): ["page: \(scalar(parameter))"]
                case .page(let parameter, let first?): ["page: \(scalar(parameter))", "first: \(first)"]
                case .offset(let parameter): ["offset: \(scalar(parameter))"]
                case .cursor(let parameter, let next): ["cursor: \(scalar(parameter))", "next: \(scalar(next))"]
                case .lastItem(let parameter, let member):
                    ["cursor: \(scalar(parameter))", "last: \(scalar(member))"]
                }
            fields.append("items: \(scalar(rule.items))")
            if let total = rule.total { fields.append("total: \(scalar(total))") }
            if let more = rule.more { fields.append("more: \(scalar(more))") }
            let question = proposal.isFirstUnknown ? "  # Is the first page 1? If it is 0, add 'first: 0'." : ""
            return "\(scalar(proposal.operation)): {\(fields.joined(separator: ", "))}\(question)"
        }
    }

    /// Writes keys with dots between them, or as a list if a key contains a dot.
    private static func scalar(_ path: AnswerPath) -> String {
        if path.keys.isEmpty { return "." }
        return path.keys.allSatisfy { !$0.contains(".") }
            ? scalar(path.keys.joined(separator: "."))
            : "[\(path.keys.map(scalar).joined(separator: ", "))]"
    }

    private static let types = [
        ("date-time", "Date"), ("date", "CalendarDate"), ("uuid", "UUID"), ("uri", "URL"), ("url", "URL"),
    ]

    /// Returns the formats of the contract's properties.
    private static func formats(of contract: Contract) -> [String] {
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
            return "\(format): \(type)  # \(count) \(count == 1 ? "property" : "properties")"
        }
    }
}
