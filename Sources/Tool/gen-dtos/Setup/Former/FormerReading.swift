import Diagnostics
import GenerationSettings
import YAMLTree

/// The treatment of a key of another generator.
enum FormerRule: Sendable {
    /// Settings of `gen-dtos.yaml`, which the function proposes.
    case taken(@Sendable (inout FormerReading, YAMLNode) -> Void)
    /// No settings. The sentence describes what applies instead.
    case left(String)
    /// A mapping, or a list of mappings, whose keys have their own treatment.
    case nested([String: FormerRule])

    /// A rule for a list. Each element is taken over.
    static func each(_ body: @escaping @Sendable (inout FormerReading, String) -> Void) -> FormerRule {
        .taken { reading, node in
            for element in node.kind == .sequence ? Array(node.elements) : [node] {
                reading.begin(reading.path + [element.text], element.location)
                body(&reading, element.text)
            }
        }
    }

    /// A rule for a mapping of strings. Each pair is taken over.
    static func map(_ body: @escaping @Sendable (inout FormerReading, String, String) -> Void) -> FormerRule {
        .taken { reading, node in
            for pair in node.pairs {
                reading.begin(reading.path + [pair.key], pair.keyLocation)
                body(&reading, pair.key, pair.value.text)
            }
        }
    }

    /// A rule for a mapping from names to other names.
    static func names(
        _ what: String, _ places: @escaping @Sendable (DocumentVocabulary, String) -> [String]
    ) -> FormerRule {
        .map { reading, key, name in
            let found = places(reading.document, key)
            if found.isEmpty { reading.remark("The document has no \(what) '\(key)'.") }
            for place in found { reading.propose(.rename, place, name) }
        }
    }

    /// A rule for a Boolean. Each value leads to a setting, or to a sentence in the report.
    static func flag(_ isTrue: FormerAnswer, _ isFalse: FormerAnswer) -> FormerRule {
        .taken { reading, node in
            switch node.text.lowercased() == "true" ? isTrue : isFalse {
            case .setting(let line): reading.propose(line)
            case .conformance(let name): reading.filter(.conformances, "*", name)
            case .format(let format, let type): reading.propose(.chosenFormats, format, type)
            case .sentence(let text): reading.remark(text)
            }
        }
    }
}

/// The treatment of a value of a flag.
enum FormerAnswer: Sendable {
    case setting(String)
    case conformance(String)
    case format(String, String)
    case sentence(String)
}

/// Reads the configuration of another generator by the table of that generator.
struct FormerReading {
    let document: DocumentVocabulary
    private(set) var path: [String] = []
    private var entries: [FormerConfiguration.Entry] = []
    /// The positions of entries whose members are entries, too.
    private var headings: Set<Int> = []
    /// Lists that several entries fill: `schemas` within `include:`, with the positions of the entries.
    private var lists: [List] = []
    /// The name of the module, or nil if the file has no usable name.
    var module: String?
    var makesClient = false

    private struct List {
        let section: ConfigurationDraft.Section
        let key: String
        var names: [String]
        var owners: Set<Int>
    }

    init(_ document: DocumentVocabulary) {
        self.document = document
    }

    mutating func read(_ node: YAMLNode, by rules: [String: FormerRule]) {
        let outer = path
        for pair in node.pairs {
            path = outer + [pair.key]
            switch rules[pair.key] {
            case .nested(let inner)? where pair.value.kind == .mapping: read(pair.value, by: inner)
            case .nested(let inner)? where pair.value.kind == .sequence:
                for element in pair.value.elements { read(element, by: inner) }
            case .taken(let body)?:
                let count = entries.count
                begin(path, pair.keyLocation)
                body(&self, pair.value)
                // The members of a mapping or a list have their own entries.
                if entries.count > count + 1 { headings.insert(count) }
            case .left(let sentence)?:
                begin(path, pair.keyLocation)
                remark(sentence)
            case .nested?, nil:
                begin(path, pair.keyLocation)
                remark("gen-dtos has no counterpart.")
            }
        }
        path = outer
    }

