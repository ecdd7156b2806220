import ContractLint
import ContractModel
import ContractServing
import DTOContract
import GenerationSettings
import SwiftEmission

/// A first configuration for a contract: the proposals, and their text.
///
/// Names of the document are written as keys and values of YAML, in quotes where necessary.
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
                "These types have the name of a type of Swift or of an Apple framework. With other names, a file can use both types."
            case .names:
                "Shorter names, without the namespaces, paths, methods and controllers that the server's framework has added."
            case .envelopes:
                "These schemas wrap a payload. They become one generic type, whose payload() throws the error of a failure."
            case .strict:
                "Identities of records. A record without these properties is not decoded."
            case .conformances:
                "Further protocols for types, such as Identifiable, with which SwiftUI's lists distinguish records."
            case .presence:
                "A PATCH can clear these properties: '.null' clears a property, and '.absent', the default, leaves it unchanged."
            case .groups:
                "Groups of operations by tag. With groups, a client (emit: client) has 'api.books.search()' instead of 'api.searchBooks()'."
            case .globals:
                "Nearly all operations have these parameters. A client (emit: client) stores them, so its methods do not have them."
            case .pagination:
                "With these rules for pages, a client (emit: client) reads the pages one by one, and mocks have several pages."
            case .formats:
                "Types for formats. Required properties of these types are strict, unless 'missing:' has a string for the format.\n"
                    + "# To choose a type, remove the '# ' before 'formats:' and before the type's line."
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
    /// The parts that a run makes.
    var emit: Set<GenerationOptions.Artifact> = [.models, .fixtures, .tests]
    /// Whether the output is a separate package.
    var isStandalone: Bool { proposals.contains { $0.line == "standalone: true" } }
    /// The path from the configuration's folder to the package's folder.
    let root: String
    var proposals: [Proposal]
    /// The document and the output folder, relative to the configuration's folder.
    var document: String?
    var output: String?
    /// The overlays of the command line, relative to the configuration's folder.
    var overlays: [String] = []
    /// The number of proposals beyond the limit of each section.
    private let leftOut: [Section: Int]

    /// The greatest number of proposals in some sections. Users would not read more lines, but they may want pages for
    /// many lists.
    private static let limits: [Section: Int] = [.strict: 40, .conformances: 40, .presence: 200, .pagination: 200]

    init(_ contract: Contract, _ names: NameTable, _ clashes: [SystemNameClash], root: String) {
        module = names.module
        self.root = root
        let all = [
            Section.rename: clashes.map {
                "\(Self.scalar($0.documentName)): \($0.proposal)"
            },
            .names: Self.names(of: contract),
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

    /// Adds the settings of another generator. The settings replace proposals for the same parts of the document.
    mutating func add(_ former: FormerConfiguration) {
        module = former.module ?? module
        if former.makesClient { emit.insert(.client) }
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
    /// - Parameter isWhole: Whether optional proposals are written as settings. If the value is false, they are written
    ///   as comments.
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

            # The parts that a run makes.\(others.isEmpty ? "" : " Other parts are: \(others).")
            emit: [\(Self.list(emit.contains))]

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
                text +=
                    "# gen-dtos has tried only the first \(limit) proposals for the document. There are \(further) more.\n"
            }
            text += ((section.key.map { ["\($0.rawValue):"] } ?? []) + lines).map { "\(mark)\($0)\n" }.joined()
        }
        return text
    }

    /// The artefacts that the configuration does not list.
    private var others: String { Self.list { !emit.contains($0) } }

    private static func list(_ isListed: (GenerationOptions.Artifact) -> Bool) -> String {
        GenerationOptions.Artifact.allCases.filter(isListed).map(\.rawValue).joined(separator: ", ")
    }

    static func scalar(_ text: String) -> String {
        OptionMessages.key(text)
    }
}
