import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// A group of a client's operations: `api.books`.
struct OperationGroup: Sendable {
    /// The names in the document or the configuration. Several names may have the same spelling in Swift.
    var titles: [String]
    /// The description of the tag.
    var description: String?
    /// The client's property: `books`.
    var property: SwiftIdentifier
    /// The type of the property, in the client: `BooksGroup`.
    var type: SwiftIdentifier
    /// The indices of the group's calls.
    var calls: [Int]
}

/// Puts the calls of a client into groups, and names the groups.
struct OperationGroups: Sendable {
    private(set) var groups: [OperationGroup] = []

    /// - Parameter methods: The names of the client's own methods, in the order of the calls.
    init(
        _ calls: [CallDefinition], methods: [SwiftIdentifier], of contract: Contract, options: GenerationOptions,
        diagnostics: inout DiagnosticSink
    ) {
        guard let rule = options.groups else { return }
        let acronyms = AcronymTable(options.acronyms)
        var indices: [String: Int] = [:]
        for (index, call) in calls.enumerated() {
            guard let title = rule.name(of: call.operation), !title.isEmpty else { continue }
            let property = acronyms.spelled(IdentifierCasing.lowerCamel(title))
            let group = indices[property.lowercased()] ?? groups.count
            if group == groups.count {
                indices[property.lowercased()] = group
                let name = SwiftIdentifier(checked: property)
                groups.append(OperationGroup(titles: [], property: name, type: name, calls: []))
            }
            if !groups[group].titles.contains(title) { groups[group].titles.append(title) }
            groups[group].calls.append(index)
        }
        let grouped = Set(groups.flatMap(\.calls))
        let kept = calls.indices.filter { rule.flat != .none || !grouped.contains($0) }
        // A property and a method without parameters cannot share a name.
        let taken = kept.filter { calls[$0].parameters.isEmpty && calls[$0].body == nil }.map { methods[$0].name }
        name(besides: Set(taken), acronyms, options, &diagnostics)
        let descriptions = Dictionary(contract.tags.map { ($0.name, $0.description) }) { first, _ in first }
        for index in groups.indices {
            groups[index].description = groups[index].titles.lazy.compactMap { descriptions[$0] ?? nil }.first
        }
        for entry in rule.entries where !groups.contains(where: { $0.titles.contains(entry.name) }) {
            diagnostics.emit(ClientMessages.emptyGroup(entry.name, at: entry.location))
        }
    }

    private mutating func name(
        besides taken: Set<String>, _ acronyms: AcronymTable, _ options: GenerationOptions,
        _ diagnostics: inout DiagnosticSink
    ) {
        var properties = NameScope { Self.reserved.contains($0) || taken.contains($0) }
        var types = NameScope(ignoresCase: true) { $0 == "Server" }
        for index in groups.indices {
            let wanted = groups[index].property.name
            let name = properties.take(wanted, else: wanted + "Group")
            groups[index].property = SwiftIdentifier(checked: name)
            let type = acronyms.spelled(IdentifierCasing.upperCamel(wanted)) + "Group"
            groups[index].type = SwiftIdentifier(checked: types.take(type, else: type + "_"))
            guard name != wanted else { continue }
            diagnostics.emit(
                ClientMessages.renamedGroup(
                    groups[index].titles[0], name, hasMethod: taken.contains(wanted), at: options.locations["groups"]))
        }
    }

    /// Names that a group cannot have, because each client or each Swift type has a member with the name. Methods with
    /// parameters, such as `events(of:)`, may share their names with groups.
    private static let reserved: Set<String> = ["self", "init", "Self", "Type", "Protocol", "client"]
}

/// Names the methods of a group.
struct GroupedMethods {
    private let groupWords: [String]

    init(_ group: OperationGroup) {
        groupWords = Self.words(group.titles[0])
    }

    /// Returns the names of methods, in the order of the group's calls. The group's name is left out of a method's name
    /// if no other method of the group has the remaining name.
    ///
    /// - Parameters:
    ///   - names: The names of the operations in the group, before they are shortened, and of the client's own methods.
    ///   - chosen: The names that the document gives to the methods.
    ///   - types: The names of types. A method that shares its name with a type would hide the type.
    func names(
        _ names: [(name: String, method: SwiftIdentifier)], chosen: [String?], _ acronyms: AcronymTable,
        types: Set<String>
    ) -> [SwiftIdentifier] {
        var scope = NameScope { Self.reserved.contains($0) || types.contains($0) }
        let short = names.map { shortName($0.name) }
        let candidates = names.indices.map { index in
            if let chosen = chosen[index] { return NameCandidate(name: chosen, source: .explicit, documentName: "") }
            let (name, isPlural) = short[index] ?? (names[index].name, false)
            // A name with a plural has a lower rank, so `getPool` gets the name `get` instead of `getPools`.
            return NameCandidate(
                name: acronyms.spelled(name), source: isPlural ? .place : .operation, documentName: "")
        }
        let (settled, _) = scope.settle(candidates) { index in
            let method = names[index].method.name
            return FallbackNames(
                names: [names[index].name, method, method + "Operation"], base: method, documentName: method)
        }
        return settled.map(SwiftIdentifier.init(checked:))
    }

    /// Returns the name without the group's name, and whether the group's name was there in the plural. The group's
    /// name is at the beginning or after the verb: `listBooks`, `booksList`, `getAllBooks`, but not `getUserBooks`.
    private func shortName(_ name: String) -> (name: String, isPlural: Bool)? {
        let words = WordSplitter.words(of: name)
        let keys = Self.words(name)
        let starts = keys.count > 2 && keys[1] == "all" ? 0...2 : 0...1
        for start in starts where start + groupWords.count <= keys.count {
            guard Array(keys[start..<(start + groupWords.count)]) == groupWords else { continue }
            let end = start + groupWords.count
            let rest = words[..<start] + words[end...]
            guard let last = rest.last else { return nil }
            // `getBooksBy` has no meaning without its noun, but `booksRemoveOwnedBy` has.
            if start > 0 || rest.count == 1, Self.prepositions.contains(last.lowercased()) { return nil }
            let short = IdentifierCasing.lowerCamel(rest.joined(separator: " "))
            return (short, SingularNoun.of(words[end - 1]) != nil)
        }
        return nil
    }

    /// Returns the words of a name in lower case and in the singular.
    private static func words(_ name: String) -> [String] {
        WordSplitter.words(of: name).map { word in
            let word = word.lowercased()
            return SingularNoun.of(word) ?? word
        }
    }

    /// Words after which a name must not end.
    private static let prepositions: Set<String> = [
        "a", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to", "with", "without",
    ]

    /// Names that methods cannot have, because a group or each Swift type has a member with the name.
    private static let reserved: Set<String> = ["self", "init", "Self", "Type", "Protocol", "api"]
}
