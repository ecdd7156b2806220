import ContractModel
import ContractReading
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds inline enumerations that several schemas repeat under one property name. Each of them becomes a separate Swift
/// type. The generator does not guess that they are one type, but prints a line for the configuration.
enum SharedEnumerationRules {
    /// The least number of copies. A smaller number may be a coincidence.
    private static let leastCount = 3
    /// The greatest number of places in the proposed line.
    private static let longestList = 40

    /// Inline enumerations with the same values under one property name.
    private struct Group {
        var key: String
        var places: [InlineEnumerations.Place]
        /// Whether the group has all inline enumerations under the key.
        var isOnly: Bool
    }

    static func copies(
        _ document: OpenAPIDocument, _ contract: Contract, shared: [SharedRule], _ findings: inout DiagnosticSink
    ) {
        // Equal inline schemas already share one type, which belongs to only one of their places.
        let types = Set(contract.definitions.lazy.compactMap(\.sourceLocation))
        let places = InlineEnumerations(of: document).places.filter { place in
            !shared.contains { $0.places.contains { $0.matches(place.name) } }
        }
        var taken = Set(document.schemaNames.map(folded))
        for group in groups(of: places) {
            guard group.places.count(where: { types.contains($0.location) }) > 1,
                let first = group.places.min(by: { $0.location < $1.location })
            else { continue }
            let name = name(of: group, first, besides: &taken)
            findings.emit(
                LintMessages.repeatedEnumeration(
                    group.key, count: group.places.count, values: first.values.count,
                    advice: advice(name, group), at: first.location))
        }
    }

    private static func groups(of places: [InlineEnumerations.Place]) -> [Group] {
        Dictionary(grouping: places, by: \.key).sorted { $0.key < $1.key }.flatMap { key, places in
            let byValues = Dictionary(grouping: places, by: \.values).values.filter { group in
                group.count >= leastCount && Set(group.map { $0.name.prefix { $0 != "." } }).count > 1
            }
            let isOnly = byValues.first?.count == places.count
            return byValues.map { Group(key: key, places: $0, isOnly: isOnly) }
                .sorted { $0.places[0].pointer < $1.places[0].pointer }
        }
    }

    /// Returns a name for the shared type, which is the name of the property. If a schema or another group has this
    /// name, the name of the property's schema is put in front.
    private static func name(
        of group: Group, _ first: InlineEnumerations.Place, besides taken: inout Set<String>
    ) -> String {
        let whole = IdentifierCasing.upperCamel(first.name.split(separator: ".").joined(separator: " "))
        let names = [IdentifierCasing.upperCamel(group.key), whole, whole + "Value"]
        let name = names.first { !taken.contains(folded($0)) && SystemTypes.daily[$0] == nil } ?? whole + "Enumeration"
        taken.insert(folded(name))
        return name
    }

    private static func folded(_ name: String) -> String {
        IdentifierCasing.upperCamel(name).lowercased()
    }

    private static func advice(_ name: String, _ group: Group) -> String {
        func quoted(_ text: String) -> String { String(ContractValue.string(text).jsonText.dropLast()) }
        if group.isOnly { return OptionMessages.paste("\(name): \(quoted("*.\(group.key)"))", below: .shared) }
        guard group.places.count <= longestList else {
            return "list them in '\(name): […]' below 'shared:' in gen-dtos.yaml"
        }
        let places = group.places.map(\.name).sorted().map(quoted).joined(separator: ", ")
        return OptionMessages.paste("\(name): [\(places)]", below: .shared)
    }
}