    // MARK: Entries

    mutating func begin(_ path: [String], _ location: SourceLocation) {
        begin(path.joined(separator: "."), line: location.line)
    }

    mutating func begin(_ key: String, line: UInt32) {
        entries.append(.init(line: line, key: key))
    }

    mutating func remark(_ sentence: String) {
        entries[entries.count - 1].remarks.append(sentence)
    }

    /// Proposes a line at the top of the configuration: `access: internal`.
    mutating func propose(_ line: String) {
        entries[entries.count - 1].proposals.append(.init(section: .settings, line: line))
    }

    /// Proposes a line of a section: `Work: Opus`.
    mutating func propose(_ section: ConfigurationDraft.Section, _ key: String, _ value: String) {
        let line = "\(OptionMessages.key(key)): \(OptionMessages.key(value))"
        entries[entries.count - 1].proposals.append(.init(section: section, line: line))
    }

    /// Proposes an element of a section that is a list: `- ISBN`.
    mutating func propose(_ section: ConfigurationDraft.Section, element: String) {
        entries[entries.count - 1].proposals.append(.init(section: section, line: "- \(OptionMessages.key(element))"))
    }

    /// Proposes a type of the app, such as `MoneyKit.Money`: `Price: {type: Money, import: MoneyKit}`.
    mutating func proposeType(_ section: ConfigurationDraft.Section, _ key: String, _ type: String, module: String?) {
        let parts = type.split(separator: ".", maxSplits: 1).map(String.init)
        guard let module = module ?? (parts.count == 2 ? parts[0] : nil) else { return propose(section, key, type) }
        let name = OptionMessages.key(parts.count == 2 && parts[0] == module ? parts[1] : type)
        let line = "\(OptionMessages.key(key)): {type: \(name), import: \(OptionMessages.key(module))}"
        entries[entries.count - 1].proposals.append(.init(section: section, line: line))
    }

    /// Adds a name to a list within a section: `schemas: [Author, Work]` in `include:`.
    mutating func filter(_ section: ConfigurationDraft.Section, _ key: String, _ name: String) {
        let owner = entries.count - 1
        if let index = lists.firstIndex(where: { $0.section == section && $0.key == key }) {
            lists[index].names.append(name)
            lists[index].owners.insert(owner)
        } else {
            lists.append(List(section: section, key: key, names: [name], owners: [owner]))
        }
    }

    mutating func filterSchema(_ section: ConfigurationDraft.Section, _ name: String) {
        let found = document.schemas(name)
        if found.isEmpty { remark("The document has no schema '\(name)'.") }
        for schema in found { filter(section, "schemas", schema) }
    }

    mutating func filterOperation(_ section: ConfigurationDraft.Section, _ name: String) {
        guard document.hasOperation(name) || document.hasPath(name) else {
            return remark("The document has no operation '\(name)'.")
        }
        filter(section, "operations", name)
    }

    mutating func filterTag(_ section: ConfigurationDraft.Section, _ name: String) {
        guard let tag = document.tag(name) else { return remark("The document has no tag '\(name)'.") }
        filter(section, "tags", tag)
    }

    mutating func nameModule(_ name: String) {
        do {
            module = try CommandLineArguments.module(name)
        } catch {
            remark(error.message)
        }
    }

    /// Returns the entries. Each entry of a list has the whole list as its proposal.
    func finished() -> [FormerConfiguration.Entry] {
        var entries = entries
        for list in lists {
            let names = list.names.map(OptionMessages.key).joined(separator: ", ")
            let line = "\(OptionMessages.key(list.key)): [\(names)]"
            for owner in list.owners { entries[owner].proposals.append(.init(section: list.section, line: line)) }
        }
        return entries.indices.filter { !headings.contains($0) }.map { entries[$0] }
    }
}
